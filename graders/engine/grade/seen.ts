/**
 * What the grader has seen of a stage that fails, before it looks for the fault.
 *
 * @module
 */
import { type Ran, ranCase } from "../diagnose/find-change.ts";
import type { RanCase } from "../diagnose/mistakes.ts";
import type { Run } from "../execute/run.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";

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

/** The cases that ran. */
export function casesOf(stage: Stage, ran: Seen["ran"]): Ran[] {
  const transcripts = transcriptsOf(stage);
  return ran.flatMap(({ name, ...rest }) => {
    const one = transcripts.find((its) => its.name === name);
    return one ? [ranCase(one, rest)] : [];
  });
}
