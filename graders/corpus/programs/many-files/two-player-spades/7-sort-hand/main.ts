import { print } from "#toolkit/console.ts";
import beforeAndAfter from "../3-shuffle/before-and-after.ts";
import { showDeck } from "../4-display/display.ts";
import { drawHands, printHand } from "../5-draw/draw.ts";
import { sortHand } from "./sort.ts";

const deck = await beforeAndAfter(showDeck);
print();
const { human } = await drawHands(deck, true);
sortHand(human);
printHand(human);
