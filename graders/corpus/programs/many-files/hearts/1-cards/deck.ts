import { type DeckShape, makeDeck } from "./deck/make-deck.ts";

export interface Deck extends DeckShape {}

export class Deck {
  constructor() {
    return makeDeck();
  }
}
