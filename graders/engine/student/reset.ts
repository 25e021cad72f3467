/**
 * Puts a stage back to its beginning, and keeps what the student had.
 *
 * @module
 */
import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { EXERCISES } from "../workbook/places.ts";
import type { Stage } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";

/** What happens to one of the starter's files. */
export interface ResetStep {
  readonly file: string;
  /**
   * `leave`: it is the starter's still. `stay`: it is the student's, and only what is missing is to come back. `make way`:
   * what has its name is no file, and is moved aside whole.
   */
  readonly how: "leave" | "stay" | "create" | "replace" | "make way";
  /** The name under which what was there is kept beside it. */
  readonly keptAs?: string;
}

/** What was done to a stage. */
export interface Reset {
  readonly steps: readonly ResetStep[];
  /** What stood in the place of the stage's folder, or of one that it is in. */
  readonly aside?: {
    /** Its path under the root. */
    readonly path: string;
    /** The name under which it is kept beside that. */
    readonly keptAs: string;
  };
}

/**
 * Plans it: every file of the starter, and no other, is put back unless it is still the same.
 *
 * @param present - the content of each of the starter's files in the student's folder, by name; whatever else lies there
 *   takes its name, but has no content
 * @param stamp - tells this reset's kept files from those of another: `20251121-033000`
 * @param missing - put back only what is not there
 */
export function planReset(
  starter: ReadonlyMap<string, Buffer>,
  present: ReadonlyMap<string, Buffer | undefined>,
  stamp: string,
  missing = false,
): ResetStep[] {
  return [...starter].map(([file, content]): ResetStep => {
    if (!present.has(file)) return { file, how: "create" };
    const own = present.get(file);
    if (own?.equals(content)) return { file, how: "leave" };
    if (own !== undefined && missing) return { file, how: "stay" };
    const keptAs = nameToKeep(file, stamp, (name) => present.has(name));
    return { file, how: own === undefined ? "make way" : "replace", keptAs };
  });
}

/** A name beside that of what is kept, and never that of another kept file. */
function nameToKeep(name: string, stamp: string, isTaken: (name: string) => boolean): string {
  let keptAs = `${name}.kept-${stamp}`;
  for (let number = 2; isTaken(keptAs); number++) keptAs = `${name}.kept-${stamp}-${number}`;
  return keptAs;
}

/**
 * Resets a stage under `exercises/`. What is in the way of a file or of its folder is moved aside.
 *
 * @param missing - put back only those of the starter's files that are not there
 * @returns what was done to each file of the starter
 * @throws WorkbookError when a file cannot be read or written; no work is lost then
 */
export function resetStage(root: string, stage: Stage, now: Date, missing = false): Reset {
  const from = join(root, "graders", stage.track, "starter", stage.name);
  const to = join(root, EXERCISES, stage.path);
  const stamp = stampOf(now);
  const starter = new Map(
    attempt(from, () =>
      readdirSync(from)
        .sort()
        .map((file) => [file, readFileSync(join(from, file))] as const),
    ),
  );
  const aside = attempt(to, () => makeFolder(root, stage, stamp));
  const present = new Map(
    attempt(to, () =>
      readdirSync(to).map((file) => {
        const place = join(to, file);
        return [
          file,
          starter.has(file) && statsOf(place)?.isFile() ? readFileSync(place) : undefined,
        ] as const;
      }),
    ),
  );
  const steps = planReset(starter, present, stamp, missing);
  for (const { file, how, keptAs } of steps) {
    const place = join(to, file);
    if (how === "leave" || how === "stay") continue;
    attempt(place, () =>
      writeWhole(place, starter.get(file)!, () => {
        if (how === "make way") renameSync(place, join(to, keptAs!));
        // Never over another kept file, even one that has come since the plan was made.
        if (how === "replace") copyFileSync(place, join(to, keptAs!), constants.COPYFILE_EXCL);
      }),
    );
  }
  return { steps, ...(aside ? { aside } : {}) };
}

/** Makes the stage's folder where there is none. @returns what had to be moved aside for it */
function makeFolder(root: string, { track, path }: Stage, stamp: string): Reset["aside"] {
  let aside: Reset["aside"];
  for (const way of [EXERCISES, `${EXERCISES}/${track}`, `${EXERCISES}/${path}`]) {
    const place = join(root, way);
    if (statsOf(place)?.isDirectory()) continue;
    if (isThere(place)) {
      const keptAs = nameToKeep(basename(place), stamp, (name) =>
        isThere(join(dirname(place), name)),
      );
      renameSync(place, join(dirname(place), keptAs));
      aside = { path: way, keptAs };
    }
    mkdirSync(place);
  }
  return aside;
}

/** Whether the name is taken, be it by a link that leads nowhere. */
function isThere(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** A link is what it leads to; one that leads nowhere is neither a folder nor a file. */
function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

function attempt<Result>(place: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new WorkbookError(
      `${place}: cannot be reset (${codeOf(error)}); nothing of your work is lost.`,
    );
  }
}

/** Local time as `20251121-033000`. */
function stampOf(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, "2025-11-21T03:30:00".length).replaceAll(/[-:]/g, "").replace("T", "-");
}
