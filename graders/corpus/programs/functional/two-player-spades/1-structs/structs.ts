export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;
export type Suit = (typeof Suit)[keyof typeof Suit];

export type Card = { rank: number; suit: Suit };

/** Cards, and a number that says where we are in them. */
type Counted<Name extends string> = { cards: Card[] } & Record<Name, number>;

export type Deck = Counted<"index">;
export type Hand = Counted<"count">;
