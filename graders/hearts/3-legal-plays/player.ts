/**
 * Types a hand, and then plays it, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const SUITS = "CDHS";
const NOT_A_HAND = ["", "2C 2C", "10H 3S", "hearts", "1S", "AS,KS"];
const NOT_A_SUIT = ["x", "hearts", "2", "CD", "-"];
const NOT_A_CARD = ["", "x", "10H", "1S", "HK", "K", "queen"];

export const player: Player = (screen) => {
  const { prompt, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the hand is played whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Cards in")) return wrong ? oneOf(NOT_A_HAND) : hand(screen);
  if (prompt.startsWith("Suit led")) {
    if (wrong) return oneOf(NOT_A_SUIT);
    return random(4) === 0 ? "" : oneOf(["c", "D", "h", "S", "C", " d ", "H", "s"]);
  }
  const card = wrong ? oneOf([...NOT_A_CARD, ...named(screen, /^Your hand: (.*)$/gm), "AH"]) : "";
  return (
    card ||
    oneOf(named(screen, /^You may play (.*)\.$/gm).flatMap((name) => [name, name.toLowerCase()]))
  );
};

/** One to thirteen different cards of few suits, so following suit matters. */
function hand({ random }: Screen): string {
  const suits = [...SUITS].filter(() => random(4) !== 0);
  const cards = (suits.length > 0 ? suits : [...SUITS]).flatMap((suit) =>
    [...RANKS].map((rank) => rank + suit),
  );
  const names: string[] = [];
  for (let count = 1 + random(13); count > 0; count--) {
    names.push(...cards.splice(random(cards.length), 1));
  }
  return names.join(random(4) === 0 ? "  " : " ");
}

/** The cards on the last line of the given kind. */
function named({ text }: Screen, kind: RegExp): string[] {
  return [...text.matchAll(kind)].at(-1)?.[1]?.split(" ") ?? [];
}
