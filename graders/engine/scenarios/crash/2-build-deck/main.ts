import { print } from "#toolkit/console.ts";

interface Card {
  rank: number;
  suit: number;
}

function name(card: Card): string {
  return `${card.rank}:${card.suit}`;
}

const cards: Card[] = [];
for (let rank = 14; rank >= 2; rank--) {
  for (let suit = 3; suit >= 0; suit--) cards.push({ rank, suit });
}
print("The deck:");
for (let start = 0; start <= 52; start += 13) {
  const row: string[] = [];
  for (let i = start; i < start + 13; i++) row.push(name(cards[i]!));
  print(row.join(" "));
}
