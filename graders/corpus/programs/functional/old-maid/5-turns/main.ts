import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards";
import { askSeed, stopAsking } from "../2-shuffle/input";
import {
  computersTurn,
  deal,
  discardPairs,
  playersTurn,
  printPairs,
  removeQueen,
} from "./old-maid";

type Turn = (player: Card[], computer: Card[]) => Promise<void> | void;

const main = async (): Promise<void> => {
  srand(await askSeed());
  const player: Card[] = [];
  const computer: Card[] = [];
  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  deal(deck, player, computer);

  console.log();
  printCards("Your hand", player);
  printPairs("You discard", discardPairs(player));
  printPairs("The computer discards", discardPairs(computer));

  const turns: readonly Turn[] = [playersTurn, computersTurn, playersTurn, computersTurn];
  await turns.reduce<Promise<void>>(
    (before, turn) =>
      before.then(() =>
        player.length * computer.length > 0 ? turn(player, computer) : undefined,
      ),
    Promise.resolve(),
  );
  stopAsking();

  console.log();
  printCards("Your hand", player);
  printCards("The computer's hand", computer);
};

await main();
