export * from "./parts/names.ts";
export * from "./types/card.ts";
