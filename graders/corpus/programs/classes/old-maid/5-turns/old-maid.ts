import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { Question, Terminal } from "../2-shuffle/terminal.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

class PositionQuestion extends Question<number> {
  constructor(private readonly count: number) {
    super();
  }

  protected override get prompt(): string {
    return `Draw a card from the computer (1 to ${this.count}): `;
  }

  protected override parse(answer: string): number | null {
    const [digits] = /^[0-9]+$/.exec(answer) ?? [];
    const position = Number(digits ?? 0);
    return position > 0 && position <= this.count ? position : null;
  }

  protected override complaint(): string {
    return `Please type a whole number from 1 to ${this.count}.`;
  }
}

abstract class Turn {
  constructor(
    protected readonly taker: Card[],
    protected readonly giver: Card[],
  ) {}

  protected abstract readonly who: string;
  protected abstract tell(card: string): string;

  /** Everything after the choice of a card. */
  protected take(index: number): void {
    const card = moveCard(this.giver, index, this.taker);
    Terminal.instance.print(this.tell(cardName(card)));
    printPairs(this.who, discardPairs(this.taker));
    shuffleDeck(this.taker);
  }
}

class HumanTurn extends Turn {
  protected override readonly who = "You discard";

  protected override tell(card: string): string {
    return `You draw ${card}.`;
  }

  async play(): Promise<void> {
    Terminal.instance.print();
    printCards("Your hand", this.taker);
    this.take((await askPosition(this.giver.length)) - 1);
  }
}

class ComputerTurn extends Turn {
  protected override readonly who = "The computer discards";

  protected override tell(card: string): string {
    return `\nThe computer draws ${card} from you.`;
  }

  play(): void {
    this.take(rand() % this.giver.length);
  }
}

export function askPosition(count: number): Promise<number> {
  return new PositionQuestion(count).ask(Terminal.instance);
}

export function moveCard(from: Card[], index: number, to: Card[]): Card {
  if (!(index in from)) throw new RangeError(`moveCard: nothing at ${index}`);
  return to[to.push(...from.splice(index, 1)) - 1] as Card;
}

type TurnOf<Result> = (player: Card[], computer: Card[]) => Result;

export const playersTurn: TurnOf<Promise<void>> = (player, computer) =>
  new HumanTurn(player, computer).play();

export const computersTurn: TurnOf<void> = (player, computer) =>
  new ComputerTurn(computer, player).play();
