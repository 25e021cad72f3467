/**
 * Grades a student's tests by what they catch: they must pass on the reference and on rewrites that behave the same,
 * and fail on wrong variants.
 *
 * @module
 */
import { join } from "node:path";
import type { Build, Builder, Files } from "../execute/build.ts";
import { withoutRun } from "../execute/outcome.ts";
import { type Program, programOf, type Run, type Runner } from "../execute/run.ts";
import { readTestReport } from "../execute/test-report.ts";
import { VITEST, VITEST_NAMES, vitestBundle } from "../execute/vitest-bundle.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Session } from "../sandbox/session.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import { readStageFiles } from "../workbook/stage-files.ts";
import type { Stage, TestsCase, Workbook } from "../workbook/workbook.ts";

/** What a student's tests are run on. */
export interface Variant {
  readonly one: TestsCase;
  /** The differences from the reference. */
  readonly files: Files;
  /** The mistake in it, as a sentence for the student; none if it behaves like the reference. */
  readonly says?: string;
}

/** The tests of a stage, built with each variant. */
export interface BuiltTests {
  readonly kind: "tests";
  readonly variants: readonly (Variant & { readonly build: Build })[];
}

/** Makes all variants for the tests of a stage. */
export async function loadVariants(
  workbook: Workbook,
  solutions: Files,
  stage: Stage,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  for (const one of stage.cases) {
    if (one.kind !== "tests") continue;
    variants.push({ one, ...(await variantOf(workbook, solutions, stage, one.on)) });
  }
  return variants;
}

async function variantOf(
  workbook: Workbook,
  solutions: Files,
  stage: Stage,
  on: TestsCase["on"],
): Promise<Omit<Variant, "one">> {
  if (on.kind === "reference") return { files: {} };
  if (on.kind === "rewrite") {
    const folder = join(workbook.root, "graders", stage.path, "rewrites", on.name);
    return { files: readStageFiles(folder, stage.track) };
  }
  const track = workbook.tracks.find(({ name }) => name === stage.track);
  const tested = track?.stages.find(({ name }) => name === on.stage);
  const mistake =
    tested && (await loadMistakes(workbook, tested)).find(({ name }) => name === on.mistake);
  if (!mistake) {
    throw new WorkbookError(
      `graders/${stage.path}/stage.json: "tests" names the mistake "${on.mistake}" of ${on.stage}, which does not exist; name one from its mistakes.ts.`,
    );
  }
  const edited = applyMistake(solutions, tested, mistake);
  const changed = Object.entries(edited).filter(([path, text]) => solutions[path] !== text);
  return { files: Object.fromEntries(changed), says: mistake.says };
}

/** Builds the tests with each variant, or says why they do not build. */
export async function buildTests(
  builder: Builder,
  { files, refused, moved = {} }: Submission,
  stage: Stage,
  variants: readonly Variant[],
): Promise<BuiltTests | Build> {
  const { file } = stage.tests!;
  if (!Object.hasOwn(files, `${stage.path}/${file}`)) {
    const unread = refused[`${stage.path}/${file}`];
    const text = unread ?? `There is no ${file} in this stage.`;
    return { kind: unread === undefined ? "broken" : "refused", problems: [{ text }] };
  }
  const builds = await builder.tests({
    files,
    refused,
    moved,
    stage: stage.path,
    file,
    vitest: { variable: VITEST, names: VITEST_NAMES },
    variants: variants.map((variant) => variant.files),
  });
  if (!builds) {
    const text = "The compiler gave up on this source: it is nested too deeply, or far too large.";
    return { kind: "broken", problems: [{ text }] };
  }
  const failed = builds.find(({ kind }) => kind !== "built");
  if (failed) return failed;
  return {
    kind: "tests",
    variants: variants.map((variant, at) => ({ ...variant, build: builds[at]! })),
  };
}

/** Runs the tests on the correct variants and then, if they pass, on the wrong ones. */
export async function runTests(
  session: Session,
  runner: Runner,
  { variants }: BuiltTests,
): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  const run = async (chosen: BuiltTests["variants"]) => {
    const programs = chosen.flatMap(({ one, build }): Program[] =>
      build.kind === "built"
        ? [{ ...programOf(one.name, build), prelude: vitestBundle(session) }]
        : [],
    );
    const ran = await runner.run(
      programs,
      programs.map(({ id }) => ({ program: id, lines: [] })),
    );
    for (const [at, { id }] of programs.entries()) runs.set(id, ran[at]!);
  };
  const right = variants.filter(({ says }) => says === undefined);
  const wrong = variants.filter(({ says }) => says !== undefined);
  await run(right);
  const failing = right.find((variant) => judgeTests(variant, runs).kind !== "passed");
  if (!failing) await run(wrong);
  else
    for (const { one } of wrong) {
      const because = `the tests must pass on the ${failing.one.on.kind} first`;
      runs.set(one.name, withoutRun({ how: "not run", because }));
    }
  return runs;
}

/** What the tests' run on a variant says about them. */
export function judgeTests({ one, says }: Variant, runs: ReadonlyMap<string, Run>): Verdict {
  const { ended, stdout } = runs.get(one.name)!;
  if (ended.how === "fault") return { kind: "grader fault", why: ended.why };
  if (ended.how === "not run") return { kind: ended.how, because: ended.because };
  const missing = (...what: string[]): Verdict => ({ kind: "missing", what, seen: "tests" });
  const report = readTestReport(stdout);
  const failed = !report || report.failed.length > 0;
  if (says !== undefined)
    return failed ? { kind: "passed" } : missing(`No test notices this: ${says}`);
  const on =
    one.on.kind === "reference"
      ? "the reference"
      : "a rewrite of the reference that behaves the same";
  if (!report) {
    const how =
      ended.how === "exit"
        ? ended.error
          ? `${ended.error.name}: ${ended.error.message}`
          : `exit status ${ended.status}`
        : ended.how;
    return missing(`The tests do not finish on ${on} (${how}).`);
  }
  if (failed) {
    const what = report.failed.map(({ name, message }) => `"${name}" fails on ${on}: ${message}`);
    return { kind: "missing", what, seen: "tests", names: report.failed.map(({ name }) => name) };
  }
  if (report.tests === 0) return missing("There is no test yet.");
  if (report.assertions === 0)
    return missing("No test expects anything, so none can fail: use expect.");
  return { kind: "passed" };
}
