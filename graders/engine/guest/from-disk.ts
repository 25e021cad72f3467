/**
 * Writes files to the box's own disk, where the bundler reads them by itself. Answering its questions for every import
 * and every file, as {@link fromMemory} does, takes as long as everything else that it does.
 *
 * This is the short way for programs without errors. It answers only if each import leads to the file that the long
 * way, {@link fromMemory}, would have used. If that is in doubt, it gives no answer, and the long way is used.
 *
 * @module
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, posix } from "node:path";
import type * as Esbuild from "esbuild";
import { candidates, TOOLKIT } from "../workbook/places.ts";
import type { Files } from "./builder-jobs.ts";
import { type Imported, moduleOfNode, saysJson } from "./from-memory.ts";
import { WRITTEN } from "./switches/names.ts";

/** The files of a folder, by path, and the folders that were made for them. */
interface Laid {
  readonly onDisk: Map<string, string>;
  readonly folders: Set<string>;
}

const allLaid = new Map<string, Laid>();

type Kind = "student" | "written";

/** The toolkit's folder, where it is in a clone: a student's import may go there by itself. */
const GIVEN: Readonly<Record<Kind, string>> = {
  student: "graders/toolkit",
  written: "written/graders/toolkit",
};

/**
 * Writes the files of one job and removes those of the job of this kind before; files that are the same in both stay.
 *
 * @param disk - a private folder
 * @param kind - `student` for the student's files, by their paths; or `written`, for the parts of a program with
 * switches, by the names that imports have for them
 * @returns the folder with the files in a folder of that name, and the toolkit
 */
export function layOut(disk: string, kind: Kind, files: Files, toolkit: Files): string {
  const folder = join(disk, kind);
  const laid: Laid = allLaid.get(kind) ?? { onDisk: new Map(), folders: new Set() };
  allLaid.set(kind, laid);
  const { onDisk, folders } = laid;
  const wanted = new Map([
    ["package.json", importsOf(kind, toolkit)],
    ...Object.entries(toolkit).map(([name, text]) => [`${GIVEN[kind]}/${name}`, text] as const),
    ...Object.entries(files).map(([path, text]) => [placeOf(kind, path), text] as const),
  ]);
  try {
    for (const path of [...onDisk.keys()].filter((path) => !wanted.has(path))) {
      rmSync(join(folder, path));
      onDisk.delete(path);
    }
    for (const [path, text] of wanted) {
      if (onDisk.get(path) === text) continue;
      const place = join(folder, path);
      const above = dirname(place);
      if (!folders.has(above)) mkdirSync(above, { recursive: true });
      folders.add(above);
      writeFileSync(place, text);
      onDisk.set(path, text);
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    allLaid.delete(kind);
    throw error;
  }
}

/**
 * What the bundler asks for, too, as in the long way: Node's modules stay outside, and data is read as data.
 *
 * @param folder - the one that was laid out
 * @param imported is filled with the modules of Node that files import
 */
export function fromDisk(folder: string, imported: Imported): Esbuild.Plugin {
  return {
    name: "from-disk",
    setup: (build) => {
      build.onResolve({ filter: /^[\w:/]+$/ }, ({ path, importer, with: attributes }) => {
        if (!isBuiltin(path) || Object.keys(attributes).length > 0) return undefined;
        const module = moduleOfNode(path);
        const from = filePathOf(posix.relative(folder, importer)) ?? importer;
        imported.set(from, new Set(imported.get(from)).add(module));
        return { path: module, external: true };
      });
      // With `type: "json"`, the bundler's own reader would not let a name of it be imported.
      build.onLoad({ filter: /\.json$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8"),
        loader: "json",
      }));
    },
  };
}

/** What an import may leave out, or write instead of `.ts`. */
const ENDINGS = ["", ".js"];

function importsOf(kind: Kind, toolkit: Files): string {
  const folder = `./${GIVEN[kind]}`;
  const others = Object.keys(toolkit).flatMap((name) =>
    ENDINGS.map((ending) => [TOOLKIT + name.replace(/\.ts$/, ending), `${folder}/${name}`]),
  );
  const imports = {
    ...Object.fromEntries(others),
    [`${TOOLKIT}*`]: `${folder}/*`,
    [`${WRITTEN}*`]: "./written/*",
  };
  return JSON.stringify({ imports });
}

/** Where a file is in its folder. */
export function placeOf(kind: Kind, path: string): string {
  return `${kind}/${kind === "written" ? path.slice(WRITTEN.length) : path}`;
}

/**
 * What each file imports, in the same form as in the long way.
 *
 * @param modules - those of Node
 * @returns `undefined` if an import led to a different file than in the long way
 */
export function importedIn({ inputs }: Esbuild.Metafile, modules: Imported): Imported | undefined {
  const imported: Imported = new Map();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    const from = filePathOf(importer);
    if (from === undefined) return undefined;
    const places = new Set(modules.get(from));
    for (const { path, kind, original = "", external, with: attributes } of imports) {
      // The bundler leaves out what is imported and not used, and does not look for it.
      if (external && OUTSIDE.test(path)) continue;
      const place = filePathOf(path);
      const isPlain = attributes === undefined || (path.endsWith(".json") && saysJson(attributes));
      if (external || kind !== "import-statement" || !isPlain) return undefined;
      if (place === undefined || !wanted(importer, original).includes(path)) return undefined;
      places.add(place);
    }
    imported.set(from, places);
  }
  return imported;
}

/**
 * Files that are not used, modules of Node, and the bundler's own helpers; by itself, the bundler also leaves addresses
 * outside.
 */
const OUTSIDE = /^(?:\.\.?\/|#|node:|<runtime>$)/;

/** `student:hearts/1-cards/card.ts` for `student/hearts/1-cards/card.ts`. */
function filePathOf(path: string): string | undefined {
  for (const folder of Object.values(GIVEN))
    if (path.startsWith(`${folder}/`)) return `toolkit:${path.slice(folder.length + 1)}`;
  const [, place, rest] = /^(student|written)\/(.+)$/.exec(path) ?? [];
  return place && `${place}:${rest}`;
}

/**
 * A source map with the sources in the same form as in the long way.
 *
 * @param path - of the map, from which it finds its sources
 * @param folder - the one that was laid out
 */
export function mapAsFromMemory(path: string, map: string, folder: string): string {
  const { sources, ...rest } = JSON.parse(map) as { readonly sources: readonly string[] };
  const placed = sources.map((source) => {
    const file = posix.relative(folder, posix.join(posix.dirname(path), source));
    return filePathOf(file) ?? file;
  });
  return JSON.stringify({ ...rest, sources: placed });
}

/** Where the long way looks for an import, in the order in which it looks. */
function wanted(importer: string, original: string): readonly string[] {
  if (original.startsWith(TOOLKIT))
    return Object.values(GIVEN).flatMap((folder) =>
      candidates(`${folder}/${original.slice(TOOLKIT.length)}`),
    );
  if (original.startsWith(WRITTEN)) return [placeOf("written", original)];
  return /^\.\.?\//.test(original)
    ? candidates(posix.normalize(posix.join(posix.dirname(importer), original)))
    : [];
}
