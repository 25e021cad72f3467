import { newable } from "../1-cards/newable";
import type { Player } from "../3-legal-plays/player";

type Table = Readonly<{ playersFrom: (first: Player) => Player[] }>;

const makeTable = (given: readonly Player[]): Table => {
  const players = [...given];
  return Object.freeze({
    playersFrom: (first: Player) => {
      const start = players.indexOf(first);
      if (start < 0) throw new RangeError(`${first.name} sits at another table`);
      return players.map((_, step) => players[(start + step) % players.length] as Player);
    },
  });
};

const Table = newable(makeTable);

export { Table };
