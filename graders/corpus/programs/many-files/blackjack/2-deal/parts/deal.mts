export function dealCard(deck: number[]): number {
  if (deck.length > 0) {
    const last = deck.length - 1;
    const card = deck.at(last)!;
    deck.length = last;
    return card;
  }
  throw new RangeError("dealCard: nothing to deal");
}

export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  while (dealer.length < 2)
    (player.length > dealer.length ? dealer : player).push(dealCard(deck));
}
