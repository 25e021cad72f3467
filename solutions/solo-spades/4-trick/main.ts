/**
 * Plays typed cards to a trick and says who takes it; who takes a trick leads to the next.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { type Card, cardName, cardNames } from "../1-deal/cards.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, type Seat, seatAfter, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { cardsNamed } from "../3-legal-plays/read-cards.ts";
import { emptyQueue, enqueue, playsIn } from "./queue.ts";
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
  const shown = playsIn(trick).map(({ seat, card }) => `${seat.player.name} ${cardName(card)}`);
  print(`On the table: ${shown.join(", ")}.`);

  const plays = gather(trick);
  leader = bestPlay(plays).seat;
  leader.player.tricks++;
  print(`${doing(leader.player, "take")} ${cardNames(plays.map(({ card }) => card))}.`);
  const taken = playersFrom(you).map(({ name, tricks }) => `${name} ${tricks}`);
  print(`Tricks: ${taken.join(", ")}.`);
  print();
} while (await askYesNo("Another trick"));
