/** @typedef {{ readonly rank: number, readonly suit: number }} Sortable */

/** @type {(card: Sortable) => number} */
const worth = ({ suit, rank }) => suit * 100 + rank;

/**
 * From clubs to spades, and from low to high.
 *
 * @param {Sortable} one
 * @param {Sortable} two
 */
export const byWorth = (one, two) => worth(one) - worth(two);
