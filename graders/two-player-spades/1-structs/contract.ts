import { expectTypeOf } from "expect-type";
import type * as structs from "#student/two-player-spades/1-structs/structs.ts";
// `structs.ts` exports Card, Deck and Hand, each an interface, a type or a class.
import type { Card, Deck, Hand } from "#student/two-player-spades/1-structs/structs.ts";
import type { Field, HasConstants, IsArrayOf, IsNumber } from "../../contract.ts";

/** 0 is the rank of a blank card. */
type Rank = 0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
type SuitNumber = 0 | 1 | 2 | 3;
type SuitName = "Clubs" | "Diamonds" | "Hearts" | "Spades";

// `Suit` has Clubs, Diamonds, Hearts and Spades: an enum, an object or constants.
expectTypeOf<HasConstants<typeof structs, "Suit", SuitName>>().toEqualTypeOf<true>();

// `Card` has rank, a number: 2 to 14, or 0 for a blank card.
expectTypeOf<IsNumber<Field<Card, "rank">, Rank>>().toEqualTypeOf<true>();

// `Card` has suit, a Suit: its four values are the numbers 0 to 3.
expectTypeOf<IsNumber<Field<Card, "suit">, SuitNumber>>().toEqualTypeOf<true>();

// `Deck` has cards, an array of 52 cards.
expectTypeOf<IsArrayOf<Field<Deck, "cards">, Card, 52>>().toEqualTypeOf<true>();

// `Deck` has index, a number: 0 to 52.
expectTypeOf<IsNumber<Field<Deck, "index">, 0 | 1 | 51 | 52>>().toEqualTypeOf<true>();

// `Hand` has cards, an array of 13 cards.
expectTypeOf<IsArrayOf<Field<Hand, "cards">, Card, 13>>().toEqualTypeOf<true>();

// `Hand` has count, a number: 0 to 13.
expectTypeOf<IsNumber<Field<Hand, "count">, 0 | 1 | 12 | 13>>().toEqualTypeOf<true>();
