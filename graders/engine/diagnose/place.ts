/**
 * Finds the faulty declaration by substitution: the failing cases run again with the reference's version of one
 * declaration in place of the student's. If exactly one such exchange makes all of them pass, the fault is there.
 *
 * These runs never decide points, and nothing that they print is shown: they contain the reference's code.
 *
 * @module
 */
import type { Slot, Switched } from "../execute/build.ts";
import type { Program, Run, Runner } from "../execute/run.ts";
import { ON } from "../guest/switches/names.ts";
import { normalise } from "../judge/compare.ts";
import { judge } from "../judge/verdict.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { fingerprintOf } from "./mistakes.ts";

/** Where the fault is. */
export type Place =
  /** One declaration, or two if neither alone is to blame. */
  | { readonly kind: "declarations"; readonly slots: readonly Slot[] }
  /** A file: its functions have something in common that the reference's do not share. */
  | { readonly kind: "file"; readonly file: string }
  /** The stage's main program. */
  | { readonly kind: "main" };

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
const MOST_TIME_OUTS = 3;

export async function findPlace(
  { code, main, slots }: Switched,
  failing: readonly Failing[],
  runner: Runner,
): Promise<Place | undefined> {
  const cases = failing.slice(0, MOST_CASES);
  const own = slots.filter(({ todo }) => todo === undefined);
  if (cases.length === 0 || (own.length === 0 && main === undefined)) return undefined;
  let left = MOST_RUNS;
  let timeOuts = 0;
  /** How far each program gets in each of these cases: 1 is the whole transcript. */
  const tryAll = async (
    programs: readonly Program[],
    on: readonly Failing[],
  ): Promise<readonly (readonly number[])[]> => {
    left -= programs.length * on.length;
    if (left < 0 || timeOuts >= MOST_TIME_OUTS) return programs.map(() => on.map(() => 0));
    const jobs = programs.flatMap(({ id }) =>
      on.map(({ one }) => ({ program: id, lines: typedLines(one.transcript) })),
    );
    const runs = await runner.run(programs, jobs);
    timeOuts += runs.filter(({ ended }) => ended.how === "timed out").length;
    return programs.map((_, at) =>
      on.map(({ one }, case_) => progressOf(one, runs[at * on.length + case_]!)),
    );
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
  if (controls.some((run, at) => fingerprintOf(run) !== fingerprintOf(cases[at]!.run)))
    return undefined;
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
  const named = (ids: readonly number[]): Place => ({
    kind: "declarations",
    slots: ids.map((id) => slots.find((slot) => slot.id === id)!),
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
  return all!.every((one) => one === 1) ? { kind: "main" } : undefined;

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

/** How much of a transcript's output a run gives before it differs: 1 if it passes. */
function progressOf({ transcript }: TranscriptCase, run: Run): number {
  if (judge(transcript, run).kind === "passed") return 1;
  const expected = normalise(shownText(transcript));
  const actual = normalise(run.stdout);
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  return Math.min(0.999, at / Math.max(1, expected.length));
}
