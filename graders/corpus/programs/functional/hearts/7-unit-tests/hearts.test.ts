import { describe, expect, test } from "vitest";
import { Card, Suit } from "../1-cards/card";
import { Deck } from "../1-cards/deck";
import { Dealer } from "../2-deal/dealer";
import { Hand } from "../2-deal/hand";
import { Player } from "../3-legal-plays/player";
import { Table } from "../4-trick/table";
import { Trick } from "../4-trick/trick";
import { HandScore } from "../5-score/hand-score";
import { ScoreSheet } from "../5-score/score-sheet";

type Names = readonly string[];

const words = (text: string): Names => text.split(" ").filter((word) => word !== "");
const card = (name: string): Card => Card.parse(name) as Card;
const cards = (names: string): Card[] => words(names).map(card);
const join = (of: readonly { toString(): string }[]): string => of.map(String).join(" ");
const called = (players: readonly Player[]): string => players.map(({ name }) => name).join(" ");

const handOf = (names: string): Hand =>
  cards(names).reduce((hand, one) => {
    hand.add(one);
    return hand;
  }, new Hand());

const playerOf = (names: string): Player => {
  const player = new Player("Ada");
  player.pickUp(handOf(names));
  return player;
};

const empty = (deck: Deck): Names => (deck.size === 0 ? [] : [String(deck.deal()), ...empty(deck)]);
const NEW: Names = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
const HEARTS = NEW.slice(26, 39).join(" ");

const four = (): Player[] => ["North", "East", "South", "West"].map((name) => new Player(name));

describe("Card", () => {
  test.each(NEW.map((name, at) => [name, 2 + (at % 13), Math.floor(at / 13)] as const))("%s", (name, rank, suit) => {
    expect(String(new Card(rank, suit as Suit))).toBe(name);
    const parsed = Card.parse(`  ${name.toLowerCase()} `);
    expect(parsed?.rank).toBe(rank);
    expect(parsed?.suit).toBe(suit);
  });

  test.each(["10H", "1S", "KX", "", "  ", "H", "HT", "2CC", "2 C"])("'%s' is no card", (text) => {
    expect(Card.parse(text)).toBeUndefined();
  });

  test.each([1, 15, 2.5, 0, -2])("the rank %d is refused", (rank) => {
    expect(() => new Card(rank, Suit.Clubs)).toThrow(RangeError);
  });

  test("equals whatever has its rank and suit", () => {
    const equalTo = (name: string) => NEW.filter((other) => card(name).equals(card(other)));
    expect(equalTo("QS")).toEqual(["QS"]);
    expect(equalTo("2C")).toEqual(["2C"]);
  });
});

describe("Deck", () => {
  test("is new, in order, each time", () => {
    const [one, two] = [new Deck(), new Deck()];
    expect(empty(one)).toEqual(NEW);
    expect([one.size, two.size]).toEqual([0, 52]);
    expect(empty(two)).toEqual(NEW);
    expect(() => one.deal()).toThrow(RangeError);
    expect(one.size).toBe(0);
  });

  test("swaps two cards and no more", () => {
    const deck = new Deck();
    deck.swap(3, 40);
    deck.swap(7, 7);
    const swapped = NEW.map((name, at) => (at === 3 ? NEW[40] : at === 40 ? NEW[3] : name));
    expect(empty(deck)).toEqual(swapped);
  });

  test.each([
    [0, 52],
    [52, 0],
    [-1, 0],
    [5, -3],
  ])("has no places %d and %d", (place, other) => {
    const deck = new Deck();
    expect(() => deck.swap(place, other)).toThrow(RangeError);
    expect(empty(deck)).toEqual(NEW);
  });
});

describe("Hand", () => {
  test.each([
    ["", ""],
    ["QS TD KC 2D", "KC 2D TD QS"],
    ["AS KS QS JS TS 9S 2S", "2S 9S TS JS QS KS AS"],
    ["2S 2H 2D 2C", "2C 2D 2H 2S"],
  ])("of '%s' shows '%s'", (added, shown) => {
    const hand = handOf(added);
    expect(String(hand)).toBe(shown);
    expect(join(hand.cards())).toBe(shown);
    expect(hand.size).toBe(words(added).length);
  });

  test("is not changed through its array", () => {
    const hand = handOf("2C 3C 4C");
    hand.cards().length = 0;
    hand.cards().push(card("AS"));
    expect(String(hand)).toBe("2C 3C 4C");
    expect(hand.size).toBe(3);
  });

  test("loses what it holds, and only that", () => {
    const hand = handOf("2D TD QS");
    expect([hand.has(card("TD")), hand.has(card("TH")), hand.has(card("QD"))]).toEqual([true, false, false]);
    hand.remove(card("TD"));
    expect(String(hand)).toBe("2D QS");
    expect(() => hand.remove(card("TD"))).toThrow(RangeError);
    expect(String(hand)).toBe("2D QS");
  });
});

describe("Dealer", () => {
  const swaps = (order: Names, numbers: readonly number[], last = order.length - 1): Names => {
    if (last < 1) return order;
    const [number = 0, ...rest] = numbers;
    const place = number % (last + 1);
    const moved = order.map((name, at) => (at === last ? order[place]! : at === place ? order[last]! : name));
    return swaps(moved, rest, last - 1);
  };

  test.each([
    ["zeros", () => 0],
    ["large numbers", (call: number) => (call * 48271 + 2147483000) % 2147483648],
    ["its own last place", (call: number) => 51 - call],
  ])("shuffles with %s", (_, numberOf) => {
    const numbers = Array.from({ length: 60 }, (_, call) => numberOf(call));
    const left = [...numbers];
    const deck = new Deck();
    new Dealer(() => left.shift()!).shuffle(deck);
    expect(left.length).toBe(9);
    expect(empty(deck)).toEqual(swaps(NEW, numbers));
  });

  test.each([52, 50, 3, 0])("deals %d cards round and round", (size) => {
    const deck = new Deck();
    Array.from({ length: 52 - size }, () => deck.deal());
    const rest = NEW.slice(52 - size);
    const hands = new Dealer(() => 0).deal(deck);
    expect(hands.map(String)).toEqual([0, 1, 2, 3].map((place) => rest.filter((_, at) => at % 4 === place).join(" ")));
    expect(deck.size).toBe(0);
  });
});

describe("Player", () => {
  test("has a name and, at first, no cards", () => {
    const player = new Player("Ada");
    expect([player.name, player.handSize, player.legalCards().length]).toEqual(["Ada", 0, 0]);
    player.pickUp(handOf("2C"));
    player.pickUp(handOf("AS KS"));
    expect([player.handSize, player.holds(card("2C")), player.holds(card("AS"))]).toEqual([2, false, true]);
  });

  test.each([
    ["2C 4D 9D AH QS", undefined, "2C 4D 9D AH QS"],
    ["2C 4D 9D AH QS", Suit.Clubs, "2C"],
    ["2C 4D 9D AH QS", Suit.Diamonds, "4D 9D"],
    ["2C 4D 9D AH QS", Suit.Hearts, "AH"],
    ["2C 4D 9D AH QS", Suit.Spades, "QS"],
    ["4D AH QS", Suit.Clubs, "4D AH QS"],
    ["2C 4D 3H", Suit.Spades, "2C 4D 3H"],
    ["3C 4D QS", Suit.Hearts, "3C 4D QS"],
  ])("who holds %s, when %s is led, may play %s", (held, led, legal) => {
    expect(join(playerOf(held).legalCards(led))).toBe(legal);
  });

  test.each([
    ["QS", Suit.Diamonds, "must follow suit"],
    ["AC", Suit.Diamonds, "not held"],
    ["5D", Suit.Diamonds, "not held"],
    ["AC", undefined, "not held"],
    ["4D", Suit.Diamonds, undefined],
    ["QS", undefined, undefined],
    ["QS", Suit.Clubs, undefined],
  ])("objects to %s on %s: %s", (name, led, objection) => {
    const player = playerOf("4D 9D AH QS");
    expect(player.objection(card(name), led)).toBe(objection);
    const attempt = () => player.play(card(name), led);
    if (objection) {
      expect(attempt).toThrow(RangeError);
      expect(join(player.legalCards())).toBe("4D 9D AH QS");
    } else {
      attempt();
      expect(words(join(player.legalCards()))).toEqual(["4D", "9D", "AH", "QS"].filter((other) => other !== name));
    }
  });
});

describe("Table", () => {
  test.each([
    [0, "North East South West"],
    [1, "East South West North"],
    [2, "South West North East"],
    [3, "West North East South"],
  ])("from place %d: %s", (place, order) => {
    const players = four();
    const table = new Table(players);
    const first = players[place]!;
    players.reverse();
    expect(called(table.playersFrom(first))).toBe(order);
    table.playersFrom(first).pop();
    expect(called(table.playersFrom(first))).toBe(order);
  });

  test("knows no strangers", () => {
    expect(() => new Table(four()).playersFrom(new Player("East"))).toThrow(RangeError);
  });
});

describe("Trick", () => {
  const trickOf = (names: string, players = four()): Trick => {
    const trick = new Trick();
    cards(names).forEach((one, place) => trick.play(players[place]!, one));
    return trick;
  };

  test.each([
    ["5D KC JD 3S", "North:5D North:5D South:JD South:JD"],
    ["2C 5C 9C KC", "North:2C East:5C South:9C West:KC"],
    ["TH 9H KH 2H", "North:TH North:TH South:KH South:KH"],
    ["3S AH AD AC", "North:3S North:3S North:3S North:3S"],
    ["7H AS AC 8H", "North:7H North:7H North:7H West:8H"],
    ["4C TC 9C JD", "North:4C East:TC East:TC East:TC"],
  ])("of %s is taken by %s in turn", (names, takers) => {
    const taken = words(names).map((_, at) => {
      const { taker, highest } = trickOf(words(names).slice(0, at + 1).join(" "));
      return `${taker?.name}:${highest}`;
    });
    expect(taken.join(" ")).toBe(takers);
  });

  test("is not changed by a question", () => {
    const trick = trickOf("5D KC JD 3S");
    const asked = [trick.taker?.name, trick.cards().join(" ")];
    expect(asked).toEqual(["South", "5D KC JD 3S"]);
  });

  test("knows what was played, and by whom first", () => {
    const players = four().reverse();
    const none = new Trick();
    expect([none.leader, none.ledSuit, none.highest, none.taker]).toEqual([undefined, undefined, undefined, undefined]);
    const trick = trickOf("2C AS 3D", players);
    expect([trick.leader === players[0], trick.ledSuit, trick.isComplete]).toEqual([true, Suit.Clubs, false]);
    trick.cards().pop();
    expect(join(trick.cards())).toBe("2C AS 3D");
    expect(() => trick.play(players[1]!, card("4D"))).toThrow(RangeError);
    trick.play(players[3]!, card("KH"));
    expect(trick.isComplete).toBe(true);
    expect(() => trick.play(new Player("Eve"), card("AC"))).toThrow(RangeError);
    expect(join(trick.cards())).toBe("2C AS 3D KH");
  });
});

describe("HandScore", () => {
  test.each([
    ["", 0],
    ["2H KH", 2],
    ["QS", 13],
    ["QH", 1],
    ["KS AS QD QC JS", 0],
    ["5H QS 9C TH", 15],
    [NEW.join(" "), 26],
  ])("%s cost %d", (names, points) => expect(HandScore.pointsIn(cards(names))).toBe(points));

  test.each([
    ["2H 3H 4H|QS||5H", "3 13 0 1", undefined],
    ["|||" + HEARTS, "0 0 0 13", undefined],
    [`QS|${HEARTS}||`, "13 13 0 0", undefined],
    [`QS ${HEARTS.slice(3)}||2H|`, "25 0 1 0", undefined],
    [`||${HEARTS} QS|2C`, "26 26 0 26", "South"],
  ])("%s gives %s", (taken, points, shooter) => {
    const players = four();
    const hand = new HandScore(players);
    taken.split("|").forEach((names, place) => cards(names).forEach((one) => hand.take(players[place]!, [one])));
    expect(players.map(hand.points.bind(hand)).join(" ")).toBe(points);
    expect(hand.shooter?.name).toBe(shooter);
  });
});

describe("ScoreSheet", () => {
  const play = (...hands: Names) => {
    const players = four();
    const sheet = new ScoreSheet(players);
    hands.forEach((taken) => {
      const hand = new HandScore(players);
      taken.split("|").forEach((names, place) => hand.take(players[place]!, cards(names)));
      sheet.enter(hand);
    });
    return {
      totals: players.map((player) => sheet.total(player)).join(" "),
      isOver: sheet.isOver,
      winners: called(sheet.winners()),
    };
  };
  const MOON = `|${HEARTS} QS`;

  test.each([
    [[], "0 0 0 0", false, "North East South West"],
    [["QS|2H 3H|4H 5H|6H"], "13 2 2 1", false, "West"],
    [[MOON, MOON, MOON, "QS 2H 3H 4H 5H 6H 7H 8H 9H"], "99 0 78 78", false, "East"],
    [[MOON, MOON, MOON, "QS 2H 3H 4H 5H 6H 7H 8H 9H|TH"], "99 1 78 78", false, "East"],
    [[MOON, MOON, MOON, "QS 2H 3H 4H 5H 6H 7H 8H 9H TH"], "100 0 78 78", true, "East"],
    [["2H|3H|QS 4H|5H", "|||6H"], "1 1 14 2", false, "North East"],
    [["QS||2H"], "13 0 1 0", false, "East West"],
  ])("after %j", (hands, totals, isOver, winners) => {
    expect(play(...hands)).toEqual({ totals, isOver, winners });
  });
});
