export * from "../1-create-deck/cards.ts";
export { default as shuffleDeck } from "./shuffle-deck.mts";
