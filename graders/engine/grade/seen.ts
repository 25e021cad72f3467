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
  /** Those that ended there, and had gone wrong before. */
  readonly wrongBefore: readonly RanCase[];
  /** A check that has called functions, if it fails. */
  readonly calls?: FailedCalls;
  /** Or if it passes. */
  readonly passedCalls?: Pick<FailedCalls, "check" | "run">;
}

/** A check that calls functions, one of which does not give what it should. */
export interface FailedCalls {
  /** The check's name. */
  readonly name: string;
  readonly check: Calls;
  readonly run: Run;
  /** Those that do not; none of those that are not written yet. */
  readonly names: readonly string[];
}

/** What tells something about a program that fails: nothing that ends where something is not written yet. */
export function seenOf({ starters }: Grader, { runs, called, result }: StageRun): Seen {
  if (passed(result)) return { ran: [], areAll: true, wrongBefore: [] };
  const all = result.cases.flatMap(({ name, verdict }) => {
    const run = runs.get(name);
    if (!run || verdict.kind === "not run") return [];
    return [{ name, run, passed: verdict.kind === "passed" }];
  });
  const unfinished = all.filter(({ run }) => endsInTodo(run, starters));
  const ran = all.filter((one) => !unfinished.includes(one));
  const wrongBefore = unfinished.filter((one) =>
    casesOf(result.stage, [one]).some(({ run, differsAt }) => differsAt() < run.stdout.length),
  );
  return { ran, areAll: ran.length === runs.size, wrongBefore, ...callsOf(result, called) };
}

function callsOf(
  { stage, cases }: StageResult,
  run: StageRun["called"],
): Pick<Seen, "calls" | "passedCalls"> {
  if (!run) return {};
  for (const one of stage.cases) {
    if (one.kind !== "check" || one.check.kind !== "calls") continue;
    const { name, check } = one;
    const verdict = cases.find((its) => its.name === name)?.verdict;
    if (verdict?.kind === "missing" && verdict.names)
      return { calls: { name, check, run, names: verdict.names } };
    if (verdict?.kind === "passed") return { passedCalls: { check, run } };
  }
  return {};
}

/** The cases that ran. */
export function casesOf(stage: Stage, ran: Seen["ran"]): Ran[] {
  const transcripts = transcriptsOf(stage);
  return ran.flatMap(({ name, ...rest }) => {
    const one = transcripts.find((its) => its.name === name);
    return one ? [ranCase(one, rest)] : [];
  });
}
