/**
 * Rules about the texts of a stage's cases and the points of a track.
 *
 * @module
 */
import { transcriptFile } from "../games/rerecord.ts";
import { normalise } from "../judge/compare.ts";
import { formatPoints } from "../judge/score.ts";
import { ALL_POINTS } from "../marks/marks.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import { type Stage, type Track, transcriptsOf } from "../workbook/workbook.ts";
import type { Defect } from "./defect.ts";

/** Every transcript says in its first lines what it shows. */
export function* transcriptsAreDescribed(stage: Stage): Generator<Defect> {
  for (const { name, transcript } of transcriptsOf(stage)) {
    if (transcript.description.every((line) => line.trim() === ""))
      yield {
        place: transcriptFile(stage, name),
        says: "it has no description; record it with --describe TEXT.",
      };
  }
}

/** No program passes by printing nothing. */
export function* transcriptsExpectOutput(stage: Stage): Generator<Defect> {
  for (const { name, transcript } of transcriptsOf(stage)) {
    if (normalise(shownText(transcript)) === "")
      yield {
        place: transcriptFile(stage, name),
        says: "it expects no output, so an empty program passes it; record a different one, or remove it.",
      };
  }
}

/**
 * A stage that reads input has a player and transcripts with wrong answers; a stage that reads nothing has one
 * transcript.
 */
export function* readingStagesAreProvoked(stage: Stage, hasPlayer: boolean): Generator<Defect> {
  // A stage with tests runs them on known mistakes, and shows nothing.
  if (stage.tests) return;
  const place = `graders/${stage.path}`;
  const player = `${place}/player.ts`;
  const transcripts = transcriptsOf(stage);
  if (transcripts.some(({ transcript }) => typedLines(transcript).length > 0)) {
    if (!hasPlayer)
      yield {
        place: player,
        says: "it is missing, but the stage reads input; write a player.",
      };
    if (!transcripts.some(({ name }) => name.startsWith("refuses")))
      yield {
        place,
        says: "no transcript shows a refused answer; record one with a name that begins with refuses.",
      };
    return;
  }
  if (hasPlayer)
    yield {
      place: player,
      says: "the stage reads nothing, so there is nothing to play; remove the player.",
    };
  if (transcripts.length !== 1)
    yield {
      place,
      says: `the stage reads nothing and has ${transcripts.length} transcripts; it needs exactly one.`,
    };
}

/** Each case has a unique name. */
export function* casesHaveNamesOfTheirOwn({ path, cases }: Stage): Generator<Defect> {
  const names = cases.map(({ name }) => name);
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    yield {
      place: `graders/${path}/stage.json`,
      says: `two cases have the name "${name}"; rename one.`,
    };
}

/** Tracks are sorted by number, so each number is unique. */
export function* tracksHaveNumbersOfTheirOwn(tracks: readonly Track[]): Generator<Defect> {
  for (const track of tracks) {
    const twin = tracks.find(({ number }) => number === track.number)!;
    if (twin !== track)
      yield {
        place: `graders/${track.name}/track.json`,
        says: `its number is ${track.number}, the same as in graders/${twin.name}/track.json; change one of them.`,
      };
  }
}

/**
 * Stages, rubric and review add up to a hundred points. Or the stages alone do, and are scaled to their share. Extra
 * credit comes on top.
 */
export function* pointsAddUp({ name, stages, rubric, review }: Track): Generator<Defect> {
  const sumOf = (parts: readonly { readonly points: number }[]) =>
    parts.reduce((total, { points }) => total + points, 0);
  const ofStages = sumOf(stages.filter(({ extra }) => !extra));
  const byHand = sumOf([...rubric, ...(review ? [review] : [])]);
  const sum = ofStages + byHand;
  const isAll = (points: number) => Math.abs(points - ALL_POINTS) < 1e-9;
  if (!isAll(sum) && !(isAll(ofStages) && byHand < ALL_POINTS))
    yield {
      place: `graders/${name}/track.json`,
      says: `stages, rubric and review add up to ${formatPoints(sum)} points; make the sum ${ALL_POINTS}, or make the stages alone add up to it.`,
    };
}
