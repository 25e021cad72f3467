import type { Card } from "../../2-shuffle/cards.ts";
import type { Pair } from "./pair.ts";

/**
 * One walk along the hand: a card waits for a partner of its pip, and a partner that comes takes
 * the place beside it.
 */
export function discardPairs(hand: Card[]): Pair[] {
  const waiting = new Map<number, number>();
  const partnerOf = new Map<number, Card>();
  hand.forEach(({ pip }, place) => {
    const first = waiting.get(pip);
    if (first === undefined) waiting.set(pip, place);
    else {
      partnerOf.set(first, hand[place]!);
      waiting.delete(pip);
    }
  });
  const places = [...partnerOf.keys()].sort((a, b) => a - b);
  const pairs = places.map((place) => ({ first: hand[place]!, second: partnerOf.get(place)! }));
  const singles = [...waiting.values()].sort((a, b) => a - b).map((place) => hand[place]!);
  hand.length = 0;
  hand.push(...singles);
  return pairs;
}
