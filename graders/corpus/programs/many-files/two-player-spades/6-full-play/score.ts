export * from "./rules/crosses-threshold.ts";
export * from "./rules/hand-points.js";
