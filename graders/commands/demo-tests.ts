/**
 * Shows a class what tests are good for: the reference's tests on classes that break one rule.
 *
 * @module
 */
import { openRunner } from "../engine/execute/run.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { reportsOn } from "../engine/grade/test-files.ts";
import { buildTests } from "../engine/grade/tests.ts";
import type { FailedTest } from "../engine/guest/test-report.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import type { Stage, TestsCase, Workbook } from "../engine/workbook/workbook.ts";

/**
 * Runs them.
 *
 * @param name - of a rule; by default the one that `stage.json` names
 * @returns what to print: a line for each group, and the tests that fail
 * @throws WorkbookError if there is no such rule
 */
export async function demoTests(
  workbook: Workbook,
  stage: Stage,
  name = stage.demo,
): Promise<string> {
  const rules = stage.cases.filter(
    (one): one is TestsCase => one.kind === "tests" && one.on.kind === "rule",
  );
  const rule = name === undefined ? rules[0] : rules.find((one) => one.name === name);
  if (rule?.on.kind !== "rule")
    throw new WorkbookError(
      `${stage.path} has no rule "${name}"; it has ${rules.map((one) => one.name).join(", ")}.`,
    );
  const session = openSession();
  const grader = openGrader(session, workbook);
  try {
    const submission = submissionOf("the reference", readSolutions(workbook), [stage.track]);
    const tested = await grader.tested(stage);
    const built = await buildTests(grader.builder, submission, stage, tested);
    if (built.kind !== "tests")
      throw new WorkbookError(`solutions/${stage.path}: the tests do not build.`);
    const wrong = tested.find(({ one }) => one.name === rule.name)!;
    const runner = openRunner(session);
    const reports = await reportsOn(runner, built, wrong.classes[0]!);
    await runner.close();
    const says = `The rule: ${rule.on.says}\nThese are the reference's tests, on classes that break it.\n\n`;
    return says + reports.map(({ tests, failed }) => groupsOf(tests, failed)).join("");
  } finally {
    await grader.close();
    session.close();
  }
}

/** Each group by the first part of its tests' names, in their order. */
function groupsOf(tests: readonly string[], failed: readonly FailedTest[]): string {
  const groupOf = (name: string) => name.split(" > ")[0]!;
  const groups = new Set(tests.map(groupOf));
  return [...groups]
    .map((group) => {
      const all = tests.filter((name) => groupOf(name) === group).length;
      const own = failed.filter(({ name }) => groupOf(name) === group);
      if (own.length === 0) return ` ✓ ${group} (${all} tests)\n`;
      const lines = own.map(
        ({ name, message }) => `   × ${name.slice(group.length + 3)}\n     → ${message}\n`,
      );
      return ` × ${group} (${all} tests, ${own.length} failed)\n${lines.join("")}`;
    })
    .join("");
}
