export * from "./dealer.ts";
export * from "./player.ts";
