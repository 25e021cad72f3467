import { print } from "#toolkit/console";
import { cardNames } from "../cards.ts";
import { doing } from "../player.ts";
import { playersFrom, type Seat } from "../ring.ts";

export default function showDeal(number: number, { player, next }: Seat): void {
  print();
  print(`Hand ${number}. ${doing(player, "deal")}. ${doing(next.player, "get")} the first card.`);
  for (const { name, hand } of playersFrom(next)) print(`${name.padEnd(9)}${cardNames(hand)}`);
}
