/**
 * Lays files out on the box's own disk, where the bundler reads them by itself. To be asked for every import and for every
 * file, as from memory, takes as long as all else that it does.
 *
 * This is the short way for what is as it should be. It answers only where each import leads to the file that the long way,
 * {@link fromMemory}, would have taken; wherever that is in doubt, nothing is said, and the long way is gone.
 *
 * @module
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type * as Esbuild from "esbuild";
import type { Files } from "./builder-jobs.ts";
import { candidates, type Imported, TOOLKIT } from "./from-memory.ts";

/** What lies there, by its path, and the folders that were made for it. */
const onDisk = new Map<string, string>();
const folders = new Set<string>();

/**
 * Lays out the files of one job and takes away those of the one before; what is the same in both stays.
 *
 * @param disk - a folder of nobody else's
 * @returns the folder that holds the student's files, by their paths, and the toolkit
 */
export function layOut(disk: string, files: Files, toolkit: Files): string {
  const folder = join(disk, "laid");
  const wanted = new Map([
    ["package.json", JSON.stringify({ imports: { "#toolkit/*": "./toolkit/*" } })],
    ...Object.entries(toolkit).map(([name, text]) => [`toolkit/${name}`, text] as const),
    ...Object.entries(files).map(([path, text]) => [`student/${path}`, text] as const),
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
    onDisk.clear();
    folders.clear();
    throw error;
  }
}

/**
 * What each file imports, as the long way notes it.
 *
 * @returns `undefined` where an import led anywhere else than the long way would have gone
 */
export function importedIn({ inputs }: Esbuild.Metafile): Imported | undefined {
  const imported: Imported = new Map();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    const from = filePathOf(importer);
    if (from === undefined) return undefined;
    const places = new Set<string>();
    for (const { path, kind, original = "", external, with: attributes } of imports) {
      const place = filePathOf(path);
      const plain = kind === "import-statement" && !external && attributes === undefined;
      if (!plain || place === undefined || !wanted(importer, original).includes(path))
        return undefined;
      places.add(place);
    }
    imported.set(from, places);
  }
  return imported;
}

/** `student:hearts/1-cards/card.ts` of `student/hearts/1-cards/card.ts`. */
function filePathOf(path: string): string | undefined {
  const [, place, rest] = /^(student|toolkit)\/(.+)$/.exec(path) ?? [];
  return place && `${place}:${rest}`;
}

/** Where the long way looks for an import, in the order in which it looks. */
function wanted(importer: string, original: string): readonly string[] {
  if (original.startsWith(TOOLKIT)) return candidates(`toolkit/${original.slice(TOOLKIT.length)}`);
  return /^\.\.?\//.test(original)
    ? candidates(posix.normalize(posix.join(posix.dirname(importer), original)))
    : [];
}
