import { printCards } from "../2-shuffle/cards.ts";
import { seedFromPlayer, show } from "../2-shuffle/console/index.ts";
import { dealHands } from "../3-deal/deal-hands.ts";
import { computersTurn, discardFirstPairs, playersTurn } from "./old-maid.ts";

await seedFromPlayer();
const { player, computer } = dealHands();
discardFirstPairs(player, computer);
for (const turn of [playersTurn, computersTurn, playersTurn, computersTurn]) {
  if (player.length === 0 || computer.length === 0) break;
  await turn(player, computer);
}
show("Your hand", player);
printCards("The computer's hand", computer);
