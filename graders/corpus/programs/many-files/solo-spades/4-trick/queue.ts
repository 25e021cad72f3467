export * from "./parts/operations.ts";
export type { default as Link } from "./types/link.ts";
export type { default as Play } from "./types/play.ts";
export type * from "./types/queue.ts";
