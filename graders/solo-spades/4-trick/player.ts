/**
 * Types the cards of a few tricks, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const NOT_A_SEAT = ["4", "", "Beth", "-1", "x"];
const NOT_FOUR_CARDS = [
  "",
  "KD JD 3S",
  "KD JD 3S AD 2C",
  "KD JD 3S KD",
  "KD JD 3S 10C",
  "KDJD3SAD",
];

export const player: Player = (screen) => {
  const { prompt, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the program goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Who leads")) return wrong ? oneOf(NOT_A_SEAT) : String(random(4));
  if (prompt.startsWith("Four cards")) return wrong ? oneOf(NOT_FOUR_CARDS) : fourCards(screen);
  if (wrong) return oneOf(["", "yes", "no", "1"]);
  return turn < 40 && random(6) > 0 ? oneOf(["Y", "y"]) : oneOf(["N", "n"]);
};

/** Four different cards, mostly of one or two suits, as in a real trick. */
function fourCards({ random }: Screen): string {
  const suits = "CDHS";
  const led = suits.charAt(random(4));
  const cards = new Set<string>();
  while (cards.size < 4) {
    const suit = random(3) > 0 ? led : suits.charAt(random(4));
    cards.add(RANKS.charAt(random(13)) + suit);
  }
  const line = [...cards].join(" ");
  return random(4) === 0 ? line.toLowerCase() : line;
}
