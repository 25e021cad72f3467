/**
 * A queue of plays: the play that was put in first comes out first.
 *
 * @module
 */
import type { Card } from "../1-deal/cards.ts";
import type { Seat } from "../1-deal/ring.ts";

/** A card on the table, and the seat that played it. */
export interface Play {
  seat: Seat;
  card: Card;
}

/** One place in the queue: a play, and the place behind it. */
export interface Link {
  // TODO 1: write play, a Play, and next, a Link or undefined, instead of the line below.
  [field: string]: any;
}

/** A queue of plays: they join at the back and leave at the front. */
export interface Queue {
  // TODO 1: write front and back, each a Link or undefined, instead of the line below.
  [field: string]: any;
}

/** Makes an empty queue. */
export function emptyQueue(): Queue {
  // TODO 1: return a queue with neither front nor back.
  throw new Error("TODO 1: emptyQueue");
}

/** Puts a play at the back of a queue. Takes the same few steps, however long the queue is. */
export function enqueue(queue: Queue, play: Play): void {
  // TODO 2: make a new link and put it behind the last one, or at the front if there is none. It is
  //         the new back.
  throw new Error("TODO 2: enqueue");
}

/**
 * Removes the play at the front of a queue, in the same few steps, however long the queue is.
 *
 * @returns the play that was put in first
 * @throws RangeError when the queue is empty
 */
export function dequeue(queue: Queue): Play {
  // TODO 2: remove the front link; the link behind it is the new front. Was it the last link?
  throw new Error("TODO 2: dequeue");
}

/**
 * Reads a queue from the front to the back, without removing anything.
 *
 * @returns every play, beginning with the one that was put in first
 */
export function playsIn(queue: Queue): Play[] {
  // TODO 3: go from link to link, beginning at the front, and collect the plays.
  throw new Error("TODO 3: playsIn");
}
