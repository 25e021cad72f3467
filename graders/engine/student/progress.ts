/**
 * Remembers a student's progress in `.deckwork/progress.json`. The file can be deleted at any time. If it cannot be
 * written, everything else still works.
 *
 * @module
 */
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { codeOf } from "../text/workbook-error.ts";
import { writeWhole } from "../workbook/write-whole.ts";

export interface Progress {
  /** The number of hints shown, by stage and task. */
  readonly hints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** When each stage first passed (ISO 8601). */
  readonly passed: Readonly<Record<string, string>>;
  /** The result of each stage's last check. */
  readonly checked: Readonly<Record<string, LastCheck>>;
}

export interface LastCheck {
  /** When the files were read (ISO 8601). */
  readonly at: string;
  readonly passed: boolean;
  /** The task that failed, if known. */
  readonly task?: number | undefined;
}

/** The result of checking a whole stage. */
export type StageChecked = Omit<LastCheck, "at"> & { readonly path: string };

/** The progress, and a complaint for standard error if it could not be read or kept. */
export interface Remembered {
  readonly progress: Progress;
  readonly complaint?: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Unknown fields are kept, because a different release of the workbook may have written them. */
const schema = v.looseObject({
  hints: v.optional(v.record(v.string(), v.record(v.string(), count)), {}),
  passed: v.optional(v.record(v.string(), v.string()), {}),
  checked: v.optional(
    v.record(
      v.string(),
      v.object({ at: v.string(), passed: v.boolean(), task: v.optional(count) }),
    ),
    {},
  ),
});

const NOTHING: Progress = { hints: {}, passed: {}, checked: {} };

function fileOf(root: string): string {
  return join(root, ".deckwork", "progress.json");
}

/** The result of reading. A missing file gives no complaint. */
type Found = Remembered & { readonly trouble?: "unreadable" | "broken" };

/** Reads it. An unreadable file counts as no progress. */
export function readProgress(root: string): Remembered {
  const { progress, complaint } = find(root);
  return complaint === undefined ? { progress } : { progress, complaint };
}

function find(root: string): Found {
  const file = fileOf(root);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { progress: NOTHING };
    return {
      progress: NOTHING,
      trouble: "unreadable",
      complaint: `${file} cannot be read (${codeOf(error)}); continuing without it.`,
    };
  }
  try {
    return { progress: v.parse(schema, JSON.parse(text)) };
  } catch {
    return {
      progress: NOTHING,
      trouble: "broken",
      complaint: `${file} is broken; your progress starts again from the beginning.`,
    };
  }
}

/**
 * Reads it, changes it and writes it back, completely or not at all. A broken file is kept beside it. A file that cannot
 * be read is left alone.
 *
 * @returns the new progress, even if it could not be kept
 */
export function updateProgress(root: string, change: (progress: Progress) => Progress): Remembered {
  const { progress: before, trouble, complaint } = find(root);
  const progress = change(before);
  const file = fileOf(root);
  if (trouble === "unreadable") return { progress, complaint: complaint! };
  try {
    writeWhole(file, `${JSON.stringify(progress, undefined, 2)}\n`, () => {
      if (trouble === "broken") renameSync(file, `${file}.broken`);
    });
  } catch (error) {
    return {
      progress,
      complaint:
        complaint ?? `${file} cannot be written (${codeOf(error)}); your progress is not saved.`,
    };
  }
  if (trouble !== "broken") return { progress };
  return {
    progress,
    complaint: `${file} was broken; your progress starts again from the beginning, and the old file is kept as ${file}.broken.`,
  };
}

/** Records the results of checking whole stages. A stage that has passed once stays recorded as passed. */
export function noteChecks(root: string, results: readonly StageChecked[], now: Date): Remembered {
  const at = now.toISOString();
  const passes = results.filter((one) => one.passed);
  return updateProgress(root, (progress) => ({
    ...progress,
    passed: { ...Object.fromEntries(passes.map(({ path }) => [path, at])), ...progress.passed },
    checked: {
      ...progress.checked,
      ...Object.fromEntries(results.map(({ path, ...result }) => [path, { at, ...result }])),
    },
  }));
}
