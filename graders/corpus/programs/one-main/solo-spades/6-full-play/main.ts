import { srand } from "../../../graders/toolkit/random.ts";
import { askSeed } from "../1-deal/ask.ts";
import { cardName, type Card } from "../1-deal/cards.ts";
import { dealNewHands, pickDealer } from "../1-deal/deal.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { showBids, takeBids } from "../2-bid/bid.ts";
import { showHand, sortHands } from "../2-bid/hand.ts";
import { brokenAfter, legalCards } from "../3-legal-plays/legal.ts";
import { askCard } from "../3-legal-plays/questions.ts";
import { emptyQueue, enqueue, playsIn } from "../4-trick/queue.ts";
import { beats, bestPlay, gather } from "../4-trick/trick.ts";
import { scoreHand, stateAfterHand, type GameState } from "../5-score/score.ts";
import { announce, showSheet } from "../5-score/sheet.ts";
import say from "./say.cts";

srand(askSeed());
console.log([
	"",
	"Spades for four, each alone. You play against Beth, Charlie and David, who sit",
	"clockwise from you. The first to reach 500 points wins.",
	"Bid how many of the 13 tricks you will take. Take them, and you score 10 for",
	"each trick bid and 1 for each trick more; take fewer, and you lose 10 for each",
	"trick bid. A bid of 0 (nil) is +100 for taking no trick, -100 for taking any.",
	"Follow suit if you can. The highest spade takes the trick, or else the highest",
	"card of the suit led. You may not lead a spade before spades are broken, that",
	"is, before one was played on another suit, unless you hold nothing else.",
	"A card is its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S): the ten of",
	"hearts is TH. Cards rank from 2 up to ace.",
].join("\n"));

var you = seatPlayers(fourPlayers()), dealer = pickDealer(you), state: GameState = "goes on", hands = 0;

while (state != "won") {
	hands++;
	say("\nHand %d. %s.", hands, doing(dealer.player, "deal"));
	if (hands != 1) console.log("Totals: " + playersFrom(you).map(p => p.name + " " + p.total).join(", ") + ".");
	dealNewHands(dealer);
	sortHands(you);
	showHand(you.player);
	console.log();
	await takeBids(dealer);
	console.log();
	showBids(you);

	var leader = dealer.next, trick = emptyQueue(), broken = false;
	for (var s of [0, 1, 2, 3]) playersFrom(you)[s]!.tricks = 0;

	for (var t = 1; t <= 13; t++) {
		say("\nTrick %d. %s.", t, doing(leader.player, "lead"));
		for (var turn = 0, seat = leader; turn < 4; turn++, seat = seat.next) {
			var p = seat.player, led = trick.front?.play.card, card: Card;
			if (p.isHuman) {
				showHand(p);
				card = await askCard(p.hand, led, broken);
			} else {
				// lo and hi are the lowest and the highest legal card of each kind: 0 loses, 1 wins, 2 all
				var lo: Card[] = [], hi: Card[] = [], best: any = led && bestPlay(playsIn(trick)).card;
				for (var c of legalCards(p.hand, led, broken)) {
					for (var kind of [best && beats(c, best) ? 1 : 0, 2]) {
						var l = lo[kind], h = hi[kind];
						if (!l || !h) { lo[kind] = hi[kind] = c; continue; }
						if (c.suit == 3) {
							if (l.suit == 3 && c.rank < l.rank) lo[kind] = c;
							if (h.suit == 3 && c.rank > h.rank) hi[kind] = c;
						} else {
							if (l.suit == 3 || c.rank < l.rank) lo[kind] = c;
							if (h.suit == 3 || c.rank > h.rank) hi[kind] = c;
						}
					}
				}
				switch ((led ? 2 : 0) + (p.tricks < p.bid ? 1 : 0)) {
					case 0: card = lo[2]!; break;
					case 1: card = hi[2]!; break;
					case 2: card = hi[0] ?? lo[2]!; break;
					default: card = lo[1] ?? lo[2]!;
				}
				say("%s %s.", doing(p, "play"), cardName(card));
			}
			p.hand.splice(p.hand.indexOf(card), 1);
			enqueue(trick, { seat, card });
			if (!broken && (broken = brokenAfter(card, broken))) console.log("Spades are broken.");
		}
		leader = bestPlay(gather(trick)).seat;
		leader.player.tricks += 1;
		say("%s the trick.", doing(leader.player, "take"));
		console.log("Tricks: " + playersFrom(you).map(p => p.name + " " + p.tricks + " of " + p.bid).join(", ") + ".");
	}

	scoreHand(you);
	showSheet(hands, you);
	announce(state = stateAfterHand(you, state), you);
	dealer = dealer.next;
}
