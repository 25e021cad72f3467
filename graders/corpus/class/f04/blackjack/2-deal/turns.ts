/**
 * The turns, as small machines with states.
 *
 * Player:  check -> show -> ask -> take -> check ... -> over
 * Dealer:  decide -> hit -> decide -> hit -> decide -> stand -> over
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

type PlayerState = { step: "check" | "show" | "ask" | "take" | "over" };
type DealerState = { step: "decide" | "hit" | "stand" | "over"; hits: number };

/** The player's machine. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const state: PlayerState = { step: "check" };
  while (state.step !== "over") {
    switch (state.step) {
      case "check": // the dealer needs the last two
        state.step = deck.length === DEALERS_HITS ? "over" : "show";
        break;
      case "show":
        printTable(player, dealer);
        state.step = "ask";
        break;
      case "ask":
        state.step = (await askHit()) ? "take" : "over";
        break;
      case "take":
        player.push(dealCard(deck));
        state.step = "check";
        break;
    }
  }
}

/** The dealer's machine. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const state: DealerState = { step: "decide", hits: 0 };
  while (state.step !== "over") {
    switch (state.step) {
      case "decide":
        printTable(player, dealer);
        state.step = state.hits < DEALERS_HITS ? "hit" : "stand";
        break;
      case "hit":
        print("Dealer hits.");
        await pause(SECONDS_TO_WATCH);
        dealer.push(dealCard(deck));
        state.hits++;
        state.step = "decide";
        break;
      case "stand":
        print("Dealer stands.");
        state.step = "over";
        break;
    }
  }
}
