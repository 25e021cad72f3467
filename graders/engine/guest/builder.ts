/**
 * The boxed process that reads students' files: it bundles their programs with esbuild and reads facts from their
 * syntax trees. It gets one job per line on standard input, and writes one answer per line to standard output. If it
 * dies, the outside charges that to the current job.
 */
import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { load } from "../compiled/load.cjs";
import { stageOf } from "../workbook/places.ts";
import type {
  Broken,
  Build,
  BuilderAnswer,
  BuilderJob,
  BuildJob,
  ClassesJob,
  ExchangedJob,
  Files,
  Modules,
  ModulesJob,
  Problem,
  RepairsJob,
  SwitchedJob,
  TestsJob,
} from "./builder-jobs.ts";
import { bundle, bundleModules } from "./bundle.ts";
import { bundleSwitched } from "./bundle-switched.ts";
import { runTests, tellClasses } from "./from-memory.ts";
import { answer, inputLines } from "./lines.ts";
import { makeModule } from "./modules.ts";
import { optimise } from "./optimise.ts";
import type { Repairable } from "./repairs/repairs.ts";
import { STUDENT } from "./switches/names.ts";
import type { Switched } from "./switches/switched.ts";
import type * as Syntax from "./syntax.ts";

/**
 * The parser is large, and most stages do not need it. It is given by path, because packages have no usual place inside
 * the box.
 */
function syntax(): typeof Syntax {
  if (++parsings === PARSINGS_UNTIL_OPTIMISED) optimise(PATIENCE);
  return loadSyntax();
}

function loadSyntax(): typeof Syntax {
  if (loadedSyntax) return loadedSyntax;
  const program = process.env.DECKWORK_FACTS!;
  const loaded = load(program, program.replace(/cjs$/, "cache"), require);
  if (process.env.DECKWORK_KEEP_CODE) process.on("exit", loaded.keep);
  loadedSyntax = loaded.exports as typeof Syntax;
  return loadedSyntax;
}

let loadedSyntax: typeof Syntax | undefined;
/** More than a student's command needs. The parser alone is worth optimising: the bundler is no JavaScript. */
const PARSINGS_UNTIL_OPTIMISED = 4;
let parsings = 0;
/** A course of a hundred submissions does not use the parser enough to be worth V8's usual eagerness. */
const PATIENCE = 4;

/**
 * Wherever a built program runs, it is given its host. The toolkit's own way to one, for programs that are started without
 * the workbook, would be more than a quarter of each program.
 */
const GIVEN_HOST = 'export const host = globalThis[Symbol.for("deckwork.host")];\n';

let toolkit: Files = {};
let reference: Files = {};

async function work(job: BuilderJob): Promise<BuilderAnswer> {
  switch (job.kind) {
    case "toolkit":
      toolkit = { ...job.files, "host.ts": GIVEN_HOST };
      return { kind: job.kind };
    case "reference":
      reference = job.files;
      return { kind: job.kind };
    case "facts": {
      const { readFacts } = syntax();
      const facts = Object.entries(job.files).map(
        ([path, text]) => [path, readFacts(text)] as const,
      );
      return { kind: "facts", facts: Object.fromEntries(facts) };
    }
    case "build":
      return { kind: "build", builds: await buildAll(job) };
    case "switched":
      return { kind: "switched", program: await buildSwitched(job) };
    case "details": {
      const { tellDetails } = syntax();
      return { kind: "details", details: tellDetails(sourcesOf(job), job.asked) };
    }
    case "exchanged":
      return { kind: "exchanged", programs: await buildExchanged(job) };
    case "repairs":
      return { kind: "repairs", program: await buildRepairs(job) };
    case "repaired": {
      const { [STUDENT + job.repair.file]: written } = writtenRepairs(job).files ?? {};
      if (written === undefined) return { kind: "repaired" };
      return { kind: "repaired", text: syntax().withChange(written, job.repair.id) };
    }
    case "tests":
      return { kind: "tests", builds: await buildTests(job) };
    case "classes":
      return { kind: "classes", build: await buildClasses(job) };
    case "modules":
      return { kind: "modules", modules: await buildModules(job) };
    default:
      job satisfies never;
      throw new Error("unknown job");
  }
}

async function buildAll(job: BuildJob): Promise<Record<string, Build>> {
  const { files } = job;
  const builds = await bundle({ ...job, toolkit, reference }, job.stages, false);
  for (const [stage, build] of Object.entries(builds))
    if (build.kind === "broken")
      builds[stage] = {
        ...build,
        problems: build.problems.map((one) => withExport(withBrace(one, files), files)),
      };
  return builds;
}

/** The bundler says only what it did not expect, or that a file ends too early. */
function withBrace(problem: Problem, files: Files): Problem {
  const text = problem.file === undefined ? undefined : files[problem.file];
  if (text === undefined || !/^(?:Unexpected|Expected) /.test(problem.text)) return problem;
  const opened = syntax().openBraceIn(text);
  return opened ? { ...problem, opened } : problem;
}

/** The bundler's words, if the file exports other things, and if it exports nothing. */
const NOT_EXPORTED = [
  /^No matching export in "(?<file>.+)" for import "(?<name>.+)"$/,
  /^Import "(?<name>.+)" will always be undefined because the file "(?<file>.+)" has no exports$/,
];

/** What is declared in a file, but not exported, is led to: the fault is there, and not where it is imported. */
function withExport(problem: Problem, files: Files): Problem {
  const says = NOT_EXPORTED.map((one) => one.exec(problem.text)).find((found) => found !== null);
  const { file = "", name = "" } = says?.groups ?? {};
  const text = files[file];
  const declared = text === undefined ? undefined : syntax().declarationIn(text, name);
  if (!declared || problem.file === undefined) return problem;
  return {
    text: `"${name}" is declared here, but not exported, and ${posix.basename(problem.file)} imports it. Write export in front of it.`,
    file,
    ...declared,
  };
}

async function buildSwitched(job: SwitchedJob): Promise<Switched> {
  const { files } = job;
  const { writeSwitched, seeSource } = syntax();
  const { files: written, ...rest } = writeSwitched(sourcesOf(job));
  const sources = { files, refused: {}, moved: {}, standIns: [], sourceMap: false };
  const bundled = written && bundleSwitched({ ...sources, toolkit, reference }, written);
  // The bundler is another process: while it works, the source is read.
  await setImmediate();
  return { ...rest, ...seeSource(sourcesOf(job)), ...(await bundled) };
}

function sourcesOf({ files, given, stage }: Omit<SwitchedJob, "kind">): Syntax.Sources {
  return { files, reference, given, main: `${stage}/main.ts` };
}

async function buildExchanged({ files, paths, declarations }: ExchangedJob): Promise<Files> {
  const programs: Record<string, string> = {};
  for (const path of paths) {
    const mains = [`${path}/main.ts`, `${stageOf(path)}/main.ts`] as const;
    const written = syntax().writeExchanged(files, reference, mains, declarations);
    const sources = { files, refused: {}, moved: {}, standIns: [], sourceMap: false };
    const built =
      written && (await bundleSwitched({ ...sources, toolkit, reference }, written, false));
    if (built?.code !== undefined) programs[path] = built.code;
  }
  return programs;
}

async function buildRepairs(job: RepairsJob): Promise<Repairable> {
  const { files: written, ...rest } = writtenRepairs(job);
  if (!written) return rest;
  const sources = { files: job.files, refused: {}, moved: {}, standIns: [], sourceMap: false };
  const { code, main } = await bundleSwitched({ ...sources, toolkit, reference: {} }, written);
  return {
    ...rest,
    ...(code === undefined ? {} : { code }),
    ...(main === undefined ? {} : { calls: main }),
  };
}

function writtenRepairs({ files, stage, regions, calls, leastLikely }: Omit<RepairsJob, "kind">) {
  const mains = [`${stage}/main.ts`, ...(calls === undefined ? [] : [calls])];
  return syntax().writeRepairs(files, mains, regions, leastLikely);
}

async function buildTests({ stage, tests, ...files }: TestsJob): Promise<Record<string, Build>> {
  const others = new Set(Object.keys(reference).map((path) => posix.dirname(path)));
  others.delete(stage);
  const sources = {
    ...files,
    standIns: [...others],
    sourceMap: true,
    toolkit,
    reference,
    tests: true,
    entry: runTests,
  } as const;
  return bundle(sources, tests, true);
}

async function buildClasses({ paths, ...files }: ClassesJob): Promise<Build> {
  const sources = {
    ...files,
    standIns: [],
    sourceMap: false,
    toolkit,
    reference,
    entry: () => tellClasses(paths),
  };
  const build = (await bundle(sources, ["classes"], true)).classes!;
  if (build.kind !== "built") return build;
  // A script's own names would be global.
  return { ...build, code: `(() => {\n"use strict";\n${build.code}})();` };
}

async function buildModules({ paths, changed }: ModulesJob): Promise<Modules | Broken> {
  const files = { ...reference, ...changed };
  const plain = { refused: {}, moved: {}, standIns: [], sourceMap: false };
  const built = await bundleModules({ ...plain, files, toolkit, reference }, paths);
  if (built.kind !== "built") return built;
  const scripts = Object.entries(built.scripts).map(
    ([path, code]) => [path, makeModule(path, syntax().hideText(code))] as const,
  );
  return { kind: "built", scripts: Object.fromEntries(scripts) };
}

/**
 * What will be needed if a program fails, while it runs: the parser, and what it makes of the reference. Of the student's
 * files, nothing is read before it is asked for: if the parser dies of them, that is charged to the job.
 */
function prepare(job: BuilderJob): void {
  if (job.kind !== "build") return;
  const { readAhead } = loadSyntax();
  if (job.standIns.length > 0)
    readAhead(
      reference,
      job.stages.map((stage) => `${stage}/main.ts`),
    );
}

async function serve(): Promise<void> {
  for (const line of inputLines()) {
    const job = JSON.parse(line) as BuilderJob;
    answer(await work(job));
    prepare(job);
  }
}

void serve().then(() => process.exit(0));
