export * from "./card.ts";
export { default as showDeck } from "./deck.ts";
export { default as refusal } from "./refusal.js";
