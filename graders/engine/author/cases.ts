/**
 * Rules about a stage's cases and a track's points, as they stand.
 *
 * @module
 */
import { transcriptFile } from "../games/rerecord.ts";
import { normalise } from "../judge/compare.ts";
import { formatPoints } from "../judge/score.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import { type Stage, type Track, transcriptsOf } from "../workbook/workbook.ts";
import type { Defect } from "./defect.ts";

/** Somebody types something in one of the stage's transcripts. */
function readsInput(stage: Stage): boolean {
  return transcriptsOf(stage).some(({ transcript }) => typedLines(transcript).length > 0);
}

/** Every transcript says in its first lines what it shows. */
export function transcriptsAreDescribed(stage: Stage): Defect[] {
  return transcriptsOf(stage)
    .filter(({ transcript }) => transcript.description.every((line) => line.trim() === ""))
    .map(({ name }) => ({
      place: transcriptFile(stage, name),
      says: `it says nothing about itself; record it with --describe TEXT.`,
    }));
}

/** No program passes by printing nothing. */
export function transcriptsExpectOutput(stage: Stage): Defect[] {
  return transcriptsOf(stage)
    .filter(({ transcript }) => normalise(shownText(transcript)) === "")
    .map(({ name }) => ({
      place: transcriptFile(stage, name),
      says: "it expects no output, so an empty program passes it; record another or remove it.",
    }));
}

/** A stage that reads is provoked by wrong answers and can be played; one that reads nothing has one thing to show. */
export function readingStagesAreProvoked(stage: Stage, hasPlayer: boolean): Defect[] {
  const place = `graders/${stage.path}`;
  const transcripts = transcriptsOf(stage);
  // Tests are run on known mistakes, and show nothing.
  if (stage.tests) return [];
  const defects: Defect[] = [];
  if (readsInput(stage)) {
    if (!hasPlayer)
      defects.push({
        place: `${place}/player.ts`,
        says: "it is missing, and the stage reads input; write a player.",
      });
    if (!transcripts.some(({ name }) => name.startsWith("refuses"))) {
      defects.push({
        place,
        says: "no transcript shows a wrong answer being refused; record one whose name begins with refuses.",
      });
    }
    return defects;
  }
  if (hasPlayer)
    defects.push({
      place: `${place}/player.ts`,
      says: "the stage reads nothing, so nobody can play it; remove the player.",
    });
  if (transcripts.length !== 1) {
    defects.push({
      place,
      says: `the stage reads nothing and has ${transcripts.length} transcripts; it needs exactly one.`,
    });
  }
  return defects;
}

/** Cases are told apart by their names. */
export function casesHaveNamesOfTheirOwn(stage: Stage): Defect[] {
  const names = stage.cases.map(({ name }) => name);
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => ({
    place: `graders/${stage.path}/stage.json`,
    says: `two cases have the name "${name}"; rename one.`,
  }));
}

/** Tracks are listed by their numbers. */
export function tracksHaveNumbersOfTheirOwn(tracks: readonly Track[]): Defect[] {
  return tracks.flatMap(({ name, number }, at): Defect[] => {
    const twin = tracks.slice(0, at).find((other) => other.number === number);
    return twin
      ? [
          {
            place: `graders/${name}/track.json`,
            says: `its number is ${number}, as that of graders/${twin.name}/track.json; give it one of its own.`,
          },
        ]
      : [];
  });
}

const ALL_POINTS = 100;

/** Stages, rubric and review make up a hundred points; extra credit comes on top. */
export function pointsAddUp({ name, stages, rubric, review }: Track): Defect[] {
  const parts = [...stages.filter(({ extra }) => !extra), ...rubric, ...(review ? [review] : [])];
  const sum = parts.reduce((total, { points }) => total + points, 0);
  if (Math.abs(sum - ALL_POINTS) < 1e-9) return [];
  return [
    {
      place: `graders/${name}/track.json`,
      says: `stages, rubric and review add up to ${formatPoints(sum)} points; make them ${ALL_POINTS}.`,
    },
  ];
}
