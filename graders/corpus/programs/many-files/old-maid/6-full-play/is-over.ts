import type { Card } from "../2-shuffle/cards.ts";

export const isOver = (player: Card[], computer: Card[]): boolean =>
  !player.length || !computer.length;
