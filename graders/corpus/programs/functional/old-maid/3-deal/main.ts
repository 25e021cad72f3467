import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards";
import { askSeed, stopAsking } from "../2-shuffle/input";
import { deal, removeQueen } from "./old-maid";

const main = async (): Promise<void> => {
  await askSeed().then(srand).finally(stopAsking);
  const [deck, player, computer]: [Card[], Card[], Card[]] = [createDeck(), [], []];
  removeQueen(deck);
  shuffleDeck(deck);
  deal(deck, player, computer);
  Object.entries({
    "The shuffled deck": deck,
    "Your hand": player,
    "The computer's hand": computer,
  }).forEach(([title, cards]) => {
    console.log();
    printCards(title, cards);
  });
};

await main();
