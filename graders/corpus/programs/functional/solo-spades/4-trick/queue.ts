import type { Card } from "../1-deal/cards";
import type { Seat } from "../1-deal/ring";

type Play = { readonly [part in "seat" | "card"]: { seat: Seat; card: Card }[part] };
type Link = { readonly play: Play; next?: Link | undefined };
type Queue = { [end in "front" | "back"]: Link | undefined };

const emptyQueue = (): Queue => ({ front: undefined, back: undefined });

const enqueue = (queue: Queue, play: Play): void => {
  const link: Link = { play };
  if (queue.back) queue.back.next = link;
  queue.front ??= link;
  queue.back = link;
};

const dequeue = (queue: Queue): Play => {
  const { front } = queue;
  if (!front) throw new RangeError("nobody waits in this queue");
  const rest: Queue = front.next ? { front: front.next, back: queue.back } : emptyQueue();
  Object.assign(queue, rest);
  return front.play;
};

const playsBehind = (link: Link | undefined): Play[] =>
  link ? [link.play, ...playsBehind(link.next)] : [];

const playsIn = ({ front }: Queue): Play[] => playsBehind(front);

export { dequeue, emptyQueue, enqueue, type Link, type Play, playsIn, type Queue };
