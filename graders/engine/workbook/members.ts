/**
 * The files of a part of the workbook, to be passed on.
 *
 * @module
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ZipMember } from "./write-zip.ts";

/**
 * The files of a folder and of those in it, or the file itself; nothing if there is neither.
 *
 * @param path - in the root; each member has its own
 * @param without - the paths of files and folders to leave out
 * @throws the error of the file system
 */
export function membersAt(root: string, path: string, without?: RegExp): ZipMember[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  const names = namesIfFolder(place);
  if (!names) return [{ path, content: { file: place } }];
  return names
    .map((name) => `${path}/${name}`)
    .filter((inside) => !without?.test(inside))
    .flatMap((inside) => membersAt(root, inside, without));
}

function namesIfFolder(place: string): string[] | undefined {
  try {
    return readdirSync(place).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}

const PROGRAMS = [
  "LICENSE",
  "graders/commands",
  "graders/engine",
  "graders/toolkit",
  "graders/calls.ts",
  "graders/constants.ts",
  "graders/contract.ts",
  "graders/deckwork.cjs",
  "graders/main.ts",
];

/** The programs of the workbook, which run any track, without what only tests read. */
export function programsOf(root: string): ZipMember[] {
  return PROGRAMS.flatMap((path) =>
    membersAt(root, path, /(\.test|-for-tests)\.ts$|\/(for-tests|scenarios)$/),
  );
}
