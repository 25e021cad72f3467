/**
 * What the checks of the source say of files that are no submission: a starter's, a solution's with a mistake.
 *
 * @module
 */
import type { Builder, Files } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { applyCheck, type Checked } from "../judge/checks.ts";
import type { CheckCase, Stage } from "../workbook/workbook.ts";
import type { Defect } from "./defect.ts";

export interface AppliedCheck {
  readonly one: CheckCase;
  readonly came: Checked;
}

/** @param runs - what the stage's program did, for the checks that look at that */
export async function applyChecks(
  builder: Builder,
  stage: Stage,
  files: Files,
  runs: readonly Run[],
): Promise<readonly AppliedCheck[]> {
  const checks = stage.cases.filter((one): one is CheckCase => one.kind === "check");
  if (checks.length === 0) return [];
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${stage.path}/`));
  const facts = await builder.facts(
    Object.fromEntries(own.map(([path, text]) => [path.slice(stage.path.length + 1), text])),
  );
  return facts ? checks.map((one) => ({ one, came: applyCheck(one.check, { facts, runs }) })) : [];
}

/** What the starter meets already is marked so, and nothing else is: nobody earns points for what was given out. */
export function* givenIsWhatTheStarterMeets(
  stage: Stage,
  applied: readonly AppliedCheck[],
): Generator<Defect> {
  const place = `graders/${stage.path}/stage.json`;
  for (const { one, came } of applied) {
    if (came.kind === "passed" && !one.given)
      yield {
        place,
        says: `the starter passes the check "${one.name}" as it is; add "given": true to the check, or take out of the starter what is for the student to write.`,
      };
    if (came.kind === "missing" && one.given)
      yield {
        place,
        says: `the starter does not pass the check "${one.name}", which is marked as given (${came.what[0]}); take out "given", or put it into the starter.`,
      };
  }
}
