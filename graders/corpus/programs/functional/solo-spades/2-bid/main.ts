import { srand } from "#toolkit/random.ts";
import { dealNewHands, pickDealer } from "../1-deal/deal";
import { doing, fourPlayers } from "../1-deal/player";
import { seatPlayers } from "../1-deal/ring";
import { askSeed, done } from "../1-deal/terminal";
import { showBids, takeBids } from "./bid";
import { showHand, sortHands } from "./hand";

srand(await askSeed());
const you = seatPlayers(fourPlayers());
const dealer = pickDealer(you);
dealNewHands(dealer);
sortHands(dealer);

console.log(`\n${doing(dealer.player, "deal")}.`);
showHand(you.player);
console.log("");
await takeBids(dealer);
console.log("");
showBids(you);
done();
