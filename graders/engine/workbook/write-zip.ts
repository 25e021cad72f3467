/**
 * Writes zip archives.
 *
 * @module
 */
import { createWriteStream, renameSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { draftOf } from "./write-whole.ts";

/** Fixed, so that equal content makes equal archives. It is the earliest date in zip. */
const TIME = new Date(1980, 0, 1);

export interface ZipMember {
  /** Its path in the archive, with slashes. */
  readonly path: string;
  /** Where its bytes are, or its text. */
  readonly content: { readonly file: string } | { readonly text: string };
  readonly isExecutable?: boolean;
}

/**
 * Puts an archive in its place, whole or not at all.
 *
 * @throws the error of the file system, and then nothing is left of the new file
 */
export async function writeZip(archive: string, members: readonly ZipMember[]): Promise<void> {
  const zip = new ZipFile();
  for (const { path, content, isExecutable } of members) {
    const options = {
      mtime: TIME,
      mode: isExecutable ? 0o100755 : 0o100644,
      forceDosTimestamp: true,
    };
    if ("file" in content) zip.addFile(content.file, path, options);
    else zip.addBuffer(Buffer.from(content.text), path, options);
  }
  const draft = draftOf(archive);
  try {
    // If a file cannot be read, the error goes to the archive and not to its stream.
    zip.on("error", (error: Error) => {
      if ("destroy" in zip.outputStream) (zip.outputStream as Readable).destroy(error);
    });
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(draft));
    renameSync(draft, archive);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
