/** Points that only grow. */
export class Tally {
  #points = 0;

  get points(): number {
    return this.#points;
  }

  add(points: number): void {
    this.#points += points;
  }
}

/** A tally for each of some keys, in their order. */
export class Tallies<Key> implements Iterable<Key> {
  readonly #tallies = new Map<Key, Tally>();

  constructor(keys: Iterable<Key>) {
    for (const key of keys) this.#tallies.set(key, new Tally());
  }

  of(key: Key): number {
    return this.#tallies.get(key)?.points ?? 0;
  }

  add(key: Key, points: number): void {
    this.#tallies.get(key)?.add(points);
  }

  [Symbol.iterator](): Iterator<Key> {
    return this.#tallies.keys();
  }
}
