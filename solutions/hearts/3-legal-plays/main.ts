/**
 * Plays a typed hand to its last card, and says before each play which cards may be played.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "./player.ts";
import { Questions } from "./questions.ts";

const MOST_CARDS = 13;

const questions = new Questions();
const player = new Player("You");
const hand = new Hand();
for (const card of await questions.askCards("Cards in your hand: ", 1, MOST_CARDS)) hand.add(card);
player.pickUp(hand);

while (player.handSize > 0) {
  print();
  print(`Your hand: ${player.legalCards().join(" ")}`);
  const led = await questions.askSuitLed();
  print(`You may play ${player.legalCards(led).join(" ")}.`);
  const card = await questions.askCard(player, led);
  player.play(card, led);
  print(`You play ${card}. Cards left: ${player.handSize}`);
}
