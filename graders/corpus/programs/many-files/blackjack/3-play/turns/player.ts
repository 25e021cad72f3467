import { print } from "#toolkit/console.ts";
import { askHit } from "../../2-deal/ask.ts";
import { dealCard, printTable } from "../../2-deal/table.ts";
import { isBust } from "../score.ts";

export async function playersTurn(deck: number[], player: number[], dealer: number[]) {
  const show = () => printTable(player, dealer, true);
  show();
  while (!isBust(player)) {
    if (!(await askHit())) return;
    player.push(dealCard(deck));
    show();
  }
  print("Player busts!");
}
