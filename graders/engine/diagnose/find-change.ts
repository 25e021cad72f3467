/**
 * Finds the line of a slip: the one in which a small change of the student's own program makes all cases pass.
 *
 * @module
 */
import type { Repair, Repairable } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import {
  askedIn,
  askedMore,
  EVIDENT,
  roundsFor,
  tellAsked,
  withoutAsking,
} from "../guest/repairs/repairs.ts";
import { wasCostly } from "../guest/run.ts";
import { once } from "../workbook/remember.ts";
import { endlessLoopOf, isAlike, wasStopped } from "./fingerprints.ts";
import { bringsFurther, type Found, type Further, furthestOf, gainOf, NOTHING } from "./further.ts";
import { FEW, inOrder, likeliest } from "./likeliest.ts";
import { beginningJob, hopefulJob, type Ran } from "./ran.ts";
import { type TrialRunner, trialOf } from "./which-pass.ts";

/** Where a fault probably is. */
export interface Likely {
  /** The likeliest first. */
  readonly methods: readonly string[];
  /** The lines of a file that it is in by what a case prints, from 1. */
  linesIn(file: string, ran: Ran): ReadonlySet<number>;
  /** Whether a line, from 1, is in a function that gives something wrong by itself, or in what that uses. */
  isCalled(file: string, line: number): boolean;
  /** Whether it may be there; what may not be is not tried. */
  mayBeIn(change: Repair): boolean;
}

/** How much is tried. */
export interface Effort {
  /** So many changes. */
  readonly changes: number;
  /** What their case prints, all of them together: a long one takes longer. */
  readonly characters: number;
}

/** A student who waits gets an answer soon, and in a course many wait for each other. */
export const EFFORTS = {
  inCourse: { changes: 30, characters: 100_000 },
  // So it was in two of 184 slips of readers; of the few in other students' programs, the right change was among these.
  afterNothing: { changes: 72, characters: 750_000 },
  afterExchanges: { changes: 100, characters: 1_000_000 },
  inEarlierStages: { changes: 150, characters: 2_000_000 },
  alone: { changes: 200, characters: 2_000_000 },
} as const satisfies Record<string, Effort>;
/** What is wrong only from the second hand or game on may have to be made anew, to begin again, or to be kept. */
const AGAIN: ReadonlySet<Repair["at"]["kind"]> = new Set(["declared", "reset", "once"]);
/**
 * So many are tried before the costs are looked at, and whether some of them are enough. Then no others are tried: of 207
 * slips, two lost their line by that. Without a reference it was three, but three fewer were led to another place.
 */
const TOGETHER = 24;
/** Of a long run, so many switches are known in the order in which it asked last; of the others, when it asked first. */
const LAST_ASKED = 700;
/** A run that has to be stopped costs as much as a hundred others. */
const MOST_STOPPED = 2;

/** A search for changes; what has run in it need not run again when it is asked for more. */
export interface Search {
  /**
   * @param likely - where the fault probably is: what is changed there is tried first
   * @returns the changes with which all cases pass, or else those that bring the program further than any others; none if it
   * behaves differently when it is written anew
   */
  find(effort: Effort, likely: Likely): Promise<Found>;
}

/**
 * @param program - with the changes
 * @param ran - the cases, at least one of which fails
 */
export function openSearch(program: Repairable, ran: readonly Ran[], runner: TrialRunner): Search {
  const failing = ran.filter(({ passed }) => !passed);
  // The shortest case is the cheapest.
  const [first, ...others] = failing.toSorted(
    (a, b) => Number(!!a.isCalls) - Number(!!b.isCalls) || a.lines.length - b.lines.length,
  );
  if (!first || codeFor(first, program) === undefined) return { find: async () => NOTHING };
  const rest = [...others, ...ran.filter(({ passed }) => passed)].filter(
    (one) => codeFor(one, program) !== undefined,
  );
  const codes = new Set([first, ...rest].map((one) => codeFor(one, program)!));
  const quick = new Map([...codes].map((code) => [code, withoutAsking(code)]));
  const switched = (id: string, on: Ran, its?: Repair) => {
    const { lines, length } = on;
    const code = quick.get(codeFor(on, program)!)!;
    return { id, ...trialOf({ code, on: its ? [its.id, roundsFor(lines.length, length)] : [] }) };
  };
  const known = new Map<Repair, Map<Ran, Run>>();
  /** Those that the program comes to, if it behaves as before when it is written anew. */
  const reached = once(async () => {
    const asking = askingFrom(program, first);
    const [plain, told] = await runner.run(
      [switched("plain", first), asking.program],
      [hopefulJob("plain", first), asking.job],
    );
    if (!plain || !isAsBefore(plain, first)) return undefined;
    return effective(program, first, told?.stderr ?? "", runner);
  });
  const find: Search["find"] = async (effort, { methods, linesIn, isCalled, mayBeIn }) => {
    let stopped = 0;
    const runWith = async (all: readonly Repair[], on: readonly Ran[]) => {
      const trials = all.flatMap((its, at) =>
        on.flatMap((one, place) => {
          if (known.get(its)?.has(one)) return [];
          const id = `change ${at}, case ${place}`;
          return { its, one, program: switched(id, one, its), job: hopefulJob(id, one) };
        }),
      );
      if (trials.length > 0) {
        if (stopped >= MOST_STOPPED) return [];
        const runs = await runner.run(
          trials.map(({ program }) => program),
          trials.map(({ job }) => job),
        );
        for (const [at, { its, one }] of trials.entries())
          known.set(its, (known.get(its) ?? new Map<Ran, Run>()).set(one, runs[at]!));
        stopped += runs.filter(({ ended }) => wasCostly(ended)).length;
      }
      return all.map((its) => ({ its, runs: on.map((one) => known.get(its)!.get(one)!) }));
    };
    const further: Further[] = [];
    const passing = async (all: readonly Repair[], on: readonly Ran[]) =>
      (await runWith(all, on)).flatMap(({ its, runs }) => {
        const [run] = runs;
        if (on[0] === first && first.isRightBeyond?.(run!))
          further.push({ its, until: first.rightUntil(run!) });
        return on.every((one, place) => one.passes(runs[place]!)) ? [its] : [];
      });
    const all = (await reached())?.filter(mayBeIn);
    if (!all) return NOTHING;
    // What is stopped where it goes wrong costs less.
    const affordable =
      effort.characters / Math.max(1, first.unlike ? first.differsAt() : first.length);
    const most = Math.min(effort.changes, Math.max(FEW, Math.floor(affordable)));
    const placeOf = ({ at }: Repair) => {
      const place = methods.indexOf(at.method ?? "");
      return place < 0 ? methods.length : place;
    };
    const sorted = all.toSorted((a, b) => placeOf(a) - placeOf(b));
    const files = [...new Set(all.map(({ file }) => file))];
    const lines = new Map(files.map((file) => [file, linesIn(file, first)]));
    const isLater = first.differsLater?.() ?? false;
    const isIn = ({ file, at: { line, kind } }: Repair) =>
      lines.get(file)!.has(line) || (isLater && AGAIN.has(kind));
    const isWrong = ({ file, at }: Repair) => isCalled(file, at.line);
    const tried = likeliest(sorted, isIn, isWrong, most);
    // Those that are less likely are not tried if others are enough.
    for (const ranks of [[EVIDENT, 0, 1], [2], [3]]) {
      const its = tried.filter(({ rank }) => ranks.includes(rank));
      for (let from = 0; from < its.length; from += TOGETHER) {
        let found = await passing(its.slice(from, from + TOGETHER), [first]);
        for (const cases of moreAndMore(rest)) found = await passing(found, cases);
        if (found.length > 0) return { repairs: inOrder(found) };
      }
    }
    let furthest = furthestOf(further);
    for (const cases of moreAndMore(rest))
      furthest = (await runWith(furthest, cases)).flatMap(({ its, runs }) =>
        cases.every((one, at) => gainOf(one, runs[at]!) >= 0) ? [its] : [],
      );
    const cases = [first, ...rest];
    return bringsFurther(await runWith(furthest, cases), cases);
  };
  return { find };
}

/** What fails one case need not run in the others: one of them, then two, four, and so on. */
function* moreAndMore(all: readonly Ran[]): Generator<readonly Ran[]> {
  for (let from = 0, count = 1; from < all.length; from += count, count *= 2)
    yield all.slice(from, from + count);
}

/**
 * The changes that can be the reason for what differs first: the program comes to them before it prints that. Those that it
 * comes to last stand first.
 *
 * @param beginning - what the program tells of the first ones
 */
async function effective(
  program: Repairable,
  first: Ran,
  beginning: string,
  runner: TrialRunner,
): Promise<readonly Repair[]> {
  const count = askedMore(beginning);
  const last =
    count === undefined ? undefined : askingFrom(program, first, Math.max(0, count - LAST_ASKED));
  const [told] = last ? await runner.run([last.program], [last.job]) : [];
  return askedIn(told?.stderr ?? beginning).flatMap((id) => program.repairs[id] ?? []);
}

/**
 * The program that tells which changes it comes to.
 *
 * @param after - only those after so many
 */
function askingFrom(program: Repairable, first: Ran, after?: number) {
  const job = beginningJob("asks", first);
  const code = codeFor(first, program)!;
  return { job, program: { id: job.program, ...trialOf({ code, on: [tellAsked(after)] }) } };
}

/** Whether the program, written anew, does what it did before; it may have been stopped where that went wrong. */
function isAsBefore(run: Run, { run: before }: Ran): boolean {
  if (run.ended.how === "too much output") return before.stdout.startsWith(run.stdout);
  return isAlike(run, before) || (wasStopped(before) && endlessLoopOf(run) !== undefined);
}

function codeFor({ isCalls }: Ran, { code, calls }: Repairable): string | undefined {
  return isCalls ? calls : code;
}
