import { type Card, type Deck, Suit } from "../1-structs/structs";

const downFrom = (high: number, low: number): readonly number[] =>
  high < low ? [] : [high, ...downFrom(high - 1, low)];

const suitsDown: readonly Suit[] = Object.values(Suit).reverse();

const buildDeck = (): Deck => ({
  cards: downFrom(14, 2).flatMap((rank) => suitsDown.map((suit): Card => ({ rank, suit }))),
  index: 0,
});

/** Four lines of thirteen cards, each shown in the given way. */
const inRows = (cards: readonly Card[], show: (card: Card) => string): readonly string[] =>
  cards.length === 0
    ? []
    : [cards.slice(0, 13).map(show).join(" "), ...inRows(cards.slice(13), show)];

const printDeck = ({ cards, index }: Deck): void =>
  [
    ...inRows(cards, ({ rank, suit }) => `${rank}:${suit}`),
    `Next card: index ${index}`,
  ].forEach((line) => console.log(line));

export { buildDeck, inRows, printDeck };
