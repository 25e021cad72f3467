import { cardText } from "../1-shuffle/cards.ts";
import { Terminal } from "../1-shuffle/terminal.ts";
import { Score } from "../3-play/score.ts";
import { resultOf } from "./money.ts";
import { type Player, Purse } from "./players.ts";

export class Table {
  static readonly #width = 8;

  constructor(
    private readonly players: readonly Player[],
    private readonly dealer: Player,
  ) {}

  get #seats(): Player[] {
    return this.players.concat(this.dealer);
  }

  print(hidden: boolean): void {
    const seats = this.#seats;
    const height = Math.max(...seats.map(({ hand }) => hand.length));
    Terminal.line();
    Terminal.line(this.#plain(seats.map(({ name }) => name)));
    for (let row = 0; row < height; row++) {
      const cells = seats.map((seat) => this.#cell(seat, row, hidden && seat === this.dealer));
      Terminal.line("|" + cells.map((cell) => this.#centre(cell) + "|").join(""));
    }
    Terminal.line(
      this.#plain(seats.map((seat) => (hidden && seat === this.dealer ? "" : this.#state(seat)))),
    );
  }

  #cell({ hand }: Player, row: number, secret: boolean): string {
    if (row >= hand.length) return "";
    return secret && row === 1 ? " **" : cardText(hand[row]!);
  }

  #state({ hand, folded }: Player): string {
    if (folded) return "folded";
    const score = +new Score(hand);
    return score < 10 ? ` ${score}` : String(score);
  }

  #centre(text: string): string {
    const blanks = Table.#width - text.length;
    return " ".repeat(blanks >> 1) + text + " ".repeat(blanks - (blanks >> 1));
  }

  #plain(texts: string[]): string {
    let line = "";
    for (const text of texts) line += " " + this.#centre(text);
    return line.trimEnd();
  }
}

export class Results {
  constructor(
    private readonly game: number,
    private readonly players: readonly Player[],
    private readonly dealer: Player,
  ) {}

  print(): void {
    Terminal.line(`\nResults of game ${this.game}`);
    Terminal.line("          Score  Result   Game    Total");
    for (const player of this.players) this.#row(player, resultOf(player, this.dealer));
    this.#row(this.dealer, new Score(this.dealer.hand).isBust ? "busts" : "stands");
  }

  #row({ name, hand, change, total }: Player, result: string): void {
    const score = `${+new Score(hand)}`.padStart(15 - name.length);
    const game = Purse.text(change).padStart(13 - result.length);
    Terminal.line(`${name}${score}  ${result}${game}${Purse.text(total).padStart(9)}`);
  }
}
