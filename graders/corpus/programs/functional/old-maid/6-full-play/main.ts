import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, shuffleDeck } from "../2-shuffle/cards";
import { askSeed, stopAsking } from "../2-shuffle/input";
import { deal, playGame, removeQueen } from "./old-maid";

const rules = `
Two cards of the same rank, of whatever suits, are a pair and are discarded.
The queen of hearts is not in the deck, so one queen is left without a partner:
whoever holds that last queen at the end is the Old Maid and loses.
The computer deals; you draw first.`;

const main = async (): Promise<void> => {
  srand(await askSeed());
  console.log(rules);
  const hands: readonly [Card[], Card[]] = [[], []];
  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  deal(deck, ...hands);
  await playGame(...hands);
  stopAsking();
};

await main();
