import { dealNewHands, pickDealer } from "../1-deal/deal";
import { doing, fourPlayers } from "../1-deal/player";
import { playersFrom, type Seat, seatPlayers } from "../1-deal/ring";
import { showBids, takeBids } from "../2-bid/bid";
import { showHand, sortHands } from "../2-bid/hand";
import { type GameState, scoreHand, stateAfterHand } from "../5-score/score";
import { announce, showSheet } from "../5-score/sheet";
import { newTable, playTrick, type Table } from "./table";

const playTricks = async (table: Table, number = 1): Promise<void> => {
  if (number > 13) return;
  await playTrick(number, table);
  return playTricks(table, number + 1);
};

const playHand = async (you: Seat, dealer: Seat): Promise<void> => {
  dealNewHands(dealer);
  sortHands(you);
  showHand(you.player);
  console.log("");
  await takeBids(dealer);
  console.log("");
  showBids(you);
  await playTricks(newTable(you, dealer));
  scoreHand(you);
};

const totals = (you: Seat): string =>
  `Totals: ${playersFrom(you)
    .map(({ name, total }) => `${name} ${total}`)
    .join(", ")}.`;

const playHands = async (
  you: Seat,
  dealer: Seat,
  number: number,
  before: GameState,
): Promise<void> => {
  const heading = `\nHand ${number}. ${doing(dealer.player, "deal")}.`;
  console.log(number === 1 ? heading : `${heading}\n${totals(you)}`);
  await playHand(you, dealer);
  showSheet(number, you);
  const state = stateAfterHand(you, before);
  announce(state, you);
  if (state !== "won") return playHands(you, dealer.next, number + 1, state);
};

const playGame = (): Promise<void> => {
  const you = seatPlayers(fourPlayers());
  return playHands(you, pickDealer(you), 1, "goes on");
};

export { playGame };
