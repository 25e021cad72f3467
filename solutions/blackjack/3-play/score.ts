/**
 * What a hand is worth.
 *
 * @module
 */

/** The highest score that does not bust. */
export const LIMIT = 21;

const JACK = 11;
const KING = 13;
const ACE = 14;
const PICTURE_POINTS = 10;
// The difference between an ace that counts 11 and one that counts 1.
const ACE_BONUS = 10;

/**
 * The score of a hand.
 *
 * Cards of 2 to 10 count their number; jack, queen and king count 10. The first ace counts 11 if
 * the hand then does not go over 21, and 1 if it does. Every other ace counts 1.
 *
 * @param hand - any number of cards, in any order
 *
 * @example
 * scoreOf([412, 309]); // 19: Q♠ 9♥
 * scoreOf([307, 314]); // 18: 7♥ A♥
 * scoreOf([308, 314, 411, 114]); // 20: 8♥ A♥ J♠ A♣
 */
export function scoreOf(hand: number[]): number {
  // Only after all cards are counted is it clear whether an ace can count 11.
  let score = 0;
  let hasAce = false;
  for (const card of hand) {
    score += pointsOf(card);
    if (card % 100 === ACE) hasAce = true;
  }
  return hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;
}

/**
 * Whether a hand is worth more than 21.
 *
 * @example
 * isBust([310, 205, 411]); // true: 10♥ 5♦ J♠ is 25
 */
export function isBust(hand: number[]): boolean {
  return scoreOf(hand) > LIMIT;
}

/** The points of one card; an ace counts 1. */
function pointsOf(card: number): number {
  const face = card % 100;
  if (face === ACE) return 1;
  if (face >= JACK && face <= KING) return PICTURE_POINTS;
  return face;
}
