/**
 * Where help for a failure is: the stage's hints, and those of one task where the failure names it.
 *
 * @module
 */
import type { CaseResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hasHints } from "../judge/verdict-kinds.ts";
import { taskIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";

/**
 * What to ask `npm run hint` for: `blackjack/2`, or `blackjack/2 --task 4`. A task that was left undone in an earlier stage
 * is that stage's.
 *
 * @param mistake - the known mistake behind it, if there is one
 * @returns nothing where a hint is no help: nothing was begun, the source is no program yet, or it is not the student's fault
 */
export function hintFor(
  stage: Stage,
  verdict: Verdict,
  mistake?: CaseResult["mistake"],
): string | undefined {
  const short = `${stage.track}/${stage.number}`;
  if (!hasHints(verdict)) return undefined;
  if (verdict.kind !== "crashed")
    return mistake?.task === undefined ? short : `${short} --task ${mistake.task}`;
  const task = verdict.error?.name === "Error" ? taskIn(verdict.error.message) : undefined;
  if (task === undefined) return short;
  const [, track, number] = /^([a-z0-9-]+)\/(\d+)-/.exec(verdict.place?.file ?? "") ?? [];
  return `${track === undefined ? short : `${track}/${number}`} --task ${task}`;
}
