/** Things in a circle, each of which has a next one. */
export class Ring<T> {
  readonly #things: readonly T[];

  constructor(things: Iterable<T>) {
    this.#things = [...things];
  }

  *from(first: T): Generator<T> {
    let seen = false;
    for (const thing of this.#things) {
      seen ||= thing === first;
      if (seen) yield thing;
    }
    if (!seen) throw new RangeError("It is not in the circle.");
    for (const thing of this.#things) {
      if (thing === first) return;
      yield thing;
    }
  }
}
