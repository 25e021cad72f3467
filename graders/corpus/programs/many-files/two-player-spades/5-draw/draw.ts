export * from "./deck/draw-card.ts";
export * from "./hand/index.ts";
export * from "./turns/ask-keep.ts";
export * from "./turns/computer-draws.ts";
export { default as drawHands } from "./turns/draw-hands.ts";
export * from "./turns/human-draws.ts";
