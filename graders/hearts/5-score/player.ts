/**
 * Types which cards each player has taken, hand after hand, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const NOT_CARDS = ["x", "10H", "2H 2H", "1S", "hearts", "QS, 2H"];
/** Cards with penalty points, and some without. */
const CARDS = [...RANKS].map((rank) => `${rank}H`).concat("QS", "QH", "QC", "KS", "AS", "2C");

export const player: Player = (screen) => {
  const { turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  const taken = takenCards(screen);
  // Every second answer is good, so the game goes on whatever the random numbers are.
  if (turn % 2 === 0 && random(8) === 0) return oneOf([...NOT_CARDS, ...taken]);
  const left = CARDS.filter((card) => !taken.includes(card));
  // The cards that are left for West are not asked for, so sometimes these are all cards.
  if (left.length === CARDS.length && random(5) === 0) return left.join(" ");
  const names = left.filter(() => random(random(3) + 2) === 0);
  return oneOf([names.join(" "), names.join(" ").toLowerCase(), "", ` ${names.join("  ")}`]);
};

/** The cards that were typed since this hand of play began. */
function takenCards({ text }: Screen): string[] {
  const lines = text.slice(text.lastIndexOf("\nHand ")).split("\n");
  return lines
    .filter(
      (line, at) => line.startsWith("Cards that") && !/^(Please|Somebody)/.test(lines[at + 1]!),
    )
    .flatMap((line) =>
      line
        .slice(line.indexOf(":") + 1)
        .toUpperCase()
        .split(/\s+/),
    )
    .filter((name) => name !== "");
}
