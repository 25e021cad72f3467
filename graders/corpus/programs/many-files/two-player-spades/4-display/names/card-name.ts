import type { Card } from "../../1-structs/structs.ts";
import { rankLetter } from "./rank-letter.ts";
import { suitLetter } from "./suit-letter.ts";

export default (card: Card): string => `${rankLetter(card.rank)}${suitLetter(card.suit)}`;
