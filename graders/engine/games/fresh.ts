/**
 * Fresh transcripts: new cases that a stage's player makes from the solution. The same secret gives the same cases, so
 * there is no file that could leak.
 *
 * ****They earn {@link FRESH_SHARE} of the points of a stage's transcripts**, however many they are. The visible
 * transcripts share the rest by their weights, and the checks of the source keep their weights. A program that prints
 * the recorded outputs for the lines it knows passes every visible transcript and no fresh one, so it earns only that
 * rest. A correct program earns everything. One with a fault loses about the share of the games that show it.
 *
 * @module
 */
import { createHash } from "node:crypto";
import type { Builder } from "../execute/build.ts";
import { loadPlayer } from "../workbook/authored.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import type { Stage, TranscriptCase, Workbook } from "../workbook/workbook.ts";
import { openRecorder } from "./record.ts";

/** The share of the fresh transcripts in the weight of all transcripts of a stage. */
const FRESH_SHARE = 0.75;

/** The weight of one fresh case. */
function weightOfEach(stage: Stage, games: number): number {
  const visible = stage.cases
    .filter(({ kind }) => kind === "transcript")
    .reduce((sum, { weight }) => sum + weight, 0);
  // Without a visible transcript, there is no weight to compare the fresh ones with.
  return ((visible || 1) * FRESH_SHARE) / (1 - FRESH_SHARE) / games;
}

/** A seed for a player's choices, from a secret and a place: nobody can guess one from the other. */
function seedFrom(secret: string, place: string, index: number): number {
  return createHash("sha256").update(`${secret}\n${place}\n${index}`).digest().readUInt32LE(0);
}

/** Plays a stage with its player. @returns no cases if the stage reads nothing */
export async function playFresh(
  workbook: Workbook,
  builder: Builder,
  stage: Stage,
  games: number,
  secret: string,
): Promise<TranscriptCase[]> {
  const player = await loadPlayer(workbook, stage);
  if (!player) return [];
  const built = await builder.build({ files: readSolutions(workbook), stages: [stage.path] });
  const recorder = openRecorder(built.get(stage.path), stage.path);
  const weight = weightOfEach(stage, games);
  const cases: TranscriptCase[] = [];
  for (let index = 1; index <= games; index++) {
    const description = [`A game played by the stage's player, number ${index}.`];
    const transcript = await recorder.play(
      player,
      seedFrom(secret, stage.path, index),
      description,
    );
    cases.push({ kind: "transcript", name: `fresh-${index}`, weight, transcript, made: true });
  }
  return cases;
}

/** A case made by typing these lines to the solution. */
export async function typedCase(
  workbook: Workbook,
  builder: Builder,
  stage: Stage,
  lines: readonly string[],
): Promise<TranscriptCase> {
  const built = await builder.build({ files: readSolutions(workbook), stages: [stage.path] });
  const recorder = openRecorder(built.get(stage.path), stage.path);
  const transcript = await recorder.type(lines, ["What the reference shows for these lines."]);
  return { kind: "transcript", name: "typed", weight: 1, transcript, made: true };
}

/** The workbook with fresh cases beside the visible ones in every stage that reads input. */
export async function withFresh(
  workbook: Workbook,
  builder: Builder,
  games: number,
  secret: string,
): Promise<Workbook> {
  const tracks = [];
  for (const track of workbook.tracks) {
    const stages = [];
    for (const stage of track.stages) {
      stages.push({
        ...stage,
        cases: [...stage.cases, ...(await playFresh(workbook, builder, stage, games, secret))],
      });
    }
    tracks.push({ ...track, stages });
  }
  return { ...workbook, tracks };
}
