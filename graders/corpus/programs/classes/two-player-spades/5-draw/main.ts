import { srand } from "#toolkit/random.ts";
import { Console, Seed } from "../3-shuffle/console.ts";
import { Decks } from "../4-display/decks.ts";
import { drawHands, printHand } from "./draw.ts";

srand((await Seed.ask()).value);
const deck = Decks.shown();
Console.print();
const hands = await drawHands(deck, true);
printHand(hands.human);
Console.close();
