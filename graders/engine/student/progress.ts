/**
 * Remembers how far a student has come, in `.deckwork/progress.json`. It can be deleted at any time, and a machine that
 * will not keep it loses nothing else.
 *
 * @module
 */
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { codeOf } from "../text/workbook-error.ts";
import { writeWhole } from "../workbook/write-whole.ts";

export interface Progress {
  /** By stage and task: how many hints have been shown. */
  readonly hints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By stage: when it passed for the first time (ISO 8601). */
  readonly passed: Readonly<Record<string, string>>;
  /** By stage: what its last check gave. */
  readonly checked: Readonly<Record<string, LastCheck>>;
}

export interface LastCheck {
  /** When the files were read (ISO 8601). */
  readonly at: string;
  readonly passed: boolean;
  /** The task that failed, where that is known. */
  readonly task?: number | undefined;
}

/** What a check of a whole stage gave. */
export type StageChecked = Omit<LastCheck, "at"> & { readonly path: string };

/** The progress, and what to tell about it on standard error if it could not be read or kept. */
export interface Remembered {
  readonly progress: Progress;
  readonly complaint?: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** What it does not know it keeps: another release of the workbook may have written it. */
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

/** What reading found: nothing and no complaint, where there is no file. */
type Found = Remembered & { readonly trouble?: "unreadable" | "broken" };

/** Reads it; what cannot be read counts as nothing. */
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
      complaint: `${file} cannot be read (${codeOf(error)}); going on without it.`,
    };
  }
  try {
    return { progress: v.parse(schema, JSON.parse(text)) };
  } catch {
    return {
      progress: NOTHING,
      trouble: "broken",
      complaint: `${file} is broken; your progress is counted from the beginning.`,
    };
  }
}

/**
 * Reads it, changes it and writes it back, whole or not at all. A file that is broken is put beside it; one that cannot
 * be read stays as it is.
 *
 * @returns what it is now, also where it could not be kept
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
        complaint ?? `${file} cannot be written (${codeOf(error)}); your progress is not kept.`,
    };
  }
  if (trouble !== "broken") return { progress };
  return {
    progress,
    complaint: `${file} was broken; your progress is counted from the beginning, and the old file is kept as ${file}.broken.`,
  };
}

/** Notes what a check of whole stages gave; that a stage has passed is never forgotten. */
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
