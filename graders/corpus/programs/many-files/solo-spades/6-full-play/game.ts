import { print } from "#toolkit/console.ts";
import { pickDealer } from "../1-deal/deal.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { State, type GameState } from "../5-score/parts/state.ts";
import { stateAfterHand } from "../5-score/score.ts";
import { announce, showSheet } from "../5-score/sheet.ts";
import playHand from "./play-hand.ts";

export async function playGame(): Promise<void> {
  const you = seatPlayers(fourPlayers());
  const totals = () => playersFrom(you).map(({ name, total }) => `${name} ${total}`).join(", ");
  let number = 0;
  let state: GameState = State.GoesOn;
  for (let dealer = pickDealer(you); state !== State.Won; dealer = dealer.next) {
    print(`\nHand ${(number += 1)}. ${doing(dealer.player, "deal")}.`);
    if (number > 1) print(`Totals: ${totals()}.`);
    await playHand(you, dealer);
    showSheet(number, you);
    announce((state = stateAfterHand(you, state)), you);
  }
}
