/** @type {[applies: (bid: number, tricks: number) => boolean, points: (bid: number, tricks: number) => number][]} */
const rules = [
  [(bid, tricks) => bid === 0 && tricks === 0, () => 100],
  [(bid) => bid === 0, () => -100],
  [(bid, tricks) => tricks < bid, (bid) => -10 * bid],
  [() => true, (bid, tricks) => 10 * bid + (tricks - bid)],
];

/**
 * @param {number} bid
 * @param {number} tricks
 * @returns {number}
 */
export function handPoints(bid, tricks) {
  for (const [applies, points] of rules) if (applies(bid, tricks)) return points(bid, tricks);
  return 0;
}
