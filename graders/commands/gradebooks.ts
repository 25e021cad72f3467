/**
 * The part of `report` that fills in the sheets of learning platforms.
 *
 * @module
 */
import { realpathSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { attempt, type Ledger } from "../engine/course/ledger.ts";
import { moodleIds, writeFeedbackZip } from "../engine/gradebook/feedback-zip.ts";
import type { Standing } from "../engine/gradebook/standing.ts";
import { fillIn, type Gradebook, openGradebook, type Upload } from "../engine/gradebook/upload.ts";
import { someOf } from "../engine/intake/folder-name.ts";
import { countOf } from "../engine/report/phrases.ts";
import { inertTerminal } from "../engine/text/inert.ts";
import { prose } from "../engine/text/look.ts";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import type { Workbook } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import type { Io } from "./io.ts";

export interface GradebookOptions {
  readonly gradebook?: readonly string[];
  readonly column?: string;
  readonly track?: string;
  readonly soFar?: boolean;
}

/** Sheets that have been read, and the settings for filling them in. */
export interface Gradebooks {
  readonly books: readonly Gradebook[];
  readonly track: string;
  readonly soFar: boolean;
}

/**
 * Reads the sheets.
 *
 * @returns `undefined` if none was named
 * @throws WorkbookError if a sheet cannot be read, or options contradict each other
 */
export function openGradebooks(
  workbook: Workbook,
  { head }: Pick<Ledger, "head">,
  { gradebook = [], column, track, soFar = false }: GradebookOptions,
): Gradebooks | undefined {
  if (gradebook.length === 0) {
    const [alone] = Object.entries({ "--column": column, "--track": track, "--so-far": soFar })
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([option]) => option);
    if (alone === undefined) return undefined;
    throw new WorkbookError(
      `${alone} is about filling in a sheet, so --gradebook with a sheet is needed, too.`,
    );
  }
  return {
    books: gradebook.map((file) => openGradebook(file, column)),
    track: chooseTrack(workbook, head?.tracks ?? [], track),
    soFar,
  };
}

function chooseTrack(workbook: Workbook, graded: readonly string[], asked?: string): string {
  if (asked !== undefined) {
    const { name } = findNamed(workbook, asked).track;
    if (graded.includes(name)) return name;
    throw new WorkbookError(
      `--track ${asked}: these results do not have that track; they have ${graded.join(", ")}.`,
    );
  }
  const [only, ...others] = graded;
  if (only !== undefined && others.length === 0) return only;
  throw new WorkbookError(
    `These results have several tracks, but a column takes the totals of only one. Choose it with --track: ${graded.join(", ")}.`,
  );
}

/**
 * Writes the uploads and, for Moodle, the feedback archive into the results folder, and reports.
 *
 * @throws WorkbookError if a sheet cannot be filled in; in that case, none is written
 */
export async function writeGradebooks(
  out: string,
  gradebooks: Gradebooks | undefined,
  students: readonly Standing[],
  io: Io,
): Promise<void> {
  if (!gradebooks) return;
  const { books, ...options } = gradebooks;
  const uploads = namesApart(books.map((book) => fillIn(book, students, options)));
  for (const { name } of uploads)
    for (const { sheet } of books) refuseSame(sheet.file, join(out, name));
  for (const { name, bytes, said } of uploads) {
    const file = join(out, name);
    attempt(out, () => writeWhole(file, bytes));
    sayFile(file, io);
    for (const sentence of said) say(sentence, io);
  }
  const moodle = uploads.filter(({ platform }) => platform === "Moodle");
  if (moodle.length === 0) return;
  const ids = new Map([...moodleIds(students), ...moodle.flatMap((one) => [...one.ids])]);
  await writeZip(out, students, ids, io);
}

/** Gives the uploads for two sheets of one platform (for example, two sections) different names. */
function namesApart(uploads: readonly Upload[]): Upload[] {
  const taken = new Set<string>();
  return uploads.map((upload) => {
    const ending = extname(upload.name);
    let name = upload.name;
    for (let copy = 2; taken.has(name); copy++)
      name = `${upload.name.slice(0, -ending.length)}-${copy}${ending}`;
    taken.add(name);
    return { ...upload, name };
  });
}

/** Never overwrites the exported sheet. */
function refuseSame(sheet: string, upload: string): void {
  let same = false;
  try {
    same = realpathSync(sheet) === realpathSync(upload);
  } catch {
    // There is no upload yet.
  }
  if (same)
    throw new WorkbookError(
      `${sheet}: the upload has the same name. Move the sheet that you exported to a different folder.`,
    );
}

async function writeZip(
  out: string,
  students: readonly Standing[],
  ids: ReadonlyMap<Standing, string>,
  io: Io,
): Promise<void> {
  const archive = join(out, "moodle-feedback.zip");
  let left: readonly Standing[];
  try {
    left = await writeFeedbackZip(archive, join(out, "feedback"), students, ids);
  } catch (error) {
    throw new WorkbookError(
      `${archive}: it cannot be written (${codeOf(error)}). Make room, and run the command again.`,
    );
  }
  if (left.length === students.length) return;
  sayFile(archive, io);
  say(`It has the feedback for ${countOf(students.length - left.length, "student")}.`, io);
  if (left.length > 0)
    say(
      `Left out, because their Moodle numbers or their feedback files are missing: ${someOf(
        left.map(({ name }) => name),
        100,
      )}.`,
      io,
    );
}

function sayFile(file: string, io: Io): void {
  io.out(
    `\n${prose(io, inertTerminal(`${relative(process.cwd(), file)}:`), { indent: "" }).join("\n")}\n`,
  );
}

function say(sentence: string, io: Io): void {
  io.out(`${prose(io, inertTerminal(sentence)).join("\n")}\n`);
}
