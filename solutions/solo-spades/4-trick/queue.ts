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
  play: Play;
  /** `undefined` at the back of the queue. */
  next: Link | undefined;
}

/** A queue of plays: they join at the back and leave at the front. */
export interface Queue {
  /** The play that has waited longest; `undefined` when the queue is empty. */
  front: Link | undefined;
  /** The play that came last; `undefined` when the queue is empty. */
  back: Link | undefined;
}

/** Makes an empty queue. */
export function emptyQueue(): Queue {
  return { front: undefined, back: undefined };
}

/** Puts a play at the back of a queue. Takes the same few steps, however long the queue is. */
export function enqueue(queue: Queue, play: Play): void {
  const link: Link = { play, next: undefined };
  if (queue.back === undefined) queue.front = link;
  else queue.back.next = link;
  queue.back = link;
}

/**
 * Removes the play at the front of a queue, in the same few steps, however long the queue is.
 *
 * @returns the play that was put in first
 * @throws RangeError when the queue is empty
 */
export function dequeue(queue: Queue): Play {
  const link = queue.front;
  if (link === undefined) throw new RangeError("dequeue: the queue is empty");
  queue.front = link.next;
  // Without this, the back would still be a play that has left, and the next play would be lost.
  if (queue.front === undefined) queue.back = undefined;
  return link.play;
}

/**
 * Reads a queue from the front to the back, without removing anything.
 *
 * @returns every play, beginning with the one that was put in first
 */
export function playsIn(queue: Queue): Play[] {
  const plays: Play[] = [];
  for (let link = queue.front; link !== undefined; link = link.next) {
    plays.push(link.play);
  }
  return plays;
}
