/**
 * Deals one hand of play and takes the bids.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { dealNewHands, pickDealer } from "../1-deal/deal.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { seatPlayers } from "../1-deal/ring.ts";
import { showBids, takeBids } from "./bid.ts";
import { showHand, sortHands } from "./hand.ts";

srand(await askSeed());
const you = seatPlayers(fourPlayers());
const dealer = pickDealer(you);
dealNewHands(dealer);
sortHands(you);

print();
print(`${doing(dealer.player, "deal")}.`);
showHand(you.player);
print();
await takeBids(dealer);
print();
showBids(you);
