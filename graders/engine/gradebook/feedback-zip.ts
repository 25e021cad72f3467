/**
 * The archive for Moodle's *Upload multiple feedback files in a zip*. Its `importziplib.php` finds the student by the
 * number in a file's name, `<full name>_<number>_assignsubmission_file_<file>`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeZip, type ZipMember } from "../workbook/write-zip.ts";
import type { Standing } from "./standing.ts";

/** The formats of feedback, the best one first. */
const ENDINGS = [".html", ".md"] as const;

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
  const members: ZipMember[] = [];
  const left: Standing[] = [];
  for (const student of students) {
    const id = ids.get(student);
    const ending = ENDINGS.find((one) => existsSync(join(feedback, student.feedback + one)));
    if (id === undefined || !/^\d+$/.test(id) || ending === undefined) {
      left.push(student);
      continue;
    }
    members.push({
      path: `${moodleName(student.name)}_${id}_assignsubmission_file_feedback${ending}`,
      content: { file: join(feedback, student.feedback + ending) },
    });
  }
  if (members.length > 0) await writeZip(archive, members);
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
