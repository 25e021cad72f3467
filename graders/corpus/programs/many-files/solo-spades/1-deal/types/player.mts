import type { Card } from "./card.ts";

interface Person {
  name: string;
  isHuman: boolean;
}

interface HandOfPlay {
  hand: Card[];
  bid: number;
  tricks: number;
  points: number;
}

export interface Player extends Person, HandOfPlay {
  total: number;
}
