import { print } from "#toolkit/console.ts";
import { seedFromPlayer } from "../2-shuffle/console/index.ts";
import { dealHands } from "../3-deal/deal-hands.ts";
import { playGame } from "./old-maid.ts";
import welcome from "./text/welcome.js";

async function main(): Promise<void> {
  await seedFromPlayer();
  print(welcome);
  const { player, computer } = dealHands();
  await playGame(player, computer);
}

await main();
