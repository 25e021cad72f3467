import { Pile } from "../1-shuffle/cards.ts";

export class Shoe extends Pile {
  static readonly decks = 7;

  static fill(): Pile {
    return Pile.ofDecks(Shoe.decks);
  }
}

export function newShoe(): number[] {
  return Shoe.fill();
}
