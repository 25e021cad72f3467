import { print } from "#toolkit/console.ts";
import beforeAndAfter from "../3-shuffle/before-and-after.ts";
import { showDeck } from "../4-display/display.ts";
import { drawHands, printHand } from "./draw.ts";

const deck = await beforeAndAfter(showDeck);
print();
const { human } = await drawHands(deck, true);
printHand(human);
