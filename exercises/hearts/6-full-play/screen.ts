/**
 * The public view of a game.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "../5-score/hand-score.ts";

/** Prints what happens; computes nothing. */
export class Screen {
  readonly #print: (line: string) => void;

  /**
   * Sets up a screen.
   *
   * @param print - gets each line to print
   * @author Deckwork
   */
  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /**
   * Prints the rules, and explains the names of the cards.
   *
   * @param human - the player whose cards are typed, if there is one
   * @author Deckwork
   */
  showRules(human: Player | undefined): void {
    this.#print("");
    this.#print("Hearts, for North, East, South and West. The fewest points win.");
    this.#print("A card is a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S), as in TH.");
    this.#print("Follow the suit that is led if you can; if you cannot, play any card.");
    this.#print("The highest card of the suit led takes the trick; whoever takes it leads next.");
    this.#print("Hearts may be led at any time; no cards are passed.");
    this.#print("Each heart you take is 1 point, the queen of spades 13. Whoever takes all of");
    this.#print("these shoots the moon: 0 points, and 26 for everybody else.");
    this.#print("The game ends when somebody has 100 points.");
    if (human !== undefined) this.#print(`You are ${human.name}.`);
  }

  /**
   * Prints the start of a hand of play, and the player who leads.
   *
   * @param number - the number of the hand of play, counted from 1
   * @author Deckwork
   */
  showDeal(number: number, dealer: Player, leader: Player): void {
    this.#print("");
    this.#print(`Hand ${number}. ${dealer.name} shuffles and deals.`);
    this.#print(`${leader.name} holds 2C and leads the first trick with any card.`);
  }

  /**
   * Prints the start of a trick.
   *
   * @param number - 1 to 13
   * @author Deckwork
   */
  showTrick(number: number): void {
    this.#print("");
    this.#print(`Trick ${number}`);
  }

  /**
   * Prints that a player has played a card.
   *
   * @author Deckwork
   */
  showPlay(player: Player, card: Card, leads: boolean): void {
    this.#print(`${player.name} ${leads ? "leads" : "plays"} ${card}.`);
  }

  /**
   * Prints the player who takes a trick.
   *
   * @param points - the penalty points in it
   * @author Deckwork
   */
  showTaker(taker: Player, points: number): void {
    const inWords = points === 0 ? "no points" : points === 1 ? "1 point" : `${points} points`;
    this.#print(`${taker.name} takes the trick: ${inWords}.`);
  }

  /**
   * Prints the points that the players would get if the hand of play ended now.
   *
   * @param hand - includes the last trick
   * @author Deckwork
   */
  showPoints(players: readonly Player[], hand: HandScore): void {
    const points = players.map((player) => `${player.name} ${hand.points(player)}`);
    this.#print(`Points so far: ${points.join(", ")}`);
  }

  /**
   * Prints how the game has ended for the human.
   *
   * @param winners - one player, or several who are tied
   * @author Deckwork
   */
  showOutcome(human: Player, winners: readonly Player[]): void {
    if (!winners.includes(human)) this.#print(`You (${human.name}) do not win.`);
    else if (winners.length === 1) this.#print(`You (${human.name}) win!`);
    else this.#print(`You (${human.name}) share the win!`);
  }
}
