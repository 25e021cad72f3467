/**
 * Reads the other files that programs import: JavaScript and data.
 *
 * @module
 */
import { lstatSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { candidates, wayTo } from "../workbook/places.ts";
import { isInside, type Reading, readNext } from "./read-files.ts";

/** A path in quotes: every import in any form, and a few texts that are not imports. */
const RELATIVE = /["'`](\.\.?\/[^"'`\\\n]{1,200})["'`]/g;

const READ = /\.([mc]?ts|[mc]?js|json)$/;

/** More than any honest submission has: each is looked for on the disk. */
const MOST_IMPORTS = 2000;

/**
 * Reads them, and the files that those import in turn.
 *
 * @param stages - the folders of the track's stages, by name
 */
export function readImported(reading: Reading, stages: ReadonlyMap<string, string>): void {
  const { files, moved, track, top } = reading;
  const origins = new Set<string>();
  const placeOf = (path: string) =>
    join(top, (moved[path] ?? path).slice(track.length + 1).replaceAll("/", sep));
  let looked = 0;
  const queue = Object.keys(files).filter((path) => path.startsWith(`${track}/`));
  for (const path of queue) origins.add(placeOf(path));
  for (const path of queue) {
    if (path.endsWith(".json") || !Object.hasOwn(files, path)) continue;
    const from = dirname(placeOf(path));
    for (const name of new Set(
      Array.from(files[path]!.matchAll(RELATIVE), ([, name = ""]) => name),
    )) {
      if (++looked > MOST_IMPORTS) return;
      const places = candidates(join(from, name));
      if (places.some((place) => origins.has(place))) continue;
      const place = places.find((one) => READ.test(one) && isFileIn(reading, one));
      if (place === undefined) continue;
      origins.add(place);
      const inside = pathFor(reading, stages, place);
      if (Object.hasOwn(files, inside) || Object.hasOwn(reading.refused, inside)) continue;
      if (!readNext(reading, place, inside, 0, true)) return;
      queue.push(inside);
    }
  }
}

/** No folder on the path may be a link that leads out. */
function isFileIn({ root, top }: Reading, place: string): boolean {
  try {
    return wayTo(top, place) !== undefined && lstatSync(place).isFile() && isInside(root, place);
  } catch {
    return false;
  }
}

/** The path that a file is read as: in its stage, if it is in a stage's folder. */
function pathFor(
  { track, top }: Reading,
  stages: ReadonlyMap<string, string>,
  place: string,
): string {
  for (const [name, folder] of stages) {
    const way = wayTo(folder, place);
    if (way) return `${track}/${name}/${way}`;
  }
  return `${track}/${wayTo(top, place)}`;
}
