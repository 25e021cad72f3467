/**
 * The file of a recording. It is written under a temporary name and gets its own name when it is complete.
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

/** The name that means standard output. */
export const STANDARD_OUTPUT = "-";

export interface CastFile {
  /** The file that events are appended to. */
  readonly growing: string;
  /**
   * Gives the recording its name.
   *
   * @returns its text; `undefined` if nothing was recorded, in which case there is no file
   * @throws WorkbookError if it cannot be kept
   */
  finish(): string | undefined;
}

/**
 * Begins a recording before the game, so that an error does not waste a game.
 *
 * @param file - its name; `-` for a recording that is only read back
 * @param force - whether it may replace a file
 * @throws WorkbookError if the file exists already, or cannot be written
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
      `${file}: cannot be written (${codeOf(error)}); choose a file in an existing folder where you can write.`,
    );
  }
  return {
    growing,
    finish: () => {
      try {
        const text = readFileSync(growing, "utf8");
        if (text === opening) return undefined;
        if (kept !== undefined) {
          // A file may have appeared there during the game.
          targetOf(file, force);
          renameSync(growing, kept);
        }
        return text;
      } catch (error) {
        if (error instanceof WorkbookError) throw error;
        throw new WorkbookError(
          `${file}: the recording could not be saved (${codeOf(error)}); make sure that there is room for it, then record again.`,
        );
      } finally {
        remove();
        forget();
      }
    },
  };
}

/** The file's real path, with links resolved. */
function targetOf(file: string, force: boolean): string {
  const place = resolve(file);
  if (!existsSync(place)) return place;
  const stats = statSync(place);
  if (stats.isDirectory()) throw new WorkbookError(`${file} is a folder; choose a file in it.`);
  // A file would replace a device or a pipe.
  if (!stats.isFile())
    throw new WorkbookError(
      `${file} is not an ordinary file; choose one, or ${STANDARD_OUTPUT} for standard output.`,
    );
  if (!force)
    throw new WorkbookError(
      `${file} exists already; choose a different file, or add --force to replace it.`,
    );
  return realpathSync(place);
}
