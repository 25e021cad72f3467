/**
 * For a student who waits: what explains a failure is prepared as soon as it is likely.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import type { Submission } from "../intake/read-submission.ts";
import { passed } from "../judge/score.ts";
import { unheard } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { isAlike, mayStandOnOthers } from "./follow-through.ts";
import type { Grader } from "./grader.ts";
import type { Grading, StageRun } from "./grading.ts";
import { seenOf } from "./seen.ts";
import { traceFault } from "./trace-fault.ts";

/** Whether something is prepared that is only needed if a stage fails: without an idle core, the verdict would wait for it. */
export function looksAhead(grader: Grader, { foreign, moved = {} }: Submission): boolean {
  return (
    hasIdleCore(grader) &&
    !grader.options.verdictsOnly &&
    [foreign, moved].every((paths) => Object.keys(paths).length === 0)
  );
}

/** A student waits, and mostly has a second core that does nothing. In a course, all cores are at work. */
function hasIdleCore({ options }: Grader): boolean {
  return !options.evidence && (options.cores ?? availableParallelism()) > 1;
}

/** Stages as they ran, and the grading that knows of them. */
export interface RanBefore {
  readonly grading: Grading;
  readonly ran: ReadonlyMap<Stage, StageRun>;
}

/** Looks for the fault of one stage while a process runs a sample of what fails. */
export interface Foresight {
  /** Begins. Late calls do nothing. @param stages - the stage as it is if the process does the same */
  expected(stages: ReadonlyMap<Stage, StageRun>): void;
  /** Forgets what has been found if the process did something else. @param stages - the stage as it is */
  confirm(stages: ReadonlyMap<Stage, StageRun>): Promise<void>;
}

/**
 * @param runs - gets the stage as it is expected: the compiler is asked about what fails
 * @param before - the stages before it, which run first: with the reference in the box, no output would count
 */
export function openForesight(
  grading: Grading,
  runs: Map<Stage, StageRun>,
  before: () => Promise<RanBefore>,
): Foresight {
  let early: StageRun | undefined;
  let traced: Promise<void> = Promise.resolve();
  let isOver = false;
  const trace = async (own: StageRun) => {
    const { build, result } = own;
    if (passed(result) || build?.kind !== "built") return;
    const first = mayStandOnOthers(own) ? await before() : { grading, ran: new Map() };
    const isOwn = [...first.ran.values()].every((run) => passed(run.result));
    if (isOwn) await traceFault(first.grading, result.stage, build, seenOf(grading.grader, own));
  };
  return {
    expected: (stages) => {
      if (isOver) return;
      for (const [stage, one] of stages) {
        early = one;
        runs.set(stage, one);
        traced = unheard(trace(one));
      }
    },
    confirm: async (stages) => {
      isOver = true;
      const [own] = stages.values();
      if (!early || !own || isAlike(early, own)) return;
      await traced.catch(() => {});
      for (const found of [grading.searches, grading.changes, grading.traces]) found.clear();
    },
  };
}
