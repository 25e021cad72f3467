import { setTimeout as sleep } from "node:timers/promises";
import { askHit } from "./ask";
import { give, printTable } from "./table";

const KEPT_FOR_DEALER = 2;
const MS_TO_WATCH = 2000;

const playersTurn = async (deck: number[], player: number[], dealer: number[]): Promise<void> => {
  if (deck.length === KEPT_FOR_DEALER) return;
  printTable(player, dealer);
  if (!(await askHit())) return;
  give(deck)(player);
  return playersTurn(deck, player, dealer);
};

const dealersTurn = async (
  deck: number[],
  player: number[],
  dealer: number[],
  hitsLeft = 2,
): Promise<void> => {
  printTable(player, dealer);
  if (hitsLeft === 0) return console.log("Dealer stands.");
  console.log("Dealer hits.");
  await sleep(MS_TO_WATCH);
  give(deck)(dealer);
  return dealersTurn(deck, player, dealer, hitsLeft - 1);
};

export { dealersTurn, playersTurn };
