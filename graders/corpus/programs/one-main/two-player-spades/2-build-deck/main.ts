import * as d from "./deck.ts";

console.log("The deck:");
d.printDeck(d.buildDeck());
