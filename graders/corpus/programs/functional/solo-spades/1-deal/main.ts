import { srand } from "#toolkit/random.ts";
import { attempt } from "./attempt";
import { cardNames } from "./cards";
import { dealNewHands, pickDealer } from "./deal";
import { doing, fourPlayers } from "./player";
import { playersFrom, type Seat, seatPlayers } from "./ring";
import { emptyStack, pop } from "./stack";
import { askSeed, done } from "./terminal";

const dealt = (dealer: Seat, number: number): Seat => {
  dealNewHands(dealer);
  const { next } = dealer;
  console.log(
    `\nHand ${number}. ${doing(dealer.player, "deal")}. ${doing(next.player, "get")} the first card.`,
  );
  playersFrom(next).forEach(({ name, hand }) =>
    console.log(`${name.padEnd(8)} ${cardNames(hand)}`),
  );
  return next;
};

srand(await askSeed());
[1, 2].reduce(dealt, pickDealer(seatPlayers(fourPlayers())));
console.log(`
pop on an empty stack: ${attempt(() => pop(emptyStack()))}.
seatPlayers without players: ${attempt(() => seatPlayers([]))}.`);
done();
