/**
 * Shuffles a deck; the human and the computer draw their hands from it, the human first; then the
 * human's hand is sorted and printed.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { showDeck } from "../4-display/display.ts";
import { drawHands, printHand } from "../5-draw/draw.ts";

srand(await askSeed());
const deck = buildDeck();

print();
print("The deck:");
showDeck(deck);

shuffleDeck(deck);
print();
print("The shuffled deck:");
showDeck(deck);

print();
const { human } = await drawHands(deck, true);
// TODO 3: sort the hand here, before it is printed; import sortHand, too.
printHand(human);
