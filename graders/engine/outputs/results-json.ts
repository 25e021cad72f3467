/**
 * `results.json`, which grows submission by submission and gets its name only when it is complete.
 *
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt, type LedgerHead } from "../course/ledger.ts";
import { printJson } from "../report/json.ts";
import { openGrowing } from "./growing.ts";
import type { Output } from "./output.ts";

export function openResults(folder: string, head: LedgerHead | undefined): Output {
  const { workbook = "", protection = "", notes = [] } = head ?? {};
  const file = openGrowing(join(folder, "results.json"));
  let first = true;
  const about = { workbook, protection, ...(notes.length === 0 ? {} : { notes }) };
  file.write(printJson({ version: 1, ...about, submissions: [] }, 2).replace(/\[\]\s*\}$/, "["));
  return {
    add: ({ json }) => {
      file.write(`${first ? "" : ","}\n${json}`);
      first = false;
    },
    finish: () => {
      file.write("\n]}\n");
      file.finish();
    },
  };
}

/** Reads the whole `results.json`. @throws WorkbookError if it does not exist or cannot be read */
export function readResults(folder: string): string {
  return attempt(folder, () => readFileSync(join(folder, "results.json"), "utf8"));
}

/** The earlier results: the line of each submission, by the student's name. */
export function readResultsBefore(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, "results.json");
  const lines = new Map<string, string>();
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const line of text.split("\n")) {
    // Each submission was written on one line.
    const [, name] = /^\{"name":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (name !== undefined) lines.set(JSON.parse(name) as string, line.replace(/,$/, ""));
  }
  return lines;
}
