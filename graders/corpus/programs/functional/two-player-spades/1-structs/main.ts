import { type Card, type Deck, type Hand, Suit } from "./structs";

const blankCards = (howMany: number): Card[] =>
  howMany === 0 ? [] : [{ rank: 0, suit: Suit.Clubs }, ...blankCards(howMany - 1)];

const inWords = ({ rank, suit }: Card): string => `rank ${rank}, suit ${suit}`;

const ends = (cards: readonly Card[]): readonly string[] =>
  [
    ["First card", cards.at(0)],
    ["Last card", cards.at(-1)],
  ].map(([which, card]) => `${which}: ${inWords(card as Card)}`);

const deck: Deck = { cards: blankCards(52), index: 0 };
const hand: Hand = { cards: blankCards(13), count: 0 };

const report: readonly string[] = [
  Object.entries(Suit)
    .map((entry) => entry.join(" "))
    .join(", "),
  "",
  `A blank card: ${blankCards(1).map(inWords)}`,
  "",
  `A blank deck: ${deck.cards.length} cards, index ${deck.index}`,
  ...ends(deck.cards),
  "",
  `An empty hand: ${hand.cards.length} cards, count ${hand.count}`,
  ...ends(hand.cards),
  "",
];
console.log(report.join("\n"));

Object.assign(deck.cards[0]!, { rank: 14, suit: Suit.Spades });
console.log("The first card of the deck becomes the ace of spades.");
ends(deck.cards).forEach((line) => console.log(line));
