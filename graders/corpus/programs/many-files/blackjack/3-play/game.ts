import { print } from "#toolkit/console.ts";
import { dealHands } from "../2-deal/table.ts";
import lines from "./outcome-lines.json" with { type: "json" };
import { type Outcome, outcomeOf } from "./rules/outcome.ts";
import { scoreOf } from "./score.ts";
import { dealersTurn, playersTurn } from "./turns/index.ts";

export { dealerStands, type Outcome, outcomeOf } from "./rules/outcome.ts";
export * from "./turns/index.ts";

export function printOutcome(player: number[], dealer: number[], outcome: Outcome): void {
  print(`
Final scores: Player ${scoreOf(player)}, Dealer ${scoreOf(dealer)}.
${lines[outcome]}`);
}

export async function playGame(deck: number[]): Promise<Outcome> {
  const hands = { player: [] as number[], dealer: [] as number[] };
  dealHands(deck, hands.player, hands.dealer);
  await playersTurn(deck, hands.player, hands.dealer);
  await dealersTurn(deck, hands.player, hands.dealer);
  const outcome = outcomeOf(hands.player, hands.dealer);
  printOutcome(hands.player, hands.dealer, outcome);
  return outcome;
}
