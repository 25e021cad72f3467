/**
 * Questions for a person who watches a table. A wrong answer is explained, and the question is
 * asked again.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { Trick } from "./trick.ts";

/** Asks what happens at the table; computes nothing about the game. */
export class TrickQuestions {
  /**
   * Asks who leads to the first trick.
   *
   * @param players - no two names begin with the same letter
   * @author Deckwork
   */
  async askLeader(players: readonly Player[]): Promise<Player> {
    for (;;) {
      const answer = (await ask("Who leads? [n/e/s/w] ")).trim().toUpperCase();
      const leader = players.find((player) => player.name.charAt(0) === answer);
      if (leader !== undefined) return leader;
      print("Please type n for North, e for East, s for South or w for West.");
    }
  }

  /**
   * Asks for the card that a player plays to a trick.
   *
   * @param trick - does not change
   * @author Deckwork
   */
  async askCard(player: Player, trick: Trick): Promise<Card> {
    const verb = trick.leader === undefined ? "leads" : "plays";
    for (;;) {
      const card = Card.parse(await ask(`${player.name} ${verb}: `));
      if (card === undefined) {
        print("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
      } else if (trick.cards().some((played) => played.equals(card))) {
        print(`${card} lies in this trick already.`);
      } else {
        return card;
      }
    }
  }

  /**
   * Asks whether there is another trick.
   *
   * @author Deckwork
   */
  async askAnother(): Promise<boolean> {
    for (;;) {
      const answer = (await ask("Another trick? [y/n] ")).trim().toLowerCase();
      if (answer === "y" || answer === "n") return answer === "y";
      print("Please type y for yes or n for no.");
    }
  }
}
