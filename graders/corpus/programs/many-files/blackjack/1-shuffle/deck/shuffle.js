import { rand } from "#toolkit/random.ts";

/**
 * The unfair shuffle.
 *
 * @param {number[]} deck
 * @returns {void}
 */
export function shuffleDeck(deck) {
  const places = deck.length;
  deck.forEach((card, place) => {
    // forEach reads the card when its turn comes, so earlier swaps count
    const other = rand() % places;
    deck.splice(place, 1, deck[other]);
    deck.splice(other, 1, card);
  });
}
