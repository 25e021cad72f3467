import { print } from "#toolkit/console";
import type { Hand } from "../hand.ts";
import seats from "./seats.json" with { type: "json" };

export function showHands(hands: readonly Hand[]): void {
  for (const [place, hand] of hands.entries()) {
    const names = hand.cards().map((card) => `${card} `);
    print(`${seats[place]!.padEnd(7)}${names.join("")} (${hand.size} cards)`);
  }
}

export const seatOf = (place: number) => seats[place];
