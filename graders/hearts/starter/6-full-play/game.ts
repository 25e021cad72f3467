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
   * @author your name
   */
  async play(): Promise<Player[]> {
    // TODO 6: play hands and show their scores until the game is over; then return the winners.
    throw new Error("TODO 6: play");
  }

  /**
   * Plays one hand of play: the deal, and thirteen tricks.
   *
   * @param number - the number of the hand of play, counted from 1
   * @returns the points that the players have taken
   * @author your name
   */
  async #playHand(number: number): Promise<HandScore> {
    // TODO 5: deal, and then play thirteen tricks; the taker leads to the next trick.
    throw new Error("TODO 5: playHand");
  }

  /**
   * Lets the dealer shuffle and deal a new deck, and the players pick up their hands.
   *
   * @returns the player who leads the first trick: the one with the two of clubs
   * @author your name
   */
  #deal(number: number): Player {
    // TODO 3: make a new deck, let the players pick up four hands, and return the player with the
    //         two of clubs.
    throw new Error("TODO 3: deal");
  }

  /**
   * Plays one trick.
   *
   * @returns the complete trick
   * @author your name
   */
  async #playTrick(leader: Player): Promise<Trick> {
    // TODO 4: let each player in turn choose a card and play it, and let the screen show it.
    throw new Error("TODO 4: playTrick");
  }
}
