// Deals cards and prints them in two columns.
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

export function dealCard(deck: number[]) {
  if (!deck.length) throw new RangeError("empty deck");
  return deck.pop()!;
}

// player, dealer, player, dealer
export function dealHands(deck: number[], player: number[], dealer: number[]) {
  while (player.length + dealer.length < 4)
    (player.length > dealer.length ? dealer : player).push(dealCard(deck));
}

const place = (c?: number) => (c ? cardText(c) : "   ");

// A row is there as long as one of the hands has a card for it.
export function printTable(player: number[], dealer: number[], hidden = false) {
  let out = "\n Player Dealer";
  for (let r = 0; player[r] || dealer[r]; r++)
    out += `\n| ${place(player[r])}  | ${hidden && r === 1 ? " **" : place(dealer[r])}  |`;
  print(out);
}
