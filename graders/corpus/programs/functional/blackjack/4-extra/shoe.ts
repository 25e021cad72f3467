import { newDeck } from "../1-shuffle/cards";

export const newShoe = (): number[] => Array.from({ length: 7 }, newDeck).flat();
