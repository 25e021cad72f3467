import { scheduler } from "node:timers/promises";
import { print } from "#toolkit/console.ts";
import { dealCard } from "../2-deal/table.ts";
import { dealerStandsFrom } from "../3-play/rules/limits.json" with { type: "json" };
import { isBust } from "../3-play/score.ts";
import type { Ledger } from "./money/ledger.ts";
import prices from "./money/prices.json" with { type: "json" };
import { payout, resultOf } from "./money/result.ts";
import { askFold, askHit } from "./people/questions.ts";
import type { Seat } from "./people/seat.ts";
import makeTable from "./screen/table.ts";

export async function playGame(shoe: number[], players: Seat[], dealer: Seat, books: Ledger) {
  const show = makeTable(players, dealer);
  const deal = ({ hand }: Seat) => hand.push(dealCard(shoe));

  async function decide(seat: Seat) {
    if (await askFold(seat.name)) seat.fold();
    else books.pay(seat.name, dealer.name, prices.bet);
  }

  async function turn(seat: Seat) {
    let hits = !seat.folded();
    while (hits) {
      show(true);
      hits = seat.isIn() && (await askHit(seat.name));
      if (hits) deal(seat);
    }
    if (isBust(seat.hand)) print(`${seat.name} busts!`);
  }

  async function dealersTurn() {
    const goal = players.some((seat) => seat.isIn()) ? dealerStandsFrom : 0;
    show(false);
    for (; dealer.score() < goal; show(false)) {
      print("Dealer hits.");
      await scheduler.wait(2_000);
      deal(dealer);
    }
    print(dealer.isIn() ? "Dealer stands." : "Dealer busts!");
  }

  for (const seat of [...players, dealer]) seat.clear();
  for (const { name } of players) books.pay(name, dealer.name, prices.ante);
  const seats = players.concat(dealer);
  for (const seat of seats.concat(seats)) deal(seat);
  show(true);
  for (const seat of players) await decide(seat);
  for (const seat of players) await turn(seat);
  await dealersTurn();
  for (const seat of players)
    books.pay(dealer.name, seat.name, payout(resultOf(seat, dealer)));
}
