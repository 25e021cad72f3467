/**
 * Types a seed, sometimes after something else.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2", "1e3", "2C"];
const SEEDS = ["0", "1", "4294967295"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = ({ turn, random }) => {
  // Every second answer is good, so the program goes on whatever the random numbers are.
  if (turn % 2 === 0 && random(8) === 0) return NOT_A_SEED[random(NOT_A_SEED.length)]!;
  const seed = random(8) === 0 ? SEEDS[random(SEEDS.length)]! : String(random(2 ** 32));
  return random(8) === 0 ? ` ${seed} ` : seed;
};
