import { Option } from "commander";
import type { CastHeader } from "../engine/desk/cast.ts";
import { type CastFile, createCast, STANDARD_OUTPUT } from "../engine/desk/cast-file.ts";
import {
  type Casting,
  type Sources,
  type Typing,
  typeSeed,
  typeTranscript,
} from "../engine/desk/launch.ts";
import { discover, readSolutions, type Stage, type Track } from "../engine/discover/discover.ts";
import { findStage } from "../engine/discover/find-stage.ts";
import { WorkbookError } from "../engine/workbook-error.ts";
import type { Define } from "./command.ts";
import { readSeed, refuseTests, runProgram } from "./play.ts";

interface Options {
  readonly seed?: string;
  readonly replay?: string;
  readonly cast?: string;
  readonly force?: boolean;
}

/** What a recording is made for that nobody watches while it is made. */
const USUAL_SCREEN = { width: 80, height: 24 };

/** `demo stage`: runs the reference's program; standard output carries what it prints and nothing else. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--seed <n>", "answer the first prompt, which asks for a seed", readSeed)
    .addOption(
      new Option(
        "--replay <case>",
        "type what was typed in a transcript, at a human pace",
      ).conflicts("seed"),
    )
    .option(
      "--cast <file>",
      "record it as an asciicast (version 2); with --replay nobody waits, and - is standard output",
    )
    .option("--force", "let the recording replace a file")
    .action(async (name: string, options: Options) => {
      const workbook = discover(root);
      const { track, stage } = findStage(workbook, name);
      refuseTests(stage);
      const typed = typingOf(stage, options);
      const sources: Sources = { tree: "solutions", files: readSolutions(workbook) };
      if (options.cast === undefined) {
        finish(await runProgram(workbook, stage, sources, typed, io));
        return;
      }
      const file = beginCast(options.cast, titleOf(track, stage, options), options);
      const cast: Casting = { file: file.growing, clock: isWatched(options) ? "real" : "made" };
      const atOnce = typed && { ...typed, pace: "at once" as const };
      const unseen = options.cast === STANDARD_OUTPUT;
      const status = await runProgram(workbook, stage, sources, atOnce, io, { cast, unseen });
      const text = file.finish();
      if (unseen) io.out(text ?? "");
      else if (text !== undefined)
        io.complain(`\nRecorded: ${options.cast}, ${lengthOf(text)} s.\n`);
      finish(status);
    });
};

function typingOf(stage: Stage, { seed, replay }: Options): Typing | undefined {
  if (replay !== undefined) return typeTranscript(stage, replay);
  return seed === undefined ? undefined : typeSeed(stage, seed);
}

/** Whether a person plays; what comes from a file or a pipe comes without waiting, as a transcript's lines do. */
function isWatched({ replay }: Options): boolean {
  return replay === undefined && process.stdin.isTTY === true;
}

function titleOf(track: Track, stage: Stage, { replay }: Options): string {
  const title = `${track.title} ${stage.number}: ${stage.title}`;
  return replay === undefined ? title : `${title} (${replay})`;
}

function beginCast(file: string, title: string, options: Options): CastFile {
  if (file === STANDARD_OUTPUT && options.replay === undefined)
    throw new WorkbookError(
      "--cast - needs --replay: without it, standard output is the game's. Name a file.",
    );
  const { columns, rows } = process.stdout;
  const header: CastHeader =
    isWatched(options) && columns && rows
      ? { width: columns, height: rows, title }
      : { ...USUAL_SCREEN, title };
  return createCast(file, header, options.force === true);
}

/** When the last thing appears, in seconds. */
function lengthOf(cast: string): string {
  const [seconds] = JSON.parse(cast.trimEnd().split("\n").at(-1)!) as [number];
  return seconds.toFixed(1);
}
