/**
 * Solo Spades follows its rules in two thousand hands of play, or in ten thousand with `npm run test:all`.
 *
 * The whole program plays, and the human at the keyboard plays any card, legal or not. Only the output is checked.
 * After thirteen tricks, a referee, who shares no code with the solution, knows all four hands and goes through the
 * hand of play again.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { IN_FULL } from "../in-full-for-tests.ts";

const HANDS = IN_FULL ? 10_000 : 2000;
const NAMES = ["You", "Beth", "Charlie", "David"];
const RANKS = "23456789TJQKA";
const DECK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** A hand of play, as read from the screen. */
interface Hand {
  dealer: string;
  /** The human's cards after the deal. */
  shown: string[];
  bids: Map<string, number>;
  tricks: Trick[];
  /** Each line that says that spades are broken: the trick, from 0, and its cards so far. */
  brokenIn: { trick: number; plays: number }[];
}

interface Trick {
  leader: string;
  plays: { name: string; card: string }[];
  taker: string;
}

/** A game, as read from the screen. */
interface Game {
  hands: Hand[];
  /** Cards that the human typed and the program refused. */
  refused: number;
  winner: string;
}

const games: Game[] = [];
const hands = (): Hand[] => games.flatMap((game) => game.hands);

/** Small numbers for the human's choices; the program's own come from its seed. */
let state = 2463534242;
function below(limit: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

/**
 * The errors in the hands of play. There is one expectation for all hands, because one for each takes longer than
 * playing them.
 */
function differences(seen: (hand: Hand) => unknown, due: (hand: Hand) => unknown): string[] {
  return hands().flatMap((hand, number) => {
    const [is, shouldBe] = [JSON.stringify(seen(hand)), JSON.stringify(due(hand))];
    return is === shouldBe ? [] : [`hand ${number}: ${is}, not ${shouldBe}`];
  });
}

beforeAll(async () => {
  const play = await openGame();
  for (let seed = 1; hands().length < HANDS; seed++) games.push(await play(seed));
});

describe(`${HANDS} hands of play`, () => {
  it("hold 52 different cards each, 13 per player, and all are played", () => {
    const deck = [...DECK].sort();
    const wrong = differences(
      (hand) => {
        const plays = hand.tricks.flatMap((trick) => trick.plays);
        const played = NAMES.map((name) => plays.filter((play) => play.name === name).length);
        return [plays.map(({ card }) => card).sort(), played, cardsOf(hand, "You").sort()];
      },
      ({ shown }) => [deck, NAMES.map(() => 13), [...shown].sort()],
    );
    expect(wrong).toEqual([]);
  });

  it("do not let a computer or the human play an illegal card", () => {
    expect(hands().flatMap(illegalPlays)).toEqual([]);
    const refused = games.reduce((sum, game) => sum + game.refused, 0);
    expect(refused).toBeGreaterThan(HANDS);
  });

  it("lead no spade before spades are broken, except from a hand with only spades", () => {
    let forced = 0;
    for (const hand of hands()) {
      for (const { number, card, held, broken } of leads(hand)) {
        if (!card.endsWith("S") || broken) continue;
        expect([number, held.filter((other) => !other.endsWith("S"))]).toEqual([number, []]);
        forced++;
      }
    }
    // The rule is really tested, because such leads do happen.
    expect(forced).toBeGreaterThan(HANDS / 200);
  });

  it("say once, and at the right card, that spades are broken", () => {
    const wrong = differences(
      ({ brokenIn }) => brokenIn,
      ({ tricks }) =>
        tricks
          .flatMap(({ plays }, trick) =>
            plays.flatMap(({ card }, at) => (card.endsWith("S") ? [{ trick, plays: at + 1 }] : [])),
          )
          .slice(0, 1),
    );
    expect(wrong).toEqual([]);
  });

  it("give every trick to the highest spade, or else to the highest card of the suit led", () => {
    const wrong = differences(
      ({ tricks }) => tricks.map(({ taker }) => taker),
      ({ tricks }) => tricks.map(highest),
    );
    expect(wrong).toEqual([]);
  });

  it("are led by the player to the dealer's left, and then by the taker of the last trick", () => {
    const wrong = differences(
      ({ tricks }) => tricks.map(({ leader, plays }) => [leader, plays.map(({ name }) => name)]),
      ({ dealer, tricks }) =>
        tricks.map(({ leader }, at) => [tricks[at - 1]?.taker ?? left(dealer), roundFrom(leader)]),
    );
    expect(wrong).toEqual([]);
  });

  it("have thirteen tricks each, and bids from 0 to 13, the dealer's last", () => {
    const wrong = differences(
      ({ tricks, bids }) => [
        tricks.length,
        [...bids.keys()],
        [...bids.values()].filter((bid) => !(bid >= 0 && bid <= 13)),
      ],
      ({ dealer }) => [13, roundFrom(left(dealer)), []],
    );
    expect(wrong).toEqual([]);
  });

  it("are dealt by one player after the other, clockwise", () => {
    for (const game of games) {
      const dealers = game.hands.map(({ dealer }) => dealer);
      expect(dealers.slice(1)).toEqual(dealers.slice(0, -1).map(left));
    }
  });

  it("make up games that the highest total wins, as soon as the points allow it", () => {
    for (const game of games)
      expect([game.winner, game.hands.length]).toEqual(endByThePoints(game));
  });
});

/**
 * Loads the program with a special host, so it can be played without a terminal.
 *
 * @returns a function that plays the game of a seed to its end
 */
async function openGame(): Promise<(seed: number) => Promise<Game>> {
  let reader = new Reader();
  let pending = "";
  const host = {
    write: (text: string) => {
      pending += text;
      for (let end = pending.indexOf("\n"); end !== -1; end = pending.indexOf("\n")) {
        reader.read(pending.slice(0, end));
        pending = pending.slice(end + 1);
      }
    },
    complain: () => {},
    readLine: () => {
      const prompt = pending;
      pending = "";
      return reader.answer(prompt);
    },
    pause: () => {},
  };
  (globalThis as Record<symbol, unknown>)[Symbol.for("deckwork.host")] = host;
  const { srand } = await import("#toolkit/random.ts");
  const { playGame } = await import("../../solutions/solo-spades/6-full-play/game.ts");
  return async (seed) => {
    reader = new Reader();
    srand(seed);
    await playGame();
    return reader.game;
  };
}

/** Reads the screen line by line, and types for the human. */
class Reader {
  readonly game: Game = { hands: [], refused: 0, winner: "" };
  /** The human's cards, as they were last shown. */
  private shown: string[] = [];
  private typed = "";

  read(line: string): void {
    const [hand] = this.game.hands.slice(-1);
    const trick = hand?.tricks.at(-1);
    const words = line.replace(/[.,]/g, "").split(" ");
    if (line.startsWith("Hand ")) {
      this.game.hands.push({
        dealer: words[2]!,
        shown: [],
        bids: new Map(),
        tricks: [],
        brokenIn: [],
      });
    } else if (line.startsWith("Your hand: ")) {
      this.shown = words.slice(2);
      if (hand!.tricks.length === 0) hand!.shown = this.shown;
    } else if (/^\w+ bids \d+\.$/.test(line)) {
      hand!.bids.set(words[0]!, Number(words[2]));
    } else if (/^Trick \d/.test(line)) {
      hand!.tricks.push({ leader: words[2]!, plays: [], taker: "" });
    } else if (/^\w+ plays ..\.$/.test(line)) {
      this.accepted();
      trick!.plays.push({ name: words[0]!, card: words[2]! });
    } else if (line === "Spades are broken.") {
      this.accepted();
      hand!.brokenIn.push({ trick: hand!.tricks.length - 1, plays: trick!.plays.length });
    } else if (/ takes? the trick\.$/.test(line)) {
      this.accepted();
      trick!.taker = words[0]!;
    } else if (/^That is no card|^You do not hold|^You must|^Spades are not/.test(line)) {
      this.game.refused++;
      this.typed = "";
    } else if (/ wins? with /.test(line)) {
      this.game.winner = words[0]!;
    }
  }

  answer(prompt: string): string {
    const [hand] = this.game.hands.slice(-1);
    if (prompt.startsWith("Your bid")) {
      // Low bids, so games take a while but still end.
      const bid = below(5);
      hand!.bids.set("You", bid);
      return String(bid);
    }
    // Mostly a card of the hand, legal or not; sometimes any card of the deck.
    const cards = below(8) === 0 ? DECK : this.shown;
    this.typed = cards[below(cards.length)]!;
    return this.typed;
  }

  /** The program has gone on after the human's card, so it accepted it. */
  private accepted(): void {
    if (this.typed === "") return;
    this.game.hands.at(-1)!.tricks.at(-1)!.plays.push({ name: "You", card: this.typed });
    this.typed = "";
  }
}

function left(name: string): string {
  return NAMES[(NAMES.indexOf(name) + 1) % 4]!;
}

function roundFrom(name: string): string[] {
  return [name, left(name), left(left(name)), left(left(left(name)))];
}

function cardsOf(hand: Hand, name: string): string[] {
  return hand.tricks.map(({ plays }) => plays.find((play) => play.name === name)!.card);
}

/** The leads of a hand of play, with the leader's cards and whether a spade had been played. */
function leads(hand: Hand): { number: number; card: string; held: string[]; broken: boolean }[] {
  return hand.tricks.map(({ leader, plays }, number) => ({
    number,
    card: plays[0]!.card,
    held: cardsOf(hand, leader).slice(number),
    broken: hand.tricks
      .slice(0, number)
      .some((trick) => trick.plays.some(({ card }) => card.endsWith("S"))),
  }));
}

/** Plays that did not follow suit although they could, and spades that were led too early. */
function illegalPlays(hand: Hand): string[] {
  const faults: string[] = [];
  for (const [number, { plays }] of hand.tricks.entries()) {
    const suit = plays[0]!.card.charAt(1);
    for (const { name, card } of plays.slice(1)) {
      const held = cardsOf(hand, name).slice(number);
      if (card.charAt(1) !== suit && held.some((other) => other.charAt(1) === suit))
        faults.push(`${name} plays ${card} on ${suit} and holds ${held.join(" ")}`);
    }
  }
  for (const { card, held, broken } of leads(hand)) {
    if (card.endsWith("S") && !broken && held.some((other) => !other.endsWith("S")))
      faults.push(`${card} is led from ${held.join(" ")}`);
  }
  return faults;
}

/** The player who takes a trick: every card has a value, and one has the highest. */
function highest({ plays }: Trick): string {
  const suit = plays[0]!.card.charAt(1);
  const worth = (card: string): number => {
    const rank = RANKS.indexOf(card.charAt(0));
    if (card.charAt(1) === "S") return 200 + rank;
    return card.charAt(1) === suit ? 100 + rank : rank;
  };
  return plays.reduce((best, play) => (worth(play.card) > worth(best.card) ? play : best)).name;
}

/** The player who should have won, and the number of hands of play. */
function endByThePoints({ hands }: Game): [winner: string, after: number] {
  const totals = new Map(NAMES.map((name) => [name, 0]));
  let reached = false;
  for (const [number, hand] of hands.entries()) {
    for (const name of NAMES) {
      const taken = hand.tricks.filter(({ taker }) => taker === name).length;
      totals.set(name, totals.get(name)! + points(hand.bids.get(name)!, taken));
    }
    const most = Math.max(...totals.values());
    const ahead = NAMES.filter((name) => totals.get(name) === most);
    reached ||= most >= 500;
    if (reached && ahead.length === 1) return [ahead[0]!, number + 1];
  }
  return ["nobody", hands.length];
}

function points(bid: number, taken: number): number {
  if (bid === 0) return taken > 0 ? -100 : 100;
  return taken >= bid ? 10 * bid + (taken - bid) : -10 * bid;
}
