import { expectTypeOf } from "expect-type";
// `cards.ts` exports createDeck and Card.
import { type Card, createDeck } from "#student/old-maid/1-create-deck/cards.ts";
import type { IsArrayOf } from "../../contract.ts";

// `createDeck` is a function that needs no arguments: createDeck().
const deck = createDeck();

// `createDeck` returns an array of cards.
expectTypeOf<IsArrayOf<Awaited<typeof deck>, Card>>().toEqualTypeOf<true>();
