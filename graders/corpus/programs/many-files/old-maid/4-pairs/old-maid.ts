export * from "../3-deal/old-maid.ts";
export * from "./pairs/discard-pairs.ts";
export * from "./pairs/find-partner.ts";
export type * from "./pairs/pair.ts";
export * from "./pairs/print-pairs.ts";
