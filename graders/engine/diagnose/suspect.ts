/**
 * Finds the faulty declaration by substitution: the failing cases run again with the reference's version of one
 * declaration in place of the student's. If exactly one such exchange makes all of them pass, the fault is there.
 *
 * These runs never decide points, and nothing that they print is shown: they contain the reference's code.
 *
 * @module
 */
import type { Switched } from "../execute/build.ts";
import type { Program, Run, Runner } from "../execute/run.ts";
import { wasCostly } from "../guest/run.ts";
import { ON } from "../guest/switches/names.ts";
import { normalise } from "../judge/compare.ts";
import type { Suspect } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { fingerprintOf } from "./mistakes.ts";

/** A case that failed, and how. */
export interface Failing {
  readonly one: TranscriptCase;
  readonly run: Run;
}

/** More cases tell hardly more. */
const MOST_CASES = 6;
/** A student who waits gets an answer soon. */
const MOST_RUNS = 240;
/** A loop that never ends costs as much as hundreds of runs. */
const MOST_STOPPED = 6;
/** So many programs are run before the costs are looked at. */
const TOGETHER = 4;

/** @param path - of the stage */
export async function findSuspect(
  path: string,
  { code, main, slots }: Switched & { readonly code: string },
  failing: readonly Failing[],
  runner: Runner,
): Promise<Suspect | undefined> {
  // What had to be stopped takes long, and says little.
  const cheap = [...failing].sort(
    (a, b) => Number(wasCostly(a.run.ended)) - Number(wasCostly(b.run.ended)),
  );
  const cases = cheap.slice(0, MOST_CASES);
  const own = slots.filter(({ unwritten }) => !unwritten);
  if (cases.length === 0 || (own.length === 0 && main === undefined)) return undefined;
  let left = MOST_RUNS;
  let stopped = 0;
  /** How far each program gets in each of these cases: 1 is the whole transcript. */
  const tryAll = async (
    programs: readonly Program[],
    on: readonly Failing[],
  ): Promise<readonly (readonly number[])[]> => {
    const reached: (readonly number[])[] = [];
    for (let from = 0; from < programs.length; from += TOGETHER) {
      const some = programs.slice(from, from + TOGETHER);
      left -= some.length * on.length;
      const runs =
        left < 0 || stopped >= MOST_STOPPED
          ? []
          : await runner.run(
              some,
              some.flatMap(({ id }) =>
                on.map(({ one }) => ({ program: id, lines: typedLines(one.transcript) })),
              ),
            );
      stopped += runs.filter(({ ended }) => wasCostly(ended)).length;
      for (const [at] of some.entries())
        reached.push(on.map(({ one }, place) => progressOf(one, runs[at * on.length + place])));
    }
    return reached;
  };
  const withOn = (ids: readonly number[]): Program => ({
    id: `on ${ids.join(" ")}`,
    code: code.replace(ON, ids.join()),
  });

  // The plain program, written anew, must do the same as before.
  const control = withOn([]);
  const controls = await runner.run(
    [control],
    cases.map(({ one }) => ({ program: control.id, lines: typedLines(one.transcript) })),
  );
  if (!controls.every((run, at) => isAlike(run, cases[at]!.run))) return undefined;
  const before = cases.map(({ one }, at) => progressOf(one, controls[at]!));

  const settles = async (candidates: readonly (readonly number[])[]) => {
    const programs = candidates.map(withOn);
    const [first, ...rest] = cases;
    const quick = await tryAll(programs, [first!]);
    const hopeful = programs.filter((_, at) => quick[at]![0] === 1);
    if (hopeful.length === 0 || rest.length === 0)
      return candidates.filter((_, at) => quick[at]![0] === 1);
    const all = await tryAll(hopeful, rest);
    const right = new Set(hopeful.filter((_, at) => all[at]!.every((one) => one === 1)));
    return candidates.filter((_, at) => right.has(programs[at]!));
  };

  const singles = await settles(own.map(({ id }) => [id]));
  const named = (ids: readonly number[]): Suspect => ({
    kind: "declarations",
    declarations: ids.map((id) => {
      const { name, file, line, differs } = slots.find((slot) => slot.id === id)!;
      return { name, file, line, ...(differs ? { at: differs } : {}) };
    }),
  });
  if (singles.length === 1) return named(singles[0]!);
  if (singles.length > 1) return undefined;

  const pair = await findPair();
  if (pair) return named(pair);

  const files = [...new Set(own.map(({ file }) => file))];
  const groups = files.map((file) => own.filter((slot) => slot.file === file).map(({ id }) => id));
  const several = groups.filter((ids) => ids.length > 1);
  const whole = await settles(several);
  if (whole.length === 1)
    return { kind: "file", file: files[groups.indexOf(several.find((ids) => ids === whole[0])!)]! };
  if (whole.length > 1 || main === undefined) return undefined;
  const [all] = await tryAll([{ id: "main", code: main.replace(ON, "") }], cases);
  return all!.every((one) => one === 1)
    ? { kind: "main program", file: `${path}/main.ts` }
    : undefined;

  /** Two faults: first the declaration that leads furthest, and then the one that, with it, settles all cases. */
  async function findPair(): Promise<readonly number[] | undefined> {
    const alone = await tryAll(
      own.map(({ id }) => withOn([id])),
      cases,
    );
    const gains = alone.map((one) => one.reduce((sum, now, at) => sum + now - before[at]!, 0));
    const most = Math.max(0, ...gains);
    const leaders = own.filter((_, at) => gains[at] === most);
    if (most <= 0 || leaders.length !== 1) return undefined;
    const { id } = leaders[0]!;
    const pairs = await settles(own.flatMap((other) => (other.id === id ? [] : [[id, other.id]])));
    return pairs.length === 1 ? pairs[0] : undefined;
  }
}

/** A program that was stopped may have come further, or not so far: to another limit. */
function isAlike(one: Run, other: Run): boolean {
  return wasCostly(one.ended)
    ? wasCostly(other.ended)
    : fingerprintOf(one) === fingerprintOf(other);
}

/** How much of a transcript's output a run gives before it differs: 1 if it passes. */
function progressOf({ transcript }: TranscriptCase, run: Run | undefined): number {
  if (!run) return 0;
  if (judge(transcript, run).kind === "passed") return 1;
  const expected = normalise(shownText(transcript));
  const actual = normalise(run.stdout);
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  return Math.min(0.999, at / Math.max(1, expected.length));
}
