export * from "./parts/dealers-turn.ts";
export * from "./parts/players-turn.ts";
