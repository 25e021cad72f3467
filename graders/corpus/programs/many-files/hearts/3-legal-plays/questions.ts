export * from "./questions/card.ts";
export * from "./questions/cards.ts";
export * from "./questions/suit.ts";
export { default as askUntil } from "./questions/until.ts";
