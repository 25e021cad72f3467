import { srand } from "#toolkit/random.ts";
import { Terminal } from "./terminal.ts";

export abstract class Question<T> {
  readonly #prompt: string;
  readonly #wanted: string;

  constructor(prompt: string, wanted: string) {
    this.#prompt = prompt;
    this.#wanted = wanted;
  }

  /** What an answer stands for; `undefined` if it is wrong. */
  protected abstract understand(answer: string): T | undefined;

  async ask(): Promise<T> {
    let value = this.understand(await Terminal.ask(this.#prompt));
    while (value === undefined) {
      Terminal.line(this.#wanted);
      value = this.understand(await Terminal.ask(this.#prompt));
    }
    return value;
  }
}

export class WholeNumber extends Question<number> {
  constructor(
    prompt: string,
    wanted: string,
    private readonly least: number,
    private readonly most: number,
  ) {
    super(prompt, wanted);
  }

  protected override understand(answer: string): number | undefined {
    if (answer.length === 0 || /\D/.test(answer)) return undefined;
    const number = parseInt(answer, 10);
    return number < this.least || number > this.most ? undefined : number;
  }
}

export class Choice extends Question<boolean> {
  readonly #letters: string;

  /** @param letters - the one for true, then the one for false */
  constructor(prompt: string, wanted: string, letters: string) {
    super(prompt, wanted);
    this.#letters = letters;
  }

  protected override understand(answer: string): boolean | undefined {
    if (answer.length !== 1) return undefined;
    return [true, false][this.#letters.indexOf(answer.toLowerCase())];
  }
}

export class SeedQuestion extends WholeNumber {
  constructor() {
    super(
      "Seed: ",
      "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
      0,
      0xffff_ffff,
    );
  }

  protected override understand(answer: string): number | undefined {
    return answer ? super.understand(answer) : Math.trunc(Date.now() / 1000);
  }
}

/** What the seed decides: whether piles are shuffled, and how. */
export class Chance {
  private constructor(readonly inOrder: boolean) {}

  static async ask(): Promise<Chance> {
    const seed = await new SeedQuestion().ask();
    if (seed) srand(seed);
    return new Chance(!seed);
  }

  prepare(pile: number[], shuffle: (pile: number[]) => void): number[] {
    if (!this.inOrder) shuffle(pile);
    return pile;
  }
}
