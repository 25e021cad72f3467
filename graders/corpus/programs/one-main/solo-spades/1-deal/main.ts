import { srand } from "../../../graders/toolkit/random.ts";
import { askSeed } from "./ask.ts";
import { cardNames } from "./cards.ts";
import { dealNewHands, pickDealer } from "./deal.ts";
import { doing, fourPlayers } from "./player.ts";
import { seatPlayers } from "./ring.ts";
import { emptyStack, pop } from "./stack.ts";

srand(askSeed());
var dealer = pickDealer(seatPlayers(fourPlayers()));
for (var n = 1; n < 3; n++) {
	dealNewHands(dealer);
	console.log("\nHand " + n + ". " + doing(dealer.player, "deal") + ". " + doing(dealer.next.player, "get") + " the first card.");
	for (var i = 0, s = dealer.next; i < 4; i++, s = s.next) {
		var name = s.player.name;
		while (name.length < 9) name += " ";
		console.log(name + cardNames(s.player.hand));
	}
	dealer = dealer.next;
}
console.log("");
var what: any;
try { pop(emptyStack()); what = "no error"; } catch (e) { what = e instanceof RangeError ? "RangeError" : "another error"; }
console.log("pop on an empty stack: " + what + ".");
try { seatPlayers([]); what = "no error"; } catch (e) { what = e instanceof RangeError ? "RangeError" : "another error"; }
console.log("seatPlayers without players: " + what + ".");
