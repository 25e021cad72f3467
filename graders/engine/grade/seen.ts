/**
 * What the grader has seen of a stage that fails, before it looks for the fault.
 *
 * @module
 */
import type { RanCase } from "../diagnose/mistakes.ts";
import { type Ran, ranCase } from "../diagnose/ran.ts";
import { endsInTodo } from "../diagnose/tasks.ts";
import type { Run } from "../execute/run.ts";
import type { StageResult } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import type { Grader } from "./grader.ts";
import type { StageRun } from "./grading.ts";

export interface Seen {
  /** The cases that tell something. */
  readonly ran: readonly RanCase[];
  /** Whether every case does: none ended where something is not written yet. */
  readonly areAll: boolean;
  /** A check that has called functions, if it fails. */
  readonly calls?: FailedCalls;
}

/** A check that calls functions, one of which does not give what it should. */
export interface FailedCalls {
  /** The check's name. */
  readonly name: string;
  readonly check: Calls;
  readonly run: Run;
  /** Those that do not. */
  readonly names: readonly string[];
}

/** What tells something about a program that fails: nothing that ends where something is not written yet. */
export function seenOf({ starters }: Grader, { runs, called, result }: StageRun): Seen {
  if (passed(result)) return { ran: [], areAll: true };
  const ran = result.cases.flatMap(({ name, verdict }) => {
    const run = runs.get(name);
    const tells = run && verdict.kind !== "not run" && !endsInTodo(run, starters);
    return tells ? [{ name, run, passed: verdict.kind === "passed" }] : [];
  });
  const calls = failedCallsOf(result, called);
  return { ran, areAll: ran.length === runs.size, ...(calls ? { calls } : {}) };
}

function failedCallsOf(
  { stage, cases }: StageResult,
  run: StageRun["called"],
): FailedCalls | undefined {
  if (!run) return undefined;
  for (const one of stage.cases) {
    if (one.kind !== "check" || one.check.kind !== "calls") continue;
    const verdict = cases.find(({ name }) => name === one.name)?.verdict;
    if (verdict?.kind === "missing" && verdict.names)
      return { name: one.name, check: one.check, run, names: verdict.names };
  }
  return undefined;
}

/** The cases that ran. */
export function casesOf(stage: Stage, ran: Seen["ran"]): Ran[] {
  const transcripts = transcriptsOf(stage);
  return ran.flatMap(({ name, ...rest }) => {
    const one = transcripts.find((its) => its.name === name);
    return one ? [ranCase(one, rest)] : [];
  });
}
