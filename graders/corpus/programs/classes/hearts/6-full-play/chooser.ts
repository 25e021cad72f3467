import type { Card } from "../1-cards/card.ts";
import type { Terminal } from "../2-deal/terminal.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { PlayQuestion } from "../3-legal-plays/questions.ts";
import type { Trick } from "../4-trick/trick.ts";

export abstract class Chooser {
  abstract choose(player: Player, trick: Trick): Promise<Card>;
}

export class Computer extends Chooser {
  override async choose(player: Player, trick: Trick): Promise<Card> {
    let safe: Card | undefined;
    let lowest: Card | undefined;
    for (const card of player.legalCards(trick.ledSuit)) {
      if (!this.takes(card, trick.highest) && card.rank > (safe?.rank ?? 0)) safe = card;
      if (card.rank < (lowest?.rank ?? Number.POSITIVE_INFINITY)) lowest = card;
    }
    const chosen = safe ?? lowest;
    if (chosen === undefined) throw new Error(`${player.name} has no cards.`);
    return chosen;
  }

  protected takes(card: Card, highest: Card | undefined): boolean {
    return highest === undefined || (card.suit === highest.suit && card.rank > highest.rank);
  }
}

export class Human extends Chooser {
  constructor(private readonly terminal: Terminal) {
    super();
  }

  override choose(player: Player, trick: Trick): Promise<Card> {
    if (trick.leader === undefined) this.terminal.print("You lead.");
    this.terminal.print(`Your hand: ${player.legalCards().join(" ")}`);
    return new PlayQuestion(player, trick.ledSuit).ask(this.terminal);
  }
}

export class Seat {
  constructor(
    private readonly sitting: Player,
    private readonly chooser: Chooser,
  ) {}

  get player(): Player {
    return this.sitting;
  }

  /** Lets the player play a card to the trick. */
  async playTo(trick: Trick): Promise<Card> {
    const card = await this.chooser.choose(this.sitting, trick);
    this.sitting.play(card, trick.ledSuit);
    trick.play(this.sitting, card);
    return card;
  }
}
