/**
 * The file of a recording: it grows under another name and takes its own only when it is whole.
 *
 * @module
 */
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { atEnd } from "../../sandbox/ending.ts";
import { codeOf, WorkbookError } from "../../text/workbook-error.ts";
import { type CastHeader, castHeader } from "./cast.ts";

/** The name that stands for standard output. */
export const STANDARD_OUTPUT = "-";

export interface CastFile {
  /** Where events are appended. */
  readonly growing: string;
  /**
   * Gives the recording its name.
   *
   * @returns its text; `undefined` when nothing was recorded, and then there is no file
   * @throws WorkbookError when it cannot be kept
   */
  finish(): string | undefined;
}

/**
 * Begins a recording, before anybody plays for nothing.
 *
 * @param file - its name; `-` for one that is only read back
 * @param force - whether it may replace a file
 * @throws WorkbookError when there is such a file already, or it cannot be written
 */
export function createCast(file: string, header: CastHeader, force: boolean): CastFile {
  const kept = file === STANDARD_OUTPUT ? undefined : targetOf(file, force);
  const growing =
    kept === undefined
      ? join(mkdtempSync(join(tmpdir(), "deckwork-cast-")), "cast")
      : `${kept}.${process.pid}.part`;
  const opening = castHeader(header);
  const removing = kept === undefined ? dirname(growing) : growing;
  const remove = () => rmSync(removing, { recursive: true, force: true });
  const forget = atEnd(remove);
  try {
    writeFileSync(growing, opening, { flag: "wx" });
  } catch (error) {
    forget();
    throw new WorkbookError(
      `${file}: cannot be written (${codeOf(error)}); name a file in a folder that is there and can be written.`,
    );
  }
  return {
    growing,
    finish: () => {
      try {
        const text = readFileSync(growing, "utf8");
        if (text === opening) return undefined;
        if (kept !== undefined) {
          // Somebody may have put a file there while the game went on.
          targetOf(file, force);
          renameSync(growing, kept);
        }
        return text;
      } catch (error) {
        if (error instanceof WorkbookError) throw error;
        throw new WorkbookError(
          `${file}: the recording could not be kept (${codeOf(error)}); see that there is room for it, and record again.`,
        );
      } finally {
        remove();
        forget();
      }
    },
  };
}

/** Where a file's own name leads, through links. */
function targetOf(file: string, force: boolean): string {
  const place = resolve(file);
  if (!existsSync(place)) return place;
  const stats = statSync(place);
  if (stats.isDirectory()) throw new WorkbookError(`${file} is a folder; name a file in it.`);
  // A device or a pipe would be replaced by a file.
  if (!stats.isFile())
    throw new WorkbookError(
      `${file} is not an ordinary file; name one, or ${STANDARD_OUTPUT} for standard output.`,
    );
  if (!force)
    throw new WorkbookError(
      `${file} is there already; name another file, or add --force to replace it.`,
    );
  return realpathSync(place);
}
