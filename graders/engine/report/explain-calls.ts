/**
 * What functions give if they are called by themselves.
 *
 * @module
 */
import { isOpen } from "../judge/calls.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import { inertTerminal } from "../text/inert.ts";
import { exportOf } from "../workbook/clauses.ts";
import { explainSuspect } from "./explain-suspect.ts";
import type { Section } from "./model.ts";
import { explainNeeded } from "./needed.ts";
import type { Reader } from "./problems.ts";

/** What functions give if they are called by themselves, where that is wrong, too: it is nearer to the fault. */
export function explainCallsBeside({ cases, standIns }: StageResult): Section {
  const calls = cases.flatMap(({ name, verdict }) =>
    verdict.kind === "missing" && verdict.seen === "run" && verdict.names
      ? [{ name, what: verdict.what.filter((one) => !isOpen(one)) }]
      : [],
  );
  const [one] = calls;
  if (!one || one.what.length === 0 || standIns.length > 0) return [];
  const firsts = firstOfEach(one.what);
  const what =
    firsts.length === 1
      ? "itself, a function gives a wrong result"
      : "themselves, functions give wrong results";
  return [
    {
      kind: "diagnosis",
      text: `Called by ${what}, which may be the cause (${inertTerminal(one.name)}):`,
    },
    ...explainNeeded(firsts, MOST_CALLS),
  ];
}

/** More would hide the difference. */
const MOST_CALLS = 2;

/** The first call of each function, as it is named at the beginning of what is needed. */
function firstOfEach(what: readonly string[]): readonly string[] {
  const nameIn = (one: string) => /^Needed: (\S+)/.exec(one)?.[1];
  return what.filter((one, at) => what.findIndex((two) => nameIn(two) === nameIn(one)) === at);
}

/** Of a check that calls functions: the one that does not give what it should. */
export function explainCalled(
  result: StageResult,
  { name, verdict }: CaseResult,
  reader: Reader,
): readonly Section[] {
  const { suspect } = result;
  const names = verdict.kind === "missing" && verdict.seen === "run" ? verdict.names : undefined;
  const isOfCalls =
    suspect?.kind === "unknown" && (isOnlyCheck(result) || suspect.cases?.includes(name));
  const isIts =
    suspect?.kind === "called" && names?.some((one) => exportOf(one) === suspect.declaration.name);
  return isIts || (names && isOfCalls) ? explainSuspect(result, reader) : [];
}

/** Whether all transcripts pass. */
function isOnlyCheck({ cases }: StageResult): boolean {
  return cases.every(({ kind, verdict }) => kind === "check" || verdict.kind === "passed");
}
