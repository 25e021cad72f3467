export * from "./ring/seating.ts";
export * from "./ring/walking.ts";
export type * from "./types/seat.ts";
