import type { Player } from "../player.ts";
import type { Seat } from "../types/seat.ts";

export function ringOfOne(player: Player): Seat {
  return {
    player,
    // the first time anybody asks, it is its own neighbour
    get next(): Seat {
      return (this.next = this);
    },
    set next(seat: Seat) {
      Object.defineProperty(this, "next", { value: seat, writable: true, enumerable: true });
    },
  };
}

export function addAfter(seat: Seat, player: Player): Seat {
  const { next } = seat;
  return (seat.next = { player, next });
}

export function seatPlayers(players: readonly Player[]): Seat {
  const queue = players[Symbol.iterator]();
  const first = queue.next();
  if (first.done) throw new RangeError("seatPlayers wants at least one player");
  const ring = ringOfOne(first.value);
  let end = ring;
  for (const player of queue) end = addAfter(end, player);
  return ring;
}
