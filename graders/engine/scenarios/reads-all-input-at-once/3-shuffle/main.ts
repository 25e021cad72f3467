import { readFileSync } from "node:fs";
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

for (const line of readFileSync(0, "utf8").split("\n")) {
  const answer = line.trim();
  process.stdout.write("Seed: ");
  if (/^\d+$/.test(answer) && Number(answer) <= 4294967295) {
    srand(Number(answer));
    break;
  }
  console.log(WRONG);
}
console.log(`\nThe deck:\n${deckIn(cards)}`);
for (let i = 51; i >= 0; i--) {
  const r = rand() % (i + 1);
  [cards[i], cards[r]] = [cards[r]!, cards[i]!];
}
console.log(`\nThe shuffled deck:\n${deckIn(cards)}`);
