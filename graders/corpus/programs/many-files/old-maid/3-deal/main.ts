import { seedFromPlayer, show } from "../2-shuffle/console/index.ts";
import { dealHands } from "./deal-hands.ts";

async function main(): Promise<void> {
  await seedFromPlayer();
  const { deck, player, computer } = dealHands();
  show("The shuffled deck", deck);
  show("Your hand", player);
  show("The computer's hand", computer);
}

await main();
