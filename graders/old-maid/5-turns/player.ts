/**
 * Types a seed, and then positions; now and then something that is none.
 *
 * @module
 */
import type { Player } from "#engine/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NOT_A_POSITION = ["0", "-1", "x", "", "2.5", "1 2", "100", "first"];
/** Deals after which the computer holds one card, so that the first draw leaves it none. */
const SHORT_GAMES = ["929", "940", "1757", "2508"];

/** An empty line is never a seed: the clock would seed the shuffle, and no run would be like another. */
export const player: Player = ({ prompt, turn, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every other answer is a good one, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) {
    if (wrong) return oneOf(NOT_A_SEED);
    return random(12) === 0 ? oneOf(SHORT_GAMES) : String(random(100000));
  }

  const count = Number(/\(1 to (\d+)\)/.exec(prompt)?.[1]);
  if (wrong) return oneOf([...NOT_A_POSITION, String(count + 1)]);
  // The ends are where a program is wrong most often.
  const position = oneOf([
    "1",
    String(count),
    String(1 + random(count)),
    String(1 + random(count)),
  ]);
  return random(6) === 0 ? ` ${position} ` : position;
};
