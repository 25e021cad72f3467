export * from "./score.ts";
export * from "./winners.ts";
