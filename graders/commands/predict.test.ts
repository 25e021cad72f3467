/** `predict`: questions before a program is run, without a terminal. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testInFull } from "../in-full-for-tests.ts";
import { type Ended, ownWorkbook, run, runProcess } from "./run-for-tests.ts";

const kept = (root: string) => join(root, "exercises/tiny/predictions.json");
const answersIn = (root: string) => JSON.parse(readFileSync(kept(root), "utf8")).answers;
/** On one line, however it is wrapped. */
const flat = (text: string) => text.replace(/\s+/g, " ");

async function predict(root: string, words: string, typed: string): Promise<Ended> {
  return await runProcess(root, ["predict", ...words.split(" ")], typed);
}

// Plain lines come through a process's own standard input, so each of these starts a process.
describe("predictions", () => {
  test("are kept in the track's file, and a wrong one shows the rule behind the question", async () => {
    const root = ownWorkbook();
    const { status, out, err } = await predict(root, "tiny/2", "b\n6\n");
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(flat(out)).toContain("*1 of 2* Which number of dice is refused? a) 1 b) 9 c) 10");
    expect(flat(out)).toContain("*Not right.* The answer is: 10. A number of dice is from 1 to 9.");
    expect(flat(out)).toContain("*Right.* `rand() % 6` is at most 5");
    expect(answersIn(root)).toEqual({ "2-roll/lowest": "b", "2-roll/highest": "6" });
    await predict(root, "tiny/1", "3\n");
    expect(answersIn(root)).toEqual({
      "2-roll/lowest": "b",
      "2-roll/highest": "6",
      "1-greet/how-many-words": "3",
    });
  });

  testInFull("continue where they were left, and start again when all are made", async () => {
    const root = ownWorkbook();
    const left = await predict(root, "tiny/2", "c\n");
    expect([left.status, flat(left.err)]).toEqual([
      1,
      "Your answers are saved. To continue later: npm run predict -- tiny/2 ",
    ]);
    const rest = await predict(root, "tiny/2", "5\n");
    expect(rest.out).not.toContain("Which number of dice");
    expect(answersIn(root)).toEqual({ "2-roll/lowest": "c", "2-roll/highest": "5" });
    const again = await predict(root, "tiny/2", "a\n6\n");
    expect(flat(again.out)).toContain("You have answered all the questions. This is a new round");
    expect(answersIn(root)).toEqual({ "2-roll/lowest": "a", "2-roll/highest": "6" });
  });

  test("can be asked for one task", async () => {
    const root = ownWorkbook();
    const { out } = await predict(root, "tiny/2 --task 3", "6\n");
    expect(flat(out)).toContain("*1 of 1* What is the _highest_ that a die can show?");
    expect(answersIn(root)).toEqual({ "2-roll/highest": "6" });
  });

  test("report errors in the answers file, and replace it", async () => {
    const root = ownWorkbook();
    writeFileSync(kept(root), "mine");
    const { err } = await predict(root, "tiny/1", "3\n");
    expect(flat(err)).toBe(
      "exercises/tiny/predictions.json is not JSON; remove it, and answer the questions again. ",
    );
    expect(answersIn(root)).toEqual({ "1-greet/how-many-words": "3" });
    rmSync(kept(root));
    mkdirSync(kept(root));
    const lost = await predict(root, "tiny/1", "4\n");
    expect(lost.status).toBe(2);
    expect(flat(lost.err)).toContain("so your answers are not kept.");
  });
});

test.each([
  [
    "tiny/2 --task 1",
    "Task 1 has nothing to predict; this stage has questions for the tasks 2, 3.\n",
  ],
  ["tiny/1 --task x", "A task is a number, 1 or more."],
  ["tiny", "is a track; name one of its stages: 1-greet, 2-roll.\n"],
])("%s is refused in one sentence", async (words, says) => {
  const { status, err } = await run(ownWorkbook(), ["predict", ...words.split(" ")]);
  expect(status).toBe(2);
  expect(err).toContain(says);
});

test("a stage without questions, and invalid questions, give one sentence", async () => {
  const root = ownWorkbook();
  const file = join(root, "graders/tiny/1-greet/predict.json");
  const edited = (text: string) => {
    writeFileSync(file, text);
    return run(root, ["predict", "tiny/1"]);
  };
  const question = { id: "a", kind: "number", asks: "A?", explains: "A.", right: 1 };
  expect((await edited(JSON.stringify({ questions: [question] }))).err).toBe(
    `${file}: at "questions": each question needs a "task"; give it a task's number.\n`,
  );
  rmSync(file);
  expect(await run(root, ["predict", "tiny/1"])).toEqual({
    status: 2,
    out: "",
    err: "tiny/1-greet has nothing to predict; continue with its lesson.\n",
  });
});
