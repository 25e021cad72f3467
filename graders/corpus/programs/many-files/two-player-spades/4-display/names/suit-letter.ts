import { Suit } from "../../1-structs/structs.ts";
import letters from "./letters.json" with { type: "json" };

const names = Object.keys(Suit) as (keyof typeof Suit)[];

export const suitLetter = (suit: Suit): string =>
  letters.suits[names.find((name) => Suit[name] === suit)!];
