/**
 * Deals two hands from a shuffled deck; the player hits or stands, then the dealer hits twice.
 *
 * @module
 */
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { dealHands } from "./table.ts";
import { dealersTurn, playersTurn } from "./turns.ts";

const deck = newDeck();
const seed = await askSeed();
if (seed !== 0) {
  srand(seed);
  shuffleDeck(deck);
}

const player: number[] = [];
const dealer: number[] = [];
dealHands(deck, player, dealer);
await playersTurn(deck, player, dealer);
await dealersTurn(deck, player, dealer);
