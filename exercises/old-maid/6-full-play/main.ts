/**
 * Old Maid: a whole game, the player against the computer.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { type Card, createDeck, shuffleDeck } from "../2-shuffle/cards.ts";
import { deal, playGame, removeQueen } from "./old-maid.ts";

/** Asks for a seed, shuffles, deals, and lets the two sides play. */
async function main(): Promise<void> {
  srand(await askSeed());
  print();
  print("Two cards of the same rank, of whatever suits, are a pair and are discarded.");
  print("The queen of hearts is not in the deck, so one queen is left without a partner:");
  print("whoever holds that last queen at the end is the Old Maid and loses.");
  print("The computer deals; you draw first.");

  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  const player: Card[] = [];
  const computer: Card[] = [];
  deal(deck, player, computer);
  await playGame(player, computer);
}

await main();
