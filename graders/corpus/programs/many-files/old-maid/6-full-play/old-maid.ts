export * from "../5-turns/old-maid.ts";
export * from "./is-over.ts";
export * from "./play-game.ts";
export * from "./print-loser.ts";
