import { createInterface } from "node:readline";
import { rand, srand } from "#toolkit/random.ts";

function deckIn(order: readonly { rank: number; suit: number }[]): string {
  let text = "";
  for (let at = 0; at < 52; at++) {
    const { rank, suit } = order[at]!;
    text += `${rank}:${suit}${at % 13 === 12 ? "\n" : " "}`;
  }
  return `${text}Next card: index 0`;
}

const WRONG =
  "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.";

const cards: { rank: number; suit: number }[] = [];
for (let rank = 14; rank >= 2; rank--) {
  for (let suit = 3; suit >= 0; suit--) cards.push({ rank, suit });
}

process.stdout.write("Seed: ");
for await (const line of createInterface({ input: process.stdin })) {
  const answer = line.trim();
  if (/^\d+$/.test(answer) && Number(answer) <= 4294967295) {
    srand(Number(answer));
    break;
  }
  process.stdout.write(`${WRONG}\nSeed: `);
}
console.log(`\nThe deck:\n${deckIn(cards)}`);
for (let i = 51; i >= 0; i--) {
  const r = rand() % (i + 1);
  [cards[i], cards[r]] = [cards[r]!, cards[i]!];
}
console.log(`\nThe shuffled deck:\n${deckIn(cards)}`);
