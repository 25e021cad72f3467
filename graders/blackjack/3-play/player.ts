/**
 * Types a seed, then hits on a low hand and stands on a high one, with a wrong answer now and then.
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
  // Sometimes do the bold thing, so there are busts, too.
  const hits = random(8) === 0 || pointsShown(text) < 16;
  return hits ? oneOf(HIT) : oneOf(STAND);
};

/** The player's points on the last table, with each ace as 1: roughly what a person sees at a glance. */
function pointsShown(text: string): number {
  const table = text.slice(text.lastIndexOf("Player Dealer"));
  const faces = [...table.matchAll(/^\| +(10|[2-9JQKA])[♣♦♥♠]/gm)].map((row) => row[1]!);
  return faces.reduce((sum, face) => sum + (face === "A" ? 1 : Number(face) || 10), 0);
}
