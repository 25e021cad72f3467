/**
 * Builds stages of a submission, in their languages.
 *
 * @module
 */
import { createHash } from "node:crypto";
import type { Build, Builder, Files, Named } from "../execute/build.ts";
import { buildForeign, type ForeignBuild, type StageBuild } from "../execute/build-foreign.ts";
import { DECKWORK_JSON } from "../intake/deckwork-json.ts";
import type { Submission } from "../intake/read-submission.ts";
import { remember } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { isUntouched } from "./as-given.ts";
import { type CallsProgram, callsOf, lacksFiles } from "./calls.ts";
import { constantsOf } from "./constants.ts";
import { whyOf } from "./fault.ts";
import type { Builds, Grading } from "./grading.ts";
import type { BuiltTests } from "./test-files.ts";
import { buildTests } from "./tests.ts";

/** Those of the stages that are not as they were given. */
export function startedOf(
  { submission, grader }: Grading,
  stages: readonly Stage[],
): readonly Stage[] {
  return stages.filter((stage) => !isUntouched(submission, grader.starters, stage));
}

/** Builds those of the stages that are started, if that was not asked for before. */
export function buildStages(
  grading: Grading,
  stages: readonly Stage[],
  standIns: readonly string[] = [],
): Promise<Builds> {
  const started = startedOf(grading, stages);
  const key = JSON.stringify([started.map(({ path }) => path), standIns]);
  return remember(grading.builds, key, () => buildAll(grading, started, standIns));
}

/** Builds the stages in their languages. */
async function buildAll(
  grading: Grading,
  stages: readonly Stage[],
  standIns: readonly string[],
): Promise<Builds> {
  const { grader, submission, killers, exchanged } = grading;
  const { builder } = grader;
  const { files, refused, foreign, moved = {} } = submission;
  const inTypeScript = stages.filter(({ path, tests }) => !tests && !Object.hasOwn(foreign, path));
  const beside = inTypeScript.flatMap((stage) =>
    [callsOf(stage) ?? [], constantsOf(stage) ?? []].flat(),
  );
  const calls = beside.filter((one) => !lacksFiles(one, submission, standIns));
  const paths = [...inTypeScript, ...calls].map(({ path }) => path);
  const all: Files = Object.assign({}, files, ...calls.map((one) => one.files));
  const built = await orUnavailable(async () =>
    exchanged
      ? buildExchanged(builder, all, paths, exchanged)
      : builder.build({
          ...{ files: all, refused, moved, stages: paths, standIns },
          // A student waits for the places of what fails, and to build again takes longer than a map of it.
          sourceMap: grader.options.keepsAnswers ?? false,
          again: paths.some((path) => killers.has(path)),
        }),
  );
  const builds = new Map<string, StageBuild | BuiltTests>(
    "kind" in built ? paths.map((path) => [path, built]) : built,
  );
  for (const { path } of beside) if (!builds.has(path)) builds.set(path, NOT_BUILT);
  for (const { path } of inTypeScript) withUsesOfCalls(builds, path, calls);
  for (const [path, build] of builds)
    if (build.kind === "broken" && "killedCompiler" in build) killers.add(path);
  for (const stage of stages) {
    const { path, tests } = stage;
    const unread = refused[`${path}/${DECKWORK_JSON}`];
    if (tests) {
      const build = async () =>
        buildTests(
          builder,
          submission,
          stage,
          grader.hasReference ? await grader.tested(stage) : undefined,
        );
      builds.set(path, await orUnavailable(build));
    } else if (unread !== undefined)
      builds.set(path, { kind: "refused", problems: [{ text: unread }] });
    else if (Object.hasOwn(foreign, path)) {
      builds.set(path, await orUnavailable(() => buildOnce(grading, path)));
    }
  }
  return builds;
}

/** A check may call what the program does not come to yet, and that stands on the stages before, too. */
function withUsesOfCalls(
  builds: Map<string, StageBuild | BuiltTests>,
  path: string,
  calls: readonly CallsProgram[],
): void {
  const own = builds.get(path);
  if (own?.kind !== "built") return;
  const uses = calls.flatMap((one) => {
    const its = one.path.startsWith(`${path}/`) && builds.get(one.path);
    return its && its.kind === "built" ? its.uses : [];
  });
  const all = new Set([...own.uses, ...uses]);
  all.delete(path);
  if (all.size > own.uses.length) builds.set(path, { ...own, uses: [...all] });
}

const NOT_BUILT: Build = { kind: "broken", problems: [] };

async function buildExchanged(
  builder: Builder,
  files: Files,
  paths: readonly string[],
  declarations: readonly Named[],
): Promise<ReadonlyMap<string, Build>> {
  const built = await builder.exchanged({ files, paths, declarations });
  return new Map(paths.map((path) => [path, built.get(path) ?? NOT_BUILT]));
}

/** Stages with the same files and the same command are built once. */
async function buildOnce(
  { grader, submission, time, foreign: built }: Grading,
  path: string,
): Promise<ForeignBuild> {
  const { bytes, foreign } = submission;
  const settings = foreign[path]!;
  const hash = createHash("sha256").update(JSON.stringify(settings.build));
  for (const name of namesIn(submission, path))
    hash
      .update(JSON.stringify(name))
      .update(createHash("sha256").update(bytes[`${path}/${name}`]!).digest());
  const key = hash.digest("hex");
  const build = built.get(key) ?? (await buildForeign(grader.session, bytes, path, settings, time));
  built.set(key, build);
  return build.kind === "foreign"
    ? { ...build, program: { ...build.program, run: settings.run } }
    : build;
}

/** The files of a stage in another language, by their names in its folder. */
export function namesIn({ bytes }: Submission, path: string): string[] {
  return Object.keys(bytes)
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => one.slice(path.length + 1))
    .filter((name) => name !== DECKWORK_JSON)
    .sort();
}

type Unavailable = Extract<StageBuild, { kind: "unavailable" }>;

/** A fault in a stage's own material (settings, mistakes, compiler) does not affect the rest of the submission. */
export async function orUnavailable<Made>(make: () => Promise<Made>): Promise<Made | Unavailable> {
  try {
    return await make();
  } catch (error) {
    return { kind: "unavailable", why: whyOf(error) };
  }
}
