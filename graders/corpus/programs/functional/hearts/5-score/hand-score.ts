import { Suit, type Card } from "../1-cards/card";
import { newable } from "../1-cards/newable";
import type { Player } from "../3-legal-plays/player";

type HandScore = Readonly<{
  take: (player: Player, cards: readonly Card[]) => void;
  shooter: Player | undefined;
  points: (player: Player) => number;
}>;

const MOON = 26;

const pointsOf = (card: Card): number => (card.suit === Suit.Hearts ? 1 : String(card) === "QS" ? 13 : 0);

const pointsIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

/** Remembers all that was taken, in one long list. */
const makeHandScore = (given: readonly Player[]): HandScore => {
  const players = [...given];
  let taken: readonly (readonly [by: Player, points: number])[] = [];
  const takenBy = (player: Player) =>
    taken.filter(([by]) => by === player).reduce((sum, [, points]) => sum + points, 0);
  const shooter = () => players.find((player) => takenBy(player) === MOON);
  return Object.freeze({
    take: (player: Player, cards: readonly Card[]) => {
      taken = [...taken, [player, pointsIn(cards)]];
    },
    get shooter() {
      return shooter();
    },
    points: (player: Player) => {
      const moon = shooter();
      return moon === undefined ? takenBy(player) : moon === player ? 0 : MOON;
    },
  });
};

const HandScore = Object.assign(newable(makeHandScore), { pointsIn });

export { HandScore };
