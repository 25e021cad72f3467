import { scheduler } from "node:timers/promises";
import { print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "./dealer.ts";
import { seatOf, showHands } from "./show/hands.ts";
import { showRemovals } from "./show/removals.ts";

srand(await askSeed());
const dealer = new Dealer(rand);
const twoOfClubs = new Card(2, Suit.Clubs);

for (const number of [1, 2]) {
  print(`\nHand ${number}. North shuffles and deals.`);
  await scheduler.wait(250);
  const deck = new Deck();
  dealer.shuffle(deck);
  const hands = dealer.deal(deck);
  showHands(hands);
  const place = hands.findIndex((hand) => hand.has(twoOfClubs));
  const hand = hands[place];
  print(hand ? `${seatOf(place)} holds 2C and will lead.` : "Nobody holds 2C.");
  if (hand) showRemovals(hand, twoOfClubs);
}
