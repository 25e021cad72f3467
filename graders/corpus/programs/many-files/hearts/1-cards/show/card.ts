import { print } from "#toolkit/console.ts";
import { Card, Suit } from "../card.ts";

export function showQueen(): void {
  const queen = new Card(12, Suit.Spades);
  const others = [
    ["Its equal, another object", new Card(12, Suit.Spades)],
    ["The queen of hearts", new Card(12, Suit.Hearts)],
    ["The jack of spades", new Card(11, Suit.Spades)],
  ] as const;
  print(`A card: ${queen}, of rank ${queen.rank} and suit ${queen.suit}.`);
  for (const [what, other] of others) print(`${what}: ${queen.equals(other)}`);
}

export function showParsed(texts: readonly string[]): void {
  for (const text of texts) {
    const card = Card.parse(text);
    print(`"${text}" is ${card === undefined ? "no card" : `the card ${card}`}.`);
  }
}
