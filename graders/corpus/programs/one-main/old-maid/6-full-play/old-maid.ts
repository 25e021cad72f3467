import { type Card, cardName, printCards } from "../2-shuffle/cards.ts";
import { computersTurn, discardPairs, playersTurn, printPairs } from "../5-turns/old-maid.ts";
export { deal, nextLine, removeQueen } from "../5-turns/old-maid.ts";

export function discardFirstPairs(player: Card[], computer: Card[]): void {
	console.log();
	printCards("Your hand", player);
	printPairs("You discard", discardPairs(player));
	printPairs("The computer discards", discardPairs(computer));
}

export function isOver(player: Card[], computer: Card[]): boolean {
	return !(player.length && computer.length);
}

export function printLoser(player: Card[], computer: Card[]): void {
	switch (player.length) {
		case 0:
			console.log("\nYou have no cards left: you are safe.\nThe computer is left with " + cardName(computer[0]!) + ": it is the Old Maid. You win.");
			return;
		default:
			console.log("\nThe computer has no cards left: it is safe.\nYou are left with " + cardName(player[0]!) + ": you are the Old Maid. You lose.");
	}
}

export async function playGame(player: Card[], computer: Card[]): Promise<void> {
	discardFirstPairs(player, computer);
	// let people look
	var until = Date.now() + 400;
	while (Date.now() < until);
	for (var t = 0; !isOver(player, computer); t ^= 1) t ? computersTurn(player, computer) : await playersTurn(player, computer);
	printLoser(player, computer);
}
