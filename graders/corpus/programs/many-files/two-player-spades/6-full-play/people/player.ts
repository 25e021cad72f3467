import type { Hand } from "../../1-structs/structs.ts";
import { emptyHand } from "../../5-draw/draw.ts";
import { handPoints } from "../score.ts";

/** A player is what it can do; its numbers are its own. */
export const createPlayer = (name: string) => {
  let hand = emptyHand();
  let [bid, tricks, points, total] = [0, 0, 0, 0];
  return {
    name,
    hand: () => hand,
    pickUp(cards: Hand) {
      hand = cards;
      tricks = 0;
    },
    bids(number: number) {
      bid = number;
    },
    takesTrick() {
      tricks += 1;
    },
    counts() {
      points = handPoints(bid, tricks);
      total += points;
    },
    tally: () => ({ bid, tricks, points, total }),
    total: () => total,
    soFar: () => `${tricks} (bid ${bid})`,
  };
};

export type Player = ReturnType<typeof createPlayer>;
