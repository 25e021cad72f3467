/**
 * Serves every file of a bundle from memory and nothing from a disk: the student's own, the toolkit's, and the reference's
 * where it stands in for an earlier stage.
 *
 * @module
 */
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type * as Esbuild from "esbuild";
import type { BuildJob, Files, TestsJob } from "./builder-jobs.ts";

/** What each file imports; both by namespace and path, `student:hearts/1-cards/card.ts` or `node:fs`. */
export type Imported = Map<string, Set<string>>;

/** Where everything that goes into a bundle comes from. */
export interface Sources extends Pick<BuildJob, "files" | "refused" | "substitutes" | "sourceMap"> {
  readonly toolkit: Files;
  readonly reference: Files;
  /** Present where tests are built. */
  readonly tests?: Pick<TestsJob, "file" | "vitest">;
}

/** In the `detail` of an error: the file is there, and it is not allowed. */
export const REFUSED = "refused";
/** In the `detail` of an error: a file of the student's is not there. */
export const MISSING = "missing";
/** Before a stage's path: a file of ours that imports its program, or runs its tests. */
export const ENTRY = "entry:";

export const TOOLKIT = "#toolkit/";

/** @param imported is filled with what each file imports, as the bundler asks for it. */
export function fromMemory(job: Sources, imported: Imported): Esbuild.Plugin {
  const { toolkit, reference, tests } = job;
  const substitutes = new Set(job.substitutes);
  const places: Record<string, Files> = { student: job.files, toolkit, reference };

  const refuse = (text: string) => ({ errors: [{ text, detail: REFUSED }] });
  const missing = (text: string) => ({ errors: [{ text, detail: MISSING }] });

  const entryPoint = (path: string): Esbuild.OnResolveResult => {
    if (path.startsWith(ENTRY)) return { namespace: "entry", path: path.slice(ENTRY.length) };
    if (Object.hasOwn(job.refused, path)) return refuse(job.refused[path]!);
    return Object.hasOwn(job.files, path)
      ? { namespace: "student", path }
      : missing(`There is no ${posix.basename(path)} in this stage.`);
  };

  const ofToolkit = (path: string): Esbuild.OnResolveResult => {
    const name = candidates(path.slice(TOOLKIT.length)).find(isIn(toolkit));
    const all = Object.keys(toolkit).join(", ");
    return name
      ? { namespace: "toolkit", path: name }
      : { errors: [{ text: `There is no "${path}" in the toolkit; it has ${all}.` }] };
  };

  /** A file of the student's, named from another one, or the reference's where that stands in for it. */
  const ofStudent = (path: string, importer: string, target: string): Esbuild.OnResolveResult => {
    const names = candidates(target);
    const stage = posix.dirname(target);
    if (posix.dirname(importer) !== stage && substitutes.has(stage)) {
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

  const resolve = (asked: Esbuild.OnResolveArgs): Esbuild.OnResolveResult => {
    const { path, importer, namespace } = asked;
    if (asked.kind === "entry-point") return entryPoint(path);
    if (namespace === "entry" && path !== "vitest") return { namespace: "student", path };
    if (tests && path === "vitest" && namespace !== "vitest") return { namespace: "vitest", path };
    if (Object.keys(asked.with).length > 0)
      return refuse(`"${path}" is imported with attributes; import TypeScript files only.`);
    if (path.startsWith(TOOLKIT)) return ofToolkit(path);
    if (tests && namespace === "student" && isBuiltin(path))
      return refuse(`"${path}" is no part of what is tested; import "vitest" and the classes.`);
    if (isBuiltin(path))
      return { path: path.startsWith("node:") ? path : `node:${path}`, external: true };
    if (!/^\.\.?\//.test(path))
      return refuse(
        `"${path}" is not part of the submission: import your own .ts files, "#toolkit/…" or Node's modules.`,
      );
    const target = posix.normalize(posix.join(posix.dirname(importer), path));
    if (target.startsWith(".."))
      return refuse(
        `"${path}" reaches outside the submission; import your own .ts files or "#toolkit/…".`,
      );
    if (namespace === "student") return ofStudent(path, importer, target);
    const name = candidates(target).find(isIn(places[namespace]!));
    return name ? { namespace, path: name } : { errors: [{ text: `There is no "${path}".` }] };
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
export function candidates(path: string): string[] {
  return [path, `${path}.ts`, path.replace(/\.js$/, ".ts")];
}
