/**
 * Writes files to the box's own disk, where the bundler reads them by itself. Answering its questions for every import
 * and every file, as {@link fromMemory} does, takes as long as everything else that it does.
 *
 * This is the short way for programs without errors. It answers only if each import leads to the file that the long
 * way, {@link fromMemory}, would have used. If that is in doubt, it gives no answer, and the long way is used.
 *
 * @module
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type * as Esbuild from "esbuild";
import { candidates, TOOLKIT } from "../workbook/places.ts";
import type { Files } from "./builder-jobs.ts";
import type { Imported } from "./from-memory.ts";

/** The files there, by path, and the folders that were made for them. */
const onDisk = new Map<string, string>();
const folders = new Set<string>();

/**
 * Writes the files of one job and removes those of the job before; files that are the same in both stay.
 *
 * @param disk - a private folder
 * @returns the folder with the student's files, by their paths, and the toolkit
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
 * What each file imports, in the same form as in the long way.
 *
 * @returns `undefined` if an import led to a different file than in the long way
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

/** `student:hearts/1-cards/card.ts` for `student/hearts/1-cards/card.ts`. */
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
