import { print } from "#toolkit/console.ts";
import { cardText } from "../../1-shuffle/cards.ts";
import { back, heading, nothing } from "../texts/table.json" with { type: "json" };
import zip from "./zip.js";

function* placesOf(hand: number[], hidden: boolean): Generator<string> {
  for (const [row, card] of hand.entries()) yield hidden && row === 1 ? back : cardText(card);
}

export function printTable(player: number[], dealer: number[], hidden = false): void {
  print();
  print(heading);
  for (const [left, right] of zip(placesOf(player, false), placesOf(dealer, hidden), nothing))
    print(`| ${left}  | ${right}  |`);
}
