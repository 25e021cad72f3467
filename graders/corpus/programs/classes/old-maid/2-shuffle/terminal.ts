import { createInterface, type Interface } from "node:readline";

/** A question that is asked until the answer is one. */
export abstract class Question<T> {
  protected abstract readonly prompt: string;
  protected abstract parse(answer: string): T | null;
  protected abstract complaint(answer: string): string;

  async ask(terminal: Terminal): Promise<T> {
    let result: T | null = null;
    while (result === null) {
      const answer = (await terminal.readLine(this.prompt)).trim();
      result = this.parse(answer);
      if (result === null) terminal.print(this.complaint(answer));
    }
    return result;
  }
}

class SeedQuestion extends Question<number> {
  protected override readonly prompt = "Seed: ";

  protected override parse(answer: string): number | null {
    if (answer.length === 0) return Math.trunc(Date.now() / 1000);
    if ([...answer].some((c) => c < "0" || c > "9")) return null;
    const seed = Number.parseInt(answer, 10);
    return seed <= 0xffff_ffff ? seed : null;
  }

  protected override complaint(): string {
    return "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.";
  }
}

/** Lines in, text out. There is only one. */
export class Terminal {
  static #only: Terminal | undefined;

  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #deliver: ((line: string) => void) | null = null;
  #closed = false;

  private constructor() {
    this.#reader = createInterface({ input: process.stdin, terminal: false });
    this.#reader.on("line", (line) => {
      if (this.#deliver) this.#deliver(line);
      else this.#lines.push(line);
    });
    this.#reader.on("close", () => {
      this.#closed = true;
      if (this.#deliver) Terminal.#inputEnded();
    });
  }

  static get instance(): Terminal {
    Terminal.#only ??= new Terminal();
    return Terminal.#only;
  }

  static #inputEnded(): never {
    process.stderr.write("\nNobody types any more.\n");
    process.exit(1);
  }

  readLine(prompt: string): Promise<string> {
    process.stdout.write(prompt);
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#closed) Terminal.#inputEnded();
    return new Promise((resolve) => {
      this.#deliver = (typed) => {
        this.#deliver = null;
        resolve(typed);
      };
    });
  }

  readSeed(): Promise<number> {
    return new SeedQuestion().ask(this);
  }

  print(line = ""): void {
    process.stdout.write(`${line}\n`);
  }

  close(): void {
    this.#reader.close();
  }
}
