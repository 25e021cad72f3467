import { Card, Suit } from "../../1-cards/card.ts";
import { Deck } from "../../1-cards/deck.ts";
import type { Dealer } from "../../2-deal/dealer.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import { rotate } from "../../4-trick/table/rotate.js";

const twoOfClubs = new Card(2, Suit.Clubs);

/** Deals to all players; the one with the two of clubs leads. */
export default function deal(dealer: Dealer, players: readonly Player[]): Player {
  const deck = new Deck();
  dealer.shuffle(deck);
  const hands = dealer.deal(deck);
  rotate(players, 1).forEach((player, place) => player.pickUp(hands[place]!));
  const [leader] = players.filter((player) => player.holds(twoOfClubs));
  return leader!;
}
