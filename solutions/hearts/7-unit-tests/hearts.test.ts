/**
 * Unit tests for all parts of Hearts that compute something.
 *
 * Each test uses only public methods. The private fields of a class are its own business.
 *
 * @module
 * @author Deckwork
 */
import { describe, expect, it } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "../4-trick/table.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";

const RANKS = "23456789TJQKA";
const ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH";
const FIRST_ORDER = ["C", "D", "H", "S"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** The card with a name such as `QS`, without using `Card.parse`. */
function card(name: string): Card {
  return new Card(RANKS.indexOf(name.charAt(0)) + 2, "CDHS".indexOf(name.charAt(1)));
}

/** The cards with these names, which are separated by spaces. */
function cards(names: string): Card[] {
  return names === "" ? [] : names.split(" ").map(card);
}

/** A hand that holds these cards. */
function handOf(names: string): Hand {
  const hand = new Hand();
  for (const each of cards(names)) hand.add(each);
  return hand;
}

/** A player who holds these cards. */
function playerWith(names: string): Player {
  const player = new Player("South");
  player.pickUp(handOf(names));
  return player;
}

/** Four players, clockwise. */
function fourPlayers(): [Player, Player, Player, Player] {
  return [new Player("North"), new Player("East"), new Player("South"), new Player("West")];
}

/** The names of cards, because their private fields cannot be compared. */
function names(list: readonly Card[]): string {
  return list.map(String).join(" ");
}

/** All the cards that a deck deals until it is empty. */
function dealtBy(deck: Deck): string[] {
  const dealt: string[] = [];
  for (let left = deck.size; left > 0; left--) dealt.push(String(deck.deal()));
  return dealt;
}

describe("Card", () => {
  it("tells its rank and its suit", () => {
    const queen = new Card(12, Suit.Spades);
    expect([queen.rank, queen.suit]).toEqual([12, Suit.Spades]);
    expect(new Card(2, Suit.Clubs).suit).toBe(Suit.Clubs);
  });

  it("is shown as a letter for the rank and one for the suit", () => {
    const hearts = [2, 9, 10, 11, 12, 13, 14].map((rank) => String(new Card(rank, Suit.Hearts)));
    expect(hearts).toEqual(["2H", "9H", "TH", "JH", "QH", "KH", "AH"]);
    const aces = [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades].map((suit) =>
      new Card(14, suit).toString(),
    );
    expect(aces).toEqual(["AC", "AD", "AH", "AS"]);
  });

  it.each([1, 15, 0, -2, 2.5, Number.NaN])("has no rank %s", (rank) => {
    expect(() => new Card(rank, Suit.Hearts)).toThrow(RangeError);
  });

  it("equals a card of the same rank and suit, and no other", () => {
    const queen = new Card(12, Suit.Spades);
    expect(queen.equals(queen)).toBe(true);
    expect(queen.equals(new Card(12, Suit.Spades))).toBe(true);
    expect(queen.equals(new Card(12, Suit.Hearts))).toBe(false);
    expect(queen.equals(new Card(11, Suit.Spades))).toBe(false);
  });

  it.each(FIRST_ORDER)("is parsed from its name %s", (name) => {
    const parsed = Card.parse(name);
    expect([parsed?.rank, parsed?.suit]).toEqual([card(name).rank, card(name).suit]);
  });

  it("is parsed from small letters, with spaces around it", () => {
    expect(String(Card.parse("qs"))).toBe("QS");
    expect(String(Card.parse(" Th "))).toBe("TH");
  });

  it.each(["", " ", "Q", "S", "1S", "10H", "SQ", "QSS", "Q S", "XX", "QX"])(
    "is not parsed from %j",
    (text) => {
      expect(Card.parse(text)).toBeUndefined();
    },
  );
});

describe("Deck", () => {
  it("deals 52 cards, suit by suit from 2 to ace", () => {
    const deck = new Deck();
    expect(deck.size).toBe(52);
    expect(dealtBy(deck)).toEqual(FIRST_ORDER);
    expect(deck.size).toBe(0);
  });

  it("holds one card less after each it deals", () => {
    const deck = new Deck();
    deck.deal();
    deck.deal();
    expect(deck.size).toBe(50);
  });

  it("deals nothing when it is empty", () => {
    const deck = new Deck();
    dealtBy(deck);
    expect(() => deck.deal()).toThrow(RangeError);
  });

  it("has cards of its own", () => {
    const deck = new Deck();
    const other = new Deck();
    deck.swap(0, 1);
    deck.deal();
    expect(other.size).toBe(52);
    expect(dealtBy(other)).toEqual(FIRST_ORDER);
  });

  it("swaps two cards and leaves the others", () => {
    const deck = new Deck();
    deck.swap(0, 51);
    deck.swap(3, 3);
    expect(dealtBy(deck)).toEqual(["AS", ...FIRST_ORDER.slice(1, 51), "2C"]);
  });

  it("counts places from the next card to be dealt", () => {
    const deck = new Deck();
    deck.deal();
    deck.swap(0, 1);
    expect(String(deck.deal())).toBe("4C");
    expect(String(deck.deal())).toBe("3C");
  });

  it.each([
    [0, 52],
    [-1, 0],
    [52, 52],
  ])("refuses to swap %i and %i, and stays as it is", (place, other) => {
    const deck = new Deck();
    expect(() => deck.swap(place, other)).toThrow(RangeError);
    expect(dealtBy(deck)).toEqual(FIRST_ORDER);
  });
});

describe("Hand", () => {
  it("holds nothing at first", () => {
    expect(new Hand().size).toBe(0);
    expect(new Hand().cards()).toEqual([]);
    expect(new Hand().toString()).toBe("");
  });

  it("shows its cards sorted by suit, then by rank", () => {
    const hand = handOf("AS 2H TD KC JD QD 3C 9D 2S AH");
    expect(hand.toString()).toBe("3C KC 9D TD JD QD 2H AH 2S AS");
    expect(names(hand.cards())).toBe("3C KC 9D TD JD QD 2H AH 2S AS");
    expect(hand.size).toBe(10);
  });

  it("keeps its cards when somebody changes the array it gave", () => {
    const hand = handOf("2C 3D");
    hand.cards().pop();
    hand.cards().reverse();
    expect(hand.toString()).toBe("2C 3D");
    expect(hand.size).toBe(2);
  });

  it("knows an equal card for one that it holds", () => {
    const hand = handOf("2C QS");
    expect(hand.has(card("QS"))).toBe(true);
    expect(hand.has(card("QH"))).toBe(false);
    expect(hand.has(card("2S"))).toBe(false);
  });

  it("loses a card that is removed, and no other", () => {
    const hand = handOf("2C QS 5D");
    hand.remove(card("QS"));
    expect(hand.toString()).toBe("2C 5D");
    expect(hand.has(card("QS"))).toBe(false);
  });

  it("cannot lose what it does not hold", () => {
    const hand = handOf("2C QS");
    expect(() => hand.remove(card("QH"))).toThrow(RangeError);
    expect(hand.toString()).toBe("2C QS");
  });
});

describe("Dealer", () => {
  /** Shuffles a full deck with the given random numbers, one after the other, again and again. */
  function shuffled(...numbers: number[]): { order: string[]; calls: number } {
    let calls = 0;
    const dealer = new Dealer(() => numbers[calls++ % numbers.length]!);
    const deck = new Deck();
    dealer.shuffle(deck);
    return { order: dealtBy(deck), calls };
  }

  it("takes 51 random numbers for a full deck", () => {
    expect(shuffled(7).calls).toBe(51);
  });

  it("swaps each card from the last down with the one at the random number modulo i + 1", () => {
    const numbers = Array.from({ length: 51 }, (_, at) => (at * 7919 + 104729) % 2147483648);
    const expected = [...FIRST_ORDER];
    for (let i = 51; i >= 1; i--) {
      const r = numbers[51 - i]! % (i + 1);
      [expected[i], expected[r]] = [expected[r]!, expected[i]!];
    }
    expect(shuffled(...numbers).order).toEqual(expected);
  });

  it("puts the first card to the end of the rest when every number is 0", () => {
    expect(shuffled(0).order).toEqual([...FIRST_ORDER.slice(1), "2C"]);
  });

  it("deals one card at a time, the dealer's left first and the dealer last", () => {
    const deck = new Deck();
    const hands = new Dealer(() => 0).deal(deck);
    expect(hands.map(String)).toEqual([
      "2C 6C TC AC 5D 9D KD 4H 8H QH 3S 7S JS",
      "3C 7C JC 2D 6D TD AD 5H 9H KH 4S 8S QS",
      "4C 8C QC 3D 7D JD 2H 6H TH AH 5S 9S KS",
      "5C 9C KC 4D 8D QD 3H 7H JH 2S 6S TS AS",
    ]);
    expect(deck.size).toBe(0);
  });
});

describe("Player", () => {
  it("has a name and no cards at first", () => {
    const player = new Player("West");
    expect(player.name).toBe("West");
    expect(player.handSize).toBe(0);
  });

  it("holds the hand picked up last", () => {
    const player = playerWith("2C 3D");
    player.pickUp(handOf("QS AH KD"));
    expect(player.handSize).toBe(3);
    expect(player.holds(card("QS"))).toBe(true);
    expect(player.holds(card("2C"))).toBe(false);
  });

  it("leads any card", () => {
    expect(names(playerWith("2H QS 3C").legalCards())).toBe("3C 2H QS");
  });

  it.each([
    [Suit.Clubs, "2C 9C"],
    [Suit.Diamonds, "KD"],
    [Suit.Hearts, "2H AH"],
    [Suit.Spades, "QS"],
  ])("follows suit %i", (led, legal) => {
    expect(names(playerWith("QS AH 9C KD 2H 2C").legalCards(led))).toBe(legal);
  });

  it.each([Suit.Clubs, Suit.Diamonds])("discards any card when it cannot follow suit %i", (led) => {
    expect(names(playerWith("QS AH 2H 3S").legalCards(led))).toBe("2H AH 3S QS");
  });

  it("says why a card may not be played", () => {
    const player = playerWith("4D 9D AH");
    expect(player.objection(card("9D"), Suit.Diamonds)).toBeUndefined();
    expect(player.objection(card("AH"), Suit.Diamonds)).toBe("must follow suit");
    expect(player.objection(card("AH"))).toBeUndefined();
    expect(player.objection(card("AH"), Suit.Clubs)).toBeUndefined();
    expect(player.objection(card("AC"), Suit.Diamonds)).toBe("not held");
    expect(player.objection(card("5D"), Suit.Diamonds)).toBe("not held");
  });

  it("does not hold a card any more that it has played", () => {
    const player = playerWith("4D 9D AH");
    player.play(card("9D"), Suit.Diamonds);
    expect(names(player.legalCards())).toBe("4D AH");
    expect(player.handSize).toBe(2);
  });

  it("keeps a card that it may not play", () => {
    const player = playerWith("4D AH");
    expect(() => player.play(card("AH"), Suit.Diamonds)).toThrow(RangeError);
    expect(() => player.play(card("QS"))).toThrow(RangeError);
    expect(names(player.legalCards())).toBe("4D AH");
  });
});

describe("Table", () => {
  it("lets the players play clockwise from any of them", () => {
    const [north, east, south, west] = fourPlayers();
    const table = new Table([north, east, south, west]);
    const order = (first: Player): string[] => table.playersFrom(first).map(({ name }) => name);
    expect(order(north)).toEqual(["North", "East", "South", "West"]);
    expect(order(east)).toEqual(["East", "South", "West", "North"]);
    expect(order(west)).toEqual(["West", "North", "East", "South"]);
  });

  it("does not know strangers", () => {
    const table = new Table(fourPlayers());
    expect(() => table.playersFrom(new Player("North"))).toThrow(RangeError);
  });
});

describe("Trick", () => {
  /** The taker and the winning card of a trick with these cards; North leads the first one. */
  function takerOf(played: string): string {
    const players = fourPlayers();
    const trick = new Trick();
    for (const [at, each] of cards(played).entries()) trick.play(players[at]!, each);
    return `${trick.taker?.name} ${trick.highest}`;
  }

  it("knows nothing before the first card", () => {
    const trick = new Trick();
    expect([trick.leader, trick.ledSuit, trick.highest, trick.taker]).toEqual(
      new Array(4).fill(undefined),
    );
    expect(trick.cards()).toEqual([]);
    expect(trick.isComplete).toBe(false);
  });

  it("knows who led, and which suit", () => {
    const [north, east] = fourPlayers();
    const trick = new Trick();
    trick.play(east, card("2C"));
    trick.play(north, card("AS"));
    expect(trick.leader).toBe(east);
    expect(trick.ledSuit).toBe(Suit.Clubs);
  });

  it.each([
    ["5D KC JD 3S", "South JD"],
    ["2C AS AH AD", "North 2C"],
    ["AD KD QD JD", "North AD"],
    ["2H 3H 4H 5H", "West 5H"],
    ["TH 9H KH 2H", "South KH"],
    ["7D AC 9D 8D", "South 9D"],
    ["9S TS 8S KH", "East TS"],
    ["3H QS AC 4H", "West 4H"],
  ])("of %s is taken by %s", (played, taker) => {
    expect(takerOf(played)).toBe(taker);
  });

  it("is taken, so far, by the highest card of the suit led", () => {
    expect(takerOf("5D")).toBe("North 5D");
    expect(takerOf("5D KC")).toBe("North 5D");
    expect(takerOf("5D KC JD")).toBe("South JD");
  });

  it("is complete after four cards, and keeps their order", () => {
    const players = fourPlayers();
    const trick = new Trick();
    for (const [at, each] of cards("5D KC JD").entries()) trick.play(players[at]!, each);
    expect(trick.isComplete).toBe(false);
    trick.play(players[3], card("3S"));
    expect(trick.isComplete).toBe(true);
    trick.cards().pop();
    expect(names(trick.cards())).toBe("5D KC JD 3S");
  });

  it("refuses a fifth card and a second one of the same player", () => {
    const players = fourPlayers();
    const trick = new Trick();
    trick.play(players[0], card("5D"));
    expect(() => trick.play(players[0], card("6D"))).toThrow(RangeError);
    for (const [at, each] of cards("KC JD 3S").entries()) trick.play(players[at + 1]!, each);
    expect(() => trick.play(new Player("Guest"), card("7D"))).toThrow(RangeError);
    expect(names(trick.cards())).toBe("5D KC JD 3S");
  });
});

describe("HandScore", () => {
  it.each([
    ["", 0],
    ["2C AD KS AS QC QD", 0],
    ["2H", 1],
    ["AH KH QH TH", 4],
    ["QS", 13],
    ["QS QH QC QD", 14],
    [`${ALL_HEARTS} QS`, 26],
  ])("finds in %j %i points", (taken, points) => {
    expect(HandScore.pointsIn(cards(taken))).toBe(points);
  });

  /** The points of four players who have each taken these cards at once. */
  function pointsOf(...taken: string[]): number[] {
    const players = fourPlayers();
    const hand = new HandScore(players);
    for (const [at, each] of taken.entries()) hand.take(players[at]!, cards(each));
    return players.map((player) => hand.points(player));
  }

  it("begins at 0", () => {
    expect(pointsOf()).toEqual([0, 0, 0, 0]);
  });

  it("gives each player the points of the cards taken", () => {
    expect(pointsOf("QS 2H", "3H 4H 5H", "2C", "6H")).toEqual([14, 3, 0, 1]);
  });

  it("adds up what a player takes in several tricks", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    for (const taken of ["2H 3H", "QS", "4C", "4H"]) hand.take(players[2], cards(taken));
    expect(players.map((player) => hand.points(player))).toEqual([0, 0, 16, 0]);
  });

  it("gives 26 to everybody but the player who shoots the moon", () => {
    expect(pointsOf("", `${ALL_HEARTS} QS 2C`)).toEqual([26, 0, 26, 26]);
  });

  it("does not take the hearts alone for the moon, nor all but one", () => {
    expect(pointsOf(ALL_HEARTS, "QS")).toEqual([13, 13, 0, 0]);
    expect(pointsOf(ALL_HEARTS)).toEqual([13, 0, 0, 0]);
    expect(pointsOf("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH")).toEqual([25, 1, 0, 0]);
  });

  it("knows who shoots the moon, from the last penalty card on", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    hand.take(players[3], cards(ALL_HEARTS));
    expect(hand.shooter).toBeUndefined();
    hand.take(players[3], cards("QS"));
    expect(hand.shooter).toBe(players[3]);
  });
});

describe("ScoreSheet", () => {
  /**
   * A sheet with these hands of play, each given as the cards that North, East, South and West
   * took.
   */
  function sheetOf(players: readonly Player[], ...hands: string[][]): ScoreSheet {
    const sheet = new ScoreSheet(players);
    for (const taken of hands) {
      const hand = new HandScore(players);
      for (const [at, each] of taken.entries()) hand.take(players[at]!, cards(each));
      sheet.enter(hand);
    }
    return sheet;
  }

  const EAST_SHOOTS = ["", `${ALL_HEARTS} QS`];
  /** 22 points for North, so North has 100 after another player shoots three moons. */
  const TWENTY_TWO = ["QS 2H 3H 4H 5H 6H 7H 8H 9H TH", "JH", "QH", "KH AH"];
  const TWENTY_ONE = ["QS 2H 3H 4H 5H 6H 7H 8H 9H", "TH JH", "QH", "KH AH"];

  it("begins at 0", () => {
    const players = fourPlayers();
    const sheet = new ScoreSheet(players);
    expect(players.map((player) => sheet.total(player))).toEqual([0, 0, 0, 0]);
    expect(sheet.isOver).toBe(false);
  });

  it("adds up the hands of play", () => {
    const players = fourPlayers();
    const sheet = sheetOf(players, ["QS", "2H 3H", "4H"], EAST_SHOOTS, ["2H", "", "QS"]);
    expect(players.map((player) => sheet.total(player))).toEqual([40, 2, 40, 26]);
  });

  it("is over at 100 points, and not at 99", () => {
    const players = fourPlayers();
    const moons = [EAST_SHOOTS, EAST_SHOOTS, EAST_SHOOTS];
    expect(sheetOf(players, ...moons, TWENTY_ONE).isOver).toBe(false);
    expect(sheetOf(players, ...moons, TWENTY_TWO).isOver).toBe(true);
  });

  it("is over when a single player has more than 100 points", () => {
    const players = fourPlayers();
    const twentySix = ["2H", "", "QS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"];
    const sheet = sheetOf(players, ...new Array(5).fill(twentySix));
    expect(players.map((player) => sheet.total(player))).toEqual([5, 0, 125, 0]);
    expect(sheet.isOver).toBe(true);
  });

  it("lets the fewest points win", () => {
    const players = fourPlayers();
    const sheet = sheetOf(players, ["QS", "2H 3H", "4H", "5H 6H"]);
    expect(sheet.winners().map(({ name }) => name)).toEqual(["South"]);
  });

  it("names all who are tied, in the order of the players", () => {
    const players = fourPlayers();
    expect(
      sheetOf(players, ["4H", "QS", "2H", "3H"])
        .winners()
        .map(({ name }) => name),
    ).toEqual(["North", "South", "West"]);
    expect(new ScoreSheet(players).winners().length).toBe(4);
  });
});
