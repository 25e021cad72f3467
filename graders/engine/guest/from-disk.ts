/**
 * Writes files to the box's own disk, where the bundler reads them by itself. Answering its questions for every import
 * and every file, as {@link fromMemory} does, takes as long as everything else that it does.
 *
 * This is the short way for programs without errors. It answers only if each import leads to the file that the long
 * way, {@link fromMemory}, would have used. If that is in doubt, it gives no answer, and the long way is used.
 *
 * @module
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type * as Esbuild from "esbuild";
import { candidates, TOOLKIT } from "../workbook/places.ts";
import type { Files } from "./builder-jobs.ts";
import type { Imported, Sources } from "./from-memory.ts";

/** The files there, by path; those of the reference stay. And the folders that were made for them. */
const onDisk = new Map<string, string>();
const folders = new Set<string>();

/** In front of the path of the file of the reference that a link leads to. */
const LINK = "\0";

type Laid = Pick<Sources, "files" | "toolkit" | "reference" | "standIns">;

/**
 * Writes the files of one job and removes those of the job before; files that are the same in both stay. The files of
 * stages that the reference replaces are links to the reference's. The bundler goes on from where a link leads, so these
 * import others of the reference.
 *
 * @param disk - a private folder
 * @returns the folder with the student's files, by their paths, and the toolkit
 */
export function layOut(disk: string, { files, toolkit, reference, standIns }: Laid): string {
  const folder = join(disk, "laid");
  const under = (name: string, all: Files) =>
    Object.entries(all).map(([path, text]) => [`${name}/${path}`, text] as const);
  const replaced = Object.keys(reference).filter((path) => isStandIn(path, standIns));
  const wanted = new Map([
    ["package.json", JSON.stringify({ imports: { "#toolkit/*": "./toolkit/*" } })],
    ...under("toolkit", toolkit),
    ...under("student", files),
    ...(replaced.length > 0 ? under("reference", reference) : []),
    ...replaced.map((path) => [`student/${path}`, LINK + path] as const),
  ]);
  try {
    for (const path of onDisk.keys()) {
      if (wanted.has(path) || path.startsWith("reference/")) continue;
      rmSync(join(folder, path));
      onDisk.delete(path);
    }
    for (const [path, text] of wanted) {
      const before = onDisk.get(path);
      if (before === text) continue;
      const place = join(folder, path);
      const above = dirname(place);
      if (!folders.has(above)) mkdirSync(above, { recursive: true });
      folders.add(above);
      // Otherwise it would be written to where it leads.
      if (before?.startsWith(LINK) || (before !== undefined && text.startsWith(LINK)))
        rmSync(place);
      if (text.startsWith(LINK))
        symlinkSync(join(folder, "reference", text.slice(LINK.length)), place);
      else writeFileSync(place, text);
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

/** Never a program: a stage that only starts that one has done nothing. */
function isStandIn(path: string, standIns: readonly string[]): boolean {
  return standIns.includes(posix.dirname(path)) && posix.basename(path) !== "main.ts";
}

/**
 * What each file imports, in the same form as in the long way.
 *
 * @returns `undefined` if an import led to a different file than in the long way
 */
export function importedIn({ inputs }: Esbuild.Metafile, laid: Laid): Imported | undefined {
  const imported: Imported = new Map();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    const from = filePathOf(importer);
    if (from === undefined) return undefined;
    const places = new Set<string>();
    for (const { path, kind, original = "", external, with: attributes } of imports) {
      const place = filePathOf(path);
      const plain = kind === "import-statement" && !external && attributes === undefined;
      if (!plain || place === undefined || path !== wantedBy(importer, original, path, laid))
        return undefined;
      places.add(place);
    }
    imported.set(from, places);
  }
  return imported;
}

/** `student:hearts/1-cards/card.ts` for `student/hearts/1-cards/card.ts`. */
function filePathOf(path: string): string | undefined {
  const [, place, rest] = /^(student|toolkit|reference)\/(.+)$/.exec(path) ?? [];
  return place && `${place}:${rest}`;
}

/** Where the long way would have found what an import names, if it looks there at all. */
function wantedBy(
  importer: string,
  original: string,
  found: string,
  laid: Laid,
): string | undefined {
  if (original.startsWith(TOOLKIT))
    return candidates(`toolkit/${original.slice(TOOLKIT.length)}`).find((path) => path === found);
  if (!/^\.\.?\//.test(original)) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(importer), original));
  const all = candidates(target);
  if (importer.startsWith("student/") && posix.dirname(importer) !== posix.dirname(target)) {
    const replaced = all
      .map((path) => path.slice("student/".length))
      .find((path) => isStandIn(path, laid.standIns) && Object.hasOwn(laid.reference, path));
    if (replaced !== undefined) return `reference/${replaced}`;
  }
  return all.find((path) => path === found);
}
