import { type Card, printCards } from "../../2-shuffle/cards.ts";
import { print } from "#toolkit/console.ts";
import { askPosition } from "./ask-position.ts";
import receiver from "./receive.ts";

const receive = receiver("You discard", (name) => `You draw ${name}.`);

export default async function playersTurn(
  player: Array<Card>,
  computer: Array<Card>,
): Promise<void> {
  print();
  printCards("Your hand", player);
  receive(player, computer, (await askPosition(computer.length)) - 1);
}
