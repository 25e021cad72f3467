/**
 * Pairs of what two iterators give, until both are done.
 *
 * @template T
 * @param {Iterator<T>} left
 * @param {Iterator<T>} right
 * @param {T} filler stands for what is missing
 * @returns {Generator<[T, T]>}
 */
export default function* zip(left, right, filler) {
  for (let a = left.next(), b = right.next(); !a.done || !b.done; a = left.next(), b = right.next())
    yield [a.done ? filler : a.value, b.done ? filler : b.value];
}
