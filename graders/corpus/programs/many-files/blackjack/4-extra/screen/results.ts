import { print } from "#toolkit/console.ts";
import { isBust } from "../../3-play/score.ts";
import dollars from "../money/dollars.mts";
import type { Ledger } from "../money/ledger.ts";
import { resultOf } from "../money/result.ts";
import type { Seat } from "../people/seat.ts";

function print5(...[name, score, result, game, total]: [string, string, string, string, string]) {
  print(`${name.padEnd(8)}${score.padStart(7)}  ${result.padEnd(6)}${game.padStart(7)}${total.padStart(9)}`);
}

export default function printResults(game: number, players: Seat[], dealer: Seat, books: Ledger) {
  print(`\nResults of game ${game}`);
  print5("", "Score", "Result", "Game", "Total");
  for (const seat of players.concat(dealer)) {
    const { name } = seat;
    const dealerDid = isBust(dealer.hand) ? "busts" : "stands";
    const result = seat === dealer ? dealerDid : resultOf(seat, dealer);
    print5(name, String(seat.score()), result, dollars(books.change(name)), dollars(books.total(name)));
  }
}
