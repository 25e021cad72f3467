/**
 * Where the system has a program.
 *
 * @module
 */
import { accessSync, constants } from "node:fs";
import { delimiter, resolve } from "node:path";

/** The program of that name on this process's PATH, if there is one. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "/usr/bin:/bin").split(delimiter);
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => resolve(folder, name))
    .find(isExecutable);
}

export function isOnPath(name: string): boolean {
  return findOnPath(name) !== undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
