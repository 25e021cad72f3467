/**
 * The rule that a module imports none of certain others, neither itself nor by way of the student's other files.
 *
 * @module
 */
import { posix } from "node:path";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Check } from "../workbook/check-settings.ts";
import { candidates } from "../workbook/places.ts";

type Imports = Extract<Check, { kind: "imports" }>;

/** The files that a module's imports are followed through. */
export interface Followed {
  /** Their facts, by path. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** Where files were before the grader put them into the folders of their stages, by path. */
  readonly moved?: Readonly<Record<string, string>>;
}

/**
 * A module may use the toolkit, Node's modules, the modules named, and helpers of its own as long as these keep to the
 * same; not the other modules that the track's starters name.
 *
 * @param folder - the module's stage
 * @param unreadable - why a file cannot be read, if it cannot
 */
export function judgeImports(
  { file, not, because }: Imports,
  folder: string,
  followed: Followed,
  unreadable: (name: string, facts: FileFacts) => string | undefined,
): string[] {
  const complaints = new Set<string>();
  for (const path of reachedFrom([posix.join(folder, file)], followed)) {
    const facts = followed.facts.get(path)!;
    const name = posix.relative(folder, path);
    const why = unreadable(name, facts);
    if (why !== undefined) complaints.add(why);
    if (facts.computedImports)
      complaints.add(`${name} computes the name of a module that it imports; write it as a text.`);
    for (const module of facts.imports.filter((one) => not.includes(nameOf(one))))
      complaints.add(`${name} must not import ${module}: ${because}.`);
  }
  return [...complaints];
}

/** `old-maid` for `../4-pairs/old-maid.ts`. */
function nameOf(module: string): string {
  return module.startsWith(".") ? posix.basename(module).replace(/\.[a-z]+$/, "") : module;
}

/**
 * Files, and all that they import.
 *
 * @param paths - of all files; those without facts are not followed
 */
export function reachedFrom(
  files: readonly string[],
  { facts, moved }: Followed,
  paths: Iterable<string> = facts.keys(),
): readonly string[] {
  const places = placesOf(paths, moved);
  // A loop over a set also visits elements that are added during the loop.
  const reached = new Set(files);
  for (const path of reached) {
    const own = facts.get(path);
    if (own) for (const next of importedBy(path, own, places, moved)) reached.add(next);
  }
  return [...reached];
}

/** Files by their places: where they are, and where they were. */
function placesOf(
  files: Iterable<string>,
  moved: Followed["moved"] = {},
): ReadonlyMap<string, string> {
  const all = [...files];
  return new Map([
    ...all.map((path) => [path, path] as const),
    ...all.map((path) => [moved[path] ?? path, path] as const),
  ]);
}

/** An import counts from the place where its file was, and from where it is now. */
function importedBy(
  path: string,
  { imports }: FileFacts,
  places: ReadonlyMap<string, string>,
  moved: Followed["moved"] = {},
): string[] {
  const bases = [...new Set([moved[path] ?? path, path])].map((one) => posix.dirname(one));
  return imports
    .filter((module) => module.startsWith("."))
    .flatMap((module) => {
      const found = bases
        .flatMap((base) => candidates(posix.join(base, module)))
        .find((place) => places.has(place));
      return found === undefined ? [] : [places.get(found)!];
    });
}
