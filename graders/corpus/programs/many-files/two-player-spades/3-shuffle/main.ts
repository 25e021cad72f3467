import { printDeck } from "../2-build-deck/deck.ts";
import beforeAndAfter from "./before-and-after.ts";

await beforeAndAfter(printDeck);
