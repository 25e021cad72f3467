/**
 * Types a seed and a bid, and sometimes something that is neither.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";

const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2", "1e3"];
const NOT_A_BID = ["14", "-1", "x", "", "3.5", "nil", "100"];

/**
 * An empty line is never typed as the seed: the clock would seed the deal, and every run would be
 * different.
 */
export const player: Player = ({ prompt, turn, random }) => {
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the program goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) return wrong ? oneOf(NOT_A_SEED) : String(random(100000));
  if (turn % 2 === 1 && random(8) === 0) return oneOf(NOT_A_BID);
  return oneOf([String(random(14)), String(random(6)), ` ${random(6)} `]);
};
