import type { Card } from "../1-deal/cards.ts";
import type { Seat } from "../1-deal/ring.ts";

export class Play {
  constructor(
    readonly seat: Seat,
    readonly card: Card,
  ) {}

  toString(): string {
    return `${this.seat.player.name} ${this.card.name}`;
  }
}

/** A place in a chain of places. */
abstract class Place<Self extends Place<Self>> {
  next: Self | undefined = undefined;
}

export class Link extends Place<Link> {
  constructor(readonly play: Play) {
    super();
  }
}

export class Queue implements Iterable<Play> {
  #front: Link | undefined;
  #back: Link | undefined;

  get front(): Link | undefined {
    return this.#front;
  }

  get back(): Link | undefined {
    return this.#back;
  }

  get isEmpty(): boolean {
    return !this.#front;
  }

  enqueue(play: Play): void {
    const link = new Link(play);
    if (this.#back) this.#back = this.#back.next = link;
    else this.#front = this.#back = link;
  }

  dequeue(): Play {
    const first = this.#front;
    if (!first) throw new RangeError("Queue.dequeue: it is empty");
    if (first === this.#back) this.#back = undefined;
    this.#front = first.next;
    return first.play;
  }

  *[Symbol.iterator](): Generator<Play> {
    let link = this.#front;
    while (link) {
      yield link.play;
      link = link.next;
    }
  }
}

export const emptyQueue = (): Queue => new Queue();
export const enqueue = (queue: Queue, play: Play): void => queue.enqueue(play);
export const dequeue = (queue: Queue): Play => queue.dequeue();
export const playsIn = (queue: Queue): Play[] => Array.from(queue);
