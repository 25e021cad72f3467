/**
 * Writes a file whole or not at all.
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
 * Puts a file in its place; whoever reads it finds the old one or the new. Its folder is made where there is none.
 *
 * @param makeWay - called with the draft once the content is written, before it takes the name
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
      // Where nothing can be written, nothing has been.
    }
    throw error;
  }
}

/** What a file is called while it is written; such a one is neither handed in nor watched. */
export function draftOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.kept-draft-${process.pid}`);
}

/** Whether a file of this name is a draft, which a process that was killed may have left. */
export function isDraft(name: string): boolean {
  return /^\..*\.kept-draft-\d+$/s.test(name);
}

/** Whether a file holds just this already. */
export function holds(file: string, content: string): boolean {
  try {
    return readFileSync(file, "utf8") === content;
  } catch {
    return false;
  }
}

/** As {@link writeWhole}, and it is on the disk before anything else is done: it survives whatever ends this machine. */
export function writeDurably(file: string, content: string): void {
  writeWhole(file, content, (draft) => syncToDisk(draft));
  // What a folder holds is written apart from the file; some systems do not let a folder be opened for it.
  if (process.platform !== "win32") syncToDisk(dirname(file));
}

function syncToDisk(place: string): void {
  const opened = openSync(place, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
