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

/**
 * The names of cards, because their private fields cannot be compared. They come from the ranks and suits: if
 * `toString` is wrong, only its own tests fail.
 */
function names(list: readonly Card[]): string {
  return list.map(({ rank, suit }) => RANKS.charAt(rank - 2) + "CDHS".charAt(suit)).join(" ");
}

/** The names of all the cards that a deck deals until it is empty. */
function dealtBy(deck: Deck): string[] {
  const dealt: Card[] = [];
  for (let left = deck.size; left > 0; left--) dealt.push(deck.deal());
  return names(dealt).split(" ");
}

/** Makes a call that is refused, and goes on. Other tests look at the error. */
function refused(call: () => void): void {
  try {
    call();
  } catch {
    // What matters is what has changed.
  }
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

  it("equals another object of the same rank and suit", () => {
    const queen = new Card(12, Suit.Spades);
    expect(queen.equals(queen)).toBe(true);
    expect(queen.equals(new Card(12, Suit.Spades))).toBe(true);
  });

  it("does not equal a card of another rank or another suit", () => {
    const queen = new Card(12, Suit.Spades);
    expect(queen.equals(new Card(12, Suit.Hearts))).toBe(false);
    expect(queen.equals(new Card(11, Suit.Spades))).toBe(false);
  });

  it("is parsed from each of the 52 names", () => {
    const parsed = FIRST_ORDER.map((name) => Card.parse(name));
    expect(parsed.map((one) => [one?.rank, one?.suit])).toEqual(
      FIRST_ORDER.map((name) => [card(name).rank, card(name).suit]),
    );
  });

  it.each([
    ["qs", "QS"],
    ["Kh", "KH"],
    [" 7C ", "7C"],
    ["  ad", "AD"],
  ])("is parsed from %j as %s", (text, name) => {
    expect(String(Card.parse(text))).toBe(name);
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
    const order = dealtBy(new Deck());
    const deck = new Deck();
    const other = new Deck();
    deck.swap(0, 1);
    deck.deal();
    expect(other.size).toBe(52);
    expect(dealtBy(other)).toEqual(order);
  });

  it("swaps two cards and leaves the others", () => {
    const order = dealtBy(new Deck());
    const deck = new Deck();
    deck.swap(0, 51);
    deck.swap(3, 3);
    expect(dealtBy(deck)).toEqual([order[51], ...order.slice(1, 51), order[0]]);
  });

  it("counts places from the next card to be dealt", () => {
    const order = dealtBy(new Deck());
    const deck = new Deck();
    deck.deal();
    deck.swap(0, 1);
    expect(names([deck.deal(), deck.deal()])).toBe(`${order[2]} ${order[1]}`);
  });

  it.each([
    [0, 52],
    [-1, 0],
    [52, 52],
  ])("refuses to swap %i and %i, and stays as it is", (place, other) => {
    const order = dealtBy(new Deck());
    const deck = new Deck();
    expect(() => deck.swap(place, other)).toThrow(RangeError);
    expect(dealtBy(deck)).toEqual(order);
  });
});

describe("Hand", () => {
  it("holds nothing at first", () => {
    expect(new Hand().size).toBe(0);
    expect(new Hand().cards()).toEqual([]);
    expect(new Hand().toString()).toBe("");
  });

  it("sorts its cards by suit, then by rank", () => {
    const hand = handOf("AS 2H TD KC JD QD 3C 9D 2S AH");
    expect(names(hand.cards())).toBe("3C KC 9D TD JD QD 2H AH 2S AS");
    expect(hand.size).toBe(10);
  });

  it("is shown as the names of its sorted cards", () => {
    expect(handOf("QS 4D 2C").toString()).toBe("2C 4D QS");
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
    expect(hand.has(card("9H"))).toBe(false);
  });

  it("loses a card that is removed, and no other", () => {
    const hand = handOf("2C QS 5D");
    hand.remove(card("QS"));
    expect(names(hand.cards())).toBe("2C 5D");
    expect(hand.size).toBe(2);
  });

  it("refuses to remove what it does not hold", () => {
    const hand = handOf("2C QS");
    expect(() => hand.remove(card("9H"))).toThrow(RangeError);
  });

  it("keeps its cards when it refuses to remove one", () => {
    const hand = handOf("2C QS");
    refused(() => hand.remove(card("9H")));
    expect(names(hand.cards())).toBe("2C QS");
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
    const expected = dealtBy(new Deck());
    for (let i = 51; i >= 1; i--) {
      const r = numbers[51 - i]! % (i + 1);
      [expected[i], expected[r]] = [expected[r]!, expected[i]!];
    }
    expect(shuffled(...numbers).order).toEqual(expected);
  });

  it("puts the first card to the end of the rest when every number is 0", () => {
    const order = dealtBy(new Deck());
    expect(shuffled(0).order).toEqual([...order.slice(1), order[0]]);
  });

  it("deals one card at a time, the dealer's left first and the dealer last", () => {
    const order = dealtBy(new Deck());
    const deck = new Deck();
    const hands = new Dealer(() => 0).deal(deck);
    const held = hands.map((hand) => names(hand.cards()).split(" ").toSorted());
    const everyFourth = (first: number): string[] => order.filter((_, at) => at % 4 === first);
    expect(held).toEqual([0, 1, 2, 3].map((place) => everyFourth(place).toSorted()));
    expect(deck.size).toBe(0);
  });

  it("deals until the deck is empty, however many cards it holds", () => {
    const deck = new Deck();
    deck.deal();
    deck.deal();
    expect(new Dealer(() => 0).deal(deck).map(({ size }) => size)).toEqual([13, 13, 12, 12]);
    expect(deck.size).toBe(0);
  });
});

describe("Player", () => {
  it("has a name and no cards at first", () => {
    const player = new Player("West");
    expect(player.name).toBe("West");
    expect(player.handSize).toBe(0);
  });

  it("holds the cards of its hand", () => {
    const player = playerWith("2C 3D");
    expect(player.handSize).toBe(2);
    expect(player.holds(card("3D"))).toBe(true);
    expect(player.holds(card("QS"))).toBe(false);
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

  it("follows clubs", () => {
    expect(names(playerWith("QS AH 9C KD 2H 2C").legalCards(Suit.Clubs))).toBe("2C 9C");
  });

  it.each([
    [Suit.Diamonds, "KD"],
    [Suit.Hearts, "2H AH"],
    [Suit.Spades, "QS"],
  ])("follows suit %i", (led, legal) => {
    expect(names(playerWith("QS AH 9C KD 2H 2C").legalCards(led))).toBe(legal);
  });

  it.each([Suit.Clubs, Suit.Diamonds])("discards any card when it cannot follow suit %i", (led) => {
    expect(names(playerWith("QS AH 2H 3S").legalCards(led))).toBe("2H AH 3S QS");
  });

  it("finds its legal cards anew each time", () => {
    const player = playerWith("4D 9D AH");
    const before = names(player.legalCards(Suit.Diamonds));
    player.legalCards(Suit.Diamonds).pop();
    expect(names(player.legalCards(Suit.Diamonds))).toBe(before);
  });

  it("has no objection to a card that may be played", () => {
    const player = playerWith("4D 9D AH");
    expect(player.objection(card("9D"), Suit.Diamonds)).toBeUndefined();
    expect(player.objection(card("9D"))).toBeUndefined();
    expect(player.objection(card("AH"), Suit.Spades)).toBeUndefined();
  });

  it("objects to a card that it does not hold", () => {
    const player = playerWith("4D 9D AH");
    expect(player.objection(card("QC"), Suit.Diamonds)).toBe("not held");
    expect(player.objection(card("5D"), Suit.Diamonds)).toBe("not held");
  });

  it("objects to a card that does not follow suit", () => {
    const player = playerWith("4D 9D AH");
    expect(player.objection(card("AH"), Suit.Diamonds)).toBe("must follow suit");
  });

  it("does not hold a card any more that it has played", () => {
    const player = playerWith("4D 9D AH");
    player.play(card("4D"), Suit.Diamonds);
    expect(["4D", "9D", "AH"].map((name) => player.holds(card(name)))).toEqual([false, true, true]);
    expect(player.handSize).toBe(2);
  });

  it("refuses to play a card to which it objects", () => {
    const player = playerWith("4D AH");
    expect(() => player.play(card("AH"), Suit.Diamonds)).toThrow(RangeError);
    expect(() => player.play(card("QS"))).toThrow(RangeError);
  });

  it("keeps a card that it refuses to play", () => {
    const player = playerWith("4D AH");
    refused(() => player.play(card("AH"), Suit.Diamonds));
    expect(player.holds(card("AH"))).toBe(true);
    expect(player.handSize).toBe(2);
  });
});

describe("Table", () => {
  /** The names of the players, in the order in which they play. */
  function order(table: Table, first: Player): string[] {
    return table.playersFrom(first).map(({ name }) => name);
  }

  it("lets the players play clockwise from any of them", () => {
    const [north, east, south, west] = fourPlayers();
    const table = new Table([north, east, south, west]);
    expect(order(table, north)).toEqual(["North", "East", "South", "West"]);
    expect(order(table, east)).toEqual(["East", "South", "West", "North"]);
    expect(order(table, south)).toEqual(["South", "West", "North", "East"]);
    expect(order(table, west)).toEqual(["West", "North", "East", "South"]);
  });

  it("does not know strangers", () => {
    const table = new Table(fourPlayers());
    expect(() => table.playersFrom(new Player("North"))).toThrow(RangeError);
  });

  it("keeps its seats when somebody changes the array it got", () => {
    const players = fourPlayers();
    const north = players[0];
    const table = new Table(players);
    players.reverse();
    expect(order(table, north)).toEqual(["North", "East", "South", "West"]);
  });

  it("keeps its seats when somebody changes the array it gave", () => {
    const [north, east, south, west] = fourPlayers();
    const table = new Table([north, east, south, west]);
    table.playersFrom(north).pop();
    expect(order(table, north).length).toBe(4);
  });
});

describe("Trick", () => {
  /** A trick with these cards. North leads the first one. */
  function trickOf(played: string): Trick {
    const players = fourPlayers();
    const trick = new Trick();
    for (const [at, each] of cards(played).entries()) trick.play(players[at]!, each);
    return trick;
  }

  it("knows nothing before the first card", () => {
    const trick = new Trick();
    expect([trick.leader, trick.ledSuit, trick.highest, trick.taker]).toEqual(
      new Array(4).fill(undefined),
    );
    expect(trick.cards()).toEqual([]);
    expect(trick.isComplete).toBe(false);
  });

  it("knows after each card who led, and which suit", () => {
    const [north, east] = fourPlayers();
    const trick = new Trick();
    trick.play(east, card("2C"));
    expect([trick.leader?.name, trick.ledSuit]).toEqual(["East", Suit.Clubs]);
    trick.play(north, card("AS"));
    expect([trick.leader?.name, trick.ledSuit]).toEqual(["East", Suit.Clubs]);
  });

  it.each([
    ["5D", "North", "5D"],
    ["5D 9D", "East", "9D"],
    ["5D 9D 2C", "East", "9D"],
  ])("with only %s is taken by %s with %s", (played, taker, highest) => {
    const trick = trickOf(played);
    expect(trick.taker?.name).toBe(taker);
    expect(String(trick.highest)).toBe(highest);
  });

  it.each([
    ["AD KD QD JD", "North"],
    ["9C QC 3C JC", "East"],
    ["TH 9H KH 2H", "South"],
    ["2S 3S 4S 5S", "West"],
  ])("of %s is taken by %s, who played the highest card", (played, taker) => {
    expect(trickOf(played).taker?.name).toBe(taker);
  });

  it.each(["9D KC AH QC", "2H AD KS QC", "9D 2S 4C 3S"])(
    "of %s is not taken by a discard",
    (played) => {
      expect(trickOf(played).taker?.name).toBe("North");
    },
  );

  it.each([
    ["5D 2C JD 3C", "South"],
    ["9S 4D 8C KS", "West"],
  ])("of %s is taken by %s, who played after a discard", (played, taker) => {
    expect(trickOf(played).taker?.name).toBe(taker);
  });

  it("names the card that takes it", () => {
    expect(String(trickOf("9D 2C 3H 4C").highest)).toBe("9D");
  });

  it("stays the same when it is asked who takes it", () => {
    const trick = trickOf("5D KC JD 3S");
    const before = [names(trick.cards()), trick.leader?.name];
    expect(trick.taker).toBe(trick.taker);
    expect([names(trick.cards()), trick.leader?.name]).toEqual(before);
  });

  it("is complete after four cards, and keeps their order", () => {
    expect(trickOf("5D KC JD").isComplete).toBe(false);
    const trick = trickOf("5D KC JD 3S");
    expect(trick.isComplete).toBe(true);
    expect(names(trick.cards())).toBe("5D KC JD 3S");
  });

  it("keeps its cards when somebody changes the array it gave", () => {
    const trick = trickOf("5D KC JD 3S");
    trick.cards().pop();
    expect(trick.cards().length).toBe(4);
  });

  it("refuses a fifth card", () => {
    const trick = trickOf("5D KC JD 3S");
    expect(() => trick.play(new Player("Guest"), card("7D"))).toThrow(RangeError);
  });

  it("refuses a second card of the same player", () => {
    const [north] = fourPlayers();
    const trick = new Trick();
    trick.play(north, card("5D"));
    expect(() => trick.play(north, card("6D"))).toThrow(RangeError);
  });

  it("stays as it is when it refuses a card", () => {
    const players = fourPlayers();
    const trick = new Trick();
    trick.play(players[0], card("5D"));
    refused(() => trick.play(players[0], card("6D")));
    expect(names(trick.cards())).toBe("5D");
    for (const [at, each] of cards("KC JD 3S").entries()) trick.play(players[at + 1]!, each);
    refused(() => trick.play(new Player("Guest"), card("7D")));
    expect(names(trick.cards())).toBe("5D KC JD 3S");
  });
});

describe("HandScore", () => {
  it("counts each heart as 1", () => {
    expect(HandScore.pointsIn(cards("2H"))).toBe(1);
    expect(HandScore.pointsIn(cards("AH 3C KH QH TH"))).toBe(4);
    expect(HandScore.pointsIn(cards(ALL_HEARTS))).toBe(13);
  });

  it("counts the queen of spades as 13", () => {
    expect(HandScore.pointsIn(cards("QS"))).toBe(13);
    expect(HandScore.pointsIn(cards("2C QS KD"))).toBe(13);
  });

  it("counts no other card", () => {
    expect(HandScore.pointsIn(cards("2C AD KS AS QC QD"))).toBe(0);
    expect(HandScore.pointsIn([])).toBe(0);
  });

  it("begins at 0", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    expect(players.map((player) => hand.points(player))).toEqual([0, 0, 0, 0]);
    expect(hand.shooter).toBeUndefined();
  });

  it("gives a player the points of the cards taken, and nobody else", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    hand.take(players[2], cards("2H 3H"));
    const points = HandScore.pointsIn(cards("2H 3H"));
    expect(players.map((player) => hand.points(player))).toEqual([0, 0, points, 0]);
  });

  it("adds up what a player takes in several tricks", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    for (const taken of ["2H 3H", "QS", "4C", "4H"]) hand.take(players[2], cards(taken));
    expect(hand.points(players[2])).toBe(HandScore.pointsIn(cards("2H 3H QS 4C 4H")));
  });

  /** East's points, and then those of the others, after East has taken these cards at once. */
  function eastTakes(taken: string): [number, number[]] {
    const players = fourPlayers();
    const [north, east, south, west] = players;
    const hand = new HandScore(players);
    hand.take(east, cards(taken));
    return [hand.points(east), [north, south, west].map((player) => hand.points(player))];
  }

  it("gives 0 to the player who shoots the moon", () => {
    expect(eastTakes(`${ALL_HEARTS} QS 2C`)[0]).toBe(0);
  });

  it("gives 26 to everybody but the player who shoots the moon", () => {
    expect(eastTakes(`${ALL_HEARTS} QS 2C`)[1]).toEqual([26, 26, 26]);
  });

  it("does not take the hearts alone for the moon", () => {
    expect(eastTakes(ALL_HEARTS)).toEqual([HandScore.pointsIn(cards(ALL_HEARTS)), [0, 0, 0]]);
  });

  it("does not take all penalty cards but one heart for the moon", () => {
    expect(eastTakes("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")[1]).toEqual([0, 0, 0]);
  });

  it("knows who shoots the moon", () => {
    const players = fourPlayers();
    const hand = new HandScore(players);
    expect(hand.shooter).toBeUndefined();
    hand.take(players[3], cards(`${ALL_HEARTS} QS`));
    expect(hand.shooter).toBe(players[3]);
  });
});

describe("ScoreSheet", () => {
  /** A hand of play that gives its players fixed points. So a test of the sheet needs no cards. */
  class FixedScore extends HandScore {
    readonly #points: ReadonlyMap<Player, number>;

    /**
     * Begins a hand of play of which the points are already known.
     *
     * @author Deckwork
     */
    constructor(players: readonly Player[], points: readonly number[]) {
      super(players);
      this.#points = new Map(players.map((player, at) => [player, points[at]!]));
    }

    /**
     * The points that were given for the player.
     *
     * @author Deckwork
     */
    override points(player: Player): number {
      return this.#points.get(player) ?? 0;
    }
  }

  /** A sheet with these hands of play, each given as the points of North, East, South and West. */
  function sheetOf(players: readonly Player[], ...hands: number[][]): ScoreSheet {
    const sheet = new ScoreSheet(players);
    for (const points of hands) sheet.enter(new FixedScore(players, points));
    return sheet;
  }

  it("begins at 0", () => {
    const players = fourPlayers();
    const sheet = new ScoreSheet(players);
    expect(players.map((player) => sheet.total(player))).toEqual([0, 0, 0, 0]);
    expect(sheet.isOver).toBe(false);
  });

  it("adds up the hands of play", () => {
    const players = fourPlayers();
    const sheet = sheetOf(players, [13, 2, 11, 0], [26, 0, 26, 26], [1, 0, 0, 25]);
    expect(players.map((player) => sheet.total(player))).toEqual([40, 2, 37, 51]);
  });

  it("is over when a player has exactly 100 points", () => {
    expect(sheetOf(fourPlayers(), [0, 100, 40, 20]).isOver).toBe(true);
  });

  it("goes on when no player has more than 99 points", () => {
    expect(sheetOf(fourPlayers(), [0, 99, 99, 20]).isOver).toBe(false);
  });

  it("is over when a player has more than 100 points", () => {
    expect(sheetOf(fourPlayers(), [5, 0, 125, 0]).isOver).toBe(true);
  });

  it("lets the fewest points win", () => {
    const sheet = sheetOf(fourPlayers(), [13, 2, 1, 10]);
    expect(sheet.winners().map(({ name }) => name)).toEqual(["South"]);
  });

  it.each([
    [
      [52, 104, 104, 52],
      ["North", "West"],
    ],
    [
      [26, 104, 26, 26],
      ["North", "South", "West"],
    ],
    [
      [7, 7, 6, 6],
      ["South", "West"],
    ],
  ])("of totals %j names all who are tied, in the order of the players", (points, winners) => {
    const sheet = sheetOf(fourPlayers(), points);
    expect(sheet.winners().map(({ name }) => name)).toEqual(winners);
  });

  it("keeps its winners when somebody changes the array it gave", () => {
    const sheet = sheetOf(fourPlayers(), [13, 2, 1, 10]);
    const before = sheet.winners().length;
    sheet.winners().pop();
    expect(sheet.winners().length).toBe(before);
  });
});
