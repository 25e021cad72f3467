import names from "./faces.json" with { type: "json" };

/** A new deck, in numeric order. */
export function newDeck(): number[] {
  const deck: number[] = [];
  for (const suit in names.suits)
    for (const face of names.faces.keys()) deck.push(Number(suit) * 100 + face + 2);
  return deck;
}
