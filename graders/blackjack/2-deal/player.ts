/**
 * Types a seed, then hits or stands. Sometimes it gives a wrong answer, and sometimes it takes every card.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2", "1e3"];
const NEITHER_HIT_NOR_STAND = ["x", "", "hit", "stand", "hs", "1", "?"];
const HIT = ["h", "h", "h", "H", " h "];
const STAND = ["s", "s", "s", "S", " s"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = ({ prompt, text, turn, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) {
    if (wrong) return oneOf(NOT_A_SEED);
    return random(12) === 0 ? "0" : String(random(100000));
  }
  if (wrong) return oneOf(NEITHER_HIT_NOR_STAND);
  // To see what happens after 46 hits, the player must never stand in that game.
  const takesAll = /Seed: \d*7\n/.test(text);
  return takesAll || random(2) === 0 ? oneOf(HIT) : oneOf(STAND);
};
