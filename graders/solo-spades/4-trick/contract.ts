import { expectTypeOf } from "expect-type";
// `queue.ts` exports Play, Link and Queue, each an interface, a type or a class.
import type { Link, Play, Queue } from "#student/solo-spades/4-trick/queue.ts";
import type { Field, IsA } from "../../contract.ts";

// `Link` has play, a Play.
expectTypeOf<IsA<Field<Link, "play">, Play>>().toEqualTypeOf<true>();

// `Link` has next, the Link behind it; it is undefined, or null, for the last one.
expectTypeOf<IsA<Field<Link, "next">, Link>>().toEqualTypeOf<true>();

// `Queue` has front, a Link; it is undefined, or null, in an empty queue.
expectTypeOf<IsA<Field<Queue, "front">, Link>>().toEqualTypeOf<true>();

// `Queue` has back, a Link; it is undefined, or null, in an empty queue.
expectTypeOf<IsA<Field<Queue, "back">, Link>>().toEqualTypeOf<true>();
