/**
 * Little generators that the other files use.
 *
 * @module
 */

/** first, first + 1, ... up to and including last */
export function* range(first: number, last: number): Generator<number> {
  for (let n = first; n <= last; n++) yield n;
}

/**
 * Walks along two things at the same time, until BOTH are at their end.
 * The shorter one yields undefined from then on.
 */
export function* sideBySide<A, B>(
  a: Iterable<A>,
  b: Iterable<B>,
): Generator<[A | undefined, B | undefined]> {
  const as = a[Symbol.iterator]();
  const bs = b[Symbol.iterator]();
  for (;;) {
    const x = as.next();
    const y = bs.next();
    if (x.done && y.done) return;
    yield [x.done ? undefined : x.value, y.done ? undefined : y.value];
  }
}
