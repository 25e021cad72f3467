/**
 * Plays the whole game by what is on the screen, with a wrong answer now and then.
 *
 * The seed decides how it plays, so fresh games end in every way: it plays steadily, bids nil again
 * and again, bids too much, or plays any legal card.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NOT_A_BID = ["14", "-1", "x", "", "3.5", "nil", "100"];
const NOT_A_CARD = ["", "x", "10H", "1S", "HK", "K", "queen", "ZZ"];

type Manner = "steady" | "nil" | "greedy" | "careless";
const MANNERS: readonly Manner[] = ["steady", "nil", "greedy", "careless"];

/**
 * An empty line is never typed as the seed: the clock would seed the deal, and every run would be
 * different.
 */
export const player: Player = (screen) => {
  const { prompt, text, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) return wrong ? oneOf(NOT_A_SEED) : String(random(100000));

  const [, typed] = /^Seed: *(\d+) *$/m.exec(text) ?? [];
  const manner = MANNERS[Number(typed) % MANNERS.length]!;
  if (prompt.startsWith("Your bid")) return wrong ? oneOf(NOT_A_BID) : String(bid(screen, manner));
  const card = wrong ? wrongCard(screen) : oneOf(goodCards(screen, manner));
  return oneOf([card, card, card, card.toLowerCase(), ` ${card} `]);
};

function bid(screen: Screen, manner: Manner): number {
  if (manner === "nil") return 0;
  if (manner === "careless") return screen.random(5);
  const high = held(screen).filter((card) => rank(card) >= rank("K")).length;
  return manner === "greedy" ? high + 3 : high;
}

/** The cards that are equally good for its way of playing. */
function goodCards(screen: Screen, manner: Manner): string[] {
  const legal = legalCards(screen);
  if (manner === "careless") return legal;
  const byRank = legal.toSorted((card, other) => rank(card) - rank(other));
  const best = bestOnTable(screen);
  if (best === undefined) return manner === "nil" ? byRank.slice(0, 1) : byRank.slice(-2);
  const takers = byRank.filter((card) => beats(card, best));
  const losers = byRank.filter((card) => !beats(card, best));
  if (manner === "nil") return losers.length > 0 ? losers.slice(-1) : byRank.slice(0, 1);
  return (takers.length > 0 ? takers : byRank).slice(0, 1);
}

/** Something that is not a card, a card that is not held, or one that may not be played. */
function wrongCard(screen: Screen): string {
  const cards = held(screen);
  const forbidden = cards.filter((card) => !legalCards(screen).includes(card));
  const strangers = [...RANKS]
    .map((letter) => `${letter}H`)
    .filter((card) => !cards.includes(card));
  const kinds = [NOT_A_CARD, strangers, forbidden].filter((kind) => kind.length > 0);
  const kind = kinds[screen.random(kinds.length)]!;
  return kind[screen.random(kind.length)]!;
}

function held({ text }: Screen): string[] {
  const line = text.slice(text.lastIndexOf("Your hand: ")).split("\n")[0]!;
  return line.slice("Your hand: ".length).trim().split(" ");
}

/** The cards of this trick so far, in the order of play; none when the human leads. */
function onTable({ text }: Screen): string[] {
  const trick = text.slice(text.lastIndexOf("\nTrick "));
  return [...trick.matchAll(/^\w+ plays (..)\.$/gm)].map(([, card]) => card!);
}

function bestOnTable(screen: Screen): string | undefined {
  const [led, ...others] = onTable(screen);
  if (led === undefined) return undefined;
  return others.reduce((best, card) => (beats(card, best) ? card : best), led);
}

function legalCards(screen: Screen): string[] {
  const cards = held(screen);
  const [led] = onTable(screen);
  const following = cards.filter((card) => led !== undefined && suit(card) === suit(led));
  if (following.length > 0) return following;
  const hand = screen.text.slice(screen.text.lastIndexOf("\nHand "));
  if (led !== undefined || hand.includes("\nSpades are broken.")) return cards;
  const plain = cards.filter((card) => suit(card) !== "S");
  return plain.length > 0 ? plain : cards;
}

function beats(card: string, best: string): boolean {
  return suit(card) === suit(best) ? rank(card) > rank(best) : suit(card) === "S";
}

function rank(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

function suit(card: string): string {
  return card.charAt(1);
}
