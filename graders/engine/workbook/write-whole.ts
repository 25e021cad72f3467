/**
 * Writes a whole file or nothing.
 *
 * @module
 */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Puts a file in its place; a reader finds either the old file or the new one. Its folder is made if necessary.
 *
 * @param makeWay - called with the draft after the content is written, before it gets its name
 * @throws the error of the file system, and then nothing is left of the new file
 */
export function writeWhole(
  file: string,
  content: string | Buffer,
  makeWay: (draft: string) => void = () => {},
): void {
  const draft = draftOf(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    makeWay(draft);
    renameSync(draft, file);
  } catch (error) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // If nothing can be written, there is no draft.
    }
    throw error;
  }
}

/** The name of a file while it is written; such a file is neither handed in nor watched. */
export function draftOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.kept-draft-${process.pid}`);
}

/** Whether a file of this name is a draft, perhaps left by a killed process. */
export function isDraft(name: string): boolean {
  return /^\..*\.kept-draft-\d+$/s.test(name);
}

/** Whether a file already has exactly this content. */
export function holds(file: string, content: string): boolean {
  try {
    return readFileSync(file, "utf8") === content;
  } catch {
    return false;
  }
}

/**
 * Like {@link writeWhole}, but the content is on the disk before the file has its name, so a crash of this machine leaves
 * no file in part. The name itself is safe after {@link syncFolder}.
 */
export function writeDurably(file: string, content: string): void {
  writeWhole(file, content, syncToDisk);
}

/** Puts the names of a folder's files on the disk, which are written separately from the files. */
export function syncFolder(folder: string): void {
  // Some systems do not let a folder be opened for that.
  if (process.platform !== "win32") syncToDisk(folder);
}

function syncToDisk(place: string): void {
  const opened = openSync(place, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
