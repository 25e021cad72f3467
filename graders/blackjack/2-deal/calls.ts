/** What no transcript of this stage shows: a card that is face down, and an empty deck. */

import * as table from "#student/blackjack/2-deal/table.ts";
import { call, refusal } from "../../calls.ts";

// `printTable` shows the dealer's second card as two asterisks if it is to be hidden.
// →
// →  Player Dealer
// → |  Q♥  |  4♥  |
// → |  K♦  |  **  |
await call(table, ["printTable"], ({ printTable }) => printTable([312, 213], [304, 114], true));

// `dealCard` throws a RangeError if the deck is empty.
// → a RangeError
await call(table, ["dealCard"], ({ dealCard }) => refusal(() => dealCard([])));
