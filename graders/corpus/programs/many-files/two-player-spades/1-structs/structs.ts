export { default as blank } from "./types/blank.ts";
export * from "./types/blank.ts";
export type { default as Card } from "./types/card.ts";
export type * from "./types/piles.ts";
export * from "./types/suit.ts";
