import type { Terminal } from "./terminal.ts";

/** Thrown for an answer that will not do; says why. */
export class Refusal extends Error {}

export abstract class Question<Answer> {
  constructor(private readonly prompt: string) {}

  protected abstract read(line: string): Answer;

  async ask(terminal: Terminal): Promise<Answer> {
    while (true) {
      const line = await terminal.ask(this.prompt);
      try {
        return this.read(line);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        terminal.print(error.message);
      }
    }
  }
}

/** A question with few answers, each a letter. */
export class Choice<Answer> extends Question<Answer> {
  readonly #answers: ReadonlyMap<string, Answer>;

  constructor(
    prompt: string,
    answers: Iterable<readonly [string, Answer]>,
    private readonly explanation: string,
  ) {
    super(prompt);
    this.#answers = new Map(answers);
  }

  protected override read(line: string): Answer {
    const letter = line.trim().toLowerCase();
    if (!this.#answers.has(letter)) throw new Refusal(this.explanation);
    return this.#answers.get(letter) as Answer;
  }
}

export class SeedQuestion extends Question<number> {
  static readonly #largest = 0xffffffff;

  constructor() {
    super("Seed: ");
  }

  protected override read(line: string): number {
    const text = line.trim();
    if (text.length === 0) return Math.floor(Date.now() / 1000) % (SeedQuestion.#largest + 1);
    if (/[^0-9]/.test(text) || Number(text) > SeedQuestion.#largest) {
      throw new Refusal(
        "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
      );
    }
    return Number(text);
  }
}
