import { cardText } from "../1-shuffle/cards.ts";

export function dealCard(deck: number[]): number {
	if (!deck.length) throw new RangeError("empty deck");
	return deck.pop()!;
}

export function dealHands(deck: number[], player: number[], dealer: number[]) {
	player[0] = dealCard(deck);
	dealer[0] = dealCard(deck);
	player[1] = dealCard(deck);
	dealer[1] = dealCard(deck);
}

export function printTable(player: number[], dealer: number[], hidden?: boolean) {
	var s = "\n Player Dealer\n", i = 0;
	while (i in player || i in dealer) {
		s += "| " + (i in player ? cardText(player[i]!) : "   ");
		s += "  | " + (i in dealer ? (hidden && i == 1 ? " **" : cardText(dealer[i]!)) : "   ") + "  |\n";
		i++;
	}
	process.stdout.write(s);
}
