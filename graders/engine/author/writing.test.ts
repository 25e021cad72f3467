/** Rules about points, transcripts and cases: each is broken once in the small workbook. Nothing is run. */
import { expect, test } from "vitest";
import { tinyWorkbook } from "../for-tests/tiny-workbook.ts";
import { discover } from "../workbook/workbook.ts";
import { type Broken, edit, move, remove, write, written } from "./broken-for-tests.ts";
import { tracksHaveNumbersOfTheirOwn } from "./cases.ts";
import { readTrees } from "./trees.ts";
import { verifyTrees, verifyWriting } from "./verify.ts";

const WRITING: readonly Broken[] = [
  {
    title: "points that do not add up",
    by: edit("graders/tiny/2-roll/stage.json", "60", "50"),
    defects: [
      {
        place: "graders/tiny/track.json",
        says: "stages, rubric and review add up to 90 points; make the sum 100, or make the stages alone add up to it.",
      },
    ],
  },
  {
    title: "a transcript without a description",
    by: edit("graders/tiny/1-greet/greets.transcript", "# The greeting.\n", ""),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it has no description; record it with --describe TEXT.",
      },
    ],
  },
  {
    title: "a transcript that expects no output",
    by: (files) =>
      edit(
        "lessons/tiny/1-greet.md",
        "Good evening, everyone.",
        "",
      )(write("graders/tiny/1-greet/greets.transcript", "# Silence.\n \n")(files)),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it expects no output, so an empty program passes it; record a different one, or remove it.",
      },
      {
        place: "lessons/tiny/1-greet.md:7",
        says: "these lines are not in greets.transcript in this order; copy them from there.",
      },
    ],
  },
  {
    title: "two cases with the same name",
    by: edit(
      "graders/tiny/1-greet/stage.json",
      '"points"',
      '"checks": [{ "name": "greets", "kind": "only", "file": "greet.ts", "functions": ["greeting"] }], "points"',
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'two cases have the name "greets"; rename one.',
      },
    ],
  },
  {
    title: "a stage that reads input and has no player",
    by: remove("graders/tiny/2-roll/player.ts"),
    defects: [
      {
        place: "graders/tiny/2-roll/player.ts",
        says: "it is missing, but the stage reads input; write a player.",
      },
    ],
  },
  {
    title: "a stage that reads input and shows no refusal",
    by: move("refuses-a-wrong-number", "asks-again"),
    defects: [
      {
        place: "graders/tiny/2-roll",
        says: "no transcript shows a refused answer; record one with a name that begins with refuses.",
      },
    ],
  },
  {
    title: "a stage that reads nothing, with a player and two transcripts",
    by: (files) => ({
      ...files,
      "graders/tiny/1-greet/player.ts": "export const player = () => '';\n",
      "graders/tiny/1-greet/again.transcript": "# Again.\nGood evening, everyone.\n",
    }),
    defects: [
      {
        place: "graders/tiny/1-greet/player.ts",
        says: "the stage reads nothing, so there is nothing to play; remove the player.",
      },
      {
        place: "graders/tiny/1-greet",
        says: "the stage reads nothing and has 2 transcripts; it needs exactly one.",
      },
    ],
  },
];

test("a whole workbook has no defect in its files", () => {
  const root = written(tinyWorkbook());
  const trees = readTrees(root, "tiny");
  const [track] = discover(root).tracks;
  expect([...verifyTrees(trees, true), ...verifyWriting(track!, trees)]).toEqual([]);
});

test.each(WRITING)("$title", ({ by, defects }) => {
  const root = written(by(tinyWorkbook()));
  expect(verifyWriting(discover(root).tracks[0]!, readTrees(root, "tiny"))).toEqual(defects);
});

test("two tracks with the same number are found", () => {
  const [one] = discover(written(tinyWorkbook())).tracks;
  const tracks = [one!, { ...one!, name: "small" }, { ...one!, name: "other", number: 2 }];
  expect([...tracksHaveNumbersOfTheirOwn(tracks)]).toEqual([
    {
      place: "graders/small/track.json",
      says: "its number is 1, the same as in graders/tiny/track.json; change one of them.",
    },
  ]);
});
