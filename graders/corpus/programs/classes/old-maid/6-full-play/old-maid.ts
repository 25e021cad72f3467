import { type Card, cardName, printCards } from "../2-shuffle/cards.ts";
import { Terminal } from "../2-shuffle/terminal.ts";
import { computersTurn, discardPairs, playersTurn, printPairs } from "../5-turns/old-maid.ts";

export { deal, removeQueen } from "../5-turns/old-maid.ts";

enum Phase {
  YourTurn,
  ComputersTurn,
  Over,
}

class Game {
  #phase = Phase.YourTurn;

  constructor(
    private readonly player: Card[],
    private readonly computer: Card[],
  ) {}

  get over(): boolean {
    return Math.min(this.player.length, this.computer.length) === 0;
  }

  get #next(): Phase {
    if (this.over) return Phase.Over;
    return this.#phase === Phase.YourTurn ? Phase.ComputersTurn : Phase.YourTurn;
  }

  begin(): void {
    Terminal.instance.print();
    printCards("Your hand", this.player);
    printPairs("You discard", discardPairs(this.player));
    printPairs("The computer discards", discardPairs(this.computer));
    if (this.over) this.#phase = Phase.Over;
  }

  async play(): Promise<void> {
    this.begin();
    await new Promise((r) => setTimeout(r, 2000));
    while (this.#phase !== Phase.Over) {
      if (this.#phase === Phase.YourTurn) await playersTurn(this.player, this.computer);
      else computersTurn(this.player, this.computer);
      this.#phase = this.#next;
    }
    this.end();
  }

  end(): void {
    const say = (line: string): void => Terminal.instance.print(line);
    const [queen] = this.player.concat(this.computer);
    const name = queen ? cardName(queen) : "nothing";
    say("");
    if (this.player.includes(queen as Card)) {
      say("The computer has no cards left: it is safe.");
      say(`You are left with ${name}: you are the Old Maid. You lose.`);
    } else {
      say("You have no cards left: you are safe.");
      say(`The computer is left with ${name}: it is the Old Maid. You win.`);
    }
  }
}

export function discardFirstPairs(player: Card[], computer: Card[]): void {
  new Game(player, computer).begin();
}

export function isOver(player: Card[], computer: Card[]): boolean {
  return new Game(player, computer).over;
}

export function printLoser(player: Card[], computer: Card[]): void {
  new Game(player, computer).end();
}

export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  await new Game(player, computer).play();
}
