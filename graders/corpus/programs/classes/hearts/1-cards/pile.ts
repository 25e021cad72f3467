/** Things in a row. What may be done with them is decided by the classes that extend it. */
export abstract class Pile<T> {
  readonly #things: T[];

  protected constructor(things: Iterable<T>) {
    this.#things = Array.from(things);
  }

  get size(): number {
    return this.#things.length;
  }

  protected put(thing: T): void {
    this.#things.push(thing);
  }

  protected takeOut(place: number): T {
    this.#check(place);
    return this.#things.splice(place, 1)[0] as T;
  }

  protected exchange(place: number, other: number): void {
    this.#check(place);
    this.#check(other);
    const kept = this.#things[place] as T;
    this.#things[place] = this.#things[other] as T;
    this.#things[other] = kept;
  }

  protected placeOf(isIt: (thing: T) => boolean): number {
    for (let place = 0; place < this.size; place++) if (isIt(this.#things[place] as T)) return place;
    return -1;
  }

  protected copy(): T[] {
    return this.#things.slice();
  }

  #check(place: number): void {
    if (!Number.isInteger(place) || place < 0 || place >= this.size) {
      throw new RangeError(`There is no place ${place} among ${this.size}.`);
    }
  }
}
