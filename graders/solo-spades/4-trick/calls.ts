/** What transcripts show only when the last task is done: the ends of a queue, and which of two cards is better. */

import type { Card } from "#student/solo-spades/1-deal/cards.ts";
import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as reading from "#student/solo-spades/3-legal-plays/read-cards.ts";
import type { Play, Queue } from "#student/solo-spades/4-trick/queue.ts";
import * as queues from "#student/solo-spades/4-trick/queue.ts";
import * as tricks from "#student/solo-spades/4-trick/trick.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...players, ...ring, ...reading, ...queues, ...tricks };

/** What makes plays of the names of cards, and names of plays. */
const PLAYS = ["cardName", "fourPlayers", "seatPlayers", "cardsNamed"] as const;
/** What makes a queue of them. */
const QUEUE = [...PLAYS, "emptyQueue", "enqueue"] as const;

type Plays = Pick<typeof student, (typeof PLAYS)[number]>;
type Queues = Pick<typeof student, (typeof QUEUE)[number]>;

function playsOf(names: string, { fourPlayers, seatPlayers, cardsNamed }: Plays): Play[] {
  const seat = seatPlayers(fourPlayers());
  return cardsNamed(names)!.map((card) => ({ seat, card }));
}

function queueOf(names: string, from: Queues): Queue {
  const queue = from.emptyQueue();
  for (const play of playsOf(names, from)) from.enqueue(queue, play);
  return queue;
}

function namesOf(plays: Play[], { cardName }: Plays): string {
  return plays.map(({ card }) => cardName(card)).join(" ") || "nothing";
}

function endsOf({ front, back }: Queue, { cardName }: Pick<Plays, "cardName">): string {
  const [first, last] = [front, back].map((link) => (link ? cardName(link.play.card) : "nothing"));
  return `front ${first}, back ${last}`;
}

// `emptyQueue` gives a queue without a front and without a back.
// → front nothing, back nothing
await call(student, ["cardName", "emptyQueue"], (from) => endsOf(from.emptyQueue(), from));

// `enqueue` makes the first play both the front and the back: KD.
// → front KD, back KD
await call(student, QUEUE, (from) => endsOf(queueOf("KD", from), from));

// `enqueue` leaves the front as it is, and makes each later play the back: after KD, JD and 3S.
// → front KD, back 3S
await call(student, QUEUE, (from) => endsOf(queueOf("KD JD 3S", from), from));

// `enqueue` links each play to the one behind it: `next` leads from KD, the front, to JD, to 3S, and then to nothing.
// → KD JD 3S
await call(student, QUEUE, (from) => {
  const found: Play[] = [];
  let link = queueOf("KD JD 3S", from).front;
  // A link that points at itself does not end the walk.
  for (; link && found.length < 9; link = link.next) found.push(link.play);
  return namesOf(found, from);
});

// `dequeue` takes out the play that was put in first, and gives it: KD of KD JD 3S.
// → KD, then front JD, back 3S
await call(student, [...QUEUE, "dequeue"], (from) => {
  const queue = queueOf("KD JD 3S", from);
  return `${namesOf([from.dequeue(queue)], from)}, then ${endsOf(queue, from)}`;
});

// `dequeue` leaves neither a front nor a back when the last play has left, here KD.
// → KD, then front nothing, back nothing
await call(student, [...QUEUE, "dequeue"], (from) => {
  const queue = queueOf("KD", from);
  return `${namesOf([from.dequeue(queue)], from)}, then ${endsOf(queue, from)}`;
});

// `dequeue` throws a RangeError if the queue is empty, from the start or after its only play has left.
// → a RangeError, a RangeError
await call(student, [...QUEUE, "dequeue"], (from) => {
  const emptied = queueOf("KD", from);
  from.dequeue(emptied);
  return [from.emptyQueue(), emptied].map((queue) => refusal(() => from.dequeue(queue))).join(", ");
});

// `playsIn` gives no plays of an empty queue, one of a queue with KD, and all of a queue with KD JD 3S.
// → 0, 1, 3
await call(student, [...QUEUE, "playsIn"], (from) => {
  const filled = ["KD", "KD JD 3S"].map((names) => queueOf(names, from));
  return [from.emptyQueue(), ...filled].map((queue) => from.playsIn(queue).length).join(", ");
});

// `playsIn` gives the plays from the front on and takes none out, so it gives the same twice.
// → KD JD 3S, and again KD JD 3S
await call(student, [...QUEUE, "playsIn"], (from) => {
  const queue = queueOf("KD JD 3S", from);
  const [once, again] = [from.playsIn(queue), from.playsIn(queue)];
  return `${namesOf(once, from)}, and again ${namesOf(again, from)}`;
});

// `dequeue` leaves a queue that other plays can join, after one play has left and after all have: KD JD, then 3S, then AD.
// → KD JD 3S, then AD
await call(student, [...QUEUE, "dequeue", "playsIn"], (from) => {
  const [first, second, third, fourth] = playsOf("KD JD 3S AD", from);
  const queue = from.emptyQueue();
  from.enqueue(queue, first!);
  from.enqueue(queue, second!);
  const out = [from.dequeue(queue)];
  from.enqueue(queue, third!);
  out.push(from.dequeue(queue), from.dequeue(queue));
  from.enqueue(queue, fourth!);
  return `${namesOf(out, from)}, then ${namesOf(from.playsIn(queue), from)}`;
});

const BEATING = ["cardsNamed", "beats"] as const;

/** @param pairs - a card, and the best one so far */
function beaten(
  pairs: string[],
  { cardsNamed, beats }: Pick<typeof student, (typeof BEATING)[number]>,
): string {
  const beat = pairs.map((pair) => {
    const [card, best] = cardsNamed(pair) as [Card, Card];
    return beats(card, best);
  });
  return beat.join(", ");
}

// `beats` compares ranks within a suit: KD beats TD, JD does not beat KD, 9S beats 3S, 2S does not beat TS.
// → true, false, true, false
await call(student, BEATING, (from) => beaten(["KD TD", "JD KD", "9S 3S", "2S TS"], from));

// `beats` lets a spade beat another suit: 2S beats AD.
// → true
await call(student, BEATING, (from) => beaten(["2S AD"], from));

// `beats` lets a discard beat nothing: AH does not beat KD, and AD does not beat 3S.
// → false, false
await call(student, BEATING, (from) => beaten(["AH KD", "AD 3S"], from));

// `bestPlay` compares with the best play so far, and not with the first one: 7H KH 9H 2C.
// → KH
await call(student, [...PLAYS, "bestPlay"], (from) =>
  namesOf([from.bestPlay(playsOf("7H KH 9H 2C", from))], from),
);

// `bestPlay` finds the highest spade: in KD JD 3S AD, in 4C 2S AC 3S, and in KD JD AD 3S.
// → 3S, 3S, 3S
await call(student, [...PLAYS, "bestPlay"], (from) =>
  ["KD JD 3S AD", "4C 2S AC 3S", "KD JD AD 3S"]
    .map((names) => namesOf([from.bestPlay(playsOf(names, from))], from))
    .join(", "),
);

// `bestPlay` works in the middle of a trick, too: for one play, 7H, and for two, 7H 9H.
// → 7H, 9H
await call(student, [...PLAYS, "bestPlay"], (from) =>
  ["7H", "7H 9H"].map((names) => namesOf([from.bestPlay(playsOf(names, from))], from)).join(", "),
);

// `bestPlay` throws a RangeError if there are no plays.
// → a RangeError
await call(student, ["bestPlay"], ({ bestPlay }) => refusal(() => bestPlay([])));

// `gather` gives all plays in order, and leaves the queue empty.
// → KD JD 3S AD, then front nothing, back nothing
await call(student, [...QUEUE, "gather"], (from) => {
  const queue = queueOf("KD JD 3S AD", from);
  return `${namesOf(from.gather(queue), from)}, then ${endsOf(queue, from)}`;
});
