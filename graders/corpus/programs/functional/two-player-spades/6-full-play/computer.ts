import { type Card, type Hand, Suit } from "../1-structs/structs";
import { heldCards } from "./hand";
import { legalCards, orElse } from "./legal";
import { followerTakes } from "./trick";

const isSpade = ({ suit }: Card): boolean => suit === Suit.Spades;

/** The first card for which nothing is greater. */
const greatest = (cards: readonly Card[], measure: (card: Card) => number): Card =>
  cards.toSorted((card, other) => measure(other) - measure(card))[0]!;

const computerBid = (hand: Hand): number =>
  heldCards(hand).filter((card) => isSpade(card) || card.rank > 12).length || 1;

const computerCard = (hand: Hand, led?: Card): Card => {
  const legal = legalCards(hand, led);
  return led
    ? greatest(
        orElse(
          legal.filter((card) => followerTakes(led, card)),
          legal,
        ),
        ({ rank }) => -rank,
      )
    : greatest(
        orElse(
          legal.filter((card) => !isSpade(card)),
          legal,
        ),
        ({ rank }) => rank,
      );
};

export { computerBid, computerCard };
