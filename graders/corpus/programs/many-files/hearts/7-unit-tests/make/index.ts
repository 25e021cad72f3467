export * from "./cards.ts";
export { default as four, NAMES } from "./four.js";
