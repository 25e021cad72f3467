import { Card, Suit } from "./card";
import { Deck } from "./deck";

const parsed = (text: string): string => {
  const card = Card.parse(text);
  return `"${text}" is ${card ? `the card ${card}` : "no card"}.`;
};

const outcome = (attempt: () => unknown): string => {
  try {
    attempt();
    return "not refused";
  } catch (error) {
    return error instanceof RangeError ? "a RangeError" : "another error";
  }
};

const dealtFrom = (deck: Deck): readonly Card[] => Array.from({ length: deck.size }, () => deck.deal());

const rows = (cards: readonly Card[]): readonly string[] =>
  cards.length === 0 ? [] : [cards.slice(0, 13).join(" "), ...rows(cards.slice(13))];

const queen = new Card(12, Suit.Spades);
const deck = new Deck();
const other = new Deck();

const lines: readonly (() => string | readonly string[])[] = [
  () => `A card: ${queen}, of rank ${queen.rank} and suit ${queen.suit}.`,
  () => `Its equal, another object: ${queen.equals(new Card(12, Suit.Spades))}`,
  () => `The queen of hearts: ${queen.equals(new Card(12, Suit.Hearts))}`,
  () => `The jack of spades: ${queen.equals(new Card(11, Suit.Spades))}`,
  () => "",
  () => ["TD", "qs", " ah ", "10H", "1S", "KX", ""].map(parsed),
  () => "",
  () => `A new deck holds ${deck.size} cards:`,
  () => rows(dealtFrom(deck)),
  () => `Now it holds ${deck.size} cards, and another deck holds ${other.size}.`,
  () => "",
  () => [1, 15, 2.5].map((rank) => `A card of rank ${rank}: ${outcome(() => new Card(rank, Suit.Hearts))}`),
  () => `A card dealt from the empty deck: ${outcome(deck.deal)}`,
  () => `Places 0 and 52 of the other deck swapped: ${outcome(() => other.swap(0, 52))}`,
  () => `Places -1 and 0 of the other deck swapped: ${outcome(() => other.swap(-1, 0))}`,
  () => "",
  () => {
    other.swap(0, other.size - 1);
    other.swap(1, 1);
    return "The other deck, after its first and its last card changed places:";
  },
  () => rows(dealtFrom(other)),
];

lines.flatMap((line) => line()).forEach((line) => console.log(line));
