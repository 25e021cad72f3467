import { ask } from "../1-deal/ask.ts";
import { cardName, cardNames } from "../1-deal/cards.ts";
import { sortCards } from "../2-bid/hand.ts";
import { brokenAfter, legalCards } from "./legal.ts";
import { askCard, askYesNo } from "./questions.ts";
import { cardNamed, cardsNamed, findCard } from "./read-cards.ts";

again: while (true) {
	console.log();
	var hand;
	while (!(hand = cardsNamed(ask("Your hand, such as 4C TH AS: "))) || hand.length > 13)
		console.log("Type 1 to 13 different cards with blanks between them, such as 4C TH AS.");
	sortCards(hand);
	var led: any;
	for (;;) {
		var a = ask("The card led, or - when you lead: ");
		led = undefined;
		if (a == "-" || ((led = cardNamed(a)) && !findCard(led, hand))) break;
		console.log("Type a card that is not in your hand, such as TH, or - when you lead.");
	}
	var broken;
	if (led && led.suit == 3) {
		console.log("A spade was led, so spades are broken.");
		broken = true;
	} else broken = await askYesNo("Are spades broken");
	console.log("You may play " + cardNames(legalCards(hand, led, broken)) + ".");
	var card = await askCard(hand, led, broken);
	console.log("You play " + cardName(card) + ". Spades are " + (brokenAfter(card, broken) ? "broken." : "not broken."));
	console.log();
	if (await askYesNo("Another hand")) continue again;
	break again;
}
