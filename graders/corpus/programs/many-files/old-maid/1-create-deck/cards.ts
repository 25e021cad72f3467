export * from "./parts/card.ts";
export { default as cardName } from "./parts/card-name.ts";
export { default as createDeck } from "./parts/create-deck.mts";
export * from "./parts/in-lines.js";
export * from "./parts/print-cards.ts";
export * from "./parts/suit.ts";
