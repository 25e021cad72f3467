/**
 * The game: lets the others do their part, in the right order.
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
   * @param seats - four, clockwise, first the one who deals
   * @param dealer - shuffles and deals for the first player
   * @param screen - is told what happens
   * @param board - is told the score
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
   * @returns who wins; several players when they are tied
   * @author your name
   */
  async play(): Promise<Player[]> {
    // TODO 6: hands of play and their scores until the game is over; then the winners.
    throw new Error("TODO 6: play");
  }

  /**
   * Plays one hand of play: the deal, and thirteen tricks.
   *
   * @param number - which hand of play it is, counted from 1
   * @returns what the players have taken
   * @author your name
   */
  async #playHand(number: number): Promise<HandScore> {
    // TODO 5: the deal, then thirteen tricks; the taker leads to the next.
    throw new Error("TODO 5: playHand");
  }

  /**
   * Has a new deck shuffled and dealt, and the hands picked up.
   *
   * @returns who leads the first trick: whoever holds the two of clubs
   * @author your name
   */
  #deal(number: number): Player {
    // TODO 3: a new deck, four hands picked up, and whoever holds the two of clubs.
    throw new Error("TODO 3: deal");
  }

  /**
   * Plays one trick.
   *
   * @returns the complete trick
   * @author your name
   */
  async #playTrick(leader: Player): Promise<Trick> {
    // TODO 4: each player in turn chooses a card and plays it; the screen is told.
    throw new Error("TODO 4: playTrick");
  }
}
