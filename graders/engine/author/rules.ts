/**
 * Rules about the rules that students' tests should cover: the solution's tests show that each can be noticed, and by
 * which tests.
 *
 * @module
 */
import { reportsOn } from "../grade/test-files.ts";
import { buildTests } from "../grade/tests.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Defect } from "./defect.ts";
import type { Bench } from "./programs.ts";

/**
 * Without the tests that a rule names, the solution's tests miss what breaks that rule, and nothing else. So each rule is
 * covered by tests of its own.
 */
export async function* rulesHaveTheirTests(
  { grader, runner, solutions }: Bench,
  stage: Stage,
): AsyncGenerator<Defect> {
  const place = `graders/${stage.path}/stage.json`;
  // Whatever cannot be made has kept the solution from passing, and was reported there.
  const tested = await grader.tested(stage).catch(() => []);
  const submission = submissionOf("the solution", solutions, [stage.track]);
  const built = await buildTests(grader.builder, submission, stage, tested);
  // That the solution passes is a rule of its own.
  if (built.kind !== "tests") return;
  const taken = new Map<string, string>();
  for (const { one, classes } of tested) {
    if (one.on.kind !== "rule") continue;
    const { mistakes, tests } = one.on;
    const unused = new Set(tests);
    for (const [at, code] of classes.entries()) {
      const reports = await reportsOn(runner, built, code);
      const failing = reports.flatMap(({ failed }) => failed.map(({ name }) => name));
      if (failing.length === 0)
        yield {
          place,
          says: `no test of the solution notices "${mistakes[at]}" of "${one.name}".`,
        };
      for (const name of failing) {
        const title = tests.find((test) => isTitleOf(test, name));
        unused.delete(title ?? "");
        if (title === undefined)
          yield {
            place,
            says: `"${name}" of the solution notices "${mistakes[at]}", but "${one.name}" does not name it; name it, or let it ask for less.`,
          };
      }
    }
    for (const test of unused)
      yield {
        place,
        says: `"${one.name}" names the test "${test}", which notices none of its mistakes.`,
      };
    for (const test of tests) {
      const other = taken.get(test);
      if (other !== undefined)
        yield {
          place,
          says: `the test "${test}" is named by "${other}" and "${one.name}"; without it, both would be missed.`,
        };
      taken.set(test, one.name);
    }
  }
}

/** Whether a test has this title, in which `%s` and `$name` stand for anything. */
function isTitleOf(title: string, name: string): boolean {
  const pattern = title
    .split(/%[sdifjoO#]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[\\s\\S]*");
  return new RegExp(`^${pattern}$`).test(name);
}
