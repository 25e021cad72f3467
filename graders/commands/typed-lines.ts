import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Recorder } from "../engine/games/record.ts";
import { splitLines } from "../engine/games/rerecord.ts";
import { ENDED_BY_SIGNAL } from "../engine/sandbox/ending.ts";
import type { Session } from "../engine/sandbox/session.ts";
import { buildProgram, launch } from "../engine/student/play/launch.ts";
import { type Transcript, typedLines } from "../engine/text/transcript.ts";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import type { Stage, Workbook } from "../engine/workbook/workbook.ts";

/** The tools for recording. */
export interface Studio {
  readonly session: Session;
  readonly workbook: Workbook;
  readonly interactive: boolean;
}

/** The options of `record` that give the lines to type. */
export interface Typed {
  readonly lines?: string;
  readonly input?: string;
  readonly describe?: string;
}

/**
 * The lines to type in a new transcript: from an option, from the transcript with that name, none if the program asks
 * for none, or typed by a person on the terminal.
 *
 * @throws WorkbookError if there is no person to ask
 */
export async function linesOf(
  studio: Studio,
  stage: Stage,
  recorder: Recorder,
  { lines, input, describe }: Typed,
  before: Transcript | undefined,
): Promise<string[]> {
  if (lines !== undefined) return splitLines(lines);
  if (input !== undefined) return readLines(input);
  if (describe !== undefined && before) return typedLines(before);
  if (!(await recorder.asks())) return [];
  if (studio.interactive) return playYourself(studio, stage);
  throw new WorkbookError(
    `The program of ${stage.path} asks for input: give the lines to type with --lines, --input or --play, or play it yourself on a terminal.`,
  );
}

/** Runs the reference on the terminal. @returns the lines that were typed */
async function playYourself({ session, workbook }: Studio, stage: Stage): Promise<string[]> {
  const { root } = workbook;
  const build = await buildProgram(session, workbook, stage, {
    tree: "solutions",
    files: readSolutions(workbook),
  });
  if (build.kind !== "built")
    throw new WorkbookError(
      `solutions/${stage.path} does not build; npm run demo -- ${stage.path} says why.`,
    );
  const keep = join(session.folder, "typed");
  writeFileSync(keep, "");
  const status = await launch(session, build, { root, tree: join(root, "solutions"), keep });
  if (status > ENDED_BY_SIGNAL)
    throw new WorkbookError("The game was interrupted; nothing was recorded.");
  return readFileSync(keep, "utf8")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as string]));
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .replace(/\r?\n$/, "")
      .split(/\r?\n/);
  } catch (error) {
    throw new WorkbookError(
      `${file}: cannot be read (${codeOf(error)}); choose a file with the lines to type.`,
    );
  }
}
