import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { drawHands } from "../5-draw/draw.ts";
import playTricks from "./play-tricks.ts";
import type { Players } from "./players.ts";
import { createTable } from "./table.ts";

export async function playHand(players: Players, humanDeals: boolean): Promise<void> {
  const deck = buildDeck();
  shuffleDeck(deck);
  const hands = await drawHands(deck, humanDeals);
  players.human.pickUp(hands.human);
  players.computer.pickUp(hands.computer);
  const table = createTable(players);
  await table.makeBids(humanDeals);
  await playTricks(table, humanDeals);
  players.human.counts();
  players.computer.counts();
}
