/**
 * The archive for Moodle's *Upload multiple feedback files in a zip*. Its `importziplib.php` finds the student by the
 * number in a file's name, `<full name>_<number>_assignsubmission_file_<file>`.
 *
 * @module
 */
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { draftOf } from "../workbook/write-whole.ts";
import type { Standing } from "./standing.ts";

/** The formats of feedback, the best one first. */
const ENDINGS = [".html", ".md"] as const;

/** Fixed, so that equal feedback makes equal archives. It is the earliest date in zip. */
const TIME = new Date(1980, 0, 1);

const MOST_OF_NAME = 50;

/**
 * Writes the archive.
 *
 * @param archive - the file to write
 * @param feedback - the folder of the feedback files
 * @param ids - the numbers of Moodle's participants
 * @returns the students without feedback in the archive, because the number or the file is missing; if there would be no
 *   feedback at all, no archive is written
 */
export async function writeFeedbackZip(
  archive: string,
  feedback: string,
  students: readonly Standing[],
  ids: ReadonlyMap<Standing, string>,
): Promise<readonly Standing[]> {
  const zip = new ZipFile();
  const left: Standing[] = [];
  for (const student of students) {
    const id = ids.get(student);
    const ending = ENDINGS.find((one) => existsSync(join(feedback, student.feedback + one)));
    if (id === undefined || !/^\d+$/.test(id) || ending === undefined) {
      left.push(student);
      continue;
    }
    const name = `${moodleName(student.name)}_${id}_assignsubmission_file_feedback${ending}`;
    zip.addFile(join(feedback, student.feedback + ending), name, {
      mtime: TIME,
      mode: 0o100644,
      forceDosTimestamp: true,
    });
  }
  if (left.length === students.length) return left;
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
  return left;
}

/** The numbers of students whose work came from Moodle. Without a sheet, no other numbers are known. */
export function moodleIds(students: readonly Standing[]): ReadonlyMap<Standing, string> {
  const known = students.flatMap((student) => {
    const { platform, platformId, id } = student.origin;
    const number = platformId ?? id;
    return platform === "Moodle" && number !== undefined ? [[student, number] as const] : [];
  });
  return new Map(known);
}

/** Moodle splits a name at underscores, ignores names that begin with a dot or tilde, and removes special characters. */
function moodleName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} ,()-]+/gu, " ")
    .trim();
  return [...plain].slice(0, MOST_OF_NAME).join("").trim() || "Participant";
}
