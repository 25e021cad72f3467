// Cards for any card game.

const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;
type Suit = (typeof Suit)[keyof typeof Suit];
type Card = Readonly<{ suit: Suit; pip: number }>;

const symbols: Readonly<Record<Suit, string>> = { 0: "♣", 1: "♦", 2: "♥", 3: "♠" };
const letters: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

const newDeck = (): Card[] =>
  Object.values(Suit).flatMap((suit) =>
    Array.from({ length: 13 }, (_, i): Card => ({ suit, pip: i + 1 })),
  );

const cardName = ({ suit, pip }: Card): string => (letters[pip] ?? `${pip}`) + symbols[suit];

/** Cuts a list into rows of a width. */
const rows = <T>(items: readonly T[], width: number): readonly (readonly T[])[] =>
  items.length === 0 ? [] : [items.slice(0, width), ...rows(items.slice(width), width)];

const printCards = (title: string, cards: readonly Card[]): void =>
  [
    `${title} (${cards.length}):`,
    ...rows(cards, 13).map((row) => row.map(cardName).join(" ")),
  ].forEach((line) => console.log(line));

export { type Card, cardName, newDeck as createDeck, printCards, rows, Suit };
