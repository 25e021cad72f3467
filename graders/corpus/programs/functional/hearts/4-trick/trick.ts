import type { Card, Suit } from "../1-cards/card";
import { newable } from "../1-cards/newable";
import type { Player } from "../3-legal-plays/player";

type Trick = Readonly<{
  play: (player: Player, card: Card) => void;
  isComplete: boolean;
  cards: () => Card[];
  leader: Player | undefined;
  ledSuit: Suit | undefined;
  highest: Card | undefined;
  taker: Player | undefined;
}>;

type Play = readonly [player: Player, card: Card];

const better = (best: Play, next: Play): Play =>
  next[1].suit === best[1].suit && next[1].rank > best[1].rank ? next : best;

const best = ([first, ...others]: readonly Play[]): Play | undefined => first && others.reduce(better, first);

const makeTrick = (): Trick => {
  let plays: readonly Play[] = [];
  return Object.freeze({
    play: (player: Player, card: Card) => {
      if (plays.length === 4) throw new RangeError("there are four cards already");
      if (new Map(plays).has(player)) throw new RangeError(`${player.name} cannot play twice`);
      plays = [...plays, [player, card]];
    },
    get isComplete() {
      return plays.length === 4;
    },
    cards: () => plays.map(([, card]) => card),
    get leader() {
      return plays[0]?.[0];
    },
    get ledSuit() {
      return plays[0]?.[1].suit;
    },
    get highest() {
      return best(plays)?.[1];
    },
    get taker() {
      return best(plays)?.[0];
    },
  });
};

const Trick = newable(makeTrick);

export { Trick };
