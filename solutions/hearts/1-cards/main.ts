/**
 * Makes cards and decks, and prints what their methods return.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { Card, Suit } from "./card.ts";
import { Deck } from "./deck.ts";

const CARDS_A_LINE = 13;

/**
 * Prints the result of reading a text as a card.
 *
 * @author Deckwork
 */
function printParsed(text: string): void {
  const card = Card.parse(text);
  print(card === undefined ? `"${text}" is no card.` : `"${text}" is the card ${card}.`);
}

/**
 * Tries something that must be refused, and prints whether it was.
 *
 * @param what - a description of what is tried
 * @author Deckwork
 */
function printRefusal(what: string, attempt: () => void): void {
  try {
    attempt();
    print(`${what}: not refused`);
  } catch (error) {
    print(`${what}: ${error instanceof RangeError ? "a RangeError" : "another error"}`);
  }
}

/**
 * Deals all the cards of a deck and prints them, thirteen per line.
 *
 * @param deck - is empty afterwards
 * @author Deckwork
 */
function printCards(deck: Deck): void {
  const names: string[] = [];
  for (let left = deck.size; left > 0; left--) names.push(String(deck.deal()));
  for (let start = 0; start < names.length; start += CARDS_A_LINE) {
    print(names.slice(start, start + CARDS_A_LINE).join(" "));
  }
}

const queen = new Card(12, Suit.Spades);
print(`A card: ${queen}, of rank ${queen.rank} and suit ${queen.suit}.`);
print(`Its equal, another object: ${queen.equals(new Card(12, Suit.Spades))}`);
print(`The queen of hearts: ${queen.equals(new Card(12, Suit.Hearts))}`);
print(`The jack of spades: ${queen.equals(new Card(11, Suit.Spades))}`);

print();
for (const text of ["TD", "qs", " ah ", "10H", "1S", "KX", ""]) printParsed(text);

print();
const deck = new Deck();
const other = new Deck();
print(`A new deck holds ${deck.size} cards:`);
printCards(deck);
print(`Now it holds ${deck.size} cards, and another deck holds ${other.size}.`);

print();
printRefusal("A card of rank 1", () => new Card(1, Suit.Hearts));
printRefusal("A card of rank 15", () => new Card(15, Suit.Hearts));
printRefusal("A card of rank 2.5", () => new Card(2.5, Suit.Hearts));
printRefusal("A card dealt from the empty deck", () => deck.deal());
printRefusal("Places 0 and 52 of the other deck swapped", () => other.swap(0, 52));
printRefusal("Places -1 and 0 of the other deck swapped", () => other.swap(-1, 0));

print();
other.swap(0, other.size - 1);
other.swap(1, 1);
print("The other deck, after its first and its last card changed places:");
printCards(other);
