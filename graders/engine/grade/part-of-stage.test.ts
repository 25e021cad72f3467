/** A case that is asked for alone is explained by a change that is right for all others, too. */
import { afterAll, expect, test } from "vitest";
import { dice, openDice, STAGE } from "../for-tests/dice-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { partOf } from "./part-of-stage.ts";

const { solutions, workbook, grader, grade, close } = openDice();
afterAll(close);

const track = workbook.tracks[0]!;
const stage = track.stages[1]!;
const FAULT = dice("1 + (rand() % SIDES)", "1 + (rand() % 5)");

/** One case of the stage, with these files of the student's instead. */
async function gradeOne(
  name: string,
  changes: Readonly<Record<string, string>>,
  judged?: (results: readonly StageResult[]) => void,
) {
  const cases = stage.cases.filter((one) => one.name === name);
  const part = { ...stage, points: stage.points / stage.cases.length, cases };
  const own = Object.entries(changes).map(([file, text]) => [`${STAGE}/${file}`, text]);
  const submission = submissionOf("ann", { ...solutions, ...Object.fromEntries(own) }, ["tiny"]);
  return gradeTrack(grader, submission, track, [part], judged);
}

const [ends, rolls] = [
  "input-ends",
  transcriptsOf(stage).find(({ name }) => name !== "input-ends")!.name,
];

test("only the case that was asked for is reported, with its own points", async () => {
  const whole = await grade(FAULT);
  const { stages, earned, points } = await gradeOne(rolls, FAULT);
  expect(stages[0]!.cases.map(({ name }) => name)).toEqual([rolls]);
  expect({ earned, points }).toEqual({
    earned: 0,
    points: whole.stage.points / stage.cases.length,
  });
  expect(stages[0]!.suspect).toEqual(whole.suspect);
});

test("the others run, too", async () => {
  const ran: string[] = [];
  await gradeOne(rolls, FAULT, ([one]) => ran.push(...one!.cases.map(({ name }) => name)));
  expect(ran.sort()).toEqual(stage.cases.map(({ name }) => name).sort());
});

test("a case that passes is not explained, whatever the others do", async () => {
  const { stages, earned, points } = await gradeOne(ends, FAULT);
  expect(earned).toBe(points);
  expect(stages[0]).not.toHaveProperty("suspect");
  expect(stages[0]).not.toHaveProperty("tasks");
});

test("of a change that is not enough for all, nothing is told of the others", async () => {
  const whole = await grade(FAULT);
  const at = { line: 1, kind: "number" } as const;
  const changes = [{ file: `${STAGE}/dice.ts`, at, source: "", remaining: 9 }];
  const part = { ...stage, cases: stage.cases.filter(({ name }) => name === rolls) };
  const told = (its: Partial<StageResult>) => partOf({ ...whole, ...its }, part).suspect;
  expect(told({ suspect: { kind: "unknown", changes } })?.changes).toEqual([
    { ...changes[0], remaining: 1 },
  ]);
  expect(told({ suspect: { kind: "unknown", cases: [ends] } })).toBeUndefined();
});
