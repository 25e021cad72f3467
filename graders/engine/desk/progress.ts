/**
 * Remembers how far a student has come, in `.deckwork/progress.json`. It can be deleted at any time, and a machine that
 * will not keep it loses nothing else.
 *
 * @module
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { codeOf } from "../workbook-error.ts";

export interface Progress {
  /** By stage and task: how many hints have been shown. */
  readonly hints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By stage: when it passed for the first time (ISO 8601). */
  readonly passed: Readonly<Record<string, string>>;
}

/** The progress, and what to tell about it on standard error if it could not be read or kept. */
export interface Remembered {
  readonly progress: Progress;
  readonly complaint?: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({
  hints: v.optional(v.record(v.string(), v.record(v.string(), count)), {}),
  passed: v.optional(v.record(v.string(), v.string()), {}),
});

const NOTHING: Progress = { hints: {}, passed: {} };

function fileOf(root: string): string {
  return join(root, ".deckwork", "progress.json");
}

/** Reads it; what cannot be read counts as nothing. */
export function readProgress(root: string): Remembered {
  const file = fileOf(root);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { progress: NOTHING };
    return {
      progress: NOTHING,
      complaint: `${file} cannot be read (${codeOf(error)}); going on without it.`,
    };
  }
  try {
    return { progress: v.parse(schema, JSON.parse(text)) };
  } catch {
    return {
      progress: NOTHING,
      complaint: `${file} is broken; your progress is counted from the beginning.`,
    };
  }
}

/**
 * Reads it, changes it and writes it back, whole or not at all.
 *
 * @returns what it is now, also where it could not be kept
 */
export function updateProgress(root: string, change: (progress: Progress) => Progress): Remembered {
  const { progress: before, complaint } = readProgress(root);
  const progress = change(before);
  const file = fileOf(root);
  const draft = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(progress, undefined, 2)}\n`);
    renameSync(draft, file);
  } catch (error) {
    removeIfThere(draft);
    return {
      progress,
      complaint:
        complaint ?? `${file} cannot be written (${codeOf(error)}); your progress is not kept.`,
    };
  }
  return complaint === undefined ? { progress } : { progress, complaint };
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written, nothing has been.
  }
}
