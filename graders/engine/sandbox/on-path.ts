/**
 * Whether the system has a program.
 *
 * @module
 */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a program of that name is on this process's PATH. */
export function isOnPath(name: string): boolean {
  const folders = (process.env.PATH ?? "/usr/bin:/bin").split(delimiter);
  return folders.some((folder) => folder !== "" && isExecutable(join(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
