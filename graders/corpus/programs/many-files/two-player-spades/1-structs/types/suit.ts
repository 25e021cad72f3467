export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;

type Names = keyof typeof Suit;
export type Suit = (typeof Suit)[Names];
