export { default as cardName } from "./names/card-name.ts";
export * from "./names/rank-letter.ts";
export * from "./names/suit-letter.ts";
export * from "./show-deck.ts";
