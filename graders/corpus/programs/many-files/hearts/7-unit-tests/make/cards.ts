import { Card, type Suit } from "../../1-cards/card.ts";
import type { Deck } from "../../1-cards/deck.ts";
import { Hand } from "../../2-deal/hand.ts";
import { Player } from "../../3-legal-plays/player.ts";

const RANKS = "23456789TJQKA";

export const card = (name: string) => new Card(RANKS.indexOf(name.charAt(0)) + 2, "CDHS".indexOf(name.charAt(1)) as Suit);

export const cards = (names: string) => (names.match(/\S\S/g) ?? []).map(card);

export function hand(names: string): Hand {
  const made = new Hand();
  for (const one of cards(names)) made.add(one);
  return made;
}

export function player(names: string, name = "Bo"): Player {
  const made = new Player(name);
  made.pickUp(hand(names));
  return made;
}

export function dealt(deck: Deck): string[] {
  const names: string[] = [];
  while (deck.size > 0) names.push(deck.deal().toString());
  return names;
}

export const ORDER: readonly string[] = Array.from({ length: 52 }, (_, at) => {
  return RANKS.charAt(at % 13) + "CDHS".charAt(Math.floor(at / 13));
});
