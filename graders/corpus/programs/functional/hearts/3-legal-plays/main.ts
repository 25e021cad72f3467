import { ask, hangUp } from "../2-deal/console";
import { Hand } from "../2-deal/hand";
import { Player } from "./player";
import { askCard, askCards, askSuitLed } from "./questions";

const playOut = async (player: Player): Promise<void> => {
  if (player.handSize === 0) return;
  console.log(`\nYour hand: ${player.legalCards().join(" ")}`);
  const led = await askSuitLed(ask);
  console.log(`You may play ${player.legalCards(led).join(" ")}.`);
  const card = await askCard(ask, player, led);
  player.play(card, led);
  console.log(`You play ${card}. Cards left: ${player.handSize}`);
  return playOut(player);
};

const hand = new Hand();
(await askCards(ask, "Cards in your hand: ", 1, 13)).forEach(hand.add);
const you = new Player("You");
you.pickUp(hand);
await playOut(you);
hangUp();
