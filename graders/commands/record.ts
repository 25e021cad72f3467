import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { openBuilder } from "../engine/execute/build.ts";
import { openRecorder, type Recorder } from "../engine/games/record.ts";
import { checkName, type Recording, recordingOf, rerecord } from "../engine/games/rerecord.ts";
import { countOf } from "../engine/report/phrases.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { typedLines } from "../engine/text/transcript.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { loadPlayer } from "../engine/workbook/authored.ts";
import { findNamed, findStage } from "../engine/workbook/find-stage.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage, type TranscriptCase } from "../engine/workbook/workbook.ts";
import { type Define, DONE, NOT_PASSED } from "./command.ts";
import { linesOf, type Studio, type Typed } from "./typed-lines.ts";

interface Options extends Typed {
  readonly play?: number;
  readonly check?: boolean;
}

/** `record [stage] [name]`: writes transcripts by running the reference. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[stage]", "a stage or a track; without one, all tracks")
    .argument("[name]", "the transcript to record or replace; without one, all are recorded again")
    .addOption(
      new Option("--lines <lines>", 'the lines to type, as in "42,Y,N"; \\, is a comma').conflicts([
        "input",
        "play",
      ]),
    )
    .addOption(
      new Option("--input <file>", "a file with the lines to type, one per line").conflicts("play"),
    )
    .addOption(
      new Option("--play <n>", "let the stage's player play with this seed").argParser(readNumber),
    )
    .option("--describe <text>", "the transcript's description, for its first lines")
    .option("--check", "write nothing; exit with status 1 if something would change")
    .action(async (stage: string | undefined, name: string | undefined, options: Options) => {
      const workbook = discover(root);
      const session = openSession();
      try {
        const studio: Studio = { session, workbook, interactive: io.interactive };
        const recordings =
          name === undefined
            ? await recordAgain(studio, stage, options)
            : [await recordOne(studio, stage!, name, options)];
        const changed = recordings.filter((recording) => recording.changed);
        if (!options.check)
          for (const { file, text } of changed) writeFileSync(join(root, file), text);
        io.say(render(recordings, options.check ?? false));
        for (const { file, transcript } of name === undefined ? [] : recordings) {
          if (transcript.description.length === 0)
            io.complain(`${file} has no description yet; record it with --describe TEXT.\n`);
        }
        finish(options.check && changed.length > 0 ? NOT_PASSED : DONE);
      } finally {
        session.close();
      }
    });
};

/** Records every transcript again, from its own lines. */
async function recordAgain(
  studio: Studio,
  named: string | undefined,
  { lines, input, play, describe }: Options,
): Promise<Recording[]> {
  if ([lines, input, play, describe].some((option) => option !== undefined)) {
    throw new WorkbookError("Name the transcript to record: npm run record -- STAGE NAME --play 1");
  }
  const { workbook } = studio;
  const stages =
    named === undefined
      ? workbook.tracks.flatMap(({ stages }) => stages)
      : findNamed(workbook, named).stages;
  // A stage of tests has no program, and no transcripts.
  const recorded = stages.filter(({ tests }) => !tests);
  const recorders = await openRecorders(studio, recorded);
  const recordings: Recording[] = [];
  for (const stage of recorded)
    recordings.push(...(await rerecord(workbook, stage, recorders(stage))));
  return recordings;
}

/** Records a new transcript, or replaces an existing one. */
async function recordOne(
  studio: Studio,
  named: string,
  name: string,
  options: Options,
): Promise<Recording> {
  const { workbook } = studio;
  const { stage } = findStage(workbook, named);
  checkName(name);
  const before = stage.cases.find(
    (one): one is TranscriptCase => one.kind === "transcript" && one.name === name,
  )?.transcript;
  const description = options.describe?.split("\n") ?? before?.description ?? [];
  const recorder = (await openRecorders(studio, [stage]))(stage);
  if (options.play === undefined) {
    const lines = await linesOf(studio, stage, recorder, options, before);
    return recordingOf(workbook, stage, name, await recorder.type(lines, description));
  }
  const player = await loadPlayer(workbook, stage);
  if (!player)
    throw new WorkbookError(
      `graders/${stage.path} has no player.ts; give the lines to type with --lines or --input.`,
    );
  return recordingOf(workbook, stage, name, await recorder.play(player, options.play, description));
}

async function openRecorders(
  { session, workbook }: Studio,
  stages: readonly Stage[],
): Promise<(stage: Stage) => Recorder> {
  const builder = openBuilder(session, workbook.toolkit);
  try {
    const builds = await builder.build({
      files: readSolutions(workbook),
      stages: stages.map(({ path }) => path),
    });
    return ({ path }) => openRecorder(builds.get(path), path);
  } finally {
    await builder.close();
  }
}

function render(recordings: readonly Recording[], check: boolean): string {
  const changed = recordings.filter((recording) => recording.changed);
  const lines = changed.map(({ file, transcript }) => {
    const typed = countOf(typedLines(transcript).length, "line");
    const status = transcript.status === 0 ? "" : `, exit status ${transcript.status}`;
    return `${check ? "would change" : "recorded"}: ${file} (${typed} typed${status})\n`;
  });
  return `${lines.join("")}${countOf(recordings.length, "transcript")}, ${changed.length} ${check ? "would change" : "changed"}.\n`;
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Use a whole number, 0 or more.");
  return Number(text);
}
