/**
 * Old Maid: the whole game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName, printCards } from "../2-shuffle/cards.ts";
import { computersTurn, discardPairs, playersTurn, printPairs } from "../5-turns/old-maid.ts";

export { deal, removeQueen } from "../5-turns/old-maid.ts";

/**
 * Shows the player the hand that was dealt, and discards the first pairs of both hands, the
 * player's first.
 *
 * @param player - holds no pairs afterwards
 * @param computer - holds no pairs afterwards
 */
export function discardFirstPairs(player: Card[], computer: Card[]): void {
  print();
  printCards("Your hand", player);
  printPairs("You discard", discardPairs(player));
  printPairs("The computer discards", discardPairs(computer));
}

/** Whether the game is over: one of the hands is empty. Neither is changed. */
export function isOver(player: Card[], computer: Card[]): boolean {
  return player.length === 0 || computer.length === 0;
}

/**
 * Says who is safe, who is the Old Maid, and whether the player wins.
 *
 * @param player - is empty, or holds the last queen alone
 * @param computer - the other of the two
 */
export function printLoser(player: Card[], computer: Card[]): void {
  const playerIsSafe = player.length === 0;
  const queen = playerIsSafe ? computer[0]! : player[0]!;
  print();
  if (playerIsSafe) {
    print("You have no cards left: you are safe.");
    print(`The computer is left with ${cardName(queen)}: it is the Old Maid. You win.`);
  } else {
    print("The computer has no cards left: it is safe.");
    print(`You are left with ${cardName(queen)}: you are the Old Maid. You lose.`);
  }
}

/**
 * Plays a game: the first pairs, then turn by turn until a hand is empty, and who has lost.
 *
 * @param player - the hand as it was dealt. The computer is the dealer, so the player draws first
 * @param computer - the hand as it was dealt
 */
export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  discardFirstPairs(player, computer);
  let playerDraws = true;
  // Whoever draws still holds a card afterwards: it is the other hand that a turn can empty, so
  // both are looked at, before the first turn too.
  while (!isOver(player, computer)) {
    if (playerDraws) await playersTurn(player, computer);
    else computersTurn(player, computer);
    playerDraws = !playerDraws;
  }
  printLoser(player, computer);
}
