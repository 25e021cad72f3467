import { beforeEach, describe, expect, it } from "vitest";
import { Suit } from "../../1-cards/card.ts";
import { Player } from "../../3-legal-plays/player.ts";
import { card, hand, player } from "../make/index.ts";

describe("Player", () => {
  let bo: Player;
  beforeEach(() => {
    bo = player("2C 4D 9D AH QS");
  });
  const left = () => bo.legalCards().join(" ");

  it("knows the name and the hand", () => {
    expect(bo.name).toBe("Bo");
    expect(bo.handSize).toBe(5);
    bo.pickUp(hand("KH"));
    expect([bo.handSize, bo.holds(card("KH")), bo.holds(card("2C"))]).toEqual([1, true, false]);
    expect(new Player("Al").handSize).toBe(0);
  });

  describe("may play", () => {
    it("anything as the leader", () => expect(left()).toBe("2C 4D 9D AH QS"));

    it.each([
      { suit: "Clubs", legal: "2C" },
      { suit: "Diamonds", legal: "4D 9D" },
      { suit: "Hearts", legal: "AH" },
      { suit: "Spades", legal: "QS" },
    ] as const)("$legal on $suit", ({ suit, legal }) => {
      expect(bo.legalCards(Suit[suit]).join(" ")).toBe(legal);
    });

    it.each([Suit.Clubs, Suit.Hearts, Suit.Spades])("anything on suit %i without one of it", (suit) => {
      expect(player("4D 9D").legalCards(suit).join(" ")).toBe("4D 9D");
    });

    it("cards that cost nothing, even with penalty cards at hand", () => {
      expect(player("4D 9D AH QS").legalCards(Suit.Clubs).join(" ")).toBe("4D 9D AH QS");
      expect(player("2C AH").legalCards(Suit.Diamonds).join(" ")).toBe("2C AH");
      expect(player("2C QS").legalCards(Suit.Diamonds).join(" ")).toBe("2C QS");
    });
  });

  it("says why not", () => {
    expect(bo.objection(card("AC"), Suit.Clubs)).toBe("not held");
    expect(bo.objection(card("AC"))).toBe("not held");
    expect(bo.objection(card("QS"), Suit.Clubs)).toBe("must follow suit");
    expect(bo.objection(card("2C"), Suit.Clubs)).toBeUndefined();
    expect(bo.objection(card("QS"))).toBeUndefined();
  });

  it("plays a card", () => {
    bo.play(card("4D"), Suit.Diamonds);
    expect(left()).toBe("2C 9D AH QS");
    expect(bo.holds(card("4D"))).toBe(false);
  });

  it.each([
    ["QS", Suit.Hearts],
    ["AC", Suit.Clubs],
    ["AC", undefined],
  ])("keeps everything when %s is refused", (name, led) => {
    expect(() => bo.play(card(name), led)).toThrow(RangeError);
    expect(left()).toBe("2C 4D 9D AH QS");
  });
});
