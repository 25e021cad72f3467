import { askHit } from "../ask.ts";
import { dealCard, printTable } from "../table.ts";

const LEFT_FOR_DEALER = 2;

export async function playersTurn(deck: number[], player: number[], dealer: number[]) {
  for (let hit = deck.length > LEFT_FOR_DEALER; hit; hit = hit && deck.length > LEFT_FOR_DEALER) {
    printTable(player, dealer);
    hit = await askHit();
    if (hit) player.push(dealCard(deck));
  }
}
