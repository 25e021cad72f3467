/**
 * How long grading took, in a file of its own: everything else in a results folder is the same, however fast the machine.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../workbook/write-whole.ts";
import { attempt } from "./ledger.ts";
import type { Shard } from "./shard.ts";

/** Whether a file in a results folder holds times. */
export const isTimes = (name: string): boolean => /^times(-\d+-of-\d+)?\.json$/.test(name);

/**
 * Adds to `times.json`, or to the shard's own file, how long these submissions took. Those of a run that is killed are not
 * known.
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
    writeWhole(file, `${JSON.stringify({ milliseconds: Object.fromEntries(sorted) }, null, 2)}\n`),
  );
}

/** Those of earlier runs; nobody's marks hang on them, so that a file that cannot be read is written anew. */
function readTimes(file: string): Readonly<Record<string, unknown>> {
  try {
    const { milliseconds } = JSON.parse(readFileSync(file, "utf8"));
    return typeof milliseconds === "object" && milliseconds !== null ? milliseconds : {};
  } catch {
    return {};
  }
}
