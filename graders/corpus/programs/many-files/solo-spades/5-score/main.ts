import { print } from "#toolkit/console.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { askBids, askTricks } from "./parts/ask-four.ts";
import { type GameState, State } from "./parts/state.ts";
import { scoreHand, stateAfterHand } from "./score.ts";
import { announce, showSheet } from "./sheet.ts";

const you = seatPlayers(fourPlayers());
let state: GameState = State.GoesOn;
let number = 1;

for (;;) {
  print(`\nHand ${number}`);
  const [bids, tricks] = [await askBids(), await askTricks()];
  for (const player of playersFrom(you))
    [player.bid, player.tricks] = [bids.shift() ?? 0, tricks.shift() ?? 0];
  scoreHand(you);
  showSheet(number++, you);
  state = stateAfterHand(you, state);
  announce(state, you);
  if (state === State.Won) break;
  print();
  if (!(await askYesNo("Another hand"))) break;
}
