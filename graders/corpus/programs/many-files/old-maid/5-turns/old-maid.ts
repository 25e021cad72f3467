export * from "../4-pairs/old-maid.ts";
export * from "./first-pairs.ts";
export * from "./turns/ask-position.ts";
export { default as computersTurn } from "./turns/computers-turn.ts";
export * from "./turns/move-card.ts";
export { default as playersTurn } from "./turns/players-turn.ts";
