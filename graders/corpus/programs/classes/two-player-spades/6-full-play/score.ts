abstract class Contract {
  static of(bid: number): Contract {
    return bid === 0 ? new Nil() : new Bid(bid);
  }

  abstract pointsFor(tricks: number): number;
}

class Nil extends Contract {
  static readonly #stake = 100;

  override pointsFor(tricks: number): number {
    return tricks === 0 ? Nil.#stake : -Nil.#stake;
  }
}

class Bid extends Contract {
  constructor(private readonly bid: number) {
    super();
  }

  get #worth(): number {
    return 10 * this.bid;
  }

  override pointsFor(tricks: number): number {
    const extra = tricks - this.bid;
    return extra < 0 ? -this.#worth : this.#worth + extra;
  }
}

export function handPoints(bid: number, tricks: number): number {
  return Contract.of(bid).pointsFor(tricks);
}

export function crossesThreshold(total: number): boolean {
  return total < -200 || total > 499;
}
