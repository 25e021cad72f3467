/**
 * The boxed process that reads what students wrote: bundles their programs with esbuild and reads facts off their syntax
 * trees. One job a line on standard input, one answer a line on standard output. What kills it is charged by the outside
 * to the job under way.
 */
import { isBuiltin } from "node:module";
import { resolve as absolute, posix } from "node:path";
import type * as Esbuild from "esbuild";
import type { FileFacts } from "./facts/file-facts.ts";
import { readFacts } from "./facts/read-facts.ts";
import { answer, inputLines } from "./lines.ts";

/** Files by their path in the submission, `<track>/<stage>/<file>`. */
export type Files = Readonly<Record<string, string>>;

export type BuilderJob =
  | { readonly kind: "given"; readonly toolkit: Files; readonly reference: Files }
  | {
      readonly kind: "build";
      readonly files: Files;
      /** Paths that were not read, each with the reason that a student is told. */
      readonly refused: Files;
      /** The stages to build, by their paths. */
      readonly stages: readonly string[];
      /** Stages whose files are taken from the reference wherever another stage imports them. */
      readonly substitutes: readonly string[];
      readonly sourceMap: boolean;
    }
  | TestsJob
  | { readonly kind: "facts"; readonly files: Files };

/** Tests of a student, each time with other code of the reference in the place of the stages they test. */
export interface TestsJob {
  readonly kind: "tests";
  readonly files: Files;
  readonly refused: Files;
  /** The stage's path, and the file of tests in it. */
  readonly stage: string;
  readonly file: string;
  /** The variable that holds what they get for `vitest`, and the names in it. */
  readonly vitest: { readonly variable: string; readonly names: readonly string[] };
  /** What is different from the reference, one after the other. */
  readonly variants: readonly Files[];
}

export type BuilderAnswer =
  | { readonly kind: "given" }
  | { readonly kind: "build"; readonly builds: Readonly<Record<string, Build>> }
  | { readonly kind: "tests"; readonly builds: readonly Build[] }
  | { readonly kind: "facts"; readonly facts: Readonly<Record<string, FileFacts>> };

export type Build =
  | {
      readonly kind: "built";
      readonly code: string;
      readonly sourceMap?: string;
      /** The other stages of the submission whose files are in it. */
      readonly uses: readonly string[];
      /** What only a process has (a module of Node's), if anything. */
      readonly needs?: string;
      /** Errors in files of the stage that the program does not use, if there are any: it may be going to. */
      readonly beside?: readonly Problem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly Problem[] }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

export interface Problem {
  readonly text: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** The line itself. */
  readonly source?: string;
  /** It is a file of the student's that is not there. */
  readonly missing?: true;
}

type BuildJob = Extract<BuilderJob, { kind: "build" }>;

/** What each file imports; both by namespace and path, `student:hearts/1-cards/card.ts` or `node:fs`. */
type Imported = Map<string, Set<string>>;

/** Where everything that goes into a bundle comes from. */
interface Sources extends Pick<BuildJob, "files" | "refused" | "substitutes" | "sourceMap"> {
  readonly reference: Files;
  /** Present where tests are built. */
  readonly tests?: Pick<TestsJob, "file" | "vitest">;
}

// Told by path, because inside the box no package is where packages are.
const esbuild = require(process.env.DECKWORK_ESBUILD ?? "esbuild") as typeof Esbuild;

const COMPILER_GONE = 70;
/** A folder full of files that nobody uses is not looked through. */
const MOST_BESIDE = 10;
const REFUSED = "refused";
const MISSING = "missing";
/** What esbuild only warns of and Node refuses: a name that the other file does not export. */
const NO_SUCH_EXPORT = "import-is-undefined";

let toolkit: Files = {};
let reference: Files = {};

async function work(job: BuilderJob): Promise<BuilderAnswer> {
  switch (job.kind) {
    case "given":
      ({ toolkit, reference } = job);
      return { kind: "given" };
    case "facts":
      return { kind: "facts", facts: mapValues(job.files, readFacts) };
    case "build":
      return { kind: "build", builds: await buildAll(job) };
    case "tests":
      return { kind: "tests", builds: await buildTests(job) };
    default:
      job satisfies never;
      throw new Error("unknown job");
  }
}

/** All stages in one call, since parsing is shared; one by one where any of them fails, since a failure is of the whole call. */
async function buildTests(job: TestsJob): Promise<Build[]> {
  const { stage, file, vitest } = job;
  const substitutes = [...new Set(Object.keys(reference).map((path) => posix.dirname(path)))];
  const builds: Build[] = [];
  for (const variant of job.variants) {
    const built = await bundle(
      {
        files: job.files,
        refused: job.refused,
        substitutes: substitutes.filter((folder) => folder !== stage),
        sourceMap: false,
        reference: { ...reference, ...variant },
        tests: { file, vitest },
      },
      [stage],
      true,
    );
    builds.push(Array.isArray(built) ? failure(built) : built[stage]!);
  }
  return builds;
}

async function buildAll(request: BuildJob): Promise<Record<string, Build>> {
  const job = { ...request, reference };
  const together = await bundle(job, request.stages, false);
  if (!Array.isArray(together)) return together;
  const builds: Record<string, Build> = {};
  for (const stage of request.stages) {
    const alone = request.stages.length === 1 ? together : await bundle(job, [stage], false);
    builds[stage] = Array.isArray(alone) ? failure(alone) : alone[stage]!;
  }
  return builds;
}

function failure(messages: Esbuild.Message[]): Build {
  const problems = messages.slice(0, 5).map(toProblem);
  return {
    kind: messages.some(({ detail }) => detail === REFUSED) ? "refused" : "broken",
    problems,
  };
}

function toProblem({ text, location, detail }: Esbuild.Message): Problem {
  // Our namespaces stand before the path.
  const plain = text.replace(/"(student|toolkit|reference):/g, '"');
  const missing = detail === MISSING ? { missing: true as const } : {};
  if (!location) return { text: plain, ...missing };
  const file = location.file.replace(/^[a-z]+:/, "");
  return {
    text: plain,
    file,
    line: location.line,
    column: charactersBefore(location) + 1,
    source: location.lineText.slice(0, 200),
    ...missing,
  };
}

/** esbuild counts bytes; people, and the caret under a line, count characters. */
function charactersBefore({ lineText, column }: Esbuild.Location): number {
  return [...Buffer.from(lineText).subarray(0, column).toString("utf8")].length;
}

/** Bundles several stages, or tells why it cannot. */
async function bundle(
  job: Sources,
  stages: readonly string[],
  behindAnEntry: boolean,
): Promise<Record<string, Build> | Esbuild.Message[]> {
  let result: Esbuild.BuildResult<{ write: false }>;
  const imported: Imported = new Map();
  try {
    result = await esbuild.build({
      entryPoints: stages.map((stage) => ({
        in: behindAnEntry ? `entry:${stage}` : `${stage}/main.ts`,
        out: stage,
      })),
      bundle: true,
      write: false,
      format: "esm",
      platform: "neutral",
      target: "es2022",
      charset: "utf8",
      legalComments: "none",
      logLevel: "silent",
      // Nothing of the student's configuration, and nothing of ours, is looked for.
      tsconfigRaw: "{}",
      // Nothing stands there; but it has to be absolute, as this system writes it.
      absWorkingDir: absolute("/"),
      outdir: absolute("/out"),
      ...(job.sourceMap ? { sourcemap: "external" as const, sourcesContent: false } : {}),
      plugins: [fromMemory(job, imported)],
    });
  } catch (error) {
    const { errors } = error as Esbuild.BuildFailure;
    // Not a failed build but a failed compiler: only a new process has a sound one.
    if (!errors) process.exit(COMPILER_GONE);
    return errors;
  }
  const undefinedImports = result.warnings.filter(({ id }) => id === NO_SUCH_EXPORT);
  if (undefinedImports.length > 0) return undefinedImports;
  const texts = new Map(
    result.outputFiles.map(({ path, text }) => [
      path.replaceAll("\\", "/").replace(/^([A-Za-z]:)?\/out\//, ""),
      text,
    ]),
  );
  const builds: Record<string, Build> = {};
  for (const stage of stages) {
    const code = texts.get(`${stage}.js`)!;
    if (/^export\b/m.test(code) && !behindAnEntry) {
      // A program that exports something cannot be wrapped in a function; behind an entry of ours its exports vanish.
      const again = await bundle(job, [stage], true);
      if (Array.isArray(again)) return again;
      builds[stage] = again[stage]!;
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

/** The first error of each of the stage's own files that is not in the bundle: a starter's `main.ts` imports little. */
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
      const { errors } = error as Esbuild.TransformFailure;
      if (!errors) process.exit(COMPILER_GONE);
      problems.push(...errors.slice(0, 1).map(toProblem));
    }
  }
  return problems;
}

function reachedFrom(imported: Imported, stage: string): ReadonlySet<string> {
  const reached = new Set([`student:${stage}/main.ts`]);
  for (const place of reached) for (const next of imported.get(place) ?? []) reached.add(next);
  return reached;
}

/**
 * What a program stands on: other stages, and what only a process has. Its imports tell, not what is left of them in the
 * bundle: the members of an enum are written into it as plain numbers, and nothing else remains of their file.
 */
function standsOn(
  reached: ReadonlySet<string>,
  own: string,
): Pick<Extract<Build, { kind: "built" }>, "uses" | "needs"> {
  const places = [...reached].map((place) => place.split(/:(.*)/s) as [string, string]);
  const uses = places
    .filter(([namespace]) => namespace === "student")
    .map(([, path]) => posix.dirname(path))
    .filter((stage) => stage !== own && stage.includes("/"));
  const needs = places.find(([namespace]) => namespace === "node");
  return { uses: [...new Set(uses)].sort(), ...(needs ? { needs: needs.join(":") } : {}) };
}

/**
 * Serves every file from memory and nothing from a disk: the student's own, the toolkit's, and the reference's where it
 * stands in for an earlier stage.
 */
function fromMemory(job: Sources, imported: Imported): Esbuild.Plugin {
  const { reference, tests } = job;
  const substitutes = new Set(job.substitutes);
  const places: Record<string, Files> = { student: job.files, toolkit, reference };

  const refuse = (text: string) => ({ errors: [{ text, detail: REFUSED }] });
  const missing = (text: string) => ({ errors: [{ text, detail: MISSING }] });

  const resolve = ({
    path,
    importer,
    namespace,
    kind,
    with: attributes,
  }: Esbuild.OnResolveArgs): Esbuild.OnResolveResult => {
    if (kind === "entry-point") {
      if (path.startsWith("entry:"))
        return { namespace: "entry", path: path.slice("entry:".length) };
      if (Object.hasOwn(job.refused, path)) return refuse(job.refused[path]!);
      return Object.hasOwn(job.files, path)
        ? { namespace: "student", path }
        : missing(`There is no ${posix.basename(path)} in this stage.`);
    }
    if (namespace === "entry" && path !== "vitest") return { namespace: "student", path };
    if (tests && path === "vitest" && namespace !== "vitest") return { namespace: "vitest", path };
    if (Object.keys(attributes).length > 0)
      return refuse(`"${path}" is imported with attributes; import TypeScript files only.`);
    if (path.startsWith("#toolkit/")) {
      const name = candidates(path.slice("#toolkit/".length)).find(isIn(toolkit));
      if (name) return { namespace: "toolkit", path: name };
      return {
        errors: [
          {
            text: `There is no "${path}" in the toolkit; it has ${Object.keys(toolkit).join(", ")}.`,
          },
        ],
      };
    }
    if (isBuiltin(path))
      return { path: path.startsWith("node:") ? path : `node:${path}`, external: true };
    if (!/^\.\.?\//.test(path)) {
      return refuse(
        `"${path}" is not part of the submission: import your own .ts files, "#toolkit/…" or Node's modules.`,
      );
    }
    const target = posix.normalize(posix.join(posix.dirname(importer), path));
    if (target.startsWith(".."))
      return refuse(
        `"${path}" reaches outside the submission; import your own .ts files or "#toolkit/…".`,
      );
    const names = candidates(target);
    if (namespace !== "student") {
      const name = names.find(isIn(places[namespace]!));
      return name ? { namespace, path: name } : { errors: [{ text: `There is no "${path}".` }] };
    }
    if (
      posix.dirname(importer) !== posix.dirname(target) &&
      substitutes.has(posix.dirname(target))
    ) {
      const name = names.find(isIn(reference));
      if (name) return { namespace: "reference", path: name };
    }
    // Only now: a file that could not be read is no fault of a later stage, which gets the reference's in its place.
    const unread = names.find(isIn(job.refused));
    if (unread !== undefined) return refuse(job.refused[unread]!);
    const name = names.find(isIn(job.files));
    return name
      ? { namespace: "student", path: name }
      : missing(`There is no file "${path}" beside ${posix.basename(importer)}.`);
  };

  const note = ({ importer, namespace }: Esbuild.OnResolveArgs, place: string): void => {
    const from = `${namespace}:${importer}`;
    const places = imported.get(from) ?? new Set();
    imported.set(from, places.add(place));
  };

  return {
    name: "from-memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, (asked) => {
        const found = resolve(asked);
        if (found.path !== undefined)
          note(asked, found.namespace ? `${found.namespace}:${found.path}` : found.path);
        return found;
      });
      build.onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
        contents: tests
          ? runTests(`${path}/${tests.file}`)
          : `import ${JSON.stringify(`${path}/main.ts`)};`,
        loader: "js",
      }));
      if (tests)
        build.onLoad({ filter: /.*/, namespace: "vitest" }, () => ({
          contents: `export const { ${tests.vitest.names.join(", ")} } = ${tests.vitest.variable};`,
          loader: "js",
        }));
      for (const [namespace, held] of Object.entries(places)) {
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: held[path]!,
          loader: "ts",
        }));
      }
    },
  };
}

/** Students name files and imports as they like, `constructor` and `__proto__` too. */
function isIn(files: Files): (path: string) => boolean {
  return (path) => Object.hasOwn(files, path);
}

/** A program that collects the tests of a file, runs them, and prints what came of them. */
function runTests(file: string): string {
  return `import { finish } from "vitest";
import ${JSON.stringify(file)};
await finish((text) => globalThis[Symbol.for("deckwork.host")].write(text));`;
}

/** What tsx would take for this import: the file itself, or the same with the ending left out or said as JavaScript's. */
function candidates(path: string): string[] {
  return [path, `${path}.ts`, path.replace(/\.js$/, ".ts")];
}

function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

async function serve(): Promise<void> {
  for (const line of inputLines()) answer(await work(JSON.parse(line) as BuilderJob));
}

void serve().then(() => process.exit(0));
