/**
 * Chooses the files of a student to type-check, and sorts the errors in them.
 *
 * @module
 */
import type { TypeFault } from "../execute/check-types.ts";
import type { Submission } from "../intake/read-submission.ts";
import { inertTerminal } from "../text/inert.ts";
import { EXERCISES } from "../workbook/places.ts";
import type { Stage } from "../workbook/workbook.ts";

/** The files of some stages that can be checked, and why others cannot. */
export interface ToCheck {
  /** Paths as in {@link Submission.files}. */
  readonly paths: readonly string[];
  /** One sentence of inert text for each obstacle. */
  readonly obstacles: readonly string[];
}

/** The errors in the files of some stages. */
export interface OwnFaults {
  /** The name of the stage or the track. */
  readonly name: string;
  /** As in {@link ToCheck.obstacles}. */
  readonly obstacles: readonly string[];
  readonly faults: readonly TypeFault[];
  /** The errors in the other files that these import. */
  readonly elsewhere: readonly TypeFault[];
}

/** Finds the files to check in a student's work. */
export function chooseFiles(
  { files, foreign, refused }: Submission,
  stages: readonly Stage[],
): ToCheck {
  const paths: string[] = [];
  const obstacles: string[] = [];
  for (const { path, track, number } of stages) {
    const own = pathsUnder(path, files).filter((file) => file.endsWith(".ts"));
    const unread = [track, path, ...pathsUnder(path, refused)].flatMap((at) => refused[at] ?? []);
    obstacles.push(...unread.map(inertTerminal));
    if (foreign[path])
      obstacles.push(
        `${EXERCISES}/${path} is in a different language, which has its own compiler.`,
      );
    else if (own.length + unread.length === 0)
      obstacles.push(
        `${EXERCISES}/${path} is empty or does not exist; npm run reset -- ${track}/${number} puts the starter's files there.`,
      );
    else paths.push(...own);
  }
  return { paths, obstacles: [...new Set(obstacles)] };
}

function pathsUnder(folder: string, files: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
}

/** Separates the errors in the files that were asked about from the others. */
export function sortFaults(
  name: string,
  faults: readonly TypeFault[],
  { paths, obstacles }: ToCheck,
): OwnFaults {
  const asked = new Set(paths.map((path) => `${EXERCISES}/${path}`));
  return {
    name,
    obstacles,
    faults: faults.filter(({ file }) => asked.has(file)),
    elsewhere: faults.filter(({ file }) => !asked.has(file)),
  };
}
