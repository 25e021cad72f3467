export * from "./bots/bid.ts";
export * from "./bots/card.ts";
