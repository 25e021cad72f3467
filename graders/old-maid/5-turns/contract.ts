import { expectTypeOf } from "expect-type";
import type { Card } from "#student/old-maid/2-shuffle/cards.ts";
// `old-maid.ts` exports playersTurn and computersTurn.
import { computersTurn, playersTurn } from "#student/old-maid/5-turns/old-maid.ts";
import type { TakesOnlyArrayOf } from "../../contract.ts";

declare const hand: Card[];

// `playersTurn` is a function that needs two hands: playersTurn(player, computer).
void playersTurn(hand, hand);

// `playersTurn` takes two arrays of cards: playersTurn(player: Card[], computer: Card[]).
expectTypeOf<TakesOnlyArrayOf<Parameters<typeof playersTurn>[0], Card>>().toEqualTypeOf<true>();
expectTypeOf<TakesOnlyArrayOf<Parameters<typeof playersTurn>[1], Card>>().toEqualTypeOf<true>();

// `computersTurn` is a function that needs two hands: computersTurn(player, computer).
void computersTurn(hand, hand);

// `computersTurn` takes two arrays of cards: computersTurn(player: Card[], computer: Card[]).
expectTypeOf<TakesOnlyArrayOf<Parameters<typeof computersTurn>[0], Card>>().toEqualTypeOf<true>();
expectTypeOf<TakesOnlyArrayOf<Parameters<typeof computersTurn>[1], Card>>().toEqualTypeOf<true>();
