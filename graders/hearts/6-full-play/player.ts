/**
 * Plays or watches by what is on the screen, with a wrong answer now and then.
 *
 * The seed decides how it plays, so fresh games differ: it avoids tricks, wants every trick, or plays any legal card.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const NOT_A_SEED = ["abc", "-1", "3.5", "4294967296", "1 2"];
const NEITHER_P_NOR_W = ["", "play", "watch", "x", "y"];
const NOT_A_CARD = ["", "x", "10H", "1S", "HK", "K", "queen", "ZZ"];

type Manner = "ducks" | "grabs" | "careless";
const MANNERS: readonly Manner[] = ["ducks", "grabs", "careless"];

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = (screen) => {
  const { prompt, text, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) return wrong ? oneOf(NOT_A_SEED) : String(random(100000));
  if (prompt.startsWith("Play or watch")) {
    return wrong ? oneOf(NEITHER_P_NOR_W) : oneOf(["p", "p", "p", "P", " p ", "w", "W"]);
  }
  const seed = Number(/^Seed: *(\d+) *$/m.exec(text)?.[1]);
  const card = wrong
    ? wrongCard(screen)
    : oneOf(goodCards(screen, MANNERS[seed % MANNERS.length]!));
  return oneOf([card, card, card, card.toLowerCase(), ` ${card} `]);
};

/** The cards that are equally good for its way of playing. */
function goodCards(screen: Screen, manner: Manner): string[] {
  const byRank = legalCards(screen).toSorted((card, other) => rank(card) - rank(other));
  if (manner === "careless") return byRank;
  if (manner === "grabs") return byRank.slice(-1);
  const led = playedCards(screen)[0];
  const highest = Math.max(
    ...playedCards(screen)
      .filter((card) => suit(card) === suit(led!))
      .map(rank),
  );
  const safe = byRank.filter((card) => led && (suit(card) !== suit(led) || rank(card) < highest));
  return safe.length > 0 ? safe.slice(-1) : byRank.slice(0, 1);
}

/** Something that is not a card, a card that is not held, or one that does not follow suit. */
function wrongCard(screen: Screen): string {
  const cards = held(screen);
  const revokes = cards.filter((card) => !legalCards(screen).includes(card));
  const strangers = [...RANKS]
    .map((letter) => `${letter}H`)
    .filter((card) => !cards.includes(card));
  const kinds = [NOT_A_CARD, strangers, revokes].filter((kind) => kind.length > 0);
  const kind = kinds[screen.random(kinds.length)]!;
  return kind[screen.random(kind.length)]!;
}

function held({ text }: Screen): string[] {
  const line = text.slice(text.lastIndexOf("Your hand: ")).split("\n")[0]!;
  return line.slice("Your hand: ".length).split(" ");
}

/** The cards of this trick so far, beginning with the card led. */
function playedCards({ text }: Screen): string[] {
  const trick = text.slice(text.lastIndexOf("\nTrick "));
  return [...trick.matchAll(/^\w+ (?:leads|plays) (..)\.$/gm)].map(([, card]) => card!);
}

function legalCards(screen: Screen): string[] {
  const cards = held(screen);
  const led = playedCards(screen)[0];
  const following = cards.filter((card) => led !== undefined && suit(card) === suit(led));
  return following.length > 0 ? following : cards;
}

function rank(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

function suit(card: string): string {
  return card.charAt(1);
}
