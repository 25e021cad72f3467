/**
 * The game: calls the other objects in the right order.
 *
 * @module
 */
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import type { Dealer } from "../2-deal/dealer.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { Table } from "../4-trick/table.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import type { ScoreBoard } from "../5-score/score-board.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";
import type { Chooser, Seat } from "./chooser.ts";
import type { Screen } from "./screen.ts";

const TRICKS_A_HAND = 13;
const TWO_OF_CLUBS = new Card(2, Suit.Clubs);

/** One game, from the first deal to the winner. */
export class Game {
  readonly #players: readonly Player[];
  readonly #choosers: ReadonlyMap<Player, Chooser>;
  readonly #table: Table;
  readonly #dealer: Dealer;
  readonly #screen: Screen;
  readonly #board: ScoreBoard;
  readonly #sheet: ScoreSheet;

  /**
   * Sets up a game.
   *
   * @param seats - four, clockwise, beginning with the dealer
   * @param dealer - shuffles and deals for the first player
   * @param screen - shows what happens
   * @param board - shows the score
   * @author Deckwork
   */
  constructor(seats: readonly Seat[], dealer: Dealer, screen: Screen, board: ScoreBoard) {
    this.#players = seats.map((seat) => seat.player);
    this.#choosers = new Map(seats.map((seat) => [seat.player, seat.chooser]));
    this.#table = new Table(this.#players);
    this.#dealer = dealer;
    this.#screen = screen;
    this.#board = board;
    this.#sheet = new ScoreSheet(this.#players);
  }

  /**
   * Plays hands of play until the game is over.
   *
   * @returns the winner, or several players who are tied
   * @author Deckwork
   */
  async play(): Promise<Player[]> {
    for (let number = 1; !this.#sheet.isOver; number++) {
      const hand = await this.#playHand(number);
      this.#sheet.enter(hand);
      this.#board.showScore(this.#players, hand, this.#sheet);
    }
    this.#board.showWinners(this.#sheet);
    return this.#sheet.winners();
  }

  /**
   * Plays one hand of play: the deal, and thirteen tricks.
   *
   * @param number - the number of the hand of play, counted from 1
   * @returns the points that the players have taken
   * @author Deckwork
   */
  async #playHand(number: number): Promise<HandScore> {
    const hand = new HandScore(this.#players);
    let leader = this.#deal(number);
    for (let trickNumber = 1; trickNumber <= TRICKS_A_HAND; trickNumber++) {
      this.#screen.showTrick(trickNumber);
      const trick = await this.#playTrick(leader);
      leader = trick.taker!;
      hand.take(leader, trick.cards());
      this.#screen.showTaker(leader, HandScore.pointsIn(trick.cards()));
      this.#screen.showPoints(this.#players, hand);
    }
    return hand;
  }

  /**
   * Lets the dealer shuffle and deal a new deck, and the players pick up their hands.
   *
   * @returns the player who leads the first trick: the one with the two of clubs
   * @author Deckwork
   */
  #deal(number: number): Player {
    const deck = new Deck();
    this.#dealer.shuffle(deck);
    const hands = this.#dealer.deal(deck);
    const [first, ...others] = this.#players;
    for (const [place, player] of [...others, first!].entries()) player.pickUp(hands[place]!);

    const leader = this.#players.find((player) => player.holds(TWO_OF_CLUBS))!;
    this.#screen.showDeal(number, first!, leader);
    return leader;
  }

  /**
   * Plays one trick.
   *
   * @returns the complete trick
   * @author Deckwork
   */
  async #playTrick(leader: Player): Promise<Trick> {
    const trick = new Trick();
    for (const player of this.#table.playersFrom(leader)) {
      const card = await this.#choosers.get(player)!.choose(player, trick);
      player.play(card, trick.ledSuit);
      trick.play(player, card);
      this.#screen.showPlay(player, card, player === leader);
    }
    return trick;
  }
}
