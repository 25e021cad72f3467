/**
 * Types a seed, and then positions; now and then something that is none.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NOT_A_POSITION = ["-1", "x", "", "2.5", "1 2", "99", "100", "first"];
/** Deals after which the computer holds one card, so that the first draw leaves it none. */
const SHORT_GAMES = ["929", "940", "1757", "2508"];

/** An empty line is never a seed: the clock would seed the shuffle, and no run would be like another. */
export const player: Player = ({ prompt, text, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // What follows a refusal is a good answer, so the game goes on whatever the random numbers are.
  const refused = text.split("\n").at(-2)?.startsWith("Please type") ?? false;
  if (prompt.startsWith("Seed")) {
    if (!refused && random(8) === 0) return oneOf(NOT_A_SEED);
    return random(12) === 0 ? oneOf(SHORT_GAMES) : String(random(100000));
  }

  // The ends are where a program is wrong most often: on either side of them.
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
