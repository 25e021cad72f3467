/**
 * The `package.json` of the students' edition, and the lock file that belongs to it: the students' commands, and only the
 * packages that these need.
 *
 * @module
 */
import { posix } from "node:path";
import { NEEDS_REFERENCE } from "../workbook/edition.ts";

/** npm's scripts that a student needs besides the commands. */
const SCRIPTS: Readonly<Record<string, string>> = {
  test: "vitest run --project exercises",
  "test:ui": "vitest --ui --project exercises",
};

/** Packages for development that a student needs, too: the types in an editor, and the page of `npm run test:ui`. */
const FOR_STUDENTS = new Set(["@types/node", "@vitest/ui"]);

const OUR_COMMAND = "node graders/deckwork.cjs";

type Names = Readonly<Record<string, string>>;

interface Manifest {
  readonly scripts: Names;
  readonly dependencies: Names;
  readonly devDependencies: Names;
}

interface Locked {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
}

interface Lock {
  /** By their folders; the project's own is the empty text. */
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Cuts down both files. */
export function studentPackage<Whole extends Manifest>(
  manifest: Whole,
  lock: Lock,
): { readonly manifest: Manifest; readonly lock: Lock } {
  const scripts = Object.entries(manifest.scripts).filter(
    ([name, line]) => line.startsWith(OUR_COMMAND) && !NEEDS_REFERENCE.has(name),
  );
  const needed = Object.entries(manifest.devDependencies).filter(([name]) =>
    FOR_STUDENTS.has(name),
  );
  const devDependencies = Object.fromEntries(needed);
  const root = { ...lock.packages[""], devDependencies };
  const kept = reachable(lock, { ...manifest.dependencies, ...devDependencies });
  return {
    manifest: {
      ...manifest,
      scripts: { ...Object.fromEntries(scripts), ...SCRIPTS },
      devDependencies,
    },
    lock: {
      ...lock,
      packages: {
        "": root,
        ...Object.fromEntries(Object.entries(lock.packages).filter(([path]) => kept.has(path))),
      },
    },
  };
}

/** The folders of these packages and of all that they need. */
function reachable({ packages }: Lock, roots: Names): ReadonlySet<string> {
  const kept = new Set<string>();
  const open: (readonly [name: string, from: string])[] = Object.keys(roots).map((name) => [
    name,
    "",
  ]);
  for (let next = open.pop(); next; next = open.pop()) {
    const path = folderOf(packages, ...next);
    if (path === undefined || kept.has(path)) continue;
    kept.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]!;
    const needs = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(needs)) open.push([name, path]);
  }
  return kept;
}

/** Where Node finds a package, seen from another one; `undefined` if it is not installed. */
function folderOf(packages: Lock["packages"], name: string, from: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder === "." ? "" : folder, "node_modules", name);
    if (Object.hasOwn(packages, path)) return path;
    if (folder === "" || folder === ".") return undefined;
  }
}
