import { join } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { splitLines } from "../engine/games/rerecord.ts";
import { readExercises } from "../engine/intake/read-submission.ts";
import { openSession } from "../engine/sandbox/session.ts";
import {
  buildProgram,
  launch,
  type NotBuilt,
  type Sources,
  typeSeed,
  typeTranscript,
} from "../engine/student/play/launch.ts";
import type { Casting, Typing } from "../engine/student/play/terminal-settings.ts";
import { codeFrame, nameOfPlace } from "../engine/text/code-frame.ts";
import { inertTerminal } from "../engine/text/inert.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findStage } from "../engine/workbook/find-stage.ts";
import { EXERCISES } from "../engine/workbook/places.ts";
import { discover, type Stage, type Workbook } from "../engine/workbook/workbook.ts";
import { type Define, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";

interface Options {
  readonly seed?: string;
  readonly case?: string;
  readonly lines?: string;
}

/** `play stage`: runs the program under `exercises/`. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--seed <n>", "type this seed at the first prompt", readSeed)
    .addOption(
      new Option("--case <name>", "type the lines of a case; then you continue").conflicts([
        "seed",
        "lines",
      ]),
    )
    .addOption(
      new Option(
        "--lines <lines>",
        "type these lines, separated by commas; then you continue",
      ).conflicts("seed"),
    )
    .action(async (name: string, options: Options) => {
      const workbook = discover(root);
      const { track, stage } = findStage(workbook, name, {
        command: "npm run play --",
        take: io.complain,
      });
      refuseTests(stage);
      const typed = typingOf(stage, options);
      const { files, refused, foreign } = readExercises(root, [track]);
      const settings = foreign[stage.path];
      if (settings) {
        const { build, run } = settings;
        const commands = [build, run].filter((words) => words.length > 0);
        io.complain(
          `This stage is in a different language; start it yourself in ${EXERCISES}/${stage.path}: ${inertTerminal(commands.map((words) => words.join(" ")).join(", then "))}\n`,
        );
        finish(NOT_PASSED);
        return;
      }
      const there = Object.keys({ ...files, ...refused }).some((path) =>
        path.startsWith(`${stage.path}/`),
      );
      if (!there) {
        io.complain(
          `${EXERCISES}/${stage.path} is empty or does not exist; npm run reset -- ${stage.track}/${stage.number} puts the starter's files there.\n`,
        );
        finish(NOT_PASSED);
        return;
      }
      finish(await runProgram(workbook, stage, { tree: EXERCISES, files, refused }, typed, io));
    });
};

/** Rejects a stage of tests, which has no program. */
export function refuseTests({ tests, title, track, number }: Stage): void {
  if (!tests) return;
  throw new WorkbookError(
    `"${title}" is a stage of tests and has no program to run; npm run check -- ${track}/${number} runs the tests.`,
  );
}

/** The lines to type for the student, if any. */
function typingOf(stage: Stage, { seed, case: name, lines }: Options): Typing | undefined {
  if (seed !== undefined) return typeSeed(stage, seed);
  if (name !== undefined) return typeTranscript(stage, name, "at once");
  if (lines === undefined) return undefined;
  return { lines: splitLines(lines), afterwards: "person", pace: "at once" };
}

/** The way a program is shown. */
interface Showing {
  readonly cast?: Casting;
  /** The speed, as a multiple of the usual one. */
  readonly speed?: number | undefined;
  readonly unseen?: boolean;
}

/** Builds and runs a program on this terminal. @returns its exit status, or 1 if it does not build */
export async function runProgram(
  workbook: Workbook,
  stage: Stage,
  sources: Sources,
  typed: Typing | undefined,
  io: Io,
  { cast, speed, unseen = false }: Showing = {},
): Promise<number> {
  const session = openSession();
  try {
    const build = await buildProgram(session, workbook, stage, sources);
    if (build.kind !== "built") {
      io.complain(renderProblems(build, stage, sources.tree, io.width));
      return NOT_PASSED;
    }
    const { root } = workbook;
    const settings = {
      root,
      tree: join(root, sources.tree),
      ...(typed ? { typed } : {}),
      ...(cast ? { cast } : {}),
      ...(speed === undefined ? {} : { speed }),
    };
    return await launch(session, build, settings, unseen);
  } finally {
    session.close();
  }
}

/** Explains why a program does not build: each problem with its place and source line. */
function renderProblems(
  { kind, problems }: NotBuilt,
  { track, number }: Stage,
  tree: string,
  columns: number,
): string {
  const head = kind === "refused" ? "The program is refused:" : "The program does not build:";
  const blocks = problems.map(({ text, file, ...at }) => {
    if (file === undefined) return [inertTerminal(text)];
    const place = { ...at, file: `${tree}/${file}` };
    return [`${nameOfPlace(place)}: ${inertTerminal(text)}`, ...codeFrame(place, { columns })];
  });
  if (problems.some(({ missing }) => missing))
    blocks.push([`npm run reset -- ${track}/${number} --missing puts back the starter's files.`]);
  return [head, ...blocks.map((lines) => lines.join("\n"))].map((block) => `${block}\n`).join("\n");
}

export function readSeed(text: string): string {
  if (!/^\d+$/.test(text) || Number(text) > 0xffffffff)
    throw new InvalidArgumentError("A seed is a whole number from 0 to 4294967295.");
  return text;
}
