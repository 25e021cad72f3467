/**
 * Finds the faulty declaration by substitution: the failing cases run again with the reference's version of one
 * declaration in place of the student's. If exactly one such exchange makes all of them pass, the fault is there.
 *
 * These runs never decide points, and nothing that they print is shown: they contain the reference's code.
 *
 * @module
 */
import type { Slot, Switched } from "../execute/build.ts";
import type { Bundle, Program, Run } from "../execute/run.ts";
import { wasCostly } from "../guest/run.ts";
import { reachedIn, tellReached } from "../guest/switches/reached.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { Suspect, SuspectDeclaration } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import { shownText } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { beginningJob, hopefulJob, type Ran, ranCase, wholeJob } from "./find-change.ts";
import { isAlike, wasStopped } from "./fingerprints.ts";
import { type TrialRunner, trialOf } from "./which-pass.ts";

/** A case that failed, and how. */
interface Failing {
  readonly one: TranscriptCase;
  readonly run: Run;
}

/** A student who waits gets an answer soon. */
const BUDGET = {
  runs: 300,
  /** So many cases say which of two programs comes further. */
  compared: 6,
  /** The shortest that show whether a program does the same when it is written anew. */
  alike: 2,
};
/** A loop that never ends costs as much as a hundred runs, and to fill the memory as much as three such loops. */
const MOST_STOPPED = 10;
const MEMORY_COSTS = 3;
/** So many programs are run before the costs are looked at: fewer, if each may have to be stopped. */
const TOGETHER = { usual: 24, endless: 8 };

/** The slots that are on, by their ids. */
type Switches = readonly number[];

/**
 * @param path - of the stage
 */
export async function findSuspect(
  path: string,
  program: Switched & { readonly code: string },
  failing: readonly Failing[],
  runner: TrialRunner,
): Promise<Suspect | undefined> {
  const { main, slots, tasks } = program;
  const inStage = ({ file }: Slot) => Number(file.startsWith(`${path}/`));
  const own = slots
    .filter(({ unwritten }) => !unwritten)
    .sort((one, other) => inStage(other) - inStage(one));
  if (failing.length === 0 || (own.length === 0 && main === undefined)) return undefined;
  const trials = new Trials(program, failing, runner);
  const reached = await trials.reachedAsBefore();
  if (!reached) return undefined;

  const each = own.map(({ id }) => [id]);
  const progress = await trials.inFirst(each, reached);
  const all = await trials.settlingRest(each.filter((_, at) => progress[at] === 1));
  const singles = all.length > 1 ? constantOf(all, slots) : all;
  if (singles.length > 1) return undefined;
  const blamed = singles[0] ?? (await findPair(trials, own, progress));
  if (blamed) {
    const faulty = blamed.map((id) => slots.find((slot) => slot.id === id)!);
    const isShared = faulty.length > 1 && shareHelper(faulty);
    return {
      kind: "declarations",
      declarations: faulty.map(({ differs, ...slot }) => {
        // With several tasks in one declaration, nobody knows which it is.
        const [one, ...more] = tasks.filter((its) => its.slots.includes(slot.id));
        return {
          // The fault is rather in what they share than where they differ from the reference's.
          ...suspected(isShared || !differs ? slot : { ...slot, differs }),
          ...(one && more.length === 0 ? { task: one.task } : {}),
        };
      }),
    };
  }

  const files = [...new Set(own.map(({ file }) => file))].map((file) => ({
    file,
    ids: own.filter((slot) => slot.file === file).map(({ id }) => id),
  }));
  const several = files.filter(({ ids }) => ids.length > 1);
  const whole = await trials.settling(several.map(({ ids }) => ids));
  const found = several.find(({ ids }) => ids === whole[0]);
  if (found) return whole.length === 1 ? { kind: "file", file: found.file } : undefined;
  if (main === undefined || !(await trials.areSettledBy(main))) return undefined;
  const { mainDiffers: at, mainLacks: lacks, mainUses: also } = program;
  return {
    ...{ kind: "main program", file: `${path}/main.ts` },
    // What is in other files is not missing.
    ...(at ? { at } : also ? { also } : lacks ? { lacks } : {}),
  };
}

function shareHelper(all: readonly Slot[]): boolean {
  const [first = [], ...others] = all.map(({ helpers = [] }) => helpers);
  return first.some(({ name, file }) =>
    others.every((helpers) => helpers.some((one) => one.name === name && one.file === file)),
  );
}

/**
 * If the right value of a constant settles everything, the functions that use it are right. The reference's version of
 * such a function settles it, too, because it uses the reference's constant.
 */
function constantOf(all: readonly Switches[], slots: readonly Slot[]): readonly Switches[] {
  const constant = all.filter(([id]) =>
    all.every(([other]) => {
      const slot = slots.find((one) => one.id === other)!;
      return other === id || slot.constants?.includes(id!);
    }),
  );
  return constant.length === 1 ? constant : all;
}

/** A declaration of the student's that is at fault. */
export function suspected({ name, file, line, differs, helpers, lacks }: Slot): SuspectDeclaration {
  return {
    ...{ name, file, line },
    ...(differs ? { at: differs } : {}),
    ...(helpers && !differs ? { helpers } : {}),
    ...(lacks && !differs ? { lacks } : {}),
  };
}

/**
 * Two faults: first the declaration that leads furthest, and then the one that, with it, settles all cases.
 *
 * @param progress - how far each declaration leads in the first case
 */
async function findPair(
  trials: Trials,
  own: readonly Slot[],
  progress: readonly number[],
): Promise<Switches | undefined> {
  const most = Math.max(...progress);
  if (most <= trials.progressBefore()) return undefined;
  const leaders = own.filter((_, at) => progress[at] === most);
  const gains = leaders.length > 1 ? await trials.reached(leaders.map(({ id }) => [id])) : [most];
  const [leader, ...others] = leaders.filter((_, at) => gains[at] === Math.max(...gains));
  if (!leader || others.length > 0) return undefined;
  const rest = own.filter((slot) => slot !== leader);
  const pairs = await trials.settling(rest.map(({ id }) => [leader.id, id]));
  if (pairs.length !== 1) return undefined;
  return own.flatMap(({ id }) => (pairs[0]!.includes(id) ? [id] : []));
}

type Trial = Pick<Bundle, "code" | "preludes">;

/** A case that failed. */
interface Tried {
  readonly one: TranscriptCase;
  readonly ran: Ran;
}

/** How programs run on their cases. */
interface Trying {
  /** After so many costly cases of a program, its others are not run. */
  readonly timeOuts?: number;
  /** Until when they run; by default, until they go wrong as the student's own, or otherwise. */
  readonly until?: keyof typeof UNTIL;
}

const UNTIL = {
  end: wholeJob,
  /** Where the student's own first goes wrong. */
  wrong: beginningJob,
  hopeless: hopefulJob,
};

/** Runs of a program with switches on its failing cases, within a budget. */
class Trials {
  private readonly cases: readonly Tried[];
  private left = BUDGET.runs;
  private stopped = 0;

  constructor(
    private readonly program: Switched & { readonly code: string },
    failing: readonly Failing[],
    private readonly runner: TrialRunner,
  ) {
    // What had to be stopped takes long, and says little. The shortest case is the cheapest.
    this.cases = failing
      .toSorted(
        (a, b) =>
          Number(wasStopped(a.run)) - Number(wasStopped(b.run)) ||
          shownText(a.one.transcript).length - shownText(b.one.transcript).length,
      )
      .map(({ one, run }) => ({ one, ran: ranCase(one, { run, passed: false }) }));
  }

  /**
   * The slots that the plain program comes to in the first case before it goes wrong: what it comes to later is not the
   * reason.
   *
   * @returns `undefined` if, written anew, it does something else than before
   */
  async reachedAsBefore(): Promise<ReadonlySet<number> | undefined> {
    const cheap = this.cases.filter(({ ran }) => !wasStopped(ran.run)).slice(0, BUDGET.alike);
    const cases = cheap.length > 0 ? cheap : this.cases.slice(0, 1);
    const [runs] = await this.run([this.with([])], cases, { until: "end" });
    if (!cases.every(({ ran }, at) => runs![at] && isAlike(runs![at], ran.run))) return undefined;
    const all = new Set(this.program.slots.map(({ id }) => id));
    if (cheap.length === 0) return all;
    const teller = { code: this.program.code, preludes: [tellReached()] };
    const [[told] = []] = await this.run([teller], cases.slice(0, 1), { until: "wrong" });
    return (told && reachedIn(told.stderr)) ?? all;
  }

  /** Those that make all cases pass. */
  async settling(all: readonly Switches[]): Promise<readonly Switches[]> {
    const progress = await this.inFirst(all);
    return this.settlingRest(all.filter((_, at) => progress[at] === 1));
  }

  /** @param all - those with which the first case passes */
  async settlingRest(all: readonly Switches[]): Promise<readonly Switches[]> {
    const rest = this.cases.slice(1);
    if (rest.length === 0 || all.length === 0) return all;
    const runs = await this.run(
      all.map((on) => this.with(on)),
      rest,
      { timeOuts: 1 },
    );
    return all.filter((_, place) =>
      rest.every(({ one }, at) => progressOf(one, runs[place]![at]) === 1),
    );
  }

  /**
   * How far each comes in the first case.
   *
   * @param reached - the slots without which none goes otherwise than the student's own
   */
  async inFirst(
    all: readonly Switches[],
    reached?: ReadonlySet<number>,
  ): Promise<readonly number[]> {
    const [first] = this.cases;
    const isTried = (on: Switches) => !reached || on.some((id) => reached.has(id));
    const tried = all.filter(isTried);
    const runs = await this.run(
      tried.map((on) => this.with(on)),
      [first!],
    );
    const progress = new Map(tried.map((on, at) => [on, progressOf(first!.one, runs[at]![0])]));
    return all.map((on) => progress.get(on) ?? this.progressBefore());
  }

  /** How far the student's own comes there. */
  progressBefore(): number {
    const [{ one, ran }] = this.cases as [Tried];
    return progressOf(one, ran.run);
  }

  async areSettledBy(code: string): Promise<boolean> {
    const [first, ...rest] = this.cases;
    for (const cases of [[first!], rest]) {
      const [runs] = await this.run([{ code }], cases);
      if (!cases.every(({ one }, at) => progressOf(one, runs![at]) === 1)) return false;
    }
    return true;
  }

  /** How far each comes in some cases. */
  async reached(all: readonly Switches[]): Promise<readonly number[]> {
    const cases = this.cases.slice(0, BUDGET.compared);
    const runs = await this.run(
      all.map((on) => this.with(on)),
      cases,
    );
    return runs.map((own) => cases.reduce((sum, { one }, at) => sum + progressOf(one, own[at]), 0));
  }

  private with(on: Switches): Trial {
    return trialOf({ code: this.program.code, on });
  }

  /** @returns the runs of each program, in the order of the cases; none of those for which the budget was too small */
  private async run(
    trials: readonly Trial[],
    cases: readonly Tried[],
    { timeOuts, until = "hopeless" }: Trying = {},
  ): Promise<readonly (readonly Run[])[]> {
    const all: (readonly Run[])[] = [];
    const together = cases.some(({ ran }) => wasStopped(ran.run))
      ? TOGETHER.endless
      : TOGETHER.usual;
    for (let from = 0; from < trials.length; from += together) {
      const programs = trials
        .slice(from, from + together)
        .map((trial, at): Program => ({ id: `trial ${from + at}`, ...trial }));
      const jobs = programs.flatMap(({ id }) =>
        cases.map(({ ran }) =>
          wasCostly(ran.run.ended) ? wholeJob(id, ran) : UNTIL[until](id, ran),
        ),
      );
      this.left -= jobs.length;
      const isOver = this.left < 0 || this.stopped >= MOST_STOPPED;
      const limits = timeOuts === undefined ? {} : { timeOuts };
      const runs = isOver ? [] : await this.runner.run(programs, jobs, limits);
      for (const [at, { ended }] of runs.entries()) {
        // What is stopped where it goes wrong as before costs little.
        const isFlood = ended.how === "too much output" && jobs[at]!.outputChars === undefined;
        if (isFlood || wasCostly(ended))
          this.stopped += ended.how === "too much memory" ? MEMORY_COSTS : 1;
      }
      for (const at of programs.keys())
        all.push(runs.slice(at * cases.length, (at + 1) * cases.length));
    }
    return all;
  }
}

/** How much of a transcript's output a run gives before it differs: 1 if it passes. */
function progressOf({ transcript }: TranscriptCase, run: Run | undefined): number {
  if (!run) return 0;
  if (judge(transcript, run).kind === "passed") return 1;
  const expected = shownText(transcript);
  const at = firstDifference(expected, run.stdout) ?? run.stdout.length;
  return Math.min(0.999, at / Math.max(1, expected.length));
}
