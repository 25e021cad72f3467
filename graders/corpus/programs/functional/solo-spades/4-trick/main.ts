import { attempt } from "../1-deal/attempt";
import { type Card, cardName, cardNames } from "../1-deal/cards";
import { doing, fourPlayers } from "../1-deal/player";
import { playersFrom, type Seat, seatAfter, seatPlayers, seatsFrom } from "../1-deal/ring";
import { askFor, done, either, wholeNumber } from "../1-deal/terminal";
import { askYesNo } from "../3-legal-plays/questions";
import { cardsNamed } from "../3-legal-plays/read-cards";
import { dequeue, emptyQueue, enqueue, type Link, type Play, playsIn, type Queue } from "./queue";
import { bestPlay, gather } from "./trick";

const you = seatPlayers(fourPlayers());

const askLeader = (): Promise<Seat> =>
  askFor("Who leads (0 You, 1 Beth, 2 Charlie, 3 David)? ", (answer) => {
    const steps = answer.length === 1 ? wholeNumber(answer, 3) : undefined;
    return either(
      steps === undefined ? undefined : seatAfter(you, steps),
      "Please type 0, 1, 2 or 3.",
    );
  });

const askCards = (): Promise<readonly Card[]> =>
  askFor("Four cards in the order of play, such as KD JD 3S AD: ", (answer) => {
    const cards = cardsNamed(answer);
    return either(
      cards?.length === 4 ? cards : undefined,
      "Type four different cards with blanks between them, such as KD JD 3S AD.",
    );
  });

const text = ({ seat, card }: Play): string => `${seat.player.name} ${cardName(card)}`;
const at = (link?: Link): string => (link ? text(link.play) : "nothing");
const showEnds = ({ front, back }: Queue): void =>
  console.log(`Front: ${at(front)}. Back: ${at(back)}.`);

const playOn = async (trick: Queue, leader: Seat): Promise<void> => {
  console.log(`\n${doing(leader.player, "lead")}.`);
  const cards = await askCards();
  seatsFrom(leader).forEach((seat, i) => enqueue(trick, { seat, card: cards[i]! }));
  console.log(`On the table: ${playsIn(trick).map(text).join(", ")}.`);
  showEnds(trick);
  const plays = gather(trick);
  showEnds(trick);
  const { seat } = bestPlay(plays);
  seat.player.tricks += 1;
  console.log(`${doing(seat.player, "take")} ${cardNames(plays.map(({ card }) => card))}.`);
  const tricks = playersFrom(you).map(({ name, tricks }) => `${name} ${tricks}`);
  console.log(`Tricks: ${tricks.join(", ")}.\n`);
  if (await askYesNo("Another trick")) return playOn(trick, seat);
};

await playOn(emptyQueue(), await askLeader());
console.log(`
dequeue on an empty queue: ${attempt(() => dequeue(emptyQueue()))}.
bestPlay without plays: ${attempt(() => bestPlay([]))}.`);
done();
