import letters from "./letters.json" with { type: "json" };

const ranks: { [rank: string]: string } = letters.ranks;

export const rankLetter = (rank: number): string => ranks[rank] ?? rank.toString();
