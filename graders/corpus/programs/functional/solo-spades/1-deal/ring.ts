import type { Player } from "./player";

/** Only the link to the next seat ever changes. */
export type Seat = Readonly<{ player: Player }> & { next: Seat };

const ringOfOne = (player: Player): Seat => {
  const seat: { player: Player; next?: Seat } = { player };
  return Object.assign(seat, { next: seat as Seat });
};

const addAfter = (seat: Seat, player: Player): Seat =>
  (seat.next = { player, next: seat.next });

const seatPlayers = ([first, ...others]: readonly Player[]): Seat => {
  if (!first) throw new RangeError("a ring needs a player");
  // the last seat leads to the first one
  return others.reduce(addAfter, ringOfOne(first)).next;
};

const seatAfter = (seat: Seat, steps: number): Seat =>
  steps === 0 ? seat : seatAfter(seat.next, steps - 1);

const seatsUntil = (end: Seat, seat: Seat): readonly Seat[] =>
  seat.next === end ? [seat] : [seat, ...seatsUntil(end, seat.next)];

const seatsFrom = (first: Seat): readonly Seat[] => seatsUntil(first, first);
const playersFrom = (first: Seat): Player[] => seatsFrom(first).map(({ player }) => player);

export { addAfter, playersFrom, ringOfOne, seatAfter, seatPlayers, seatsFrom };
