import { print } from "#toolkit/console.ts";
import * as decks from "./deck.ts";

print("The deck:");
decks.printDeck(decks.buildDeck());
