/**
 * Where help for a failure is: the stage's hints, and those of one task where the failure names it.
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
  /** Where it is known. */
  readonly task?: number;
}

/**
 * The stage, and the task if it is known, that a failure is about. A task that was left undone in an earlier stage is that
 * stage's.
 *
 * @param mistake - the known mistake behind it, if there is one
 * @returns nothing where a hint is no help: nothing was begun, the source is no program yet, or it is not the student's fault
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

/** As {@link helpFor}, as it is typed after `npm run hint`: `blackjack/2 --task 4`. */
export function hintFor(
  stage: Stage,
  verdict: Verdict,
  mistake?: CaseResult["mistake"],
): string | undefined {
  const help = helpFor(stage, verdict, mistake);
  return help && [help.stage, ...(help.task === undefined ? [] : ["--task", help.task])].join(" ");
}

/** The task of a stage that its simplest failure is about, if that is known. */
export function failingTask(result: StageResult): number | undefined {
  const { stage } = result;
  const failure = simplestFailure(result);
  const help = failure && helpFor(stage, failure.verdict, failure.mistake);
  return help?.stage === `${stage.track}/${stage.number}` ? help.task : undefined;
}
