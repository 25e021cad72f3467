/**
 * Bundles the programs of stages, and says what each depends on, or why it cannot be built.
 *
 * @module
 */
import { resolve as absolute, basename, posix } from "node:path";
import * as esbuild from "esbuild";
import type { Broken, Build, Files, Modules, Problem } from "./builder-jobs.ts";
import { fromDisk, importedIn, layOut, mapAsFromMemory, placeOf } from "./from-disk.ts";
import {
  ENTRY,
  fromMemory,
  type Imported,
  MISSING,
  REFUSED,
  type Sources,
  TESTED,
} from "./from-memory.ts";
import { fromWritten } from "./switches/from-written.ts";
import { MAIN, START, WRITTEN } from "./switches/names.ts";
import type { Switched } from "./switches/switched.ts";
import { withStandIns } from "./with-stand-ins.ts";

const COMPILER_GONE = 70;
/** A folder full of unused files is not searched. */
const MOST_BESIDE = 10;
/** An import that esbuild only warns about and Node refuses: a name that the other file does not export. */
const NO_SUCH_EXPORT = "import-is-undefined";
/**
 * In front of esbuild's helper, on its line: then every place in the program stays as it was. A module of Node has no
 * `require`, but a `.cts` file uses it.
 */
const HELPER = /^var __require = /m;
const REQUIRE =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url); ';

const OPTIONS = {
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  // Do not look for configuration, neither the student's nor ours.
  tsconfigRaw: "{}",
  outdir: absolute("/out"),
} as const satisfies esbuild.BuildOptions;

/** A program that prints the name of a class: the bundler calls many `_Card`, or `Card2`, unless it is told to keep the names. */
const NAMES = /\b(?:constructor|target)\s*\.\s*name\b|\b[A-Z]\w*\.name\b/;

function optionsFor(files: Files) {
  const keepNames = Object.values(files).some((text) => NAMES.test(text));
  return keepNames ? { ...OPTIONS, keepNames } : OPTIONS;
}

/**
 * For what runs behind our own scripts, in a context: there, an import that is not in the bundle would be answered by Node
 * itself, with objects of its own.
 */
const NO_IMPORTS = { supported: { "dynamic-import": false } } as const;

const WITH_MAP = { sourcemap: "external", sourcesContent: false } as const;

/** A private folder of the box, if it has one. */
const DISK = process.env.DECKWORK_DISK;

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
  const builds: Record<string, Build> = {};
  const placed = new Set<esbuild.Message>();
  for (const stage of stages) {
    const reached = reachedFrom(imported, stage);
    const own = errors.filter(
      ({ location }) => stages.length === 1 || (location && reached.has(location.file)),
    );
    for (const one of own) placed.add(one);
    if (own.length > 0) builds[stage] = failure(own);
  }
  const others = stages.filter((stage) => !Object.hasOwn(builds, stage));
  // An error that is in no file, as of a program that is missing, may be of any of them.
  const parts = placed.size === errors.length ? [others] : others.map((stage) => [stage]);
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

interface Bundled {
  readonly outputFiles: readonly Pick<esbuild.OutputFile, "path" | "text">[];
  readonly imported: Imported;
}

/** The short way. It gives up if anything is wrong, and then the long way finds out what. */
async function bundleFromDisk(
  { files, refused, moved, standIns, toolkit, tests, sourceMap }: Sources,
  stages: readonly string[],
): Promise<Bundled | undefined> {
  const plain = !tests && standIns.length === 0;
  if (DISK === undefined || !plain) return undefined;
  if ([refused, moved].some((paths) => Object.keys(paths).length > 0)) return undefined;
  return buildOnDisk(
    optionsFor(files),
    () => layOut(DISK, "student", files, toolkit),
    stages.map((stage) => ({ in: `student/${stage}/main.ts`, out: stage })),
    { sourceMap },
  );
}

/** @param lay - gives the folder */
async function buildOnDisk(
  options: ReturnType<typeof optionsFor>,
  lay: () => string,
  entryPoints: { in: string; out: string }[],
  { sourceMap = false, mayLackExports = false } = {},
): Promise<Bundled | undefined> {
  let laid: string | undefined;
  const modules: Imported = new Map();
  try {
    laid = lay();
    const { warnings, metafile, outputFiles } = await esbuild.build({
      ...options,
      ...(sourceMap ? WITH_MAP : {}),
      entryPoints,
      absWorkingDir: laid,
      resolveExtensions: [".ts"],
      metafile: true,
      plugins: [fromDisk(laid, modules)],
    });
    // The long way heeds no other warning, either.
    const isWrong = !mayLackExports && warnings.some(({ id }) => id === NO_SUCH_EXPORT);
    const imported = isWrong ? undefined : importedIn(metafile, modules);
    const folder = laid;
    const placed = outputFiles.map(({ path, text }) => ({
      path,
      text: path.endsWith(".map") ? mapAsFromMemory(path, text, folder) : text,
    }));
    return imported && { outputFiles: placed, imported };
  } catch (error) {
    // This is not a failed build but a failed compiler: only a new process has a working one.
    if (laid && !(error as esbuild.BuildFailure).errors) process.exit(COMPILER_GONE);
    return undefined;
  }
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

function withRequire(code: string): string {
  return code.replace(HELPER, `${REQUIRE}$&`);
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

/**
 * Bundles a program with switches.
 *
 * @param written - its parts, by the names that imports have for them
 * @param inContext - whether it runs in a context only: then it gets stand-ins for what it uses of Node
 */
export async function bundleSwitched(
  job: Sources,
  written: Files,
  inContext = true,
): Promise<Pick<Switched, "code" | "main">> {
  const build = async (...parts: readonly string[]): Promise<string[]> => {
    const out = (place: (path: string) => string) =>
      parts.map((path, at) => ({ in: place(path), out: `${at}` }));
    const quick =
      DISK === undefined
        ? undefined
        : await buildOnDisk(
            optionsFor(job.files),
            () => layOut(DISK, "written", written, job.toolkit),
            out((path) => placeOf("written", path)),
            // A change may ask for what a file does not export.
            { mayLackExports: true },
          );
    const texts = quick?.outputFiles.map(({ text }) => text) ?? [];
    if (quick && !texts.some((text) => text.includes(WRITTEN))) return texts;
    try {
      const result = await esbuild.build({
        ...optionsFor(job.files),
        entryPoints: out((path) => path),
        absWorkingDir: absolute("/"),
        plugins: [fromWritten(written), fromMemory(job, new Map())],
      });
      return result.outputFiles.map(({ text }) => text);
    } catch (error) {
      const { errors } = error as esbuild.BuildFailure;
      if (!errors) process.exit(COMPILER_GONE);
      return [];
    }
  };
  const both = Object.hasOwn(written, MAIN) ? await build(START, MAIN) : [];
  const [code, main] = both.length > 0 ? both : await build(START);
  const ready = (text: string) => {
    const plain = withRequire(text);
    return (inContext && withStandIns(plain)) || plain;
  };
  if (code === undefined) return {};
  return { code: ready(code), ...(main === undefined ? {} : { main: ready(main) }) };
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

/** The result of a stage's build that failed with these. */
function failure(messages: readonly esbuild.Message[]): Broken {
  const problems = messages.slice(0, 5).map(toProblem);
  return {
    kind: messages.some(({ detail }) => detail === REFUSED) ? "refused" : "broken",
    problems,
  };
}

function toProblem({ text, location, detail, notes }: esbuild.Message): Problem {
  // Our namespace is in front of the path.
  const plain = text.replace(/"(student|toolkit|reference):/g, '"');
  const missing = detail === MISSING ? { missing: true as const } : {};
  if (!location) return { text: plain, ...missing };
  const file = location.file.replace(/^[a-z]+:/, "");
  const constant = notes.find((one) => one.text.includes("was declared a constant here"));
  return {
    text: plain,
    file,
    ...lineOf(location),
    column: charactersBefore(location) + 1,
    ...(constant?.location ? { declared: lineOf(constant.location) } : {}),
    ...missing,
  };
}

function lineOf({ line, lineText }: esbuild.Location): { line: number; source: string } {
  return { line, source: lineText.slice(0, 200) };
}

/** esbuild counts bytes; people, and the caret under a line, count characters. */
function charactersBefore({ lineText, column }: esbuild.Location): number {
  return [...Buffer.from(lineText).subarray(0, column).toString("utf8")].length;
}
