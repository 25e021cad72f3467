/**
 * Types a seed, and then keeps high cards more often than low ones; now and then a wrong answer.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2", "1e3"];
const NEITHER_YES_NOR_NO = ["M", "", "yes", "no", "YN", "1", "?"];
const YES = ["Y", "Y", "Y", "y", " y "];
const NO = ["N", "N", "N", "n", " N"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = ({ prompt, turn, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) return wrong ? oneOf(NOT_A_SEED) : String(random(100000));
  if (wrong) return oneOf(NEITHER_YES_NOR_NO);
  const isHigh = /You drew [TJQKA]/.test(prompt);
  return (random(4) === 0) === isHigh ? oneOf(NO) : oneOf(YES);
};
