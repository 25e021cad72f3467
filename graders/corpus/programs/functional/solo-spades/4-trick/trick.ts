import { type Card, Suit } from "../1-deal/cards";
import { dequeue, type Play, type Queue } from "./queue";

const beats = (card: Card, best: Card): boolean =>
  card.suit === best.suit ? card.rank > best.rank : card.suit === Suit.Spades;

const better = (best: Play, play: Play): Play => (beats(play.card, best.card) ? play : best);

const bestPlay = (plays: readonly Play[]): Play => {
  if (plays.length === 0) throw new RangeError("no play, no best play");
  return plays.reduce(better);
};

const gather = (trick: Queue): Play[] =>
  trick.front ? [dequeue(trick), ...gather(trick)] : [];

export { beats, bestPlay, gather };
