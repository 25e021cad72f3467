import { createInterface, type Interface } from "node:readline";
import { srand } from "#toolkit/random.ts";

export class EndOfInput extends Error {
  override readonly name = "EndOfInput";
}

/** A queue that one side fills, and on which the other side waits. */
class Mailbox<T> {
  #letters: T[] = [];
  #closed = false;
  #wake = () => {};

  put(letter: T): void {
    this.#letters.push(letter);
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async take(): Promise<T> {
    while (this.#letters.length === 0) {
      if (this.#closed) throw new EndOfInput("The input has come to its end.");
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#letters.shift()!;
  }
}

export class Console {
  static #reader: Interface | undefined;
  static readonly #mailbox = new Mailbox<string>();

  static async #listen(reader: Interface): Promise<void> {
    for await (const line of reader) Console.#mailbox.put(line);
    Console.#mailbox.close();
  }

  static print(...lines: string[]): void {
    for (const line of lines) process.stdout.write(`${line}\n`);
  }

  static ask(prompt: string): Promise<string> {
    process.stdout.write(prompt);
    if (!Console.#reader) {
      Console.#reader = createInterface({ input: process.stdin, crlfDelay: Infinity });
      void Console.#listen(Console.#reader);
    }
    return Console.#mailbox.take();
  }

  static close(): void {
    Console.#reader?.close();
  }
}

/** A question is asked until its answer means something. */
export abstract class Question<T> {
  protected abstract readonly prompt: string;
  /** @returns the meaning of an answer, or a {@link Complaint} */
  protected abstract parse(answer: string): T | Complaint;

  async ask(): Promise<T> {
    for (;;) {
      const result = this.parse((await Console.ask(this.prompt)).trim());
      if (!(result instanceof Complaint)) return result;
      Console.print(result.text);
    }
  }
}

export class Complaint {
  constructor(readonly text: string) {}
}

export class NumberQuestion extends Question<number> {
  constructor(
    protected override readonly prompt: string,
    private readonly most: number,
    private readonly complaint: string,
  ) {
    super();
  }

  protected override parse(answer: string): number | Complaint {
    const number = NumberQuestion.whole(answer);
    return number <= this.most ? number : new Complaint(this.complaint);
  }

  /** A number that is written in digits only; for anything else, one that is larger than any. */
  static whole(text: string): number {
    return /^[0-9]+$/.test(text) ? Number(text) : Infinity;
  }
}

class SeedQuestion extends NumberQuestion {
  protected override parse(answer: string): number | Complaint {
    return answer === "" ? Math.floor(Date.now() / 1000) : super.parse(answer);
  }
}

/** A program is a class with one method; it ends with status 1 when the input ends too early. */
export abstract class Program {
  protected abstract main(): Promise<void>;

  protected async seed(): Promise<void> {
    srand(
      await new SeedQuestion(
        "Seed: ",
        4294967295,
        "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
      ).ask(),
    );
  }

  static async start(Class: new () => Program): Promise<void> {
    try {
      await new Class().main();
    } catch (error) {
      if (!(error instanceof EndOfInput)) throw error;
      process.stderr.write(`\n${error.message}\n`);
      process.exitCode = 1;
    }
    Console.close();
  }
}
