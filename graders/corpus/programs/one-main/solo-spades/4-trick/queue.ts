import type { Card } from "../1-deal/cards.ts";
import type { Seat } from "../1-deal/ring.ts";

type Ends<T> = { front: T, back: T };
interface Chained<T> { next: T | undefined }
interface Link extends Chained<Link> { play: Play }
type Play = { seat: Seat, card: Card };
type Queue = Ends<Link | undefined>;

function emptyQueue(): Queue {
	var none;
	return { back: none, front: none };
}

function enqueue(q: Queue, play: Play) {
	var link: Link = { next: undefined, play };
	if (!q.front) q.front = q.back = link;
	else q.back = q.back!.next = link;
}

function dequeue(q: Queue) {
	if (!q.front) throw new RangeError("queue is empty");
	var p = q.front.play;
	if (!(q.front = q.front.next)) q.back = q.front;
	return p;
}

function playsIn(q: Queue) {
	var all: Play[] = [], link = q.front;
	while (link) all.push(link.play), link = link.next;
	return all;
}

export { emptyQueue, enqueue, dequeue, playsIn };
export type { Play, Link, Queue };
