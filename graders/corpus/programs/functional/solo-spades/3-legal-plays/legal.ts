import { type Card, cardNames, Suit } from "../1-deal/cards";

const orElse = <T>(some: readonly T[], all: readonly T[]): T[] => [...(some.length ? some : all)];

const legalCards = (hand: readonly Card[], led: Card | undefined, spadesBroken: boolean): Card[] =>
  orElse(
    hand.filter(({ suit }) => (led ? suit === led.suit : spadesBroken || suit !== Suit.Spades)),
    hand,
  );

const brokenAfter = ({ suit }: Card, brokenBefore: boolean): boolean =>
  brokenBefore || suit === Suit.Spades;

const whyNot = (led: Card | undefined, legal: readonly Card[]): string =>
  `${led ? "You must follow suit" : "Spades are not broken yet"}. You may play ${cardNames(legal)}.`;

export { brokenAfter, legalCards, whyNot };
