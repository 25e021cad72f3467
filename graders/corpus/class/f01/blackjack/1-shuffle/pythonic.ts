/**
 * A few things I miss from Python.
 *
 * @module
 */

/** range(stop) or range(start, stop), the stop is not included. Lazy, like in Python 3. */
export function* range(start: number, stop?: number): Generator<number> {
  const [first, end] = stop === undefined ? [0, start] : [start, stop];
  for (let n = first; n < end; n++) yield n;
}

/** [make(x) for x in items] */
export const list_of = <T, R>(items: Iterable<T>, make: (x: T) => R): R[] => [...items].map(make);

/** dict(zip(keys, values)) */
export const dict_of = <K, V>(keys: Iterable<K>, values: V[]) =>
  new Map(list_of(keys, (key) => key).map((key, n) => [key, values[n]]));

/** divmod(a, b) for positive numbers: the quotient and the remainder together. */
export const divmod = (a: number, b: number): [number, number] => [(a - (a % b)) / b, a % b];

/** itertools.zip_longest: pairs, and undefined where the shorter one has ended. */
export function* zip_longest<T>(
  a: Iterable<T>,
  b: Iterable<T>,
): Generator<[T | undefined, T | undefined]> {
  const [it_a, it_b] = [a[Symbol.iterator](), b[Symbol.iterator]()];
  while (true) {
    const [x, y] = [it_a.next(), it_b.next()];
    if (x.done && y.done) return;
    yield [x.done ? undefined : x.value, y.done ? undefined : y.value];
  }
}

/** enumerate(items) */
export function* enumerate<T>(items: Iterable<T>): Generator<[number, T]> {
  let n = 0;
  for (const item of items) yield [n++, item];
}
