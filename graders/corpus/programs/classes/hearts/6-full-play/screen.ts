import type { Card } from "../1-cards/card.ts";
import type { Terminal } from "../2-deal/terminal.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "../5-score/hand-score.ts";

export class Screen {
  static readonly #rules = `
Hearts, for North, East, South and West. The fewest points win.
A card is a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S), as in TH.
Follow the suit that is led if you can; if you cannot, play any card.
The highest card of the suit led takes the trick; whoever takes it leads next.
Hearts may be led at any time; no cards are passed.
Each heart you take is 1 point, the queen of spades 13. Whoever takes all of
these shoots the moon: 0 points, and 26 for everybody else.
The game ends when somebody has 100 points.`;
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  showRules(human?: Player): void {
    this.#terminal.print(Screen.#rules);
    if (human) this.#terminal.print(`You are ${human.name}.`);
  }

  showDeal(number: number, dealer: Player, leader: Player): void {
    this.#terminal.print(`\nHand ${number}. ${dealer.name} shuffles and deals.`);
    this.#terminal.print(`${leader.name} holds 2C and leads the first trick with any card.`);
  }

  showTrick(number: number): void {
    this.#terminal.print(`\nTrick ${number}`);
  }

  showPlay(player: Player, card: Card, leads: boolean): void {
    this.#terminal.print([player.name, leads ? "leads" : "plays", `${card}.`].join(" "));
  }

  showTaker(taker: Player, points: number): void {
    const plural = points === 1 ? "" : "s";
    this.#terminal.print(`${taker.name} takes the trick: ${points || "no"} point${plural}.`);
  }

  showPoints(players: readonly Player[], hand: HandScore): void {
    const points = players.map((player) => `${player.name} ${hand.points(player)}`);
    this.#terminal.print("Points so far: " + points.join(", "));
  }

  showOutcome(human: Player, winners: readonly Player[]): void {
    let verb = "do not win.";
    if (winners.includes(human)) verb = winners.length > 1 ? "share the win!" : "win!";
    this.#terminal.print(`You (${human.name}) ${verb}`);
  }
}
