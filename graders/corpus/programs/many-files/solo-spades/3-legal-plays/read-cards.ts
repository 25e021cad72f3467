export * from "./parts/find.ts";
export * from "./parts/read.mts";
