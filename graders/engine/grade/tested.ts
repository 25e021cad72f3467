/**
 * What a student's tests are run on: the reference, rewrites that behave the same, and classes that break a rule.
 *
 * @module
 */
import { join, posix } from "node:path";
import type { Builder, Files } from "../execute/build.ts";
import { BEGIN_MODULES, endModules } from "../guest/modules.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { TOOLKIT } from "../workbook/places.ts";
import { remember } from "../workbook/remember.ts";
import { readStageFiles } from "../workbook/stage-files.ts";
import type { Stage, TestsCase, Workbook } from "../workbook/workbook.ts";

/** Scripts that make a set of classes known to tests, in this order. Sets share scripts. */
export interface ClassSet {
  /** What the workbook says. */
  readonly ours?: readonly string[];
  /** After it, and within the time of the tests: a student's. */
  readonly own?: string;
}

/** The classes of one case. */
export interface Tested {
  readonly one: TestsCase;
  readonly classes: readonly ClassSet[];
}

/** Makes all of them for the tests of a stage. */
export async function loadTested(
  workbook: Workbook,
  builder: Pick<Builder, "modules">,
  solutions: Files,
  stage: Stage,
): Promise<readonly Tested[]> {
  const paths = testedFiles(solutions, stage);
  const build = async (one: TestsCase, changed: Files, wanted: readonly string[]) => {
    const built = await builder.modules({ paths: wanted, changed });
    if (built?.kind === "built") return built.scripts;
    const why = built?.problems[0]?.text ?? "the compiler gave up";
    throw new WorkbookError(
      `graders/${stage.path}/stage.json: what "${one.name}" is run on does not build: ${why}`,
    );
  };
  const toolkit = Object.keys(workbook.toolkit).map((name) => `${TOOLKIT}${name}`);
  let same: Files | undefined;
  const mistakes = new Map<string, Promise<readonly Mistake[]>>();
  const mistakesOf = (of: Stage) => remember(mistakes, of.path, () => loadMistakes(workbook, of));
  const tested: Tested[] = [];
  for (const one of stage.cases) {
    if (one.kind !== "tests") continue;
    same ??= await build(one, {}, [...toolkit, ...paths]);
    const classes: ClassSet[] = [];
    for (const changed of await variantsOf(workbook, solutions, stage, one.on, mistakesOf)) {
      const others = await build(one, changed, Object.keys(changed));
      const scripts = Object.values({ ...same, ...others });
      classes.push({ ours: [BEGIN_MODULES, ...scripts, endModules(paths)] });
    }
    tested.push({ one, classes });
  }
  return tested;
}

/** The files that tests may test: those of the track's other stages, but not their programs. */
export function testedFiles(files: Files, stage: Stage): string[] {
  return Object.keys(files).filter(
    (path) =>
      path.startsWith(`${stage.track}/`) &&
      posix.dirname(path) !== stage.path &&
      path.endsWith(".ts") &&
      posix.basename(path) !== "main.ts",
  );
}

/** The differences from the reference, of each set of classes. */
async function variantsOf(
  workbook: Workbook,
  solutions: Files,
  stage: Stage,
  on: TestsCase["on"],
  mistakesOf: (stage: Stage) => Promise<readonly Mistake[]>,
): Promise<readonly Files[]> {
  if (on.kind === "reference") return [{}];
  if (on.kind === "rewrite")
    return [
      readStageFiles(join(workbook.root, "graders", stage.path, "rewrites", on.name), stage.track),
    ];
  const stages = workbook.tracks.find(({ name }) => name === stage.track)?.stages ?? [];
  const about = stages.find(({ name }) => name === on.stage);
  const known: { readonly of: Stage; readonly mistake: Mistake }[] = [];
  for (const of of [stage, ...(about ? [about] : [])])
    for (const mistake of await mistakesOf(of)) known.push({ of, mistake });
  return on.mistakes.map((name) => {
    const found = known.find(({ mistake }) => mistake.name === name);
    if (!about || !found)
      throw new WorkbookError(
        `graders/${stage.path}/stage.json: "rules" names the mistake "${name}" of ${on.stage}, which does not exist; name one from its mistakes.ts, or from that of ${stage.name}.`,
      );
    const edited = applyMistake(solutions, found.of, found.mistake);
    return Object.fromEntries(
      Object.entries(edited).filter(([path, text]) => solutions[path] !== text),
    );
  });
}
