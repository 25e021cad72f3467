import { type Card, type Hand, Suit } from "../1-structs/structs";

const isSame =
  (card: Card) =>
  (other: Card): boolean =>
    card.rank === other.rank && card.suit === other.suit;

const heldCards = ({ cards, count }: Hand): Card[] => cards.slice(0, count);

const isAmong = (card: Card, cards: readonly Card[]): boolean => cards.some(isSame(card));

/** The hand without a card. */
const without = ({ cards, count }: Hand, card: Card): Hand => ({
  cards: [...cards.toSpliced(cards.findIndex(isSame(card)), 1), { rank: 0, suit: Suit.Clubs }],
  count: count - 1,
});

export { heldCards, isAmong, without };
