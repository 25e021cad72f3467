/**
 * Types bids and tricks, hand after hand, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const NOT_BIDS = ["", "4 3 2", "4 3 2 14", "4 3 2 -1", "4 3 2 2 2", "a b c d", "4,3,2,2"];
const NOT_TRICKS = ["", "4 4 3 3", "4 4 3", "13 0 0", "5 5 5 -2", "x"];

export const player: Player = (screen) => {
  const { prompt, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the program goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Bids")) return wrong ? oneOf(NOT_BIDS) : bids(screen);
  if (prompt.startsWith("Tricks")) return wrong ? oneOf(NOT_TRICKS) : tricks(screen);
  if (wrong) return oneOf(["", "yes", "no"]);
  return turn < 90 && random(30) > 0 ? oneOf(["Y", "y"]) : oneOf(["N", "n"]);
};

/** Bids that can all be made, with a nil now and then. */
function bids({ random }: Screen): string {
  return [0, 1, 2, 3].map(() => (random(5) === 0 ? 0 : 1 + random(5))).join(" ");
}

/** Mostly the tricks that were bid, for the first players; the others share the rest. */
function tricks({ text, random }: Screen): string {
  const asked = text.slice(text.lastIndexOf("Bids of"));
  const wanted = /: *(\d+) +(\d+) +(\d+) +(\d+)/.exec(asked)!.slice(1).map(Number);
  const taken = [0, 0, 0, 0];
  let left = 13;
  for (const [seat, bid] of wanted.entries()) {
    const tricks = Math.min(left, Math.max(0, bid + (random(3) === 0 ? random(3) - 1 : 0)));
    taken[seat] = tricks;
    left -= tricks;
  }
  const lucky = random(4);
  taken[lucky] = taken[lucky]! + left;
  return taken.join(" ");
}
