const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;
type Suit = (typeof Suit)[keyof typeof Suit];
type Card = Readonly<{ rank: number; suit: Suit }>;

const RANKS = "23456789TJQKA";
const SUITS = "CDHS";
const SUIT_ORDER: readonly Suit[] = Object.values(Suit);

const cardName = ({ rank, suit }: Card): string => `${RANKS[rank - 2]}${SUITS[suit]}`;
const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(" ");

export { type Card, cardName, cardNames, RANKS as RANK_LETTERS, Suit, SUIT_ORDER, SUITS as SUIT_LETTERS };
