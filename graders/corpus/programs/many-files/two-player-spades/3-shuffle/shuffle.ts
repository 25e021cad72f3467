import type { Deck } from "../1-structs/structs.ts";
import randomPlaces from "./deck/random-places.ts";
import { swapper } from "./deck/swapper.ts";

export function shuffleDeck({ cards }: Deck): void {
  const swap = swapper(cards);
  for (const places of randomPlaces(cards.length)) swap(...places);
}
