/** A program as far as a task: what is later is the starter's, and what only that uses is gone. */
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import type { Slip } from "./slip.ts";
import { unfinishedFor } from "./unfinished.ts";

const workbook = discover(PROJECT);
const [solutions, starters] = [readSolutions(workbook), readStarters(workbook)];

function cutFor(path: string, file: string, find: string, names: readonly string[] = []) {
  const [track, name] = path.split("/");
  const stage = workbook.tracks
    .find((one) => one.name === track)!
    .stages.find((one) => one.name === name)!;
  const edits = [{ file, find, replace: "" }];
  const slip: Slip = { ...{ stage: stage.name, name: "slip", in: names }, kind: "text", edits };
  const cut = unfinishedFor(slip, solutions, starters, stage);
  return (of: string) => cut?.[`${path}/${of}`];
}

test("functions of later tasks throw their TODO, and those of earlier ones are written", () => {
  const cut = cutFor("old-maid/1-create-deck", "cards.ts", "return pipName(card.pip)");
  const cards = cut("cards.ts")!;
  expect(cards).toContain("return pipName(card.pip)");
  expect(cards).toContain("deck.push({");
  expect(cards).not.toContain("TODO 2");
  expect(cards).toContain('throw new Error("TODO 3: printCards")');
  expect(cut("main.ts")).toBe(starters["old-maid/1-create-deck/main.ts"]);
});

test("methods of the same name are cut by their class, and what only later tasks use is gone", () => {
  const cut = cutFor("hearts/6-full-play", "main.ts", "async function askPlays(");
  expect(cut("computer.ts")).not.toContain("#takes");
  expect(cut("game.ts")).toContain('throw new Error("TODO 3: deal")');
  const later = cutFor("hearts/6-full-play", "computer.ts", "const safe");
  expect(later("computer.ts")).toContain("#takes(card: Card");
});

test("a constant counts from the task on that uses it", () => {
  const cut = cutFor("blackjack/2-deal", "table.ts", 'const HIDDEN_CARD = " **";', ["HIDDEN_CARD"]);
  expect(cut("table.ts")).not.toContain("TODO 3");
  expect(cut("table.ts")).toContain("hidden && row === 1 ? HIDDEN_CARD");
});

test("with the last task, nothing is unfinished", () => {
  expect(cutFor("old-maid/1-create-deck", "main.ts", "removeQueen(deck);")("main.ts")).toBe(
    undefined,
  );
});
