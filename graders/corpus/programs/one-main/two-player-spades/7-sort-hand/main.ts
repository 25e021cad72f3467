import { srand } from "../../../graders/toolkit/random.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { showDeck } from "../4-display/display.ts";
import { askForSeed, drawHands, printHand } from "../5-draw/draw.ts";
import { sortHand } from "./sort.ts";

async function main() {
	srand(askForSeed());
	var deck = buildDeck();
	console.log("\nThe deck:");
	showDeck(deck);
	shuffleDeck(deck);
	console.log("\nThe shuffled deck:");
	showDeck(deck);
	console.log();
	var hands = await drawHands(deck, true);
	sortHand(hands.human);
	printHand(hands.human);
}

main();
