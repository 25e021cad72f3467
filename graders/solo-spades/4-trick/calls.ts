/** What no transcript of this stage shows: a queue that has lost some of its plays and kept others. */

import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as reading from "#student/solo-spades/3-legal-plays/read-cards.ts";
import * as queues from "#student/solo-spades/4-trick/queue.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...players, ...ring, ...reading, ...queues };

// `dequeue` takes the plays out in the order in which they came, and a play may join a queue that has lost one.
// → KD, then JD 3S
await call(
  student,
  [
    "cardName",
    "fourPlayers",
    "seatPlayers",
    "cardsNamed",
    "emptyQueue",
    "enqueue",
    "dequeue",
    "playsIn",
  ],
  ({ cardName, fourPlayers, seatPlayers, cardsNamed, emptyQueue, enqueue, dequeue, playsIn }) => {
    const seat = seatPlayers(fourPlayers());
    const [first, second, third] = cardsNamed("KD JD 3S")!;
    const queue = emptyQueue();
    enqueue(queue, { seat, card: first! });
    enqueue(queue, { seat, card: second! });
    const out = dequeue(queue);
    enqueue(queue, { seat, card: third! });
    const left = playsIn(queue).map((play) => cardName(play.card));
    return `${cardName(out.card)}, then ${left.join(" ")}`;
  },
);
