/**
 * Judges one case of a stage.
 *
 * @module
 */
import type { StageBuild } from "../execute/build-foreign.ts";
import type { Run } from "../execute/run.ts";
import type { Submission } from "../intake/read-submission.ts";
import { applyCheck, type CheckInput } from "../judge/checks.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import type { Case, Stage } from "../workbook/workbook.ts";
import { pathsOf } from "./as-given.ts";
import type { RanTests } from "./tests.ts";

/** In the students' edition. */
const WITHOUT_CLASSES: Verdict = {
  kind: "not run",
  because: "only your instructor's workbook has the classes that your tests are graded on",
  elsewhere: true,
};

/**
 * @param runs - by the names of the cases
 * @param seen - what checks look at
 */
export function judgeCase(
  one: Case,
  stage: Stage,
  build: StageBuild | RanTests,
  runs: ReadonlyMap<string, Run>,
  submission: Submission,
  seen: Omit<CheckInput, "unread">,
): Verdict {
  const isBuilt = build.kind === "built" || build.kind === "foreign";
  // Nothing can be called until the program builds.
  if (one.kind === "check" && (isBuilt || one.check.kind !== "calls")) {
    const checked = applyCheck(one.check, {
      ...seen,
      ...(Object.hasOwn(submission.foreign, stage.path)
        ? { unread: "it needs TypeScript, and this is a different language" }
        : {}),
    });
    if (checked.kind !== "missing") return checked;
    // The missing code may be in a file that could not be read.
    const unread = new Set(
      pathsOf(submission.refused, stage).map((path) => submission.refused[path]!),
    );
    return unread.size === 0
      ? checked
      : { kind: "refused", when: "building", why: [...unread].join(" ") };
  }
  switch (build.kind) {
    case "broken":
      return { kind: "does not build", problems: build.problems };
    case "refused":
      return {
        kind: "refused",
        when: "building",
        why: build.problems.map(({ text }) => text).join(" "),
      };
    case "tests":
      return build.verdicts.get(one.name) ?? WITHOUT_CLASSES;
    case "unavailable":
      return { kind: "grader fault", why: build.why };
    case "not run":
      return { kind: "not run", because: build.because };
    case "built":
    case "foreign":
      return one.kind === "transcript"
        ? judge(one.transcript, runs.get(one.name)!)
        : { kind: "grader fault", why: `${one.name} was not run` };
    default:
      return build satisfies never;
  }
}
