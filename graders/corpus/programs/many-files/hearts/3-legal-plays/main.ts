import { print } from "#toolkit/console.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "./player.ts";
import { askCard, askCards, askSuitLed } from "./questions.ts";

const player = new Player("You");
const hand = new Hand();
for (const card of await askCards("Cards in your hand: ", 1, 13)) hand.add(card);
player.pickUp(hand);

const names = (...led: Parameters<Player["legalCards"]>) => player.legalCards(...led).join(" ");

do {
  print();
  print(`Your hand: ${names()}`);
  const led = await askSuitLed();
  print(`You may play ${names(led)}.`);
  const card = await askCard(player, led);
  player.play(card, led);
  print(`You play ${card}. Cards left: ${player.handSize}`);
} while (player.handSize > 0);
