import { expectTypeOf } from "expect-type";
import type { Card } from "#student/solo-spades/1-deal/cards.ts";
import type { Player } from "#student/solo-spades/1-deal/player.ts";
// `ring.ts` exports Seat, an interface, a type or a class.
import type { Seat } from "#student/solo-spades/1-deal/ring.ts";
// `stack.ts` exports Stack, an interface, a type or a class.
import type { Stack } from "#student/solo-spades/1-deal/stack.ts";
import type { Field, IsA, IsArrayOf } from "../../contract.ts";

// `Seat` has player, a Player.
expectTypeOf<IsA<Field<Seat, "player">, Player>>().toEqualTypeOf<true>();

// `Seat` has next, the Seat after it.
expectTypeOf<IsA<Field<Seat, "next">, Seat>>().toEqualTypeOf<true>();

// `Stack` has cards, an array of cards.
expectTypeOf<IsArrayOf<Stack["cards"], Card>>().toEqualTypeOf<true>();
