import { print } from "#toolkit/console.ts";
import attempt from "../1-deal/attempt.ts";
import { cardNames } from "../1-deal/cards.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { askCards, askLeader } from "./parts/ask.ts";
import { showEnds, showTable } from "./parts/show.ts";
import { dequeue, emptyQueue, enqueue } from "./queue.ts";
import { bestPlay, gather } from "./trick.ts";

const you = seatPlayers(fourPlayers());
const trick = emptyQueue();
let seat = await askLeader(you);

for (let more = true; more; more = await askYesNo("Another trick")) {
  print(`\n${doing(seat.player, "lead")}.`);
  for (const card of await askCards()) {
    enqueue(trick, { seat, card });
    seat = seat.next;
  }
  showTable(trick);
  showEnds(trick);
  const plays = gather(trick);
  showEnds(trick);
  ({ seat } = bestPlay(plays));
  seat.player.tricks++;
  print(`${doing(seat.player, "take")} ${cardNames(plays.map(({ card }) => card))}.`);
  print(`Tricks: ${playersFrom(you).map(({ name, tricks }) => `${name} ${tricks}`).join(", ")}.`);
  print();
}
print();
print(`dequeue on an empty queue: ${attempt(() => dequeue(emptyQueue()))}.`);
print(`bestPlay without plays: ${attempt(() => bestPlay([]))}.`);
