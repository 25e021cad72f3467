import { createRequire } from "node:module";
import { rand } from "../../../graders/toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";
export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

const require: any = createRequire(import.meta.url);
const fs = require("node:fs");

/** everything that was typed, one line after the other */
export function nextLine(prompt: string): any {
	var all: any = globalThis;
	if (!all.typed) {
		all.typed = fs.readFileSync(0, "utf8").split("\n");
		if (all.typed[all.typed.length - 1] === "") all.typed.pop();
	}
	fs.writeSync(1, prompt);
	if (!all.typed.length) {
		fs.writeSync(2, "\nThe input has ended.\n");
		process.exit(1);
	}
	return all.typed.shift().trim();
}

export async function askPosition(count: number): Promise<number> {
	again: while (1) {
		var a = nextLine("Draw a card from the computer (1 to " + count + "): ");
		bad: {
			if (a === "") break bad;
			for (var i = 0; i < a.length; i++) if ("0123456789".indexOf(a[i]) < 0) break bad;
			if (+a < 1 || +a > count) break bad;
			break again;
		}
		console.log("Please type a whole number from 1 to " + count + ".");
	}
	return +a;
}

export function moveCard(from: Card[], index: number, to: Card[]): Card {
	if (!(index >= 0 && index < from.length)) throw new RangeError("no card " + index);
	var card = from[index]!;
	for (var i = index; i < from.length - 1; i++) from[i] = from[i + 1]!;
	from.pop();
	to.push(card);
	return card;
}

export async function playersTurn(player: Array<Card>, computer: Array<Card>): Promise<void> {
	console.log();
	printCards("Your hand", player);
	var c = moveCard(computer, await askPosition(computer.length) - 1, player);
	console.log("You draw " + cardName(c) + ".");
	printPairs("You discard", discardPairs(player));
	shuffleDeck(player);
}

export function computersTurn(player: Array<Card>, computer: Array<Card>): void {
	var c = moveCard(player, rand() % player.length, computer);
	console.log("\nThe computer draws " + cardName(c) + " from you.");
	printPairs("The computer discards", discardPairs(computer));
	shuffleDeck(computer);
}
