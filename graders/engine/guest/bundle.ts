/**
 * Bundles the programs of stages, and says what each depends on, or why it cannot be built.
 *
 * @module
 */
import { resolve as absolute, basename, posix } from "node:path";
import * as esbuild from "esbuild";
import type { Broken, Build, Modules, Problem } from "./builder-jobs.ts";
import { failure, toProblem } from "./bundle-problems.ts";
import {
  type Bundled,
  buildOnDisk,
  COMPILER_GONE,
  NO_IMPORTS,
  NO_SUCH_EXPORT,
  optionsFor,
  WITH_MAP,
  withRequire,
} from "./bundler.ts";
import { layOut } from "./from-disk.ts";
import { ENTRY, fromMemory, type Imported, type Sources, TESTED } from "./from-memory.ts";

/** A folder full of unused files is not searched. */
const MOST_BESIDE = 10;

/**
 * Bundles stages in one call, to share parsing. If one of them fails, the whole call does. Then an error is of each stage that
 * reaches its file, and the others are bundled without those.
 */
export async function bundle(
  job: Sources,
  stages: readonly string[],
  behindAnEntry: boolean,
): Promise<Record<string, Build>> {
  const together = await bundleTogether(job, stages, behindAnEntry);
  if ("builds" in together) return together.builds;
  const { errors, imported } = together;
  const [first = "", ...more] = stages;
  if (more.length === 0) return { [first]: failure(errors) };
  const builds: Record<string, Build> = {};
  const placed = new Set<esbuild.Message>();
  for (const stage of stages) {
    const reached = reachedFrom(imported, stage);
    const own = errors.filter(({ location }) => location && reached.has(location.file));
    for (const one of own) placed.add(one);
    if (own.length > 0) builds[stage] = failure(own);
  }
  const others = stages.filter((stage) => !Object.hasOwn(builds, stage));
  // An error that is in no file, as of a program that is missing, may be of any of them.
  const areKnown = placed.size > 0 && placed.size === errors.length;
  const parts = areKnown ? [others] : others.map((stage) => [stage]);
  for (const part of parts)
    if (part.length > 0) Object.assign(builds, await bundle(job, part, behindAnEntry));
  return builds;
}

async function bundleTogether(
  job: Sources,
  stages: readonly string[],
  behindAnEntry: boolean,
): Promise<
  | { readonly builds: Record<string, Build> }
  | { readonly errors: readonly esbuild.Message[]; readonly imported: Imported }
> {
  const quick = behindAnEntry ? undefined : await bundleFromDisk(job, stages);
  if (quick) return { builds: await buildsOf(job, stages, quick, behindAnEntry) };
  let result: esbuild.BuildResult<{ write: false }>;
  const imported: Imported = new Map();
  try {
    result = await esbuild.build({
      ...optionsFor(job.files),
      entryPoints: stages.map((stage) => ({
        in: behindAnEntry ? `${ENTRY}${stage}` : `${stage}/main.ts`,
        out: stage,
      })),
      // There is nothing there, but it must be an absolute path in this system's form.
      absWorkingDir: absolute("/"),
      ...(job.sourceMap ? WITH_MAP : {}),
      ...(job.entry ? NO_IMPORTS : {}),
      plugins: [fromMemory(job, imported)],
    });
  } catch (error) {
    const { errors } = error as esbuild.BuildFailure;
    // This is not a failed build but a failed compiler: only a new process has a working one.
    if (!errors) process.exit(COMPILER_GONE);
    return { errors, imported };
  }
  const undefinedImports = result.warnings.filter(({ id }) => id === NO_SUCH_EXPORT);
  if (undefinedImports.length > 0) return { errors: undefinedImports, imported };
  const { outputFiles } = result;
  return { builds: await buildsOf(job, stages, { outputFiles, imported }, behindAnEntry) };
}

/** The short way, for what is the student's alone and in its place. */
async function bundleFromDisk(
  { files, refused, moved, standIns, toolkit, tests, sourceMap }: Sources,
  stages: readonly string[],
): Promise<Bundled | undefined> {
  if (tests || standIns.length > 0) return undefined;
  if ([refused, moved].some((paths) => Object.keys(paths).length > 0)) return undefined;
  return buildOnDisk(
    optionsFor(files),
    (disk) => layOut(disk, "student", files, toolkit),
    stages.map((stage) => ({ in: `student/${stage}/main.ts`, out: stage })),
    { sourceMap },
  );
}

async function buildsOf(
  job: Sources,
  stages: readonly string[],
  { outputFiles, imported }: Bundled,
  behindAnEntry: boolean,
): Promise<Record<string, Build>> {
  const texts = new Map(
    outputFiles.map(({ path, text }) => [
      path.replaceAll("\\", "/").replace(/^([A-Za-z]:)?\/out\//, ""),
      text,
    ]),
  );
  const builds: Record<string, Build> = {};
  for (const stage of stages) {
    const text = texts.get(`${stage}.js`)!;
    const code = job.entry ? text : withRequire(text);
    if (/^export\b/m.test(code) && !behindAnEntry) {
      // A program with exports cannot be wrapped in a function; with our own entry file, its exports disappear.
      builds[stage] = (await bundle(job, [stage], true))[stage]!;
      continue;
    }
    const map = texts.get(`${stage}.js.map`);
    const reached = reachedFrom(imported, stage);
    const beside = job.tests ? [] : await errorsBeside(job, stage, reached);
    builds[stage] = {
      kind: "built",
      code,
      ...(map === undefined ? {} : { sourceMap: map }),
      ...standsOn(reached, stage),
      ...(beside.length > 0 ? { beside } : {}),
    };
  }
  return builds;
}

/** The first error in each of the stage's own files outside the bundle: a starter's `main.ts` imports little. */
async function errorsBeside(
  { files }: Sources,
  stage: string,
  reached: ReadonlySet<string>,
): Promise<Problem[]> {
  const unused = Object.keys(files).filter(
    (path) =>
      posix.dirname(path) === stage && path.endsWith(".ts") && !reached.has(`student:${path}`),
  );
  const problems: Problem[] = [];
  for (const path of unused.slice(0, MOST_BESIDE)) {
    try {
      await esbuild.transform(files[path]!, {
        loader: "ts",
        sourcefile: path,
        logLevel: "silent",
        tsconfigRaw: "{}",
      });
    } catch (error) {
      const { errors } = error as esbuild.TransformFailure;
      if (!errors) process.exit(COMPILER_GONE);
      problems.push(...errors.slice(0, 1).map(toProblem));
    }
  }
  return problems;
}

function reachedFrom(imported: Imported, stage: string): ReadonlySet<string> {
  const reached = new Set([`student:${stage}/main.ts`, `entry:${stage}`]);
  for (const place of reached) for (const next of imported.get(place) ?? []) reached.add(next);
  return reached;
}

/**
 * What a program depends on: other stages, and features that only a process has. Its imports show this, but the bundle
 * does not: the members of an enum become plain numbers in it, and nothing else of their file remains.
 */
function standsOn(
  reached: ReadonlySet<string>,
  own: string,
): Pick<Extract<Build, { kind: "built" }>, "uses" | "needs" | "tests"> {
  const places = [...reached].map((place) => place.split(/:(.*)/s).slice(0, 2) as [string, string]);
  const uses = places
    .filter(([namespace]) => namespace === "student")
    .map(([, path]) => posix.dirname(path))
    .filter((stage) => stage !== own && stage.includes("/"));
  const needs = places.find(([namespace]) => namespace === "node");
  const tests = places.filter(([namespace]) => namespace === TESTED).map(([, path]) => path);
  return {
    uses: [...new Set(uses)].sort(),
    ...(needs ? { needs: needs.join(":") } : {}),
    ...(tests.length > 0 ? { tests } : {}),
  };
}

/** Makes a module of each file. */
export async function bundleModules(
  sources: Sources,
  paths: readonly string[],
): Promise<Modules | Broken> {
  try {
    const { outputFiles } = await esbuild.build({
      ...optionsFor(sources.files),
      ...NO_IMPORTS,
      format: "cjs",
      entryPoints: paths.map((path, at) => ({ in: path, out: `${at}` })),
      absWorkingDir: absolute("/"),
      plugins: [fromMemory({ ...sources, modules: true }, new Map())],
    });
    const scripts = outputFiles.map(
      ({ path, text }) => [paths[Number(basename(path, ".js"))]!, text] as const,
    );
    return { kind: "built", scripts: Object.fromEntries(scripts) };
  } catch (error) {
    const { errors } = error as esbuild.BuildFailure;
    if (!errors) process.exit(COMPILER_GONE);
    return failure(errors);
  }
}
