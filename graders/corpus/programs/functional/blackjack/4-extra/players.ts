type Player = {
  readonly name: string;
  hand: number[];
  folded: boolean;
  change: number;
  total: number;
};

const newPlayer = (name: string): Player => ({
  name,
  hand: [],
  folded: false,
  change: 0,
  total: 0,
});

const newPlayers = (count: number): Player[] =>
  [..."12345"].slice(0, count).map((n) => newPlayer(`Player ${n}`));

const clearSeats = (seats: readonly Player[]): void =>
  seats.forEach((seat) => Object.assign(seat, { hand: [], folded: false, change: 0 }));

export { clearSeats, newPlayer, newPlayers, type Player };
