import { Card, Face } from "../1-shuffle/cards.ts";

export const LIMIT = 21;

/** Counts a hand. */
export class Score {
  #points = 0;
  #elevens = 0;

  constructor(hand: Iterable<number>) {
    for (const card of hand) this.#add(new Card(card).face);
  }

  static pointsOf(face: Face): number {
    switch (true) {
      case face === Face.Ace:
        return 1;
      case face > Face.Ten:
        return Score.pointsOf(Face.Ten);
      default:
        return face;
    }
  }

  #add(face: Face): void {
    this.#points += Score.pointsOf(face);
    if (face === Face.Ace && this.#elevens === 0) {
      this.#elevens++;
      this.#points += 10;
    }
    if (this.#points > LIMIT && this.#elevens > 0) {
      // back to 1; -1 keeps later aces from counting 11
      this.#elevens = -1;
      this.#points -= 10;
    }
  }

  valueOf(): number {
    return this.#points;
  }

  get isBust(): boolean {
    return this.#points > LIMIT;
  }

  get standsForDealer(): boolean {
    return this.#points >= 17;
  }
}

export function scoreOf(hand: number[]): number {
  return new Score(hand).valueOf();
}

export function isBust(hand: number[]): boolean {
  return new Score(hand).isBust;
}
