import { InvalidArgumentError, Option } from "commander";
import type { CastHeader } from "../engine/student/play/cast.ts";
import { type CastFile, createCast, STANDARD_OUTPUT } from "../engine/student/play/cast-file.ts";
import { type Sources, typeSeed, typeTranscript } from "../engine/student/play/launch.ts";
import type { Casting, Typing } from "../engine/student/play/terminal-settings.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage, type Track, transcriptsOf } from "../engine/workbook/workbook.ts";
import type { Define } from "./command.ts";
import { demoTests } from "./demo-tests.ts";
import { readSeed, runProgram } from "./play.ts";

interface Options {
  readonly seed?: string;
  /** `true` if the case is not named. */
  readonly replay?: string | true;
  readonly speed?: number;
  readonly cast?: string;
  readonly force?: boolean;
}

/** The terminal's size for a recording that nobody watches. */
const USUAL_SCREEN = { width: 80, height: 24 };

const EXAMPLES = `
Examples:
  npm run demo -- blackjack                 play the whole game yourself
  npm run demo -- blackjack --replay        watch one, played for you
  npm run demo -- hearts/6 --replay --speed 3
  npm run demo -- hearts/7                  tests at work, on classes that are wrong
  npm run demo -- hearts/7 --replay others-get-26
`;

/** The options, with the case to type. */
type Showing = Omit<Options, "replay"> & { readonly replay?: string };

/** `demo stage`: runs the reference's program. Only the program's output goes to standard output. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage; or a track, to show its whole game")
    .option("--seed <n>", "type this seed at the first prompt", readSeed)
    .addOption(
      new Option(
        "--replay [case]",
        "type a transcript's lines at human speed; without a name, those of a case worth showing. In a stage of tests: the rule that is broken",
      ).conflicts("seed"),
    )
    .option(
      "--speed <n>",
      "how fast to type and pause: 2 is twice as fast, 0.5 half as fast",
      readSpeed,
    )
    .option(
      "--cast <file>",
      "record the game as an asciicast (version 2), without waiting if used with --replay; - means standard output",
    )
    .option("--force", "replace the recording's file if it exists already")
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, asked: Options) => {
      const workbook = discover(root);
      const asking = { command: "npm run demo --", take: io.complain };
      const { track, stages, whole } = findNamed(workbook, name, asking);
      const stage = whole ? showpieceOf(track) : stages[0]!;
      if (stage.tests) {
        const rule = typeof asked.replay === "string" ? asked.replay : undefined;
        io.out(await demoTests(workbook, stage, rule));
        finish(0);
        return;
      }
      const { replay, ...others } = asked;
      const options: Showing = {
        ...others,
        ...(replay === undefined ? {} : { replay: replay === true ? caseOf(stage) : replay }),
      };
      const { speed } = options;
      const typed = typingOf(stage, options);
      const sources: Sources = { tree: "solutions", files: readSolutions(workbook) };
      if (options.cast === undefined) {
        finish(await runProgram(workbook, stage, sources, typed, io, { speed }));
        return;
      }
      const file = beginCast(options.cast, titleOf(track, stage, options), options);
      const cast: Casting = { file: file.growing, clock: isWatched(options) ? "real" : "made" };
      const atOnce = typed && { ...typed, pace: "at once" as const };
      const unseen = options.cast === STANDARD_OUTPUT;
      const status = await runProgram(workbook, stage, sources, atOnce, io, {
        cast,
        speed,
        unseen,
      });
      const text = file.finish();
      if (unseen) io.out(text ?? "");
      else if (text !== undefined)
        io.complain(`\nRecorded: ${options.cast}, ${lengthOf(text)} s.\n`);
      finish(status);
    });
};

/** The stage that represents a track: the last one with a whole game worth showing, or the last with a program. */
function showpieceOf({ name, stages }: Track): Stage {
  const playable = stages.filter(({ tests }) => !tests);
  const stage = playable.findLast(({ demo }) => demo !== undefined) ?? playable.at(-1);
  if (!stage) throw new WorkbookError(`${name} has no stage with a program to run.`);
  return stage;
}

/** The case to type if none is named: one worth showing, or the first that ends without an error. */
function caseOf({ path, demo, cases }: Stage): string {
  if (demo !== undefined) return demo;
  const transcripts = transcriptsOf({ cases });
  const plain = transcripts.find(
    ({ name, transcript }) => transcript.status === 0 && !name.startsWith("refuses"),
  );
  const chosen = plain ?? transcripts[0];
  if (!chosen) throw new WorkbookError(`${path} has no transcript to type.`);
  return chosen.name;
}

const SLOWEST = 0.1;
const FASTEST = 100;

function readSpeed(text: string): number {
  const speed = Number(text);
  if (/^[\d.]+$/.test(text) && speed >= SLOWEST && speed <= FASTEST) return speed;
  throw new InvalidArgumentError(`A speed is a number from ${SLOWEST} to ${FASTEST}.`);
}

function typingOf(stage: Stage, { seed, replay }: Showing): Typing | undefined {
  if (replay !== undefined) return typeTranscript(stage, replay, "human");
  return seed === undefined ? undefined : typeSeed(stage, seed);
}

/** Whether a person plays. Input from a file or a pipe comes without waiting, like a transcript's lines. */
function isWatched({ replay }: Showing): boolean {
  return replay === undefined && process.stdin.isTTY === true;
}

function titleOf(track: Track, stage: Stage, { replay }: Showing): string {
  const title = `${track.title} ${stage.number}: ${stage.title}`;
  return replay === undefined ? title : `${title} (${replay})`;
}

function beginCast(file: string, title: string, options: Showing): CastFile {
  if (file === STANDARD_OUTPUT && options.replay === undefined)
    throw new WorkbookError(
      "--cast - needs --replay, because without it the game uses standard output. Choose a file instead.",
    );
  const { columns, rows } = process.stdout;
  const header: CastHeader =
    isWatched(options) && columns && rows
      ? { width: columns, height: rows, title }
      : { ...USUAL_SCREEN, title };
  return createCast(file, header, options.force === true);
}

/** The time of the last event, in seconds. */
function lengthOf(cast: string): string {
  const [seconds] = JSON.parse(cast.trimEnd().split("\n").at(-1)!) as [number];
  return seconds.toFixed(1);
}
