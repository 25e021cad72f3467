import type { Card } from "../1-deal/cards.ts";
import type { Play, Queue } from "./queue.ts";

export class Trick {
  #best: Play | undefined;
  readonly #plays: Play[] = [];

  constructor(plays: Iterable<Play>) {
    for (const play of plays) this.#add(play);
  }

  #add(play: Play): void {
    this.#plays.push(play);
    if (!this.#best || Trick.beats(play.card, this.#best.card)) this.#best = play;
  }

  get best(): Play {
    if (!this.#best) throw new RangeError("Trick: nobody has played");
    return this.#best;
  }

  get cards(): Card[] {
    return this.#plays.map(({ card }) => card);
  }

  static beats(card: Card, best: Card): boolean {
    if (card.isSpade !== best.isSpade) return card.isSpade;
    return card.suit === best.suit && card.rank > best.rank;
  }

  static *gather(queue: Queue): Generator<Play> {
    while (!queue.isEmpty) yield queue.dequeue();
  }
}

export const beats = (card: Card, best: Card): boolean => Trick.beats(card, best);
export const bestPlay = (plays: Play[]): Play => new Trick(plays).best;
export const gather = (queue: Queue): Play[] => [...Trick.gather(queue)];
