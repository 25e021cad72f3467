/**
 * Plays a few games for all players at the table, by the scores under the hands, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const COLUMN = 9;
const MOST_GAMES = 5;
const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NOT_A_COUNT = ["0", "6", "-2", "2.5", "", "two", "10"];
const NOT_TO_FOLD = ["", "x", "h", "fold", "y", "10"];
const NOT_TO_HIT = ["", "x", "p", "stand", "21"];
const NOT_TO_GO_ON = ["", "x", "no", "s", "1"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = (screen) => {
  const { prompt, text, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  const typed = (letter: string): string =>
    oneOf([letter, letter, letter, letter.toUpperCase(), ` ${letter} `]);
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;

  if (prompt.startsWith("Seed")) {
    if (wrong) return oneOf(NOT_A_SEED);
    return random(12) === 0 ? "0" : String(random(2 ** 32));
  }
  if (prompt.startsWith("How many")) return wrong ? oneOf(NOT_A_COUNT) : String(1 + random(5));
  if (prompt.includes("fold or play")) {
    return wrong ? oneOf(NOT_TO_FOLD) : typed(folds(screen) ? "f" : "p");
  }
  if (prompt.includes("hit or stand")) {
    return wrong ? oneOf(NOT_TO_HIT) : typed(hits(screen) ? "h" : "s");
  }
  if (wrong) return oneOf(NOT_TO_GO_ON);
  const games = text.split("\nResults of game ").length - 1;
  return typed(games < MOST_GAMES && random(3) > 0 ? "y" : "n");
};

/** A stiff hand is folded more often than other hands. */
function folds(screen: Screen): boolean {
  const score = scoreOnScreen(screen);
  return screen.random(score >= 13 && score <= 16 ? 3 : 10) === 0;
}

/** A player with 17 or more seldom hits, but sooner or later one does. */
function hits(screen: Screen): boolean {
  const score = scoreOnScreen(screen);
  if (score <= 11) return screen.random(10) > 0;
  if (score <= 16) return screen.random(2) === 0;
  return screen.random(12) === 0;
}

/** The score under the hand of the player who is asked. */
function scoreOnScreen({ prompt, text }: Screen): number {
  const column = Number(/^Player (\d)/.exec(prompt)![1]) - 1;
  const lines = text.split("\n");
  const lastCards = lines.findLastIndex((line) => line.startsWith("|"));
  return Number(lines[lastCards + 1]!.slice(1 + COLUMN * column, COLUMN * (column + 1)));
}
