import { print } from "#toolkit/console.ts";
import { Card, Suit } from "./card.ts";
import { Deck } from "./deck.ts";
import { refusal, showDeck, showParsed, showQueen } from "./show/index.ts";

const deck = new Deck();
const other = new Deck();

const refused: [string, () => unknown][] = [
  ["A card of rank 1", () => new Card(1, Suit.Hearts)],
  ["A card of rank 15", () => new Card(15, Suit.Hearts)],
  ["A card of rank 2.5", () => new Card(2.5, Suit.Hearts)],
  ["A card dealt from the empty deck", () => deck.deal()],
  ["Places 0 and 52 of the other deck swapped", () => other.swap(0, 52)],
  ["Places -1 and 0 of the other deck swapped", () => other.swap(-1, 0)],
];

showQueen();
print();
showParsed(["TD", "qs", " ah ", "10H", "1S", "KX", ""]);
print();
print(`A new deck holds ${deck.size} cards:`);
showDeck(deck);
print(`Now it holds ${deck.size} cards, and another deck holds ${other.size}.`);
print();
for (const [what, attempt] of refused) print(`${what}: ${refusal(attempt)}`);
print();
other.swap(0, other.size - 1);
other.swap(1, 1);
print("The other deck, after its first and its last card changed places:");
showDeck(other);
