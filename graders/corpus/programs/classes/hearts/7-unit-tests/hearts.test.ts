import { beforeEach, describe, expect, it } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "../4-trick/table.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";

/** Makes cards, and names of cards. */
class Cards {
  static readonly HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH";
  static readonly PENALTY = `QS ${Cards.HEARTS}`;

  static one(name: string): Card {
    const suit = "CDHS".indexOf(name[1]!) as Suit;
    return new Card("23456789TJQKA".indexOf(name[0]!) + 2, suit);
  }

  static many(names: string): Card[] {
    return names === "" ? [] : names.split(" ").map(Cards.one);
  }

  static hand(names: string): Hand {
    const hand = new Hand();
    for (const card of Cards.many(names)) hand.add(card);
    return hand;
  }

  static names(cards: Iterable<Card>): string {
    return [...cards].map((card) => card.toString()).join(" ");
  }
}

/** A deck, seen from the outside. */
class Observed {
  readonly deck = new Deck();

  get order(): string[] {
    const order: string[] = [];
    while (this.deck.size > 0) order.push(this.deck.deal().toString());
    return order;
  }
}

/** Gives the numbers of a list, and counts how many were wanted. */
class Numbers {
  #given = 0;

  constructor(private readonly numbers: readonly number[]) {}

  get given(): number {
    return this.#given;
  }

  readonly next = (): number => this.numbers[this.#given++ % this.numbers.length]!;
}

/** Four players, who can be asked for by name. */
class Four {
  readonly north = new Player("North");
  readonly east = new Player("East");
  readonly south = new Player("South");
  readonly west = new Player("West");
  readonly all: Player[] = [this.north, this.east, this.south, this.west];

  trick(names: string): Trick {
    const trick = new Trick();
    let place = 0;
    for (const card of Cards.many(names)) trick.play(this.all[place++]!, card);
    return trick;
  }

  score(...taken: string[]): HandScore {
    const score = new HandScore(this.all);
    taken.forEach((names, place) => {
      score.take(this.all[place]!, Cards.many(names));
    });
    return score;
  }

  points(score: HandScore): number[] {
    return this.all.map((player) => score.points(player));
  }
}

const NEW_DECK = new Observed().order;
let four: Four;
beforeEach(() => {
  four = new Four();
});

describe("Card", () => {
  it("has names of two characters", () => {
    const hearts: string[] = [];
    for (let rank = 2; rank <= 14; rank++) hearts.push(`${new Card(rank, Suit.Hearts)}`);
    expect(hearts.join(" ")).toBe(Cards.HEARTS);
    expect(String(new Card(10, Suit.Spades))).toBe("TS");
    expect(String(new Card(14, Suit.Diamonds))).toBe("AD");
    expect(String(new Card(2, Suit.Clubs))).toBe("2C");
  });

  it.each`
    text      | name
    ${"TD"}   | ${"TD"}
    ${"qs"}   | ${"QS"}
    ${" ah "} | ${"AH"}
    ${"2c"}   | ${"2C"}
  `("parses $text", ({ text, name }: { text: string; name: string }) => {
    const card = Card.parse(text);
    expect(card).toBeDefined();
    expect(card!.toString()).toBe(name);
    expect(card!.equals(Cards.one(name))).toBe(true);
  });

  it("parses nothing else", () => {
    const wrong = ["10H", "10 H", "1S", "KX", "", "SQ", "QSS", "T", "11D"];
    expect(wrong.filter((text) => Card.parse(text) !== undefined)).toEqual([]);
  });

  it("refuses a rank that does not exist", () => {
    for (const rank of [1, 15, 2.5, -7]) expect(() => new Card(rank, Suit.Hearts)).toThrow(RangeError);
  });

  it("equals a card of the same rank and suit only", () => {
    const queen = new Card(12, Suit.Spades);
    expect(queen.equals(new Card(12, Suit.Spades))).toBe(true);
    expect(queen.equals(new Card(12, Suit.Hearts))).toBe(false);
    expect(queen.equals(new Card(11, Suit.Spades))).toBe(false);
  });
});

describe("Deck", () => {
  let observed: Observed;
  beforeEach(() => {
    observed = new Observed();
  });

  it("begins in order", () => {
    expect(observed.deck.size).toBe(52);
    const order = observed.order;
    expect(new Set(order).size).toBe(52);
    expect(order.slice(0, 3)).toEqual(["2C", "3C", "4C"]);
    expect([order[12], order[13], order[26], order[39], order[51]]).toEqual(["AC", "2D", "2H", "2S", "AS"]);
  });

  it("deals until it is empty", () => {
    for (let left = 51; left >= 0; left--) {
      observed.deck.deal();
      expect(observed.deck.size).toBe(left);
    }
    expect(() => observed.deck.deal()).toThrow(RangeError);
  });

  it("shares nothing with another deck", () => {
    const another = new Observed();
    another.deck.deal();
    another.deck.swap(4, 5);
    expect(observed.order).toEqual(NEW_DECK);
  });

  it("swaps", () => {
    observed.deck.swap(1, 50);
    const expected = NEW_DECK.slice();
    expected.splice(1, 1, "KS");
    expected.splice(50, 1, "3C");
    expect(observed.order).toEqual(expected);
  });

  describe("refuses to swap", () => {
    it.each([
      [0, 52],
      [-1, 0],
      [60, 61],
    ])("%i and %i", (place, other) => {
      expect(() => observed.deck.swap(place, other)).toThrow(RangeError);
      expect(observed.order).toEqual(NEW_DECK);
    });

    it("places that are gone", () => {
      observed.deck.deal();
      expect(() => observed.deck.swap(51, 0)).toThrow(RangeError);
    });
  });
});

describe("Hand", () => {
  let hand: Hand;
  beforeEach(() => {
    hand = Cards.hand("QS TD KC 2D AH 9D");
  });

  it("is sorted", () => {
    expect(hand.toString()).toBe("KC 2D 9D TD AH QS");
    expect(Cards.names(hand.cards())).toBe("KC 2D 9D TD AH QS");
    expect(hand.size).toBe(6);
  });

  it("gives away copies", () => {
    const first = hand.cards();
    first.splice(0, 4);
    first.reverse();
    expect(hand.size).toBe(6);
    expect(hand.toString()).toBe("KC 2D 9D TD AH QS");
  });

  it("knows what it has", () => {
    expect(hand.has(Cards.one("TD"))).toBe(true);
    expect(hand.has(Cards.one("TH"))).toBe(false);
    expect(new Hand().has(Cards.one("TD"))).toBe(false);
  });

  it("removes a card once", () => {
    hand.remove(Cards.one("TD"));
    expect(hand.toString()).toBe("KC 2D 9D AH QS");
    expect(() => hand.remove(Cards.one("TD"))).toThrow(RangeError);
    expect(hand.toString()).toBe("KC 2D 9D AH QS");
  });
});

describe("Dealer", () => {
  it("takes 51 numbers for a shuffle, and 1 for two cards", () => {
    const numbers = new Numbers([5]);
    const deck = new Deck();
    const dealer = new Dealer(numbers.next);
    dealer.shuffle(deck);
    expect(numbers.given).toBe(51);
    while (deck.size > 2) deck.deal();
    dealer.shuffle(deck);
    expect(numbers.given).toBe(52);
  });

  it("leaves all cards where they are if each is swapped with itself", () => {
    const observed = new Observed();
    new Dealer(new Numbers(Array.from({ length: 51 }, (_, turn) => 51 - turn)).next).shuffle(observed.deck);
    expect(observed.order).toEqual(NEW_DECK);
  });

  it("shuffles from the last card down", () => {
    const observed = new Observed();
    new Dealer(new Numbers([1804289383, 846930886, 0, 0]).next).shuffle(observed.deck);
    const order = observed.order;
    expect(order.at(-1)).toBe(NEW_DECK[39]);
    expect(order.at(-2)).toBe(NEW_DECK[49]);
    expect(order.at(-3)).toBe("2C");
  });

  it("deals clockwise, to itself last", () => {
    const deck = new Deck();
    const hands = new Dealer(() => 0).deal(deck);
    expect(hands.map((hand) => hand.size)).toEqual([13, 13, 13, 13]);
    expect(hands[0]!.toString()).toBe("2C 6C TC AC 5D 9D KD 4H 8H QH 3S 7S JS");
    expect(hands[3]!.toString()).toBe("5C 9C KC 4D 8D QD 3H 7H JH 2S 6S TS AS");
    expect(deck.size).toBe(0);
  });

  it("deals what there is", () => {
    const deck = new Deck();
    while (deck.size > 6) deck.deal();
    expect(new Dealer(() => 0).deal(deck).map(String)).toEqual(["9S KS", "TS AS", "JS", "QS"]);
  });
});

describe("Player", () => {
  let player: Player;
  beforeEach(() => {
    player = four.south;
    player.pickUp(Cards.hand("2C 4D 9D AH QS"));
  });

  it("has a name and the hand picked up last", () => {
    expect(player.name).toBe("South");
    expect(player.handSize).toBe(5);
    player.pickUp(Cards.hand("3C"));
    expect(player.handSize).toBe(1);
    expect(player.holds(Cards.one("3C"))).toBe(true);
    expect(player.holds(Cards.one("2C"))).toBe(false);
    expect(four.west.handSize).toBe(0);
  });

  it("leads anything", () => {
    expect(Cards.names(player.legalCards())).toBe("2C 4D 9D AH QS");
  });

  it.each`
    led              | legal
    ${Suit.Clubs}    | ${"2C"}
    ${Suit.Diamonds} | ${"4D 9D"}
    ${Suit.Hearts}   | ${"AH"}
    ${Suit.Spades}   | ${"QS"}
  `("follows suit $led with $legal", ({ led, legal }: { led: Suit; legal: string }) => {
    expect(Cards.names(player.legalCards(led))).toBe(legal);
  });

  it("discards anything", () => {
    player.pickUp(Cards.hand("2C AH QS"));
    expect(Cards.names(player.legalCards(Suit.Diamonds))).toBe("2C AH QS");
    player.pickUp(Cards.hand("4D AH"));
    expect(Cards.names(player.legalCards(Suit.Clubs))).toBe("4D AH");
  });

  it("objects", () => {
    const objection = (name: string, led?: Suit) => player.objection(Cards.one(name), led);
    expect(objection("QS", Suit.Diamonds)).toBe("must follow suit");
    expect(objection("QS", Suit.Clubs)).toBe("must follow suit");
    expect(objection("AC", Suit.Diamonds)).toBe("not held");
    expect(objection("5D", Suit.Diamonds)).toBe("not held");
    expect(objection("9D", Suit.Diamonds)).toBeUndefined();
    expect(objection("QS")).toBeUndefined();
  });

  it("plays what it may play", () => {
    player.play(Cards.one("9D"), Suit.Diamonds);
    player.play(Cards.one("AH"));
    expect(Cards.names(player.legalCards())).toBe("2C 4D QS");
    expect(player.handSize).toBe(3);
  });

  it("keeps what it may not play", () => {
    expect(() => player.play(Cards.one("QS"), Suit.Clubs)).toThrow(RangeError);
    expect(() => player.play(Cards.one("KS"))).toThrow(RangeError);
    expect(Cards.names(player.legalCards())).toBe("2C 4D 9D AH QS");
  });
});

describe("Table", () => {
  it("goes round from anybody", () => {
    const { all, north, east, south, west } = four;
    const table = new Table(all);
    all.length = 0;
    expect(table.playersFrom(north).map(({ name }) => name)).toEqual(["North", "East", "South", "West"]);
    expect(table.playersFrom(west).map(({ name }) => name)).toEqual(["West", "North", "East", "South"]);
    expect(table.playersFrom(south)[0]).toBe(south);
    expect(table.playersFrom(south)[3]).toBe(east);
  });

  it("seats any number of players", () => {
    const [one, two, three] = [new Player("1"), new Player("2"), new Player("3")];
    expect(new Table([one, two, three]).playersFrom(two).map(({ name }) => name)).toEqual(["2", "3", "1"]);
  });

  it("refuses strangers", () => {
    expect(() => new Table(four.all).playersFrom(new Four().north)).toThrow(RangeError);
  });
});

describe("Trick", () => {
  it("shows its cards in order after it was asked for the taker", () => {
    const trick = four.trick("5D KC JD 3S");
    expect(trick.taker?.name).toBe("South");
    expect(trick.cards().join(" ")).toBe("5D KC JD 3S");
  });

  it("is nobody's before the first card", () => {
    const trick = new Trick();
    expect(trick.taker).toBe(undefined);
    expect(trick.highest).toBe(undefined);
    expect(trick.leader).toBe(undefined);
    expect(trick.ledSuit).toBe(undefined);
    expect(trick.cards()).toHaveLength(0);
  });

  it.each([
    ["5D KC JD 3S", "South", "JD"],
    ["TH 9H KH 2H", "South", "KH"],
    ["2C 3S 4S AC", "West", "AC"],
    ["KS AD AC AH", "North", "KS"],
    ["9D TD JC 8D", "East", "TD"],
    ["3C 2D", "North", "3C"],
    ["3C 2D 4C", "South", "4C"],
  ])("of %s goes to %s", (names, taker, highest) => {
    const trick = four.trick(names);
    expect(trick.taker?.name).toBe(taker);
    expect(trick.highest?.toString()).toBe(highest);
  });

  it("remembers who led what", () => {
    const trick = new Trick();
    trick.play(four.west, Cards.one("3C"));
    trick.play(four.north, Cards.one("AD"));
    expect(trick.leader).toBe(four.west);
    expect(trick.ledSuit).toBe(Suit.Clubs);
  });

  it("has four cards, one of each player", () => {
    const trick = four.trick("5D KC JD");
    expect(trick.isComplete).toBe(false);
    expect(() => trick.play(four.east, Cards.one("2D"))).toThrow(RangeError);
    expect(Cards.names(trick.cards())).toBe("5D KC JD");
    trick.play(four.west, Cards.one("3S"));
    expect(trick.isComplete).toBe(true);
    expect(() => trick.play(new Player("Fifth"), Cards.one("2D"))).toThrow(RangeError);
    trick.cards().shift();
    expect(Cards.names(trick.cards())).toBe("5D KC JD 3S");
  });
});

describe("HandScore", () => {
  it("counts hearts and the queen of spades", () => {
    expect(HandScore.pointsIn([])).toBe(0);
    expect(HandScore.pointsIn(Cards.many("2H KH"))).toBe(2);
    expect(HandScore.pointsIn(Cards.many("5H QS 9C TH"))).toBe(15);
    expect(HandScore.pointsIn(Cards.many("KS AS QD QC"))).toBe(0);
    expect(HandScore.pointsIn(Cards.many("QH"))).toBe(1);
  });

  it("adds up what is taken", () => {
    const score = four.score("2H", "", "QS 3H");
    score.take(four.north, Cards.many("4H 5H"));
    score.take(four.south, []);
    expect(four.points(score)).toEqual([3, 0, 14, 0]);
    expect(score.shooter).toBe(undefined);
  });

  it("lets the shooter of the moon off", () => {
    const score = four.score("", "", "", Cards.PENALTY);
    expect(score.shooter).toBe(four.west);
    expect(four.points(score)).toEqual([26, 26, 26, 0]);
  });

  it.each([
    ["hearts without the queen", Cards.HEARTS, 13],
    ["all but the ace of hearts", Cards.PENALTY.slice(0, -3), 25],
    ["all but the queen and a heart", Cards.HEARTS.slice(3), 12],
  ])("does not take %s for the moon", (_, names, points) => {
    const score = four.score("", names);
    expect(score.shooter).toBe(undefined);
    expect(four.points(score)).toEqual([0, points, 0, 0]);
  });
});

describe("ScoreSheet", () => {
  let sheet: ScoreSheet;
  const totals = () => four.all.map((player) => sheet.total(player));
  const winners = () => sheet.winners().map((player) => player.name);
  const moons = (count: number, ...taken: string[]) => {
    while (count-- > 0) sheet.enter(four.score(...taken));
  };
  beforeEach(() => {
    sheet = new ScoreSheet(four.all);
  });

  it("begins with nothing", () => {
    expect(totals()).toEqual([0, 0, 0, 0]);
    expect(sheet.isOver).toBe(false);
    expect(winners()).toEqual(["North", "East", "South", "West"]);
  });

  it("adds up", () => {
    sheet.enter(four.score("2H", "3H 4H", "QS"));
    sheet.enter(four.score("QS", "", "AH"));
    moons(1, Cards.PENALTY);
    expect(totals()).toEqual([14, 28, 40, 26]);
    expect(winners()).toEqual(["North"]);
  });

  it("goes on at 99", () => {
    moons(3, "", "", "", Cards.PENALTY);
    sheet.enter(four.score("QS 2H 3H 4H 5H 6H 7H 8H 9H"));
    expect(totals()).toEqual([99, 78, 78, 0]);
    expect(sheet.isOver).toBe(false);
  });

  it("ends at 100", () => {
    moons(3, "", "", "", Cards.PENALTY);
    sheet.enter(four.score("", "", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH"));
    expect(totals()).toEqual([78, 78, 100, 0]);
    expect(sheet.isOver).toBe(true);
    expect(winners()).toEqual(["West"]);
  });

  it("is won by several who are tied, and by one who is not", () => {
    moons(2, Cards.PENALTY);
    moons(2, "", "", "", Cards.PENALTY);
    expect(totals()).toEqual([52, 104, 104, 52]);
    expect(winners()).toEqual(["North", "West"]);
    sheet.winners().pop();
    expect(winners()).toEqual(["North", "West"]);
    sheet.enter(four.score("2H", "QS"));
    expect(winners()).toEqual(["West"]);
  });
});
