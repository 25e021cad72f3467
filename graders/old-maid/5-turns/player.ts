/**
 * Types a seed, and then positions, and sometimes something that is neither.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NOT_A_POSITION = ["-1", "x", "", "2.5", "1 2", "99", "100", "first"];
/** Deals after which the computer holds one card, so it has none after the first draw. */
const SHORT_GAMES = ["929", "940", "1757", "2508"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = ({ prompt, text, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // The answer after a refusal is good, so the game goes on whatever the random numbers are.
  const refused = text.split("\n").at(-2)?.startsWith("Please type") ?? false;
  if (prompt.startsWith("Seed")) {
    if (!refused && random(8) === 0) return oneOf(NOT_A_SEED);
    return random(12) === 0 ? oneOf(SHORT_GAMES) : String(random(100000));
  }

  // Programs are most often wrong at the ends, so try the numbers on both sides of them.
  const count = Number(/\(1 to (\d+)\)/.exec(prompt)?.[1]);
  if (!refused && random(3) === 0) return oneOf([String(count + 1), "0", oneOf(NOT_A_POSITION)]);
  const position = oneOf([
    "1",
    String(count),
    String(1 + random(count)),
    String(1 + random(count)),
  ]);
  return random(6) === 0 ? oneOf([` ${position} `, `0${position}`]) : position;
};
