import { describe, expect, it } from "vitest";
import { Deck } from "../../1-cards/deck.ts";
import { Dealer } from "../../2-deal/dealer.ts";
import { Hand } from "../../2-deal/hand.ts";
import { card, dealt, hand, ORDER } from "../make/index.ts";

describe("Hand", () => {
  it("is empty at first", () => {
    expect(new Hand().size).toBe(0);
    expect(`${new Hand()}`).toBe("");
  });

  it("sorts, however its cards came", () => {
    expect(String(hand("AS 2S AH TH QD JD KC TC 2C"))).toBe("2C TC KC JD QD TH AH 2S AS");
    expect(hand("3H 3S 3C 3D").cards().join(" ")).toBe("3C 3D 3H 3S");
  });

  it("does not lose cards that are taken from its array", () => {
    const full = hand("4C 5D 6H");
    full.cards().splice(0);
    full.cards().reverse();
    expect([full.size, String(full)]).toEqual([3, "4C 5D 6H"]);
  });

  it("has and removes a card, whichever object it is", () => {
    const three = hand("2D TD QS");
    expect(three.has(card("QS"))).toBe(true);
    three.remove(card("QS"));
    expect(three.has(card("QS"))).toBe(false);
    for (const name of ["QS", "QD", "2S"]) expect(() => three.remove(card(name))).toThrow(RangeError);
    expect(String(three)).toBe("2D TD");
  });
});

describe("Dealer", () => {
  const shuffled = (numbers: Iterator<number>) => {
    let count = 0;
    const deck = new Deck();
    new Dealer(() => {
      count++;
      return numbers.next().value as number;
    }).shuffle(deck);
    return { count, names: dealt(deck) };
  };

  function* squares() {
    for (let root = 1000; ; root += 7) yield root * root;
  }

  function* always(number: number) {
    for (;;) yield number;
  }

  it("needs 51 numbers", () => expect(shuffled(always(3)).count).toBe(51));

  it("moves the first card to the end with zeros", () => {
    expect(shuffled(always(0)).names).toEqual([...ORDER.slice(1), "2C"]);
  });

  it("follows the numbers", () => {
    const names = [...ORDER];
    const numbers = squares();
    for (let i = 51; i >= 1; i--) {
      const r = (numbers.next().value as number) % (i + 1);
      const kept = names[r]!;
      names[r] = names[i]!;
      names[i] = kept;
    }
    expect(shuffled(squares()).names).toEqual(names);
  });

  it("deals in turn, first to the left", () => {
    const deck = new Deck();
    const hands = new Dealer(() => 0).deal(deck).map((one) => one.cards().map(String));
    const expected = [0, 1, 2, 3].map((place) => ORDER.filter((_, at) => at % 4 === place));
    expect(hands).toEqual(expected);
    expect(deck.size).toBe(0);
  });
});
