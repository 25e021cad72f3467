import { type HandShape, makeHand } from "./hand/make-hand.ts";

export interface Hand extends HandShape {}

export class Hand {
  constructor() {
    return makeHand();
  }
}
