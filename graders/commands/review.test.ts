/** The review, as a person answers it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tinyReview, tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, ownWorkbook, run, runAtTerminal, runProcess } from "./run-for-tests.ts";
import { KEYS, noTerminal } from "./terminal-for-tests.ts";

const after = afterAllTests();
const workbook = (files: WorkbookFiles = {}) =>
  ownWorkbook({ ...tinyWorkbook(), ...tinyReview(), ...files }, after);

const kept = (root: string) => join(root, "exercises/tiny/review.json");
const answersIn = (root: string) =>
  (JSON.parse(readFileSync(kept(root), "utf8")) as { answers: unknown }).answers;

describe.skipIf(noTerminal())("review at a terminal", () => {
  test.each([
    ["Escape", KEYS.escape],
    ["Ctrl-C", KEYS.ctrlC],
  ])("loses nothing by %s", async (_, key) => {
    const root = workbook();
    const terminal = runAtTerminal(root, ["review"]);
    await terminal.shows("Who deals?");
    await terminal.shows("the dealer");
    terminal.press(`${KEYS.down}${KEYS.enter}`);
    await terminal.shows("How many cards has a");
    await terminal.shows("Your answer");
    terminal.press(key);
    await terminal.shows("You have answered 1 of 2 questions");
    expect(await terminal.ended).toEqual({ status: 1, asBefore: true });
    expect(answersIn(root)).toEqual({ hands: "b" });
  });
});

describe.concurrent("review", () => {
  test("comes after the last stage of its track", async () => {
    const root = workbook({
      "exercises/tiny/1-greet/greet.ts": tinyWorkbook()["solutions/tiny/1-greet/greet.ts"]!,
      "exercises/tiny/2-roll/main.ts": tinyWorkbook()["solutions/tiny/2-roll/main.ts"]!,
    });
    expect((await run(root, ["check", "tiny/2"])).out).toMatch(/Next: npm run review -- tiny\n$/);
  });

  test("asks with plain lines, explains every answer, and keeps the answers but not their points", async () => {
    const root = workbook();
    expect(await runProcess(root, ["review"], "x\n A) \r\nfifty\n52")).toEqual({
      status: 0,
      err: "",
      out: `Tiny: data structure review
===========================

2 questions, worth 5 points in all. Each answer is saved as soon as you give it,
so you can leave with Ctrl-C and continue later.

*1 of 2* Who deals?
  a) nobody
  b) the dealer
Your answer (a to b): x
Please type a letter from a to b.
Your answer (a to b):  A) 
*Not right.* The answer is: the dealer. The dealer does.

*2 of 2* How many cards has a _deck_?
Your answer (a number): fifty
Please type a whole number.
Your answer (a number): 52
*Right.* Four suits of thirteen.

*1 of 2 answers right, 2.5 of 5 points.*
Your answers are saved in exercises/tiny/review.json. Hand in that file with
your work. You can answer again; the last answers count.
`,
    });
    expect(answersIn(root)).toEqual({ hands: "a", cards: "52" });
    expect(readFileSync(kept(root), "utf8")).not.toMatch(/2\.5|right|points/);
    expect(readdirSync(join(root, "exercises/tiny"))).toEqual(["1-greet", "2-roll", "review.json"]);

    const again = await runProcess(root, ["review", "tiny"], "b\n52\n");
    expect([again.status, again.err]).toEqual([0, ""]);
    expect(again.out).toMatch(
      /answered all of them: 1 of 2 answers right, 2\.5 of 5 points\.\s+This is a\s+new\s+round,\s+in\s+which\s+each\s+new\s+answer\s+replaces\s+the\s+old\s+one\./,
    );
    expect(answersIn(root)).toEqual({ hands: "b", cards: "52" });

    const checked = await run(root, ["check", "tiny"]);
    expect(checked.out.replace(/\s+/g, " ")).toContain(
      "The review gives 5 of 5 points: 2 of 2 answers are right.",
    );
    const json = JSON.parse((await run(root, ["check", "tiny", "--json"])).out);
    expect(json.submissions[0].tracks[0].review).toEqual({
      kind: "answered",
      earned: 5,
      points: 5,
      right: 2,
      questions: 2,
    });
  });

  testInFull(
    "keeps each answer immediately, and continues with the first unanswered question",
    async () => {
      const root = workbook();
      expect((await runProcess(root, ["review"], "")).err).toBe(
        "You have not answered any questions yet. To begin: npm run review -- tiny\n",
      );
      expect(existsSync(kept(root))).toBe(false);
      const first = await runProcess(root, ["review"], "b\n");
      expect([first.status, first.err]).toEqual([
        1,
        "You have answered 1 of 2 questions, and your answers are saved. To continue:\nnpm run review -- tiny\n",
      ]);
      expect(answersIn(root)).toEqual({ hands: "b" });
      // Only answered questions earn points.
      expect((await run(root, ["check", "tiny"])).out.replace(/\s+/g, " ")).toContain(
        "The review gives 2.5 of 5 points: 1 of 2 answers is right, and 1 question is still to be answered (npm run review).",
      );
      const second = await runProcess(root, ["review"], "52\n");
      expect([second.status, second.err]).toEqual([0, ""]);
      expect(second.out).toContain("You have answered 1 of them. Go on with question 2.");
      expect(second.out).toContain("*2 of 2* How many cards");
      expect(second.out).not.toContain("Who deals?");
      expect(second.out).toContain("*2 of 2 answers right, 5 of 5 points.*");
      expect(answersIn(root)).toEqual({ hands: "b", cards: "52" });
    },
  );

  testInFull("replaces answers one by one in a new round, and keeps the others", async () => {
    const root = workbook();
    await runProcess(root, ["review"], "b\n52\n");
    const again = await runProcess(root, ["review"], "a\n");
    expect([again.status, again.err]).toEqual([
      0,
      "Your answers, old and new, are saved. For a new round: npm run review -- tiny\n",
    ]);
    expect(answersIn(root)).toEqual({ hands: "a", cards: "52" });
  });

  test("reports errors in the answers file, and replaces it", async () => {
    const root = workbook({ "exercises/tiny/review.json": "mine" });
    const { status, out } = await runProcess(root, ["review"], "b\n52\n");
    expect(status).toBe(0);
    expect(out.replace(/\s+/g, " ")).toContain(
      "tiny/review.json is not JSON; remove it, and answer",
    );
    expect(answersIn(root)).toEqual({ hands: "b", cards: "52" });
  });

  testInFull("prints the answers if they cannot be kept", async () => {
    const root = workbook();
    mkdirSync(kept(root));
    const { status, err } = await runProcess(root, ["review"], "b\n52\n");
    expect(status).toBe(2);
    expect(err.replace(/\s+/g, " ")).toMatch(
      /^exercises\/tiny\/review\.json cannot be written \(E\w+\), so your answers are not kept\. .*again: b 52 $/,
    );
    expect(readdirSync(join(root, "exercises/tiny"))).toEqual(["1-greet", "2-roll", "review.json"]);
  });

  test("that is missing or broken gives one sentence", async () => {
    const root = workbook();
    rmSync(join(root, "graders/tiny/review.json"));
    expect(await run(root, ["review"])).toEqual({
      status: 2,
      out: "",
      err: "The workbook has no review.\n",
    });
    expect((await run(root, ["review", "tiny"])).err).toBe("tiny has no review.\n");
    const file = join(root, "graders/tiny/review.json");
    const questions = Object.values(tinyReview())[0]!;
    writeFileSync(file, questions.replace('"right": "b"', '"right": "c"'));
    expect((await run(root, ["review"])).err).toBe(
      `${file}: at "questions.0": "right" must be the letter of one of the choices; the first is "a".\n`,
    );
  });
});
