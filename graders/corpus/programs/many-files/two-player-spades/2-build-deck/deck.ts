export { default as buildDeck } from "./build-deck.mts";
export { default as linesOf13 } from "./print/lines-of-13.js";
export * from "./print/print-deck.ts";
