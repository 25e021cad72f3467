/**
 * The bids and the tricks, each shown as it happens.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import type { Card } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";
import { printHand } from "../5-draw/draw.ts";
import { computerBid, computerCard } from "./computer.ts";
import { removeCard } from "./hand.ts";
import type { Player, Players } from "./players.ts";
import { askBid, askCard } from "./questions.ts";
import { followerTakes } from "./trick.ts";

/**
 * Takes both bids, the dealer's first.
 *
 * @param players - their bids are set
 */
export async function makeBids({ human, computer }: Players, humanDeals: boolean): Promise<void> {
  print();
  printHand(human.hand);
  if (humanDeals) human.bid = await askBid();
  computer.bid = computerBid(computer.hand);
  print(`The computer bids ${computer.bid}.`);
  if (!humanDeals) human.bid = await askBid();
}

/**
 * Plays one trick: the leader's card, the follower's card, and who takes the trick.
 *
 * @param number - 1 to 13, for the heading
 * @param players - each plays a card from the hand; the taker has one trick more
 * @param humanLeads - whether the human plays the first card
 * @returns whether the human takes the trick, and therefore leads to the next
 */
export async function playTrick(
  number: number,
  { human, computer }: Players,
  humanLeads: boolean,
): Promise<boolean> {
  print();
  let humanTakes: boolean;
  if (humanLeads) {
    print(`Trick ${number}. You lead.`);
    const led = await humanPlays(human);
    const played = computerPlays(computer, led);
    print(`The computer plays ${cardName(played)}.`);
    humanTakes = !followerTakes(led, played);
  } else {
    const led = computerPlays(computer);
    print(`Trick ${number}. The computer leads ${cardName(led)}.`);
    const played = await humanPlays(human, led);
    humanTakes = followerTakes(led, played);
  }

  const taker = humanTakes ? human : computer;
  taker.tricks++;
  const who = humanTakes ? "You take" : "The computer takes";
  print(`${who} the trick. Tricks: ${soFar("you", human)}, ${soFar("the computer", computer)}.`);
  return humanTakes;
}

/** Shows the human's cards, asks for one, and removes it from the hand. */
async function humanPlays(human: Player, led?: Card): Promise<Card> {
  printHand(human.hand);
  const card = await askCard(human.hand, led);
  removeCard(human.hand, card);
  return card;
}

/** Removes the card that the computer chooses from its hand; the caller shows it. */
function computerPlays(computer: Player, led?: Card): Card {
  const card = computerCard(computer.hand, led);
  removeCard(computer.hand, card);
  return card;
}

/** A player's tricks and bid: `you 3 (bid 4)`. */
function soFar(name: string, player: Player): string {
  return `${name} ${player.tricks} (bid ${player.bid})`;
}
