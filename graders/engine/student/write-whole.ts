/**
 * Writes a file of the student's whole or not at all.
 *
 * @module
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Puts a file in its place; whoever reads it finds the old one or the new. Its folder is made where there is none.
 *
 * @param makeWay - called once the content is written, before it takes the name
 * @throws the error of the file system, and then nothing is left of the new file
 */
export function writeWhole(
  file: string,
  content: string | Buffer,
  makeWay: () => void = () => {},
): void {
  // Neither handed in nor watched.
  const draft = join(dirname(file), `.${basename(file)}.kept-draft-${process.pid}`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    makeWay();
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
