/**
 * Runs of a program with switches on the cases that fail, within a budget.
 *
 * @module
 */
import type { Switched } from "../execute/build.ts";
import type { Bundle, Program, Run } from "../execute/run.ts";
import { wasCostly } from "../guest/run.ts";
import { reachedIn, tellReached } from "../guest/switches/reached.ts";
import { firstDifference } from "../judge/first-difference.ts";
import { judge } from "../judge/verdict.ts";
import { shownText } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { isAlike, wasStopped } from "./fingerprints.ts";
import { beginningJob, hopefulJob, type Ran, ranCase, wholeJob } from "./ran.ts";
import { type Failure, type TrialRunner, trialOf } from "./which-pass.ts";

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
export type Switches = readonly number[];

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

/** Of one program. */
export class Trials {
  private readonly cases: readonly Tried[];
  private left = BUDGET.runs;
  private stopped = 0;

  constructor(
    private readonly program: Switched & { readonly code: string },
    failing: readonly Failure[],
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
  async inSeveral(all: readonly Switches[]): Promise<readonly number[]> {
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
