import { expectTypeOf } from "expect-type";
// `queue.ts` exports Play, Link and Queue, each an interface, a type or a class.
import type { Link, Play, Queue } from "#student/solo-spades/4-trick/queue.ts";
import type { IsA } from "../../contract.ts";

// `Link` has play, a Play.
expectTypeOf<IsA<Link["play"], Play>>().toEqualTypeOf<true>();

// `Link` has next, the Link behind it; it is undefined, or null, for the last one.
expectTypeOf<IsA<Link["next"], Link>>().toEqualTypeOf<true>();

// `Queue` has front, a Link; it is undefined, or null, in an empty queue.
expectTypeOf<IsA<Queue["front"], Link>>().toEqualTypeOf<true>();

// `Queue` has back, a Link; it is undefined, or null, in an empty queue.
expectTypeOf<IsA<Queue["back"], Link>>().toEqualTypeOf<true>();
