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
 * Shows the player's hand, and discards the first pairs of both hands, beginning with the player's.
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

/** Whether the game is over: one of the hands is empty. The hands do not change. */
export function isOver(player: Card[], computer: Card[]): boolean {
  return player.length === 0 || computer.length === 0;
}

/**
 * Prints who is safe, who is the Old Maid, and whether the player wins.
 *
 * @param player - is empty, or holds only the last queen
 * @param computer - the opposite: holds only the last queen, or is empty
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
 * Plays a game: discards the first pairs, plays turn by turn until a hand is empty, and prints the
 * loser.
 *
 * @param player - the hand as it was dealt. The computer is the dealer, so the player draws first
 * @param computer - the hand as it was dealt
 */
export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  discardFirstPairs(player, computer);
  let playerDraws = true;
  // A turn can also empty the hand that the card is drawn from, so check both hands, even before
  // the first turn.
  while (!isOver(player, computer)) {
    if (playerDraws) await playersTurn(player, computer);
    else computersTurn(player, computer);
    playerDraws = !playerDraws;
  }
  printLoser(player, computer);
}
