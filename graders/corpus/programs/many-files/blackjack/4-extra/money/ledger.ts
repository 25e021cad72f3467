/** The books of one evening: who paid what to whom, in which game. Sums are made from the entries. */
export interface Entry {
  game: number;
  from: string;
  to: string;
  dollars: number;
}

export default function ledger() {
  const entries: Entry[] = [];
  let game = 0;

  const balance = (name: string, counts: (entry: Entry) => boolean) =>
    entries.filter(counts).reduce((sum, { from, to, dollars }) => {
      if (to === name) return sum + dollars;
      return from === name ? sum - dollars : sum;
    }, 0);

  return {
    nextGame: () => ++game,
    pay: (from: string, to: string, dollars: number) => void entries.push({ game, from, to, dollars }),
    change: (name: string) => balance(name, (entry) => entry.game === game),
    total: (name: string) => balance(name, () => true),
  };
}

export type Ledger = ReturnType<typeof ledger>;
