import type Card from "./card.ts";

const blank = (): Card => ({ rank: 0, suit: 0 });

export const blankCards = (howMany: number): Card[] => Array.from(Array(howMany), blank);
export default blank;
