import { print } from "#toolkit/console.ts";
import { dealNewHands } from "../1-deal/deal.ts";
import type { Seat } from "../1-deal/ring.ts";
import { showBids, takeBids } from "../2-bid/bid.ts";
import { showHand, sortHands } from "../2-bid/hand.ts";
import { scoreHand } from "../5-score/score.ts";
import { newTable, playTrick } from "./table.ts";

export default async function playHand(you: Seat, dealer: Seat): Promise<void> {
  dealNewHands(dealer);
  sortHands(dealer);
  showHand(you.player);
  print();
  await takeBids(dealer);
  print();
  showBids(you);
  const table = newTable(you, dealer);
  let number = 0;
  while (you.player.hand.length > 0) await playTrick(++number, table);
  scoreHand(you);
}
