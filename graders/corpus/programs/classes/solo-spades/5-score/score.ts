import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

export type GameState = `${State}`;

export enum State {
  GoesOn = "goes on",
  Tied = "tied",
  Won = "won",
}

export class Scorer {
  static readonly #nil = 100;
  static readonly #goal = 500;

  constructor(private readonly first: Seat) {}

  static points(bid: number, tricks: number): number {
    const bags = tricks - bid;
    if (bid === 0) return bags === 0 ? Scorer.#nil : -Scorer.#nil;
    return bags < 0 ? -10 * bid : 10 * bid + bags;
  }

  count(): void {
    for (const { player } of this.first)
      player.addPoints(Scorer.points(player.bid, player.tricks));
  }

  get leaders(): Player[] {
    const { players } = this.first;
    return players.filter((player) => players.every(({ total }) => total <= player.total));
  }

  stateAfter(before: GameState): State {
    const { leaders } = this;
    const decided = before === State.Tied || leaders[0]!.total >= Scorer.#goal;
    if (!decided) return State.GoesOn;
    return leaders.length > 1 ? State.Tied : State.Won;
  }
}

export const handPoints = (bid: number, tricks: number) => Scorer.points(bid, tricks);
export const scoreHand = (first: Seat): void => new Scorer(first).count();
export const leaders = (first: Seat): Player[] => new Scorer(first).leaders;
export const stateAfterHand = (first: Seat, before: GameState): GameState =>
  new Scorer(first).stateAfter(before);
