import { Terminal } from "../1-shuffle/terminal.ts";
import { askHit } from "../2-deal/ask.ts";
import { dealCard, dealHands, printTable } from "../2-deal/table.ts";
import { Score } from "./score.ts";

export type Outcome = "player" | "dealer" | "push";

enum Decision {
  Bust = "busts!",
  Stand = "stands.",
  Hit = "hits.",
}

export class Game {
  static readonly #watch = 2000;
  static readonly #lines: { readonly [outcome in Outcome]: string } = {
    player: "Player wins!",
    dealer: "Dealer wins!",
    push: "Push! Play again.",
  };

  constructor(
    private readonly deck: number[],
    readonly player: number[] = [],
    readonly dealer: number[] = [],
  ) {}

  async play(): Promise<Outcome> {
    dealHands(this.deck, this.player, this.dealer);
    await this.playersTurn();
    await this.dealersTurn();
    this.print(this.outcome);
    return this.outcome;
  }

  async playersTurn(): Promise<void> {
    let hitting = true;
    while (hitting) {
      printTable(this.player, this.dealer, true);
      if (this.#score(this.player).isBust) {
        Terminal.line("Player busts!");
        hitting = false;
      } else {
        hitting = await askHit();
        if (hitting) this.player.push(dealCard(this.deck));
      }
    }
  }

  async dealersTurn(): Promise<void> {
    let decision: Decision;
    do {
      printTable(this.player, this.dealer);
      decision = this.#decision;
      Terminal.line(`Dealer ${decision}`);
      if (decision === Decision.Hit) {
        await new Promise<void>((go) => setTimeout(go, Game.#watch));
        this.dealer.push(dealCard(this.deck));
      }
    } while (decision === Decision.Hit);
  }

  get dealerStands(): boolean {
    return this.#score(this.player).isBust || this.#score(this.dealer).standsForDealer;
  }

  get #decision(): Decision {
    if (this.#score(this.dealer).isBust) return Decision.Bust;
    return this.dealerStands ? Decision.Stand : Decision.Hit;
  }

  get outcome(): Outcome {
    const mine = this.#score(this.player);
    const dealers = this.#score(this.dealer);
    if (mine.isBust) return "dealer";
    if (dealers.isBust || mine > dealers) return "player";
    return mine < dealers ? "dealer" : "push";
  }

  print(outcome: Outcome): void {
    const [player, dealer] = [this.player, this.dealer].map((hand) => +this.#score(hand));
    Terminal.line();
    Terminal.line(`Final scores: Player ${player}, Dealer ${dealer}.`);
    Terminal.line(Game.#lines[outcome]);
  }

  #score(hand: number[]): Score {
    return new Score(hand);
  }
}

export const playersTurn = (deck: number[], player: number[], dealer: number[]) =>
  new Game(deck, player, dealer).playersTurn();
export const dealersTurn = (deck: number[], player: number[], dealer: number[]) =>
  new Game(deck, player, dealer).dealersTurn();
export const dealerStands = (player: number[], dealer: number[]) =>
  new Game([], player, dealer).dealerStands;
export const outcomeOf = (player: number[], dealer: number[]) =>
  new Game([], player, dealer).outcome;
export const printOutcome = (player: number[], dealer: number[], outcome: Outcome) =>
  new Game([], player, dealer).print(outcome);
export const playGame = (deck: number[]) => new Game(deck).play();
