import { setTimeout as sleep } from "node:timers/promises";
import { type Card, cardName, printCards } from "../2-shuffle/cards";
import { computersTurn, discardPairs, playersTurn, printPairs } from "../5-turns/old-maid";

type Side = "player" | "computer";

const discardFirstPairs = (player: Card[], computer: Card[]): void => {
  console.log();
  printCards("Your hand", player);
  printPairs("You discard", discardPairs(player));
  printPairs("The computer discards", discardPairs(computer));
};

const isOver = (...hands: readonly (readonly Card[])[]): boolean =>
  hands.some(({ length }) => length === 0);

const ending = (safe: Side, queen: string): readonly [string, string] =>
  safe === "player"
    ? [
        "You have no cards left: you are safe.",
        `The computer is left with ${queen}: it is the Old Maid. You win.`,
      ]
    : [
        "The computer has no cards left: it is safe.",
        `You are left with ${queen}: you are the Old Maid. You lose.`,
      ];

const printLoser = (player: readonly Card[], computer: readonly Card[]): void => {
  const [queen] = [...player, ...computer].map(cardName);
  console.log(`\n${ending(player.length === 0 ? "player" : "computer", queen ?? "").join("\n")}`);
};

const takeTurns = async (side: Side, player: Card[], computer: Card[]): Promise<void> => {
  if (isOver(player, computer)) return;
  await (side === "player" ? playersTurn : computersTurn)(player, computer);
  return takeTurns(side === "player" ? "computer" : "player", player, computer);
};

const playGame = async (player: Card[], computer: Card[]): Promise<void> => {
  discardFirstPairs(player, computer);
  await sleep(500); // time to look at all these pairs
  await takeTurns("player", player, computer);
  printLoser(player, computer);
};

export { deal, removeQueen } from "../5-turns/old-maid";
export { discardFirstPairs, isOver, playGame, printLoser };
