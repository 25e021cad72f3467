import { createDeck, printCards } from "./cards.ts";
import { removeQueen } from "./old-maid.ts";

async function main(): Promise<void> {
	var deck = createDeck();
	for (var i = 0; i < 3; i++) {
		switch (i) {
			case 0:
				printCards("The deck", deck);
				break;
			case 1:
				removeQueen(deck);
				console.log("");
				printCards("Without the queen of hearts", deck);
				break;
			case 2:
				removeQueen(deck);
				console.log("");
				printCards("After a second removal", deck);
		}
	}
}

await main();
