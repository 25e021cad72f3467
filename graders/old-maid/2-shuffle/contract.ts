import { expectTypeOf } from "expect-type";
// `cards.ts` exports shuffleDeck and Card.
import { type Card, shuffleDeck } from "#student/old-maid/2-shuffle/cards.ts";
import type { TakesArrayOf } from "../../contract.ts";

declare const deck: Card[];

// `shuffleDeck` is a function that needs one argument, the cards: shuffleDeck(deck).
shuffleDeck(deck);
expectTypeOf(shuffleDeck).not.toBeAny();

// `shuffleDeck` takes an array of cards.
expectTypeOf<TakesArrayOf<Parameters<typeof shuffleDeck>[0], Card>>().toEqualTypeOf<true>();
