/**
 * Types a seed, and sometimes something that is not a seed.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2", "1e3"];

/** An empty line is never typed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = ({ turn, random }) => {
  // Every second answer is good, so the game goes on whatever the random numbers are.
  if (turn % 2 === 0 && random(8) === 0) return NOT_A_SEED[random(NOT_A_SEED.length)]!;
  return String(random(2) === 0 ? random(1000) : random(4294967296));
};
