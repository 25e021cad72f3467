import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import type { Dealer } from "../2-deal/dealer.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { Ring } from "../4-trick/ring.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import type { Seat } from "./chooser.ts";
import type { Screen } from "./screen.ts";

/** One deal and its tricks. */
export class HandOfPlay {
  static readonly #tricks = 13;
  readonly #seats: readonly Seat[];
  readonly #ring: Ring<Seat>;
  readonly #score: HandScore;

  constructor(
    seats: readonly Seat[],
    private readonly screen: Screen,
  ) {
    this.#seats = seats;
    this.#ring = new Ring(seats);
    this.#score = new HandScore(this.players);
  }

  async play(number: number, dealer: Dealer): Promise<HandScore> {
    let leader = this.#deal(number, dealer);
    for (let trick = 1; trick <= HandOfPlay.#tricks; trick++) {
      this.screen.showTrick(trick);
      leader = await this.#playTrick(leader);
    }
    return this.#score;
  }

  private get players(): readonly Player[] {
    return this.#seats.map((seat) => seat.player);
  }

  #deal(number: number, dealer: Dealer): Seat {
    const deck = new Deck();
    dealer.shuffle(deck);
    const hands = dealer.deal(deck);
    const [dealing, left] = this.#seats;
    for (const seat of this.#ring.from(left!)) seat.player.pickUp(hands.shift()!);
    const two = new Card(2, Suit.Clubs);
    const leader = this.#seats.find((seat) => seat.player.holds(two))!;
    this.screen.showDeal(number, dealing!.player, leader.player);
    return leader;
  }

  async #playTrick(leader: Seat): Promise<Seat> {
    const trick = new Trick();
    let taking = leader;
    for (const seat of this.#ring.from(leader)) {
      this.screen.showPlay(seat.player, await seat.playTo(trick), seat === leader);
      if (trick.taker === seat.player) taking = seat;
    }
    this.#score.take(taking.player, trick.cards());
    this.screen.showTaker(taking.player, HandScore.pointsIn(trick.cards()));
    this.screen.showPoints(this.players, this.#score);
    return taking;
  }
}
