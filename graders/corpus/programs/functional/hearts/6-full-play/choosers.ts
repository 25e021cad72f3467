import type { Card } from "../1-cards/card";
import type { Ask } from "../2-deal/console";
import type { Player } from "../3-legal-plays/player";
import { askCard } from "../3-legal-plays/questions";
import type { Trick } from "../4-trick/trick";

type Chooser = (player: Player, trick: Trick) => Card | Promise<Card>;

const takes = (card: Card, highest: Card | undefined): boolean =>
  !highest || (card.suit === highest.suit && card.rank > highest.rank);

/** The first of the cards for which no other has more of something. */
const most = (cards: readonly Card[], of: (card: Card) => number): Card =>
  cards.reduce((best, card) => (of(card) > of(best) ? card : best));

const computer: Chooser = (player, { ledSuit, highest }) => {
  const legal = player.legalCards(ledSuit);
  const safe = legal.filter((card) => !takes(card, highest));
  return safe.length > 0 ? most(safe, ({ rank }) => rank) : most(legal, ({ rank }) => -rank);
};

const human =
  (ask: Ask): Chooser =>
  (player, { leader, ledSuit }) => {
    if (!leader) console.log("You lead.");
    console.log(`Your hand: ${player.legalCards().join(" ")}`);
    return askCard(ask, player, ledSuit);
  };

export { computer, human };
export type { Chooser };
