/**
 * A copy of the workbook as a student might have it in the third week: some stages are done, and one has a known mistake.
 *
 * @module
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { WorkbookError } from "../../engine/text/workbook-error.ts";
import { applyMistake, loadMistakes } from "../../engine/workbook/authored.ts";
import { findStage } from "../../engine/workbook/find-stage.ts";
import { readSolutions, readStarters } from "../../engine/workbook/stage-files.ts";
import { discover } from "../../engine/workbook/workbook.ts";
import { writeWhole } from "../../engine/workbook/write-whole.ts";

export interface StudentsCopy {
  readonly root: string;
  /** An empty home folder, so that no personal settings are in the pictures. */
  readonly home: string;
  remove(): void;
}

export interface StudentsWork {
  /** The solved stages. */
  readonly done: readonly string[];
  /** The stage with the mistake. */
  readonly stage: string;
  readonly mistake: string;
}

/** @throws WorkbookError if the workbook has no such stage or mistake */
export async function makeStudentsCopy(root: string, work: StudentsWork): Promise<StudentsCopy> {
  const workbook = discover(root);
  const { stage } = findStage(workbook, work.stage);
  const mistake = (await loadMistakes(workbook, stage)).find(({ name }) => name === work.mistake);
  if (!mistake)
    throw new WorkbookError(
      `graders/${stage.path}/mistakes.ts has no "${work.mistake}", which graders/docs/pictures/main.ts shows; choose a different one there.`,
    );
  const solutions = readSolutions(workbook);
  const done = work.done.map((name) => findStage(workbook, name).stage.path);
  const files = {
    ...readStarters(workbook),
    ...filesIn(solutions, done),
    ...filesIn(applyMistake(solutions, stage, mistake), [stage.path]),
  };

  const folder = mkdtempSync(join(tmpdir(), "deckwork-pictures-"));
  const [copy, home] = [join(folder, "deckwork"), join(folder, "home")];
  mkdirSync(home);
  for (const name of ["graders", "solutions", "lessons", "package.json", "tsconfig.json"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  for (const [path, text] of Object.entries(files)) writeWhole(join(copy, "exercises", path), text);
  return { root: copy, home, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function filesIn(
  files: Readonly<Record<string, string>>,
  stages: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => stages.includes(dirname(path))),
  );
}
