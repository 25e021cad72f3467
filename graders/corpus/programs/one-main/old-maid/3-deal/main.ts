import { readFileSync } from "node:fs";
import { srand } from "../../../graders/toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { deal, removeQueen } from "./old-maid.ts";

async function main(): Promise<void> {
	var input: any = readFileSync(0, "utf8").match(/.*\r?\n|.+$/g) || [];
	var seed: any;
	do {
		if (seed !== undefined) console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
		process.stdout.write("Seed: ");
		if (input.length == 0) {
			console.error("\nThe input is over.");
			process.exit(1);
		}
		seed = input.shift().trim();
	} while (seed.match(/\D/) || Number(seed) > 0xffffffff);
	srand(seed ? Number(seed) : Math.floor(Date.now() / 1000));
	var deck = createDeck(), player: Card[] = [], computer: Card[] = [];
	removeQueen(deck);
	shuffleDeck(deck);
	deal(deck, player, computer);
	console.log();
	printCards("The shuffled deck", deck);
	console.log();
	printCards("Your hand", player);
	console.log();
	printCards("The computer's hand", computer);
}

await main();
