/**
 * Puts a stage back to its beginning, and keeps what the student had.
 *
 * @module
 */
import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Stage } from "../discover/discover.ts";
import { codeOf, WorkbookError } from "../workbook-error.ts";

/** What happens to one of the starter's files. */
export interface ResetStep {
  readonly file: string;
  /** Nothing, where the file is the starter's still. */
  readonly how: "leave" | "create" | "replace";
  /** The name under which the student's file is kept beside it. */
  readonly keptAs?: string;
}

/**
 * Plans it: every file of the starter, and no other, is put back unless it is still the same.
 *
 * @param present - the content of each file in the student's folder, by name; whatever lies there takes its name
 * @param stamp - tells this reset's kept files from those of another: `20251121-033000`
 */
export function planReset(
  starter: ReadonlyMap<string, Buffer>,
  present: ReadonlyMap<string, Buffer | undefined>,
  stamp: string,
): ResetStep[] {
  return [...starter].map(([file, content]): ResetStep => {
    if (!present.has(file)) return { file, how: "create" };
    if (present.get(file)?.equals(content)) return { file, how: "leave" };
    let keptAs = `${file}.kept-${stamp}`;
    for (let number = 2; present.has(keptAs); number++) keptAs = `${file}.kept-${stamp}-${number}`;
    return { file, how: "replace", keptAs };
  });
}

/**
 * Resets a stage under `exercises/`.
 *
 * @returns what was done to each file of the starter
 * @throws WorkbookError when a file cannot be read or written; no work is lost then
 */
export function resetStage(root: string, stage: Stage, now: Date): readonly ResetStep[] {
  const from = join(root, "graders", stage.track, "starter", stage.name);
  const to = join(root, "exercises", stage.path);
  const starter = new Map(
    attempt(from, () =>
      readdirSync(from)
        .sort()
        .map((file) => [file, readFileSync(join(from, file))] as const),
    ),
  );
  attempt(to, () => mkdirSync(to, { recursive: true }));
  const present = new Map(
    attempt(to, () =>
      readdirSync(to).map(
        (file) => [file, starter.has(file) ? readFileSync(join(to, file)) : undefined] as const,
      ),
    ),
  );
  const steps = planReset(starter, present, stampOf(now));
  for (const { file, how, keptAs } of steps) {
    const place = join(to, file);
    if (how === "leave") continue;
    attempt(place, () => {
      // Never over another kept file, even one that has come since the plan was made.
      if (keptAs !== undefined) copyFileSync(place, join(to, keptAs), constants.COPYFILE_EXCL);
      const draft = `${place}.kept-draft-${process.pid}`;
      try {
        writeFileSync(draft, starter.get(file)!);
        renameSync(draft, place);
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    });
  }
  return steps;
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
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
