import { print, write } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import attempt from "./attempt.ts";
import { dealNewHands, pickDealer } from "./deal.ts";
import showDeal from "./parts/show-deal.ts";
import { fourPlayers } from "./player.ts";
import { type Seat, seatPlayers } from "./ring.ts";
import { emptyStack, pop } from "./stack.ts";

const hand = (number: number, dealer: Seat) => {
  dealNewHands(dealer);
  showDeal(number, dealer);
};

srand(await askSeed());
const dealer = pickDealer(seatPlayers(fourPlayers()));
hand(1, dealer);
hand(2, dealer.next);
write("\n");
print(`pop on an empty stack: ${attempt(() => pop(emptyStack()))}.`);
print(`seatPlayers without players: ${attempt(() => seatPlayers([]))}.`);
