import { print } from "#toolkit/console";
import { type Card, cardName } from "../2-shuffle/cards.ts";
import endings from "./text/endings.json" with { type: "json" };

export const printLoser = (player: Card[], computer: Card[]): void => {
  const lines = player.length ? endings.computer : endings.player;
  const [queen] = player.length ? player : computer;
  print();
  for (const line of lines) print(line.replace("{queen}", cardName(queen!)));
};
