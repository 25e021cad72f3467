import letters from "./letters.json" with { type: "json" };
import type { Suit } from "./suit.ts";

const { ranks, suits, lowest } = letters;

export const isRank = (rank: number) => Number.isInteger(rank) && ranks[rank - lowest] !== undefined;

export const nameOf = (rank: number, suit: Suit) => ranks.charAt(rank - lowest).concat(suits.charAt(suit));

export function read(text: string): { rank: number; suit: Suit } | undefined {
  const match = new RegExp(`^\\s*([${ranks}])([${suits}])\\s*$`, "i").exec(text);
  if (match === null) return undefined;
  const [rank, suit] = match.slice(1).map((letter) => letter.toUpperCase());
  return { rank: ranks.indexOf(rank!) + lowest, suit: suits.indexOf(suit!) as Suit };
}
