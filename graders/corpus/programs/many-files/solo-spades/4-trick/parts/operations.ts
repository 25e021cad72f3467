import type Link from "../types/link.ts";
import type Play from "../types/play.ts";
import type { Queue } from "../types/queue.ts";

export function emptyQueue(): Queue {
  return { front: undefined, back: undefined };
}

export function enqueue(queue: Queue, play: Play): void {
  const { back } = queue;
  queue.back = { play, next: undefined };
  if (back) back.next = queue.back;
  else queue.front = queue.back;
}

export function dequeue(queue: Queue): Play {
  const { front, back } = queue;
  if (front === undefined) throw new RangeError("dequeue: nothing in the queue");
  queue.front = front.next;
  queue.back = front === back ? undefined : back;
  return front.play;
}

export function playsIn({ front }: Queue): Play[] {
  const plays: Play[] = [];
  (function walk(link: Link | undefined) {
    if (!link) return;
    plays.push(link.play);
    walk(link.next);
  })(front);
  return plays;
}
