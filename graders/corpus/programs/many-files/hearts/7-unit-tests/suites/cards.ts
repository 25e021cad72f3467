import { describe, expect, it, test } from "vitest";
import { Card, Suit } from "../../1-cards/card.ts";
import { Deck } from "../../1-cards/deck.ts";
import cases from "../cases.json" with { type: "json" };
import { card, dealt, ORDER } from "../make/index.ts";

describe("Card", () => {
  it("has a name that can be read again", () => {
    const names = [...ORDER].map((name) => {
      expect(Card.parse(name)).toBeDefined();
      expect(Card.parse(` ${name.toLowerCase()}  `)?.equals(card(name))).toBe(true);
      return String(card(name));
    });
    expect(names).toEqual(ORDER);
  });

  it("has a rank and a suit", () => {
    const queen = new Card(12, Suit.Spades);
    expect([queen.rank, queen.suit, queen.toString()]).toEqual([12, 3, "QS"]);
    expect([Suit.Clubs, Suit.Diamonds, Suit.Hearts]).toEqual([0, 1, 2]);
  });

  test.each(cases.notCards)("%j is none", (text) => expect(Card.parse(text)).toBeUndefined());

  test.each(cases.ranks)("rank %s is refused", (rank) => {
    expect(() => new Card(rank, Suit.Diamonds)).toThrow(RangeError);
  });

  it("equals by rank and suit, not by object", () => {
    expect(card("9H").equals(card("9H"))).toBe(true);
    expect(card("9H").equals(card("9S"))).toBe(false);
    expect(card("9H").equals(card("8H"))).toBe(false);
  });
});

describe("Deck", () => {
  it("is complete and in order, whatever other decks do", () => {
    const [used, fresh] = [new Deck(), new Deck()];
    used.swap(0, 5);
    expect(dealt(used)).toHaveLength(52);
    expect(fresh.size).toBe(52);
    expect(dealt(fresh)).toEqual(ORDER);
  });

  it("cannot deal when it is empty", () => {
    const deck = new Deck();
    dealt(deck);
    expect(deck.size).toBe(0);
    expect(() => deck.deal()).toThrow(RangeError);
  });

  it("swaps two cards, and none with itself", () => {
    const deck = new Deck();
    deck.swap(51, 0);
    deck.swap(20, 20);
    expect(dealt(deck)).toEqual(["AS", ...ORDER.slice(1, -1), "2C"]);
  });

  it("counts places from the next card", () => {
    const deck = new Deck();
    deck.deal();
    deck.swap(0, 2);
    expect(dealt(deck).slice(0, 4)).toEqual(["5C", "4C", "3C", "6C"]);
  });

  it.each(cases.places)("has no places %i and %i", (place, other) => {
    const deck = new Deck();
    expect(() => deck.swap(place!, other!)).toThrow(RangeError);
    expect(dealt(deck)).toEqual(ORDER);
  });
});
