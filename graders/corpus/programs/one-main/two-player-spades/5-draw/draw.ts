import { readFileSync } from "node:fs";
import type { Card, Deck, Hand } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";

var text: any;

// Shows a prompt; returns the next line of all that was typed.
export function input(prompt: string): string {
	process.stdout.write(prompt);
	text ??= readFileSync(0, "utf8");
	if (text.length == 0) {
		process.stderr.write("\nThe input ended.\n");
		process.exit(1);
	}
	var m = /^(.*?)\r?(\n|$)/.exec(text)!;
	text = text.slice(m[0].length);
	return m[1]!.trim();
}

export function askForSeed(): number {
	for (;;) {
		var s = input("Seed: ");
		switch (true) {
			case s == "":
				return Math.floor(new Date().getTime() / 1000);
			case /^\d+$/.test(s) && parseInt(s, 10) <= 4294967295:
				return parseInt(s, 10);
		}
		console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
}

export function emptyHand(): Hand {
	var hand: Hand = { cards: [], count: 0 };
	for (var i = 0; i < 13; i++) hand.cards[i] = { rank: 0, suit: 0 };
	return hand;
}

export function drawCard(deck: Deck): Card {
	if (deck.index == 52) throw new RangeError("drawCard");
	return deck.cards[deck.index++]!;
}

export function addCard(hand: Hand, card: Card): void {
	if (hand.count == 13) throw new RangeError("addCard");
	hand.cards[hand.count++] = card;
}

export async function askKeep(card: Card): Promise<boolean> {
	var a = input("You drew " + cardName(card) + ". Do you keep it (Y or N)? ");
	for (;;) {
		console.log();
		switch (a) {
			case "Y":
			case "y":
				return true;
			case "N":
			case "n":
				return false;
		}
		a = input("Enter either Y for Yes (keep it) or N for No (discard it):  ");
	}
}

export async function humanDraws(deck: Deck, hand: Hand): Promise<void> {
	var a = drawCard(deck);
	if (await askKeep(a)) {
		addCard(hand, a);
		console.log("You discarded " + cardName(drawCard(deck)) + ".");
		return;
	}
	a = drawCard(deck);
	addCard(hand, a);
	console.log("You drew and kept " + cardName(a) + ".");
}

export function computerDraws(deck: Deck, hand: Hand): void {
	addCard(hand, drawCard(deck));
	deck.index++;
}

export async function drawHands(deck: Deck, humanFirst: boolean): Promise<{ human: Hand; computer: Hand }> {
	var human = emptyHand(), computer = emptyHand();
	for (var i = 1; i <= 13; i++) {
		if (humanFirst) await humanDraws(deck, human);
		computerDraws(deck, computer);
		if (!humanFirst) await humanDraws(deck, human);
	}
	return { human, computer };
}

export function printHand(hand: Hand): void {
	var s = "Your hand is:";
	for (var i = 0; i < hand.count; i++) s = s + " " + cardName(hand.cards[i]!);
	console.log(s);
}
