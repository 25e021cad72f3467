/**
 * Picks a dealer and deals two hands of play; shows the cards in the order in which they were
 * dealt. Then tries things that a stack and a ring must refuse.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { attempt } from "./attempt.ts";
import { cardNames } from "./cards.ts";
import { dealNewHands, pickDealer } from "./deal.ts";
import { doing, fourPlayers } from "./player.ts";
import { playersFrom, type Seat, seatPlayers } from "./ring.ts";
import { emptyStack, pop } from "./stack.ts";

const HANDS_OF_PLAY = 2;
const NAME_WIDTH = 9;

/** Prints the dealer and every player's cards, beginning with the player who got the first card. */
function showDeal(number: number, dealer: Seat): void {
  const left = dealer.next;
  print();
  print(
    `Hand ${number}. ${doing(dealer.player, "deal")}. ${doing(left.player, "get")} the first card.`,
  );
  for (const { name, hand } of playersFrom(left)) {
    print(name.padEnd(NAME_WIDTH) + cardNames(hand));
  }
}

srand(await askSeed());
const you = seatPlayers(fourPlayers());
let dealer = pickDealer(you);
for (let number = 1; number <= HANDS_OF_PLAY; number++) {
  dealNewHands(dealer);
  showDeal(number, dealer);
  dealer = dealer.next;
}
print();
print(`pop on an empty stack: ${attempt(() => pop(emptyStack()))}.`);
print(`seatPlayers without players: ${attempt(() => seatPlayers([]))}.`);
