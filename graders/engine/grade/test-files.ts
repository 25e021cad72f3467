/**
 * A student's built files of tests, and what their runs say.
 *
 * @module
 */
import type { Build } from "../execute/build.ts";
import type { Bundle, Run, Runner, TestScript } from "../execute/run.ts";
import { readTestReport } from "../execute/test-report.ts";
import { RUN_ALL } from "../execute/vitest-scripts.ts";
import type { TestReport } from "../guest/test-report.ts";
import type { ClassSet, Tested } from "./tested.ts";

export type Built = Extract<Build, { kind: "built" }>;

/** The tests of a stage, ready to run. */
export interface BuiltTests {
  readonly kind: "tests";
  readonly tested: readonly Tested[];
  /** By the paths of the files. */
  readonly files: ReadonlyMap<string, Built>;
  /** The student's own classes, if they build: only runs on these may be shown. Few submissions need them. */
  own(): Promise<string | undefined>;
}

/** What one run of a file of tests said. */
export interface Said {
  readonly ended: Run["ended"];
  readonly report: TestReport | undefined;
  /** Whether vitest would end with an error. */
  readonly fails: boolean;
}

/** What the tests do on some classes; not for students, who would see what is wrong with these. */
export async function reportsOn(
  runner: Runner,
  built: BuiltTests,
  classes: ClassSet,
): Promise<readonly TestReport[]> {
  const [said] = await runFiles(runner, built, [{ before: [RUN_ALL], classes }]);
  return said!.flatMap(({ report }) => report ?? []);
}

/** What files of tests run behind. */
export interface Behind {
  /** By default vitest. */
  readonly by?: TestScript;
  /** First of the others; see `vitest-scripts.ts`. */
  readonly before: readonly string[];
  readonly classes: ClassSet;
}

/**
 * Runs all files of tests behind each of these.
 *
 * @returns by these, and then in the order of the files
 */
export async function runFiles(
  runner: Runner,
  { files }: BuiltTests,
  each: readonly Behind[],
): Promise<readonly (readonly Said[])[]> {
  const codes = [...files.values()].map(({ code }) => code);
  const programs = each.flatMap(({ by = "vitest", before, classes: { ours = [], own } }, at) => {
    const preludes = [...before, ...ours];
    const tests = { by, ...(own === undefined ? {} : { own }) };
    return codes.map((code, file): Bundle => ({ id: `run ${at}-${file}`, code, preludes, tests }));
  });
  const ran = await runner.run(
    programs,
    programs.map(({ id }) => ({ program: id, lines: [] })),
  );
  const said = ran.map(({ ended, stdout }): Said => {
    const report = readTestReport(stdout);
    const isFine = ended.how === "exit" && ended.status === 0 && report?.failed.length === 0;
    return { ended, report, fails: !isFine };
  });
  return each.map((_, at) => said.slice(at * codes.length, (at + 1) * codes.length));
}
