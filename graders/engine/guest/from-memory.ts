/**
 * Serves every file of a bundle from memory and nothing from a disk: the student's own, the toolkit's, and the
 * reference's if it replaces an earlier stage.
 *
 * @module
 */
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type * as Esbuild from "esbuild";
import { isMisspelt } from "../text/near.ts";
import { candidates, TOOLKIT } from "../workbook/places.ts";
import type { BuildJob, Files } from "./builder-jobs.ts";
import { CLASSES } from "./modules.ts";
import { loaderOf, TOOLKIT_BESIDE } from "./switches/loaders.ts";

/** What each file imports; both by namespace and path, `student:hearts/1-cards/card.ts` or `node:fs`. */
export type Imported = Map<string, Set<string>>;

/** The sources of everything in a bundle. */
export interface Sources
  extends Pick<BuildJob, "files" | "refused" | "moved" | "standIns" | "sourceMap"> {
  readonly toolkit: Files;
  readonly reference: Files;
  /** Makes our own file that a bundle begins with; by default, one that imports a stage's program. */
  readonly entry?: (path: string) => string;
  /** Whether tests are built: what they test and test with is looked up when they run. */
  readonly tests?: true;
  /** Whether each file is a module of its own, which imports others by their paths. */
  readonly modules?: true;
}

/** In the `detail` of an error: the file exists, but is not allowed. */
export const REFUSED = "refused";
/** In the `detail` of an error: one of the student's files is missing. */
export const MISSING = "missing";
/** In front of what our own file is made for: a stage's path, or a file of tests. */
export const ENTRY = "entry:";

/** The variable of the script in front of tests; see `vitest.ts`. */
export const TEST_SCRIPT = "$vitest";
/** The namespaces of what tests look up when they run. */
export const TESTED = "tested";
const TESTING = "testing";
/** The modules that tests may test with, without the `node:` in front. */
const TEST_MODULES: Readonly<Record<string, string>> = {
  vitest: `${TEST_SCRIPT}.modules.vitest`,
  assert: `${TEST_SCRIPT}.modules.assert`,
  "assert/strict": `${TEST_SCRIPT}.modules.assert.strict`,
};

/** @param imported is filled with what each file imports, as the bundler asks for it. */
export function fromMemory(sources: Sources, imported: Imported): Esbuild.Plugin {
  const origins = new Map(Object.entries(sources.moved).map(([path, origin]) => [origin, path]));
  return {
    name: "from-memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, (asked) => {
        const found = resolve({ ...sources, origins }, asked);
        if (sources.modules && asked.kind !== "entry-point" && found.namespace)
          return { path: nameOfModule(found), external: true };
        if (found.path !== undefined) {
          const importer = `${asked.namespace}:${asked.importer}`;
          const places = imported.get(importer) ?? new Set();
          places.add(found.namespace ? `${found.namespace}:${found.path}` : found.path);
          imported.set(importer, places);
        }
        return found;
      });
      build.onLoad({ filter: /.*/ }, ({ namespace, path }) => ({
        contents: contentsOf(sources, namespace, path),
        loader: loaderFor(sources, namespace, path),
      }));
    },
  };
}

function nameOfModule({ namespace, path = "" }: Esbuild.OnResolveResult): string {
  return namespace === "toolkit" ? `${TOOLKIT}${path}` : path;
}

/** The sources, and the paths of moved files by their original places. */
interface Placed extends Sources {
  readonly origins: ReadonlyMap<string, string>;
}

function contentsOf(sources: Sources, namespace: string, path: string): string {
  const { entry = (stage) => `import ${JSON.stringify(`${stage}/main.ts`)};` } = sources;
  if (namespace === "entry") return entry(path);
  if (namespace === TESTED) return asModule(`${CLASSES}[${JSON.stringify(path)}]`);
  if (namespace === TESTING)
    return path === "vitest"
      ? asModule(TEST_MODULES[path]!)
      : `module.exports = ${TEST_MODULES[path]};`;
  return filesOf(sources, namespace)[path]!;
}

/** The files of a namespace. */
function filesOf({ files, toolkit, reference }: Sources, namespace: string): Files {
  const all: Record<string, Files> = { student: files, toolkit, reference };
  return all[namespace]!;
}

/** Where an import leads, or why it is not allowed. */
function resolve(sources: Placed, asked: Esbuild.OnResolveArgs): Esbuild.OnResolveResult {
  const { path, namespace } = asked;
  const { tests } = sources;
  if (asked.kind === "entry-point") return entryPoint(sources, path);
  if (namespace === "entry") return { namespace: "student", path };
  const plain = path.replace(/^node:/, "");
  if (tests && Object.hasOwn(TEST_MODULES, plain)) return { namespace: TESTING, path: plain };
  if (Object.keys(asked.with).length > 0 && !isJsonOf(sources, asked))
    return refuse(`"${path}" is imported with attributes; import only TypeScript files.`);
  if (path.startsWith(TOOLKIT)) {
    const all = Object.keys(sources.toolkit).join(", ");
    const missing = `There is no "${path}" in the toolkit; it has ${all}.`;
    return find(sources, "toolkit", path.slice(TOOLKIT.length)) ?? fail(missing);
  }
  if (tests && namespace === "student" && isBuiltin(path))
    return refuse(
      `"${path}" is not part of the code under test; import only "vitest" and the classes.`,
    );
  if (isBuiltin(path)) return { path: moduleOfNode(path), external: true };
  if (!/^\.\.?\//.test(path))
    return refuse(
      `"${path}" is not part of the submission: import your own .ts files, "#toolkit/…" or Node's modules.`,
    );
  const target = targetOf(sources, asked);
  const given = TOOLKIT_BESIDE.exec(target)?.[1];
  if (given !== undefined && namespace === "student") {
    const found = find(sources, "toolkit", given);
    if (found) return found;
  }
  if (target.startsWith(".."))
    return refuse(
      `"${path}" reaches outside the submission; import your own .ts files or "#toolkit/…".`,
    );
  if (namespace === "student") return ofStudent(sources, asked, target);
  return find(sources, namespace, target) ?? fail(`There is no "${path}".`);
}

/**
 * The target of a relative import: from the original place of the file, if there is such a target; else from its new
 * place.
 */
function targetOf({ files, moved, origins }: Placed, asked: Esbuild.OnResolveArgs): string {
  const { path, importer, namespace } = asked;
  const from = (place: string) => posix.normalize(posix.join(posix.dirname(place), path));
  if (namespace === "student" && origins.size > 0) {
    for (const place of candidates(from(moved[importer] ?? importer))) {
      const found = origins.get(place) ?? place;
      if (Object.hasOwn(files, found) && (moved[found] ?? found) === place) return found;
    }
  }
  return from(importer);
}

/** The student's own data; Node requires an import of JSON to say that it is JSON. */
function isJsonOf(sources: Placed, asked: Esbuild.OnResolveArgs): boolean {
  const { path, namespace, with: attributes } = asked;
  const plain = namespace === "student" && /^\.\.?\/.*\.json$/.test(path);
  return plain && saysJson(attributes) && Object.hasOwn(sources.files, targetOf(sources, asked));
}

/** The full name of a module of Node. */
export function moduleOfNode(name: string): string {
  return name.startsWith("node:") ? name : `node:${name}`;
}

/** Whether an import says that, and nothing else. */
export function saysJson(attributes: Readonly<Record<string, string>>): boolean {
  return Object.keys(attributes).length === 1 && attributes.type === "json";
}

function entryPoint({ refused, files }: Sources, path: string): Esbuild.OnResolveResult {
  if (path.startsWith(ENTRY)) return { namespace: "entry", path: path.slice(ENTRY.length) };
  if (path.startsWith(TOOLKIT)) return { namespace: "toolkit", path: path.slice(TOOLKIT.length) };
  if (Object.hasOwn(refused, path)) return refuse(refused[path]!);
  return Object.hasOwn(files, path)
    ? { namespace: "student", path }
    : fail(`There is no ${posix.basename(path)} in this stage.`, MISSING);
}

/** A file of the student that a different file names, or the reference's file that replaces it. */
function ofStudent(
  sources: Sources,
  { path, importer }: Esbuild.OnResolveArgs,
  target: string,
): Esbuild.OnResolveResult {
  const stage = posix.dirname(target);
  const isReplaced = posix.dirname(importer) !== stage && sources.standIns.includes(stage);
  const replaced = isReplaced ? find(sources, "reference", target) : undefined;
  if (replaced && sources.tests) return { ...replaced, namespace: TESTED };
  // The reference's modules stand in, but never its program: a stage that only starts that one has done nothing.
  if (replaced && posix.basename(replaced.path!) !== "main.ts") return replaced;
  // Only now: an unreadable file is not the fault of a later stage, which gets the reference's file instead.
  const unread = candidates(target).find((name) => Object.hasOwn(sources.refused, name));
  if (unread !== undefined) return refuse(sources.refused[unread]!);
  const missing = `There is no file "${path}" beside ${posix.basename(importer)}.`;
  const found = find(sources, "student", target);
  if (found) return found;
  const meant = nearest(sources.files, target);
  if (meant === undefined) return fail(missing, MISSING);
  const way = posix.relative(posix.dirname(importer), meant);
  return fail(`${missing} Is "${way.startsWith(".") ? way : `./${way}`}" meant?`);
}

/** The only file with nearly the same name in the same folder, or else with the same name in another folder. */
function nearest(files: Files, target: string): string | undefined {
  const nameOf = (path: string) => posix.basename(path).replace(/\.[cm]?[jt]s$/, "");
  const folder = posix.dirname(target);
  const others = Object.keys(files);
  const beside = others.filter(
    (path) => posix.dirname(path) === folder && isMisspelt(nameOf(target), nameOf(path)),
  );
  const elsewhere = others.filter((path) => nameOf(path) === nameOf(target));
  const [only, ...more] = beside.length > 0 ? beside : elsewhere;
  return more.length === 0 && only !== target ? only : undefined;
}

/** The file that an import means, if it exists. Students may choose any names, even `constructor` and `__proto__`. */
function find(
  sources: Sources,
  namespace: string,
  target: string,
): Esbuild.OnResolveResult | undefined {
  const files = filesOf(sources, namespace);
  const path = candidates(target).find((name) => Object.hasOwn(files, name));
  return path === undefined ? undefined : { namespace, path };
}

function refuse(text: string): Esbuild.OnResolveResult {
  return fail(text, REFUSED);
}

function fail(text: string, detail?: string): Esbuild.OnResolveResult {
  return { errors: [{ text, detail }] };
}

/** A program that runs a file of tests, and prints the results. */
export function runTests(file: string): string {
  const path = JSON.stringify(file);
  return `await ${TEST_SCRIPT}.run({ [${path}]: () => import(${path}) }, (text) => globalThis[Symbol.for("deckwork.host")].write(text));`;
}

/** Without the mark, an import of everything would find a default export. */
function asModule(value: string): string {
  return `module.exports = Object.defineProperty({ ...${value} }, "__esModule", { value: true });`;
}

/** A script that makes files known to tests, by their paths. */
export function tellClasses(paths: readonly string[]): string {
  const imports = paths.map((path, at) => `import * as file${at} from ${JSON.stringify(path)};\n`);
  const entries = paths.map((path, at) => `${JSON.stringify(path)}: file${at}`);
  return `${imports.join("")}${CLASSES} = { ${entries.join(", ")} };`;
}

function loaderFor({ moved }: Sources, namespace: string, path: string): Esbuild.Loader {
  if (namespace === "student") return loaderOf(moved[path] ?? path);
  return namespace === TESTED || namespace === TESTING ? "js" : "ts";
}
