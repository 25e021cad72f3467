/**
 * A stage of which only some cases are asked for: the others run, too, but are not reported. A change that is enough for one
 * case may be wrong in another.
 *
 * @module
 */
import type { StageResult, Suspect } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import { type Case, type Stage, type Track, weightOf } from "../workbook/workbook.ts";

/** The same stage with the cases that were left out; each case has the same points as before. */
export function withAllCases(stage: Stage, { stages }: Track): Stage {
  const whole = stages.find(({ path }) => path === stage.path);
  // Tests are run many times, and nothing is changed in them.
  if (!whole || whole === stage || stage.tests) return stage;
  const others = whole.cases.filter(({ name }) => !isIn(stage.cases, name));
  if (others.length === 0) return stage;
  const cases = [...stage.cases, ...others];
  return { ...stage, cases, points: (stage.points * weightOf(cases)) / weightOf(stage.cases) };
}

/** What is reported of a stage that ran with all cases. */
export function partOf(result: StageResult, stage: Stage): StageResult {
  const cases = result.cases.filter(({ name }) => isIn(stage.cases, name));
  if (cases.length === result.cases.length) return result;
  const earned = cases.reduce((sum, one) => sum + one.earned, 0);
  const { suspect, complaints, tasks, beside, ...rest } = { ...result, stage, cases, earned };
  if (passed(rest)) return rest;
  const seen = suspect && suspectIn(suspect, rest);
  return {
    ...rest,
    ...(seen ? { suspect: seen } : {}),
    ...(complaints ? { complaints } : {}),
    ...(tasks ? { tasks } : {}),
    ...(beside ? { beside } : {}),
  };
}

function isIn(cases: readonly Pick<Case, "name">[], name: string): boolean {
  return cases.some((one) => one.name === name);
}

/** @returns nothing if it is about other cases */
function suspectIn(suspect: Suspect, { cases: own }: StageResult): Suspect | undefined {
  const cases = suspect.cases?.filter((name) => isIn(own, name));
  if (cases?.length === 0) return undefined;
  const failing = own.filter(
    ({ kind, verdict }) => kind === "transcript" && verdict.kind !== "passed",
  ).length;
  // Which of the others pass with a change is not known.
  const changes = suspect.changes?.map(({ remaining, ...one }) =>
    remaining === undefined ? one : { ...one, remaining: Math.min(remaining, failing) },
  );
  return { ...suspect, ...(cases ? { cases } : {}), ...(changes ? { changes } : {}) };
}
