/**
 * Plays Blackjack against the dealer, game after game until somebody wins.
 *
 * @module
 */
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { type Outcome, playGame } from "./game.ts";

// TODO 6: ask for the seed, and seed the generator unless it is 0. Then play games, each with a new
//         deck, until one is not a push.
throw new Error("TODO 6: main");
