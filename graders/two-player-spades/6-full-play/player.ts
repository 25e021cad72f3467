/**
 * Plays the whole game by what is on the screen, with a wrong answer now and then.
 *
 * The seed decides how it plays, so fresh games end in every way: it plays steadily, bids nil again and again, bids too
 * much, or plays any legal card.
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

/** An empty line is never typed as the seed: the clock would seed the shuffle, and every run would be different. */
export const player: Player = (screen) => {
  const { prompt, text, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the game goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Seed")) return wrong ? oneOf(NOT_A_SEED) : String(random(100000));

  const seed = Number(/^Seed: *(\d+)$/m.exec(text.slice(text.lastIndexOf("Seed: ")))?.[1]);
  const manner = MANNERS[seed % MANNERS.length]!;
  if (prompt.startsWith("Your bid")) return wrong ? oneOf(NOT_A_BID) : String(bid(screen, manner));
  if (prompt.startsWith("Which card")) {
    const card = wrong ? wrongCard(screen) : oneOf(goodCards(screen, manner));
    return oneOf([card, card, card, card.toLowerCase(), ` ${card} `]);
  }
  if (wrong) return oneOf(["M", "", "yes", "?"]);
  const keepsHigh = manner !== "nil";
  return oneOf(/You drew [TJQKA]/.test(prompt) === keepsHigh ? ["Y", "Y", "y"] : ["N", "N", "n"]);
};

function bid(screen: Screen, manner: Manner): number {
  if (manner === "nil") return 0;
  if (manner === "careless") return screen.random(8);
  const sure = held(screen).filter((card) => rank(card) >= rank("K") || suit(card) === "S").length;
  return manner === "greedy" ? Math.min(13, sure + 3) : sure;
}

/** The cards that are equally good for its way of playing. */
function goodCards(screen: Screen, manner: Manner): string[] {
  const led = ledCard(screen);
  const legal = legalCards(screen);
  const takes = (card: string): boolean => led !== undefined && beats(card, led);
  const byRank = legal.toSorted((card, other) => rank(card) - rank(other));
  if (manner === "careless") return legal;
  if (manner === "nil") {
    const safe = byRank.filter((card) => !takes(card));
    return led !== undefined && safe.length > 0 ? safe.slice(-1) : byRank.slice(0, 1);
  }
  if (led === undefined) return byRank.slice(-2);
  const takers = byRank.filter(takes);
  return (takers.length > 0 ? takers : byRank).slice(0, 1);
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
  const line = text.slice(text.lastIndexOf("Your hand is: ")).split("\n")[0]!;
  return line.slice("Your hand is: ".length).trim().split(" ");
}

/** The card that the computer led to this trick; `undefined` when the human leads. */
function ledCard({ text }: Screen): string | undefined {
  return /^Trick \d+\. The computer leads (..)/.exec(text.slice(text.lastIndexOf("Trick ")))?.[1];
}

function legalCards(screen: Screen): string[] {
  const cards = held(screen);
  const led = ledCard(screen);
  const following = cards.filter((card) => led !== undefined && suit(card) === suit(led));
  return following.length > 0 ? following : cards;
}

function beats(card: string, led: string): boolean {
  return suit(card) === suit(led) ? rank(card) > rank(led) : suit(card) === "S";
}

function rank(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

function suit(card: string): string {
  return card.charAt(1);
}
