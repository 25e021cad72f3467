export const Suit = Object.freeze({ Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 });
export type Suit = number;
