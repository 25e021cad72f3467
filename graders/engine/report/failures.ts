/**
 * Chooses the failure of a stage to describe in full, and finds the others that fail in the same way.
 *
 * @module
 */
import { isOpen as isOpenCall } from "../judge/calls.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { fails, ofWholeStage } from "../judge/verdict-kinds.ts";
import { inertTerminal } from "../text/inert.ts";
import { typedLines } from "../text/transcript.ts";
import type { Case } from "../workbook/workbook.ts";
import { isUnfinished, wentWrongBefore } from "./explain-crash.ts";
import { kindsOf, listOf } from "./phrases.ts";
import { detailOf } from "./verdict-wordings.ts";

export function failed({ verdict }: CaseResult): boolean {
  return fails(verdict);
}

/**
 * The failure that is described in full. Of the fault that costs the most, or of the only one, it is the case that is
 * simplest to repeat and understand. Checks of the source come first, then the transcript with the shortest input,
 * preferably one with a known mistake. Transcripts that end in the middle, and checks of the runs of other cases, come
 * last.
 */
export function simplestFailure(result: StageResult): CaseResult | undefined {
  const effort = ({ name, mistake }: CaseResult): number => {
    const one = result.stage.cases.find((known) => known.name === name);
    const typed = one?.kind === "transcript" ? typedLines(one.transcript).length : 0;
    return typed + (mistake || one?.kind === "check" ? 0 : 1_000);
  };
  const failures = result.cases.filter(failed);
  // All that one fault costs is the same for each of its cases.
  const isOne = haveOneCause(result);
  const cost = (one: CaseResult) =>
    isOne && one.kind === "transcript"
      ? lossOf(failures.filter(isTranscript))
      : costOfFault(result, one);
  const ranked = failures.map((one) => ({
    ...{ one, last: lastResort(result, one), cost: cost(one), effort: effort(one) },
  }));
  ranked.sort((a, b) => a.last - b.last || b.cost - a.cost || a.effort - b.effort);
  return ranked[0]?.one;
}

/** Whether one declaration, file or line has been shown to be the cause of all failing transcripts. */
function haveOneCause({ suspect }: StageResult): boolean {
  if (!suspect || suspect.cases || suspect.kind === "called") return false;
  if (suspect.kind === "unknown" && suspect.changes?.some(({ remaining }) => remaining))
    return false;
  return suspect.kind !== "declarations" || suspect.declarations.length === 1;
}

/** Ranks failures by how little they say. Those that follow from others, or were not run, say the least. */
function lastResort(result: StageResult, { name, verdict, undisclosed }: CaseResult): number {
  if (verdict.kind === "not run") return 4;
  if (undisclosed) return 3;
  const one = result.stage.cases.find((known) => known.name === name);
  if (verdict.kind === "missing") return lastOfChecks(result, verdict, one);
  // It ends where something is not written yet, and another case shows a fault in what is written.
  if (result.suspect?.cases?.includes(name) === false || isUnfinished(verdict)) return 2;
  return one?.kind === "transcript" && one.transcript.status !== 0 ? 1 : 0;
}

/** While something is not written yet, what functions give that are written says the most, and what is missing the least. */
function lastOfChecks(
  { tasks = [] }: StageResult,
  { seen, names, what }: Extract<Verdict, { kind: "missing" }>,
  one: Case | undefined,
): number {
  const isOpen = tasks.some(({ state }) => state === "not started");
  const isOfRun = seen === "run";
  if (isOfRun && names && what.every(isOpenCall)) return 3;
  if (!isOpen) return isOfRun ? 1 : 0;
  if (isOfRun) return names ? 0 : 3;
  return one?.kind === "check" && one.check.kind === "contract" ? 1 : 2;
}

/** The total cost of all cases that fail in the same way, rounded to a millionth so that sums can be compared. */
function costOfFault(result: StageResult, one: CaseResult): number {
  return lossOf(alike(result, one));
}

function lossOf(all: readonly CaseResult[]): number {
  return Math.round(all.reduce((sum, { points, earned }) => sum + points - earned, 0) * 1e6);
}

function isTranscript({ kind }: CaseResult): boolean {
  return kind === "transcript";
}

/**
 * All failures that fail in the same way as this one, including itself: with the same known mistake, error, limit or
 * kinds of difference.
 */
export function alike({ cases }: StageResult, one: CaseResult): readonly CaseResult[] {
  const way = howItFails(one);
  return cases.filter((other) => failed(other) && howItFails(other) === way);
}

/** The line above the failure that is described in full: how many others fail in the same way. */
export function alikeSays(result: StageResult, first: CaseResult): string {
  const others = result.cases.filter(failed).length - 1;
  const same = alike(result, first).length - 1;
  const who = (count: number) => (count === 1 ? "the other one" : `the other ${count}`);
  if (first.verdict.kind === "not run" && same === others) return `Not run, like ${who(others)}:`;
  if (ofWholeStage(first.verdict) && same === others)
    return `${others === 1 ? "Both" : `All ${others + 1}`} cases fail for the same reason:`;
  const rest = result.cases.filter((one) => failed(one) && howItFails(one) !== howItFails(first));
  const most = rest.every((one) => costOfFault(result, one) < costOfFault(result, first));
  const lost = ({ points, earned }: CaseResult) => points - earned;
  const isDear = rest.some((one) => lost(one) < lost(first));
  const some = (count: number) => (count === others ? who(count) : `${count} of ${who(others)}`);
  if (haveOneCause(result) && first.kind === "transcript") {
    const caused =
      result.cases.filter((one) => failed(one) && one.kind === "transcript").length - 1;
    const why = `${some(caused)} ${caused === 1 ? "has" : "have"} the same cause`;
    return `The simplest failure in full${caused === 0 ? "" : `; ${why}`}:`;
  }
  const kind = rest.length === 0 || !most ? "simplest" : isDear ? "most costly" : "most frequent";
  const lead = `The ${kind} failure in full`;
  if (same === 0) return `${lead}:`;
  const names = alike(result, first).flatMap((one) =>
    one === first ? [] : inertTerminal(one.name),
  );
  const which = same === others || same > MOST_NAMED ? some(same) : listOf(names);
  return `${lead}; ${which} ${same === 1 ? "fails" : "fail"} in the same way:`;
}

/** More names would be longer than the list above. */
const MOST_NAMED = 2;

/** How a case fails, as text that is equal for two cases that fail in the same way. */
export function howItFails({ verdict, mistake }: CaseResult): string {
  const parts: unknown[] = [verdict.kind];
  if (mistake) parts.push(mistake.name);
  else if (verdict.kind === "crashed" && verdict.error) {
    // This is the place in the bundle. The place in the source is looked up only for failures that are shown.
    const { name, message, line, column } = verdict.error;
    parts.push(name, message, line, column, wentWrongBefore(verdict.difference));
  } else parts.push(kindsOf(verdict), detailOf(verdict));
  return JSON.stringify(parts);
}
