/**
 * Turns without loops: the player's turn is recursive, the dealer's a chain of promises.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const SECONDS_TO_WATCH = 2;
const DEALERS_HITS = 2;

type Turn = (deck: number[], player: number[], dealer: number[]) => Promise<void>;

/** Whether there is a card which the dealer does not need. */
const hasSpareCard = (deck: number[]): boolean => deck.length > DEALERS_HITS;

/** Shows the table and asks; one hit, and the rest of the turn is a turn again. */
export const playersTurn: Turn = async (deck, player, dealer) => {
  if (!hasSpareCard(deck)) return;
  printTable(player, dealer);
  if (await askHit()) {
    player.push(dealCard(deck));
    await playersTurn(deck, player, dealer);
  }
};

/** The hits are steps that wait for each other, and the stand comes after all of them. */
export const dealersTurn: Turn = (deck, player, dealer) => {
  const announce = (what: string): void => {
    printTable(player, dealer);
    print(`Dealer ${what}.`);
  };
  const hit = async (): Promise<void> => {
    announce("hits");
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
  };
  return Array<() => Promise<void>>(DEALERS_HITS)
    .fill(hit)
    .reduce((before, step) => before.then(step), Promise.resolve())
    .then(() => announce("stands"));
};
