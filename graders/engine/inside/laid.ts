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

export interface Laid {
  /** The folder that holds the student's files, by their paths, and the toolkit. */
  readonly folder: string;
  remove(): void;
}

let serial = 0;

/**
 * Writes the files down.
 *
 * @param disk - a folder of nobody else's
 */
export function layOut(disk: string, files: Files, toolkit: Files): Laid {
  const folder = join(disk, `laid-${process.pid}-${serial++}`);
  const write = (path: string, text: string) => {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    write("package.json", JSON.stringify({ imports: { "#toolkit/*": "./toolkit/*" } }));
    for (const [name, text] of Object.entries(toolkit)) write(`toolkit/${name}`, text);
    for (const [path, text] of Object.entries(files)) write(`student/${path}`, text);
    return { folder, remove };
  } catch (error) {
    remove();
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
    const from = placeOf(importer);
    if (from === undefined) return undefined;
    const places = new Set<string>();
    for (const { path, kind, original = "", external, with: attributes } of imports) {
      const place = placeOf(path);
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
function placeOf(path: string): string | undefined {
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
