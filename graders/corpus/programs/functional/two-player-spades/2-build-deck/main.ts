import { buildDeck, printDeck } from "./deck";

console.log("The deck:");
printDeck(buildDeck());
