/**
 * Types tricks, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const SUITS = "CDHS";
const NOT_A_PLAYER = ["", "x", "north", "1", "nw"];
const NOT_A_CARD = ["", "x", "10H", "1S", "HK", "K", "queen"];
const NEITHER_YES_NOR_NO = ["", "yes", "no", "x", "1"];

export const player: Player = (screen) => {
  const { prompt, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the program goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Who leads"))
    return wrong ? oneOf(NOT_A_PLAYER) : oneOf(["n", "E", "s", "W", "e", " w "]);
  if (prompt.startsWith("Another")) {
    if (wrong) return oneOf(NEITHER_YES_NOR_NO);
    return random(6) === 0 ? oneOf(["n", "N"]) : oneOf(["y", "Y", " y "]);
  }
  const played = cardsOfTrick(screen);
  if (wrong) return oneOf([...NOT_A_CARD, ...played]);
  const card = newCard(screen, played);
  return oneOf([card, card, card.toLowerCase(), ` ${card} `]);
};

/** A card that is not in the trick yet; more often than not, it is of the suit led. */
function newCard({ random }: Screen, played: readonly string[]): string {
  const led = played[0]?.charAt(1);
  const suits = led !== undefined && random(3) !== 0 ? led : SUITS;
  const cards = [...suits]
    .flatMap((suit) => [...RANKS].map((rank) => rank + suit))
    .filter((card) => !played.includes(card));
  return cards[random(cards.length)]!;
}

/** The answers since the question about the leader, without the refused ones. */
function cardsOfTrick({ text }: Screen): string[] {
  const cards: string[] = [];
  for (const line of text.slice(text.lastIndexOf(" leads: ")).split("\n")) {
    const card = /: +(\S\S) *$/.exec(line)?.[1]?.toUpperCase() ?? "";
    const isCard = RANKS.includes(card.charAt(0)) && SUITS.includes(card.charAt(1));
    if (card.length === 2 && isCard && !cards.includes(card)) cards.push(card);
  }
  return cards;
}
