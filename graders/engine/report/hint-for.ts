/**
 * Finds help for a failure: the stage's hints, or one task's hints if the failure names the task.
 *
 * @module
 */
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hasHints } from "../judge/verdict-kinds.ts";
import { taskIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";
import { simplestFailure } from "./failures.ts";

export interface Help {
  /** `blackjack/2` */
  readonly stage: string;
  /** Set if the task is known. */
  readonly task?: number;
}

/**
 * The stage that a failure is about, and the task if it is known. A task left undone in an earlier stage belongs to that
 * stage.
 *
 * @param mistake - the known mistake that causes it, if there is one
 * @returns `undefined` if a hint cannot help: the stage is not started, does not build, or the fault is not the student's
 */
export function helpFor(
  stage: Stage,
  verdict: Verdict,
  mistake?: CaseResult["mistake"],
): Help | undefined {
  const short = `${stage.track}/${stage.number}`;
  if (!hasHints(verdict)) return undefined;
  if (verdict.kind !== "crashed")
    return mistake?.task === undefined ? { stage: short } : { stage: short, task: mistake.task };
  const task = verdict.error?.name === "Error" ? taskIn(verdict.error.message) : undefined;
  if (task === undefined) return { stage: short };
  const [, track, number] = /^([a-z0-9-]+)\/(\d+)-/.exec(verdict.place?.file ?? "") ?? [];
  return { stage: track === undefined ? short : `${track}/${number}`, task };
}

/** {@link helpFor} in the form typed after `npm run hint --`: `blackjack/2 --task 4`. */
export function hintFor(
  stage: Stage,
  verdict: Verdict,
  mistake?: CaseResult["mistake"],
): string | undefined {
  const help = helpFor(stage, verdict, mistake);
  return help && [help.stage, ...(help.task === undefined ? [] : ["--task", help.task])].join(" ");
}

/** The task that a stage's simplest failure is about, if known. */
export function failingTask(result: StageResult): number | undefined {
  const { stage } = result;
  const failure = simplestFailure(result);
  const help = failure && helpFor(stage, failure.verdict, failure.mistake);
  return help?.stage === `${stage.track}/${stage.number}` ? help.task : undefined;
}
