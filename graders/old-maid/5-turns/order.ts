/**
 * Says whether a turn takes its two hands in the wrong order. They have the same type, so only a run can tell: the hand
 * of the side whose turn it is gets a card.
 */

import { type Card, createDeck } from "#student/old-maid/2-shuffle/cards.ts";
import { computersTurn, playersTurn } from "#student/old-maid/5-turns/old-maid.ts";
import { print } from "#toolkit/console.ts";

/** All pips are different, so no turn makes a pair. */
const cards: Card[] = createDeck();
const player = cards.slice(0, 3);
const computer = cards.slice(4, 8);

await playersTurn(player, computer);
print();
print(`playersTurn: ${computer.length > 4 ? "reversed" : "right"}`);

const before = computer.length;
await computersTurn(player, computer);
print();
print(`computersTurn: ${computer.length < before ? "reversed" : "right"}`);
