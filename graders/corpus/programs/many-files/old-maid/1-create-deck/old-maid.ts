export * from "./remove-queen.ts";
