import { setTimeout as sleep } from "node:timers/promises";
import { give } from "../2-deal/table";
import { isBust, scoreOf } from "../3-play/score";
import { ANTE, BET, pay, payout, resultOf } from "./money";
import { clearSeats, type Player } from "./players";
import { askFold, askHit } from "./questions";
import { printTable } from "./table";

/** Runs an action for each player in turn, and waits for it. */
const inTurn = (
  players: readonly Player[],
  action: (player: Player) => Promise<void>,
): Promise<void> =>
  players.reduce(
    (before, player) => before.then(() => action(player)),
    Promise.resolve(),
  );

const playing = ({ folded, hand }: Player): boolean => !folded && !isBust(hand);

const playGame = async (
  shoe: number[],
  players: readonly Player[],
  dealer: Player,
): Promise<void> => {
  const seats = [...players, dealer];

  const foldOrPlay = async (player: Player): Promise<void> => {
    player.folded = await askFold(player.name);
    if (!player.folded) pay(player, dealer, BET);
  };

  const turn = async (player: Player): Promise<void> => {
    if (player.folded) return;
    printTable(players, dealer, true);
    if (isBust(player.hand)) return console.log(`${player.name} busts!`);
    if (!(await askHit(player.name))) return;
    give(shoe)(player.hand);
    return turn(player);
  };

  const dealersTurn = async (): Promise<void> => {
    printTable(players, dealer, false);
    if (isBust(dealer.hand)) return console.log("Dealer busts!");
    if (scoreOf(dealer.hand) >= 17 || !players.some(playing)) return console.log("Dealer stands.");
    console.log("Dealer hits.");
    await sleep(2_000);
    give(shoe)(dealer.hand);
    return dealersTurn();
  };

  clearSeats(seats);
  players.forEach((player) => pay(player, dealer, ANTE));
  [...seats, ...seats].forEach(({ hand }) => give(shoe)(hand));
  printTable(players, dealer, true);
  await inTurn(players, foldOrPlay);
  await inTurn(players, turn);
  await dealersTurn();
  players.forEach((player) => pay(dealer, player, payout(resultOf(player, dealer))));
};

export { playGame };
