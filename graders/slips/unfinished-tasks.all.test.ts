/**
 * While a stage is being written, each of its tasks is judged by itself: the reference's are right, from the first one on, and
 * nothing that is right in another way is called wrong.
 */
import { afterAll, describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import { passed } from "../engine/judge/score.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import { taskNumbersIn } from "../engine/workbook/todo.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { HAS_ALL_TURNS, TODAY } from "../turns-for-tests.ts";
import { programOf, stylesOf } from "./program-of.ts";
import { asFarAs, tasksOf } from "./unfinished.ts";

const workbook = discover(PROJECT);
const [solutions, starters] = [readSolutions(workbook), readStarters(workbook)];
const session = openSession();
const grader = openGrader(session, workbook);
afterAll(async () => {
  await grader.close();
  session.close();
});

type Files = Readonly<Record<string, string>>;

async function judged(stage: Stage, files: Files) {
  const track = workbook.tracks.find(({ name }) => name === stage.track)!;
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${track.name}/`));
  const submission = submissionOf("student", Object.fromEntries(own), [track.name]);
  const { stages } = await gradeTrack(grader, submission, track, [stage]);
  return stages[0]!;
}

const stages = workbook.tracks
  .flatMap((track) => track.stages.filter(({ tests }) => !tests))
  .map((stage) => [stage.path, stage] as const);

/** A pause that is missing may be that of the whole program. */
const PAUSES: Readonly<Record<string, number>> = {
  ...{ "blackjack/2-deal": 6, "blackjack/3-play": 3, "blackjack/4-extra": 5 },
};

test.each(stages)("%s", async (path, stage) => {
  const tasks = tasksOf(stage, starters);
  const begun = new Set<string>([JSON.stringify(withStarter(stage))]);
  for (const task of tasks.slice(0, -1)) {
    const files = asFarAs(task, solutions, stage, starters);
    const text = JSON.stringify(files);
    // A function with several tasks is written with the last of them.
    if (begun.has(text)) continue;
    begun.add(text);
    const result = await judged(stage, files);
    if (passed(result)) continue;
    const states = new Map(result.tasks?.map((one) => [one.task, one.state]));
    const open = Object.entries(files).flatMap(([file, own]) =>
      file.startsWith(`${path}/`) ? taskNumbersIn(own) : [],
    );
    const written = tasks.filter(
      (one) => one <= task && !open.includes(one) && one !== PAUSES[path],
    );
    expect(
      written.map((one) => [one, states.get(one)]),
      `as far as task ${task}`,
    ).toEqual(written.map((one) => [one, "right"]));
  }
});

function withStarter(stage: Stage): Files {
  const own = Object.entries(starters).filter(([path]) => path.startsWith(`${stage.path}/`));
  return { ...solutions, ...Object.fromEntries(own) };
}

/** Their files are divided otherwise than the starter's, so what is left of the program does not fit together. */
const CUT_ELSEWHERE = ["one-main two-player-spades/7-sort-hand 3", "many-files hearts/4-trick 5"];

describe("of a correct program of another style, no task is called wrong while it is written", () => {
  const programs = workbook.tracks.flatMap((track) =>
    stylesOf(track.name).map((style) => [style, track.name, track.stages] as const),
  );
  test.each(ofToday(programs))("%s, %s", async (style, track, all) => {
    const whole = programOf(style, track);
    for (const stage of all.filter(({ tests }) => !tests))
      for (const task of tasksOf(stage, starters).slice(0, -1)) {
        const files = asFarAs(task, whole, stage, starters);
        if (JSON.stringify(files) === JSON.stringify(whole)) continue;
        const { tasks = [] } = await judged(stage, files);
        const wrong = tasks.flatMap((one) =>
          one.state === "wrong" ? [`${style} ${stage.path} ${one.task}`] : [],
        );
        const unknown = wrong.filter((one) => !CUT_ELSEWHERE.includes(one));
        expect(unknown, `as far as task ${task}`).toEqual([]);
      }
  });
});

/** All, or a quarter of them: each takes a second or two. */
function ofToday<One>(all: readonly One[]): readonly One[] {
  return all.filter((_, at) => HAS_ALL_TURNS || at % 4 === TODAY % 4);
}

describe("a private method that is wrong leads to its line before the game can be played", () => {
  const path = "hearts/6-full-play";
  const [, stage] = stages.find(([one]) => one === path)!;
  test.each([
    [3, "[...others, first!]", "[first!, ...others]"],
    [4, "trick.play(player, card);", ""],
    [5, "trickNumber <= TRICKS_A_HAND", "trickNumber < TRICKS_A_HAND"],
  ])("task %i: %s", async (task, find, replace) => {
    const file = `${path}/game.ts`;
    const files = asFarAs(5, solutions, stage, starters);
    const text = files[file]!.replace(find, replace);
    const line = 1 + files[file]!.split("\n").findIndex((one) => one.includes(find));
    const { tasks = [] } = await judged(stage, { ...files, [file]: text });
    const wrong = tasks.filter(({ state }) => state === "wrong");
    expect(wrong).toMatchObject([{ task, fault: { name: "Game" } }]);
    expect(Math.abs(wrong[0]!.fault!.at!.line - line)).toBeLessThanOrEqual(1);
    const states = [1, 2, 3, 4, 5, 6].map((one) => tasks.find((its) => its.task === one)?.state);
    expect(states.with(task - 1, "right")).toEqual([
      ...["right", "right", "right", "right", "right", "not started"],
    ]);
  });
});
