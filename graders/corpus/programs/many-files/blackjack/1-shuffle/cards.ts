export * from "./deck/order.mts";
export * from "./deck/shuffle.js";
export { default as cardText } from "./deck/text.ts";
