import { print } from "#toolkit/console.ts";
import type { Card } from "./structs.ts";

export const describe = ({ rank, suit }: Card): string => `rank ${rank}, suit ${suit}`;

export const describeEnds = (cards: Card[]): void => {
  print(`First card: ${describe(cards[0]!)}`);
  print(`Last card: ${describe(cards.slice(-1)[0]!)}`);
};
