import type { Card } from "../1-deal/cards.ts";
import strength from "./parts/strength.mts";
import { dequeue, type Play, type Queue } from "./queue.ts";

export function beats(card: Card, best: Card): boolean {
  const strong = strength(best.suit);
  return strong(card) > strong(best);
}

export function bestPlay(plays: Play[]): Play {
  const led = plays.at(0)?.card;
  if (!led) throw new RangeError("bestPlay wants at least one play");
  const strong = strength(led.suit);
  const strongest = Math.max(...plays.map(({ card }) => strong(card)));
  return plays.find(({ card }) => strong(card) === strongest)!;
}

export function gather(trick: Queue): Play[] {
  const plays: Play[] = [];
  for (; trick.front; plays.push(dequeue(trick)));
  return plays;
}
