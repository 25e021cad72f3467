/** Rules about the parallel trees: each is broken once in the small workbook. */
import { expect, test } from "vitest";
import { tinyWorkbook } from "../for-tests/tiny-workbook.ts";
import { type Broken, edit, move, remove, write, written } from "./broken-for-tests.ts";
import { readTrees } from "./trees.ts";
import { verifyTrees } from "./verify.ts";

const TREES: readonly Broken[] = [
  {
    title: "a solution that is missing",
    by: remove("solutions/tiny/2-roll"),
    defects: [
      {
        place: "solutions/tiny/2-roll",
        says: "it is missing, but graders/tiny/2-roll is there; add the one, or remove the other.",
      },
      {
        place: "solutions/tiny/2-roll/main.ts",
        says: "it is missing, but graders/tiny/starter/2-roll/main.ts is there; add the one, or remove the other.",
      },
    ],
  },
  {
    title: "a lesson without a stage",
    by: write("lessons/tiny/3-more.md", "# More\n"),
    defects: [
      {
        place: "graders/tiny/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one, or remove the other.",
      },
      {
        place: "graders/tiny/starter/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one, or remove the other.",
      },
      {
        place: "solutions/tiny/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one, or remove the other.",
      },
    ],
  },
  {
    title: "a gap in the numbers",
    by: move("2-roll", "3-roll"),
    defects: [
      {
        place: "graders/tiny",
        says: "the stages are numbered 1, 3; number them from 1 without gaps.",
      },
    ],
  },
  {
    title: "a folder without a stage's name",
    by: (files) => ({
      ...files,
      ...Object.fromEntries(
        ["graders/tiny", "graders/tiny/starter", "solutions/tiny"].map((tree) => [
          `${tree}/Notes/main.ts`,
          "",
        ]),
      ),
      "lessons/tiny/Notes.md": "",
    }),
    defects: [
      {
        place: "graders/tiny/Notes",
        says: "a stage's name is a number and a slug, as in 3-shuffle; rename it.",
      },
      {
        place: "graders/tiny/Notes/main.ts",
        says: "nothing reads this file; a stage has stage.json, predict.json, transcripts, mistakes.ts, player.ts, contract.ts, calls.ts, survivors.json and rewrites. Remove it.",
      },
    ],
  },
  {
    title: "a stray file of a stage",
    by: write("graders/tiny/1-greet/notes.txt", "Later.\n"),
    defects: [
      {
        place: "graders/tiny/1-greet/notes.txt",
        says: "nothing reads this file; a stage has stage.json, predict.json, transcripts, mistakes.ts, player.ts, contract.ts, calls.ts, survivors.json and rewrites. Remove it.",
      },
    ],
  },
  {
    title: "a stray file of a solution",
    by: (files) => ({
      ...files,
      "solutions/tiny/1-greet/notes.txt": "",
      "graders/tiny/starter/1-greet/notes.txt": "",
    }),
    defects: [
      {
        place: "solutions/tiny/1-greet/notes.txt",
        says: "a stage's folder has only .ts files; remove this one.",
      },
      {
        place: "graders/tiny/starter/1-greet/notes.txt",
        says: "a stage's folder has only .ts files; remove this one.",
      },
    ],
  },
  {
    title: "a file that only the solution has",
    by: write("solutions/tiny/1-greet/more.ts", "export {};\n"),
    defects: [
      {
        place: "graders/tiny/starter/1-greet/more.ts",
        says: "it is missing, but solutions/tiny/1-greet/more.ts is there; add the one, or remove the other.",
      },
    ],
  },
];

const PRISTINE: readonly Broken[] = [
  {
    title: "an exercise that differs from the starter",
    by: edit("exercises/tiny/1-greet/main.ts", "print(greeting());\n", "print(greeting());\r\n"),
    defects: [
      {
        place: "exercises/tiny/1-greet/main.ts",
        says: "it differs from graders/tiny/starter/1-greet/main.ts; make them the same.",
      },
    ],
  },
  {
    title: "an exercise that is missing, and one too many",
    by: move("exercises/tiny/1-greet/greet.ts", "exercises/tiny/1-greet/mine.ts"),
    defects: [
      {
        place: "exercises/tiny/1-greet/greet.ts",
        says: "it is missing; copy graders/tiny/starter/1-greet/greet.ts.",
      },
      {
        place: "exercises/tiny/1-greet/mine.ts",
        says: "it is not a file of the starter; remove it.",
      },
    ],
  },
];

test.each(TREES)("$title", ({ by, defects }) => {
  expect(verifyTrees(readTrees(written(by(tinyWorkbook())), "tiny"), false)).toEqual(defects);
});

test.each(PRISTINE)("where exercises should be pristine, $title", ({ by, defects }) => {
  const trees = readTrees(written(by(tinyWorkbook())), "tiny");
  expect(verifyTrees(trees, true)).toEqual(defects);
  expect(verifyTrees(trees, false)).toEqual([]);
});
