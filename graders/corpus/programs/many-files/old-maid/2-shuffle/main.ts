import { shuffleDeck } from "./cards.ts";
import { seedFromPlayer, show } from "./console/index.ts";
import { oldMaidDeck } from "./old-maid-deck.ts";

async function main(): Promise<void> {
  await seedFromPlayer();
  const deck = oldMaidDeck();
  show("The deck", deck);
  shuffleDeck(deck);
  show("The shuffled deck", deck);
  const seven = Array.from({ length: 7 }, (_, place) => deck[place]!);
  shuffleDeck(seven);
  show("Its first seven, shuffled again", seven);
}

await main();
