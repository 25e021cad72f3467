import { srand } from "../../../graders/toolkit/random.ts";
import { type Card, createDeck, shuffleDeck } from "../2-shuffle/cards.ts";
import { deal, nextLine, playGame, removeQueen } from "./old-maid.ts";

async function main() {
	for (var seed: any = null; seed === null; ) {
		var s: string = nextLine("Seed: ");
		if (s.length == 0) seed = Math.floor(Date.now() / 1000);
		else if (s.replace(/[0-9]/g, "") == "" && parseFloat(s) <= 4294967295) seed = parseFloat(s);
		else console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
	srand(seed);
	console.log();
	console.log("Two cards of the same rank, of whatever suits, are a pair and are discarded.");
	console.log("The queen of hearts is not in the deck, so one queen is left without a partner:");
	console.log("whoever holds that last queen at the end is the Old Maid and loses.");
	console.log("The computer deals; you draw first.");
	var deck = createDeck();
	removeQueen(deck);
	shuffleDeck(deck);
	var hands: Card[][] = [[], []];
	deal(deck, hands[0]!, hands[1]!);
	await playGame(hands[0]!, hands[1]!);
}

main();
