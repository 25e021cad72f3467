/**
 * The rules of Hearts, checked in 200 hands of play of the solution, or in 10,000 with `npm run test:all`.
 *
 * A referee reads the game's output and knows only the hands that were dealt. It decides by itself which cards are
 * legal, who takes a trick, and what that costs: cards are texts here, and no code of the solution is used.
 *
 * @module
 */
import { describe, expect, test, vi } from "vitest";
import { rand, srand } from "#toolkit/random.ts";
import type { Deck } from "../../solutions/hearts/1-cards/deck.ts";
import { Dealer } from "../../solutions/hearts/2-deal/dealer.ts";
import type { Hand } from "../../solutions/hearts/2-deal/hand.ts";
import { Player } from "../../solutions/hearts/3-legal-plays/player.ts";
import { ScoreBoard } from "../../solutions/hearts/5-score/score-board.ts";
import { Computer } from "../../solutions/hearts/6-full-play/computer.ts";
import { Game } from "../../solutions/hearts/6-full-play/game.ts";
import { Human } from "../../solutions/hearts/6-full-play/human.ts";
import { Screen } from "../../solutions/hearts/6-full-play/screen.ts";
import { IN_FULL } from "../in-full-for-tests.ts";

/** The host that types; the toolkit finds it instead of a terminal when it is first imported. */
const terminal = vi.hoisted(() => {
  const typist = { type: (): string => "", lines: 0 };
  const host = {
    write: () => {},
    complain: () => {},
    pause: () => {},
    readLine: () => {
      typist.lines++;
      return typist.type();
    },
  };
  (globalThis as Record<symbol, unknown>)[Symbol.for("deckwork.host")] = host;
  return typist;
});

const HANDS = IN_FULL ? 10_000 : 200;
/** Each hand of play costs 26 points or more, and four players can hold 396 before one has 100. */
const MOST_HANDS_A_GAME = 16;
const NAMES = ["North", "East", "South", "West"];
const RANKS = "23456789TJQKA";
const NO_CARDS = ["", "x", "10H", "1S", "HK", "queen"];

/** The referee's record of a game. */
interface Seen {
  readonly faults: readonly string[];
  readonly hands: number;
  readonly moons: number;
}

describe("in thousands of hands of play", () => {
  test("no illegal card is accepted or played, and tricks and points go to the right players", async () => {
    let hands = 0;
    let moons = 0;
    let refused = 0;
    const faults: string[] = [];
    for (let seed = 1; hands < HANDS; seed++) {
      const before = terminal.lines;
      const seen = await refereed(seed, true);
      // Thirteen lines per hand of play are accepted; all others were refused.
      refused += terminal.lines - before - 13 * seen.hands;
      hands += seen.hands;
      moons += seen.moons;
      faults.push(...seen.faults.map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
    // Otherwise, the test would prove less than it says.
    expect({ moons: moons > 0, refused: refused > HANDS }).toEqual({ moons: true, refused: true });
  });

  test("a watched game ends, and asks no questions", async () => {
    const before = terminal.lines;
    for (let seed = 1; seed <= (IN_FULL ? 100 : 20); seed++) {
      const { faults, hands } = await refereed(seed, false);
      expect({ seed, faults, ends: hands <= MOST_HANDS_A_GAME }).toEqual({
        seed,
        faults: [],
        ends: true,
      });
    }
    expect(terminal.lines).toBe(before);
  });
});

/** Plays a game in front of a referee. */
async function refereed(seed: number, southTypes: boolean): Promise<Seen> {
  srand(seed);
  const referee = new Referee();
  const computer = new Computer();
  terminal.type = () => referee.carelessLine();
  const seats = NAMES.map((name) => ({
    player: new Player(name),
    chooser: southTypes && name === "South" ? new Human() : computer,
  }));
  const print = (line: string): void => referee.read(line);
  const dealer = new (class extends Dealer {
    override deal(deck: Deck): Hand[] {
      const hands = super.deal(deck);
      referee.seeDeal(hands.map(String));
      return hands;
    }
  })(rand);
  await new Game(seats, dealer, new Screen(print), new ScoreBoard(print)).play();
  return referee.seen();
}

/** Reads a game line by line and records what is against the rules. */
class Referee {
  readonly #faults: string[] = [];
  readonly #held = new Map<string, Set<string>>();
  readonly #totals = new Map(NAMES.map((name) => [name, 0]));
  #taken = new Map<string, string[]>();
  #shown: string[] = [];
  #trick: { name: string; card: string }[] = [];
  #leads = "";
  #hands = 0;
  #moons = 0;
  #over = false;
  #typed = 0;

  seen(): Seen {
    this.#check(this.#over, "the game does not say who wins");
    return { faults: this.#faults, hands: this.#hands, moons: this.#moons };
  }

  /** @param hands - clockwise from the left of North, the cards of each separated by spaces */
  seeDeal(hands: readonly string[]): void {
    for (const [place, hand] of hands.entries()) {
      this.#held.set(NAMES[(place + 1) % NAMES.length]!, new Set(hand.split(" ")));
    }
    const all = new Set(hands.flatMap((hand) => hand.split(" ")));
    this.#check(all.size === 52, "the hands are not 52 different cards");
    this.#check(
      [...this.#held.values()].every(({ size }) => size === 13),
      "not 13 cards each",
    );
    this.#taken = new Map(NAMES.map((name) => [name, []]));
    this.#shown = [];
    this.#hands++;
  }

  /** The line of a person who does not know the rules; sooner or later, by luck, it is a legal card. */
  carelessLine(): string {
    const held = [...this.#held.get("South")!];
    switch (this.#luck(8)) {
      case 0:
        return NO_CARDS[this.#luck(NO_CARDS.length)]!;
      case 1:
        return RANKS.charAt(this.#luck(13)) + "CDHS".charAt(this.#luck(4));
      default:
        return held[this.#luck(held.length)]!;
    }
  }

  /** A random number below a limit. It is not one of the game's numbers, so typing does not change the cards. */
  #luck(below: number): number {
    this.#typed = (Math.imul(this.#typed, 1103515245) + 12345) >>> 0;
    return (this.#typed >>> 8) % below;
  }

  read(line: string): void {
    const play = /^(\w+) (leads|plays) (\S\S)\.$/.exec(line);
    if (play) this.#readPlay(play[1]!, play[2]!, play[3]!);
    const first = /^(\w+) holds 2C and leads the first trick with any card\.$/.exec(line)?.[1];
    if (first !== undefined) {
      this.#check(this.#held.get(first)?.has("2C") === true, `${first} does not hold 2C`);
      this.#leads = first;
    }
    const taker = /^(\w+) takes the trick: (no|\d+) points?\.$/.exec(line);
    if (taker) this.#readTaker(taker[1]!, taker[2] === "no" ? 0 : Number(taker[2]));
    const soFar = /^Points so far: (.*)$/.exec(line)?.[1];
    if (soFar !== undefined) this.#readPoints(soFar);
    const score = /^(North|East|South|West) +(\d+) +(\d+)$/.exec(line);
    if (score) this.#readScore(score[1]!, Number(score[2]), Number(score[3]));
    if (line.startsWith("Hand ")) this.#check(!this.#isEnd(), "the game goes on after 100 points");
    if (line.startsWith("The game is over.")) this.#readEnd(line);
  }

  #readPlay(name: string, verb: string, card: string): void {
    const held = this.#held.get(name)!;
    const led = this.#trick[0]?.card.charAt(1);
    const place = (NAMES.indexOf(this.#leads) + this.#trick.length) % NAMES.length;
    this.#check(NAMES[place] === name, `${name} plays out of turn`);
    this.#check((verb === "leads") === (led === undefined), `${name} ${verb}`);
    this.#check(held.has(card), `${name} plays ${card} and does not hold it`);
    const revokes =
      led !== undefined && !card.endsWith(led) && [...held].some((c) => c.endsWith(led));
    this.#check(!revokes, `${name} plays ${card} and could follow suit`);
    held.delete(card);
    this.#trick.push({ name, card });
  }

  #readTaker(name: string, points: number): void {
    const [led] = this.#trick;
    const best = RANKS.split("")
      .map((rank) => this.#trick.find(({ card }) => card === rank + led!.card.charAt(1)))
      .filter((found) => found !== undefined)
      .at(-1);
    const cards = this.#trick.map(({ card }) => card);
    this.#check(cards.length === 4, "a trick has not four cards");
    this.#check(best?.name === name, `${name} takes the trick ${cards.join(" ")}`);
    this.#check(points === cost(cards), `the trick ${cards.join(" ")} is said to cost ${points}`);
    this.#taken.get(name)!.push(...cards);
    this.#leads = name;
    this.#trick = [];
  }

  /** The points of each player for a hand of play, from the cards taken. */
  #points(): number[] {
    const costs = NAMES.map((each) => cost(this.#taken.get(each)!));
    return costs.includes(26) ? costs.map((own) => 26 - own) : costs;
  }

  #readPoints(soFar: string): void {
    const points = this.#points();
    const expected = NAMES.map((name, at) => `${name} ${points[at]}`).join(", ");
    this.#check(soFar === expected, `the points so far are ${expected}, not ${soFar}`);
  }

  #readScore(name: string, points: number, total: number): void {
    const moon = NAMES.some((each) => cost(this.#taken.get(each)!) === 26);
    this.#check(points === this.#points()[NAMES.indexOf(name)], `${name} gets ${points}`);
    this.#totals.set(name, this.#totals.get(name)! + points);
    this.#check(total === this.#totals.get(name), `${name} has a total of ${total}`);
    this.#shown.push(String(points));
    if (this.#shown.length < NAMES.length) return;
    const sum = this.#shown.reduce((all, each) => all + Number(each), 0);
    this.#check(sum === (moon ? 78 : 26), `the points of a hand of play sum to ${sum}`);
    this.#check(
      [...this.#held.values()].every(({ size }) => size === 0),
      "cards are left over",
    );
    if (moon) this.#moons++;
  }

  #readEnd(line: string): void {
    const fewest = Math.min(...this.#totals.values());
    const winners = NAMES.filter((name) => this.#totals.get(name) === fewest);
    const named = NAMES.filter((name) => line.includes(name));
    this.#check(this.#isEnd(), "the game ends before somebody has 100 points");
    this.#check(named.join() === winners.join(), `the game ends with: ${line}`);
    this.#check(line.includes(winners.length > 1 ? " tie " : " wins "), `a tie is: ${line}`);
    this.#over = true;
  }

  #isEnd(): boolean {
    return [...this.#totals.values()].some((total) => total >= 100);
  }

  #check(holds: boolean, fault: string): void {
    if (!holds) this.#faults.push(`hand ${this.#hands}: ${fault}`);
  }
}

/** The penalty points of some cards. */
function cost(cards: readonly string[]): number {
  return cards.filter((card) => card.endsWith("H")).length + (cards.includes("QS") ? 13 : 0);
}
