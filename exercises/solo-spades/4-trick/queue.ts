/**
 * A queue of plays: what was put in first comes out first.
 *
 * @module
 */
import type { Card } from "../1-deal/cards.ts";
import type { Seat } from "../1-deal/ring.ts";

/** A card on the table, and the seat it was played from. */
export interface Play {
  seat: Seat;
  card: Card;
}

/** One place in the line: a play, and the place behind it. */
export interface Link {
  // TODO 1: play, a Play, and next, a Link or undefined; in the place of the line below.
  [field: string]: any;
}

/** A line of plays that is joined at the back and left at the front. */
export interface Queue {
  // TODO 1: front and back, each a Link or undefined; in the place of the line below.
  [field: string]: any;
}

/** Makes a queue without a play. */
export function emptyQueue(): Queue {
  // TODO 1: a queue with neither front nor back.
  throw new Error("TODO 1: emptyQueue");
}

/** Puts a play at the back of a queue. Takes the same few steps however long the queue is. */
export function enqueue(queue: Queue, play: Play): void {
  // TODO 2: a new link; behind the last one, or in front if there is none. It is the back now.
  throw new Error("TODO 2: enqueue");
}

/**
 * Takes the play at the front out of a queue, in the same few steps however long the queue is.
 *
 * @returns the play that was put in first
 * @throws RangeError when the queue is empty
 */
export function dequeue(queue: Queue): Play {
  // TODO 2: take the front link out; whoever was behind it is the front now. Was it the last one?
  throw new Error("TODO 2: dequeue");
}

/**
 * Looks along a queue from the front to the back and takes nothing out.
 *
 * @returns every play, the one that was put in first first
 */
export function playsIn(queue: Queue): Play[] {
  // TODO 3: go from link to link, beginning at the front, and collect the plays.
  throw new Error("TODO 3: playsIn");
}
