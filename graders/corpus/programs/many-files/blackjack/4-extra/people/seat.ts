import { isBust, scoreOf } from "../../3-play/score.ts";

/** A place at the table, with a hand that it keeps to itself until somebody asks. */
export function makeSeat(name: string) {
  let hasFolded = false;
  const hand: number[] = [];
  return {
    name,
    hand,
    clear() {
      hand.length = 0;
      hasFolded = false;
    },
    fold: () => (hasFolded = true),
    folded: () => hasFolded,
    score: () => scoreOf(hand),
    isIn: () => !hasFolded && !isBust(hand),
  };
}

export type Seat = ReturnType<typeof makeSeat>;
