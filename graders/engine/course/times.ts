/**
 * How long grading took, in a separate file: everything else in a results folder is the same, however fast the machine
 * is.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inertJson } from "../text/inert.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import { attempt } from "./ledger.ts";
import type { Shard } from "./shard.ts";

/** Whether a file in a results folder has times in it. */
export const isTimes = (name: string): boolean => /^times(-\d+-of-\d+)?\.json$/.test(name);

/**
 * Adds the times of these submissions to `times.json`, or to the shard's own file. The times of a killed run are lost.
 *
 * @param took - milliseconds, by the student's name
 */
export function writeTimes(
  folder: string,
  shard: Shard | undefined,
  took: ReadonlyMap<string, number>,
): void {
  if (took.size === 0) return;
  const file = join(folder, shard ? `times-${shard.number}-of-${shard.of}.json` : "times.json");
  const all = { ...readTimes(file), ...Object.fromEntries(took) };
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  attempt(folder, () =>
    writeWhole(
      file,
      `${inertJson(JSON.stringify({ milliseconds: Object.fromEntries(sorted) }, null, 2))}\n`,
    ),
  );
}

/** The times of earlier runs. No marks depend on them, so an unreadable file is replaced. */
function readTimes(file: string): Readonly<Record<string, unknown>> {
  try {
    const { milliseconds } = JSON.parse(readFileSync(file, "utf8"));
    return typeof milliseconds === "object" && milliseconds !== null ? milliseconds : {};
  } catch {
    return {};
  }
}
