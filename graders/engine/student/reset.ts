/**
 * Resets a stage to its starter, and keeps the student's files.
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
   * `leave`: it is still the starter's. `stay`: it is the student's, and only missing files are put back. `make way`:
   * something that is not a file has its name and is moved aside.
   */
  readonly how: "leave" | "stay" | "create" | "replace" | "make way";
  /** The name under which the old content is kept beside it. */
  readonly keptAs?: string;
}

/** The changes made to a stage. */
export interface Reset {
  readonly steps: readonly ResetStep[];
  /** Something that was not a folder but had the name of the stage's folder or of one above it. */
  readonly aside?: {
    /** Its path under the root. */
    readonly path: string;
    /** The name under which it is kept beside that. */
    readonly keptAs: string;
  };
}

/**
 * Plans the reset: puts back every file of the starter that has changed, and touches no other file.
 *
 * @param present - the content of each of the starter's files in the student's folder, by name; anything else in the
 *   folder has a name but no content
 * @param stamp - marks the files kept by this reset: `20251121-033000`
 * @param missing - put back only missing files
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

/** A name for a kept file, different from all others. */
function nameToKeep(name: string, stamp: string, isTaken: (name: string) => boolean): string {
  let keptAs = `${name}.kept-${stamp}`;
  for (let number = 2; isTaken(keptAs); number++) keptAs = `${name}.kept-${stamp}-${number}`;
  return keptAs;
}

/**
 * Resets a stage under `exercises/`. Anything in the way of a file or of its folder is moved aside.
 *
 * @param missing - put back only the starter's files that are missing
 * @returns the change to each file of the starter
 * @throws WorkbookError if a file cannot be read or written; no work is lost in that case
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
        // Never overwrite a kept file, even one that appeared after the plan was made.
        if (how === "replace") copyFileSync(place, join(to, keptAs!), constants.COPYFILE_EXCL);
      }),
    );
  }
  return { steps, ...(aside ? { aside } : {}) };
}

/** Makes the stage's folder if it does not exist. @returns what had to be moved aside for it */
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

/** Whether the name is taken, even by a broken link. */
function isThere(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** A link counts as its target. A broken link is neither a folder nor a file. */
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
      `${place}: cannot be reset (${codeOf(error)}); none of your work is lost.`,
    );
  }
}

/** Local time as `20251121-033000`. */
function stampOf(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, "2025-11-21T03:30:00".length).replaceAll(/[-:]/g, "").replace("T", "-");
}
