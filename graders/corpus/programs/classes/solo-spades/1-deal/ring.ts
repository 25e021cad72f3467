import type { Player } from "./player.ts";

export class Seat {
  next: Seat;

  /** Without a seat before it, a new seat is a ring of its own. */
  constructor(
    readonly player: Player,
    before?: Seat,
  ) {
    this.next = before?.next ?? this;
    if (before) before.next = this;
  }

  static ring(players: readonly Player[]): Seat {
    let last: Seat | undefined;
    for (const player of players) last = new Seat(player, last);
    if (last === undefined) throw new RangeError("Seat.ring: nobody to seat");
    return last.next;
  }

  after(steps: number): Seat {
    let seat: Seat = this;
    while (steps-- > 0) seat = seat.next;
    return seat;
  }

  *[Symbol.iterator](): Generator<Seat> {
    yield this;
    for (let seat = this.next; seat !== this; seat = seat.next) yield seat;
  }

  get players(): Player[] {
    return Array.from(this, (seat) => seat.player);
  }
}

export const ringOfOne = (player: Player) => new Seat(player);
export const addAfter = (seat: Seat, player: Player) => new Seat(player, seat);
export const seatPlayers = (players: Player[]) => Seat.ring(players);
export const seatAfter = (seat: Seat, steps: number) => seat.after(steps);
export const playersFrom = (first: Seat) => first.players;
