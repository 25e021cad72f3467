const cards: { rank: number; suit: number }[] = [];
for (let rank = 14; rank >= 2; rank--) {
  for (let suit = 3; suit >= 0; suit--) cards.push({ rank, suit });
}
console.log("The deck:");
console.log(cards);
console.log("Next card: index %d", 0);
