export { default as Card } from "./card/card.mts";
export * from "./card/suit.ts";
