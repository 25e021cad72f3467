import type { Card, Deck } from "../1-structs/structs";
import { inRows } from "../2-build-deck/deck";

type SuitLetter = "C" | "D" | "H" | "S";

const ranks = ["T", "J", "Q", "K", "A"] as const;
const suits: readonly SuitLetter[] = ["C", "D", "H", "S"];

const rankLetter = (rank: number): string => ranks[rank - 10] ?? String(rank);
const suitLetter = (suit: Card["suit"]): SuitLetter => suits[suit]!;

const cardName = ({ rank, suit }: Card): string => rankLetter(rank) + suitLetter(suit);

const showDeck = ({ cards }: Readonly<Deck>): void =>
  console.log(inRows(cards, cardName).join("\n"));

export { cardName, showDeck };
