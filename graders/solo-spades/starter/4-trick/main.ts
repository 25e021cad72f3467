/**
 * Plays typed cards to a trick and says who takes it. The taker leads to the next trick. Then tries
 * things that an empty queue and an empty trick must refuse.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { attempt } from "../1-deal/attempt.ts";
import { type Card, cardName, cardNames } from "../1-deal/cards.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, type Seat, seatAfter, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { cardsNamed } from "../3-legal-plays/read-cards.ts";
import {
  dequeue,
  emptyQueue,
  enqueue,
  type Link,
  type Play,
  playsIn,
  type Queue,
} from "./queue.ts";
import { bestPlay, gather } from "./trick.ts";

const TRICK_SIZE = 4;

/** Asks who leads to the first trick. @param you - seat number 0 */
async function askLeader(you: Seat): Promise<Seat> {
  for (;;) {
    const answer = (await ask("Who leads (0 You, 1 Beth, 2 Charlie, 3 David)? ")).trim();
    if (/^[0-3]$/.test(answer)) return seatAfter(you, Number(answer));
    print("Please type 0, 1, 2 or 3.");
  }
}

/** Asks for the four cards of a trick. */
async function askCards(): Promise<Card[]> {
  for (;;) {
    const cards = cardsNamed(await ask("Four cards in the order of play, such as KD JD 3S AD: "));
    if (cards?.length === TRICK_SIZE) return cards;
    print("Type four different cards with blanks between them, such as KD JD 3S AD.");
  }
}

/** A player and the card: `Beth JD`. */
function nameOf({ seat, card }: Play): string {
  return `${seat.player.name} ${cardName(card)}`;
}

/** Prints what the two ends of the queue point at, so you see at once if one is wrong. */
function showEnds({ front, back }: Queue): void {
  const at = (link: Link | undefined): string => (link ? nameOf(link.play) : "nothing");
  print(`Front: ${at(front)}. Back: ${at(back)}.`);
}

const you = seatPlayers(fourPlayers());
const trick = emptyQueue();
let leader = await askLeader(you);
do {
  print();
  print(`${doing(leader.player, "lead")}.`);
  let seat = leader;
  for (const card of await askCards()) {
    enqueue(trick, { seat, card });
    seat = seat.next;
  }
  print(`On the table: ${playsIn(trick).map(nameOf).join(", ")}.`);
  showEnds(trick);

  const plays = gather(trick);
  showEnds(trick);
  leader = bestPlay(plays).seat;
  leader.player.tricks++;
  print(`${doing(leader.player, "take")} ${cardNames(plays.map(({ card }) => card))}.`);
  const taken = playersFrom(you).map(({ name, tricks }) => `${name} ${tricks}`);
  print(`Tricks: ${taken.join(", ")}.`);
  print();
} while (await askYesNo("Another trick"));
print();
print(`dequeue on an empty queue: ${attempt(() => dequeue(emptyQueue()))}.`);
print(`bestPlay without plays: ${attempt(() => bestPlay([]))}.`);
