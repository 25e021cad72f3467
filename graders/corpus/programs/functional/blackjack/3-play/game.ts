import { setTimeout as sleep } from "node:timers/promises";
import { askHit } from "../2-deal/ask";
import { dealHands, give, printTable } from "../2-deal/table";
import { isBust, scoreOf } from "./score";

export type Outcome = "player" | "dealer" | "push";
type Hand = number[];
type Turn = (deck: number[], player: Hand, dealer: Hand) => Promise<void>;
type Move = "busts!" | "stands." | "hits.";

const VERDICTS: Readonly<Record<Outcome, string>> = {
  player: "Player wins!",
  dealer: "Dealer wins!",
  push: "Push! Play again.",
};

const playersTurn: Turn = async (deck, player, dealer) => {
  printTable(player, dealer, true);
  if (isBust(player)) return console.log("Player busts!");
  if (!(await askHit())) return;
  give(deck)(player);
  return playersTurn(deck, player, dealer);
};

const dealerStands = (player: readonly number[], dealer: readonly number[]): boolean =>
  isBust(player) || scoreOf(dealer) > 16;

const dealersMove = (player: readonly number[], dealer: readonly number[]): Move =>
  isBust(dealer) ? "busts!" : dealerStands(player, dealer) ? "stands." : "hits.";

const dealersTurn: Turn = async (deck, player, dealer) => {
  printTable(player, dealer);
  const move = dealersMove(player, dealer);
  console.log(`Dealer ${move}`);
  if (move !== "hits.") return;
  await sleep(2000);
  give(deck)(dealer);
  return dealersTurn(deck, player, dealer);
};

/** A bust player has 0, less than any other hand; a bust dealer has 1. */
const outcomeOf = (player: readonly number[], dealer: readonly number[]): Outcome => {
  const mine = isBust(player) ? 0 : scoreOf(player);
  const yours = isBust(dealer) ? 1 : scoreOf(dealer);
  return mine === yours ? "push" : mine > yours ? "player" : "dealer";
};

const printOutcome = (
  player: readonly number[],
  dealer: readonly number[],
  outcome: Outcome,
): void => {
  console.log(`\nFinal scores: Player ${scoreOf(player)}, Dealer ${scoreOf(dealer)}.`);
  console.log(VERDICTS[outcome]);
};

const playGame = async (deck: number[]): Promise<Outcome> => {
  const hands: [Hand, Hand] = [[], []];
  dealHands(deck, ...hands);
  await playersTurn(deck, ...hands);
  await dealersTurn(deck, ...hands);
  const outcome = outcomeOf(...hands);
  printOutcome(...hands, outcome);
  return outcome;
};

export { dealerStands, dealersTurn, outcomeOf, playGame, playersTurn, printOutcome };
