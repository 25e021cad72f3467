import { Deck } from "../1-cards/deck.ts";
import { Hand } from "../2-deal/hand.ts";

export default function allCards(): Hand {
  const all = new Hand();
  const deck = new Deck();
  while (deck.size > 0) all.add(deck.deal());
  return all;
}
