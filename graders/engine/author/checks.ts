/**
 * Applies the checks of the source to files that are not a submission: a starter, or a solution with a mistake.
 *
 * @module
 */
import type { Build, Builder, Files } from "../execute/build.ts";
import { programOf, type Run, type Runner } from "../execute/run.ts";
import { type CallsProgram, callsOf } from "../grade/calls.ts";
import { constantsOf, foundBy } from "../grade/constants.ts";
import type { Grader } from "../grade/grader.ts";
import type { Checked } from "../judge/checked.ts";
import { applyCheck } from "../judge/checks.ts";
import type { CheckCase, Stage } from "../workbook/workbook.ts";
import type { Defect } from "./defect.ts";

export interface AppliedCheck {
  readonly one: CheckCase;
  readonly came: Checked;
}

/** @param runs - the runs of the stage's program, for the checks that need them */
export async function applyChecks(
  { builder, contracts }: Grader,
  runner: Runner,
  stage: Stage,
  files: Files,
  runs: readonly Run[],
): Promise<readonly AppliedCheck[]> {
  const checks = stage.cases.filter((one): one is CheckCase => one.kind === "check");
  if (checks.length === 0) return [];
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${stage.path}/`));
  const facts = await builder.facts([
    Object.fromEntries(own.map(([path, text]) => [path.slice(stage.path.length + 1), text])),
  ]);
  if (facts.size === 0) return [];
  const calls = await runBeside(builder, runner, files, callsOf(stage));
  const found = foundBy(await runBeside(builder, runner, files, constantsOf(stage)));
  const input = {
    facts,
    runs,
    contracts: await contracts.judge(stage, files, facts, found),
    ...(typeof calls === "object" ? { calls } : {}),
  };
  return checks.map((one) => ({ one, came: applyCheck(one.check, input) }));
}

/** @returns the run, or the kind of the build if there is none */
async function runBeside(
  builder: Builder,
  runner: Runner,
  files: Files,
  beside: CallsProgram | undefined,
): Promise<Run | Build["kind"] | undefined> {
  if (!beside) return undefined;
  const { path, lines } = beside;
  const all = { ...files, ...beside.files };
  const build = (await builder.build({ files: all, stages: [path] })).get(path);
  if (build?.kind !== "built") return build?.kind;
  const [run] = await runner.run([programOf(path, build)], [{ program: path, lines }]);
  return run;
}

/** Exactly the checks that the starter already passes are marked as given: nobody earns points for given code. */
export function* givenIsWhatTheStarterMeets(
  stage: Stage,
  applied: readonly AppliedCheck[],
): Generator<Defect> {
  const place = `graders/${stage.path}/stage.json`;
  for (const { one, came } of applied) {
    if (came.kind === "passed" && !one.given)
      yield {
        place,
        says: `the starter passes the check "${one.name}" as it is; add "given": true to the check, or remove from the starter what the student is to write.`,
      };
    if (came.kind === "missing" && one.given)
      yield {
        place,
        says: `the starter does not pass the check "${one.name}", which is marked as given (${came.what[0]}); remove "given", or add the missing part to the starter.`,
      };
  }
}
