/**
 * Types a few hands, small and large, with few pips or many, and sometimes something that is not a
 * hand.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const PIPS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = [..."CDHS"];
const NOT_CARDS = ["x", "1S", "KK", "7", "11D", "H10", "10", "KC,7D", "0C"];

type Random = Screen["random"];

export const player: Player = ({ text, turn, random }) => {
  const hands = text.split("Your hand (").length - 1;
  // There are two titles per hand: it stops after at most three hands, or earlier by chance.
  if (hands >= 6 || (hands > 0 && random(4) === 0)) return "";
  const cards = someCards(random);
  // Every second answer is good, so the program goes on whatever the random numbers are.
  if (turn % 2 === 0 && random(8) === 0)
    cards.splice(random(cards.length), 1, wrong(cards, random));
  const blank = random(6) === 0 ? "  " : " ";
  const typed = cards.join(blank);
  return random(4) === 0 ? typed.toLowerCase() : typed;
};

/** Up to 26 different cards; if they have few pips, there are three and four of a kind. */
function someCards(random: Random): string[] {
  const pips = shuffled(PIPS, random).slice(0, 1 + random(PIPS.length));
  const cards = pips.flatMap((pip) => SUITS.map((suit) => pip + suit));
  return shuffled(cards, random).slice(0, 1 + random(26));
}

/** Something that is not a card, or a card that is already there, even if it is the only one. */
function wrong(cards: readonly string[], random: Random): string {
  if (random(2) === 0) return NOT_CARDS[random(NOT_CARDS.length)]!;
  const card = cards[random(cards.length)]!;
  return `${card} ${card}`;
}

function shuffled(items: readonly string[], random: Random): string[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)[0]!);
}
