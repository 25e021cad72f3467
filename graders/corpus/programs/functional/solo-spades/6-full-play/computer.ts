import { type Card, Suit } from "../1-deal/cards";
import type { Player } from "../1-deal/player";
import { legalCards } from "../3-legal-plays/legal";
import { playsIn, type Queue } from "../4-trick/queue";
import { beats, bestPlay } from "../4-trick/trick";

type Choose = (cards: readonly Card[]) => Card;

/** The best of the cards by some measure; spades only count if there is nothing else. */
const most = (measure: (card: Card) => number): Choose => (cards) => {
  const plain = cards.filter(({ suit }) => suit !== Suit.Spades);
  const from = plain.length > 0 ? plain : cards;
  return from.reduce((best, card) => (measure(card) > measure(best) ? card : best));
};

const highest = most(({ rank }) => rank);
const lowest = most(({ rank }) => -rank);

const partition = <T>(things: readonly T[], test: (thing: T) => boolean): readonly [T[], T[]] => [
  things.filter(test),
  things.filter((thing) => !test(thing)),
];

const computerCard = (player: Player, trick: Queue, spadesBroken: boolean): Card => {
  const plays = playsIn(trick);
  const wants = player.tricks < player.bid;
  const legal = legalCards(player.hand, plays.at(0)?.card, spadesBroken);
  if (plays.length === 0) return (wants ? highest : lowest)(legal);

  const best = bestPlay(plays).card;
  const [takers, losers] = partition(legal, (card) => beats(card, best));
  if (takers.length === 0) return (wants ? lowest : highest)(losers);
  if (losers.length === 0) return lowest(takers);
  return wants ? lowest(takers) : highest(losers);
};

export { computerCard };
