import { srand } from "../../../graders/toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { computersTurn, deal, discardPairs, nextLine, playersTurn, printPairs, removeQueen } from "./old-maid.ts";

var answer: any;
while (isNaN(parseInt(answer))) {
	answer = nextLine("Seed: ");
	if (answer == "") answer = String(Math.floor(Date.now() / 1000));
	if (!/^\d{1,}$/.test(answer) || answer - 4294967295 > 0) {
		answer = undefined;
		console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
}
srand(+answer);
var deck = createDeck(), player: Card[] = [], computer: Card[] = [];
removeQueen(deck);
shuffleDeck(deck);
deal(deck, player, computer);
console.log();
printCards("Your hand", player);
printPairs("You discard", discardPairs(player));
printPairs("The computer discards", discardPairs(computer));
game: for (var turn = 1; ; turn++) {
	if (!player.length || !computer.length) break;
	switch (turn) {
		case 1:
		case 3:
			await playersTurn(player, computer);
			continue;
		case 2:
		case 4:
			computersTurn(player, computer);
			continue;
		default:
			break game;
	}
}
console.log();
printCards("Your hand", player);
printCards("The computer's hand", computer);
