import { createInterface, type Interface } from "node:readline";

enum State {
  Open,
  Ended,
}

/** First in, first out; a reader that comes too early waits. */
class WaitingQueue<T> {
  readonly #items: T[] = [];
  readonly #waiting: ((item: T | undefined) => void)[] = [];
  #state = State.Open;

  put(item: T): void {
    const first = this.#waiting.shift();
    if (first) first(item);
    else this.#items.push(item);
  }

  end(): void {
    this.#state = State.Ended;
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
  }

  async take(): Promise<T | undefined> {
    if (this.#items.length > 0 || this.#state === State.Ended) return this.#items.shift();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

export class Console {
  static readonly #queue = new WaitingQueue<string>();
  static #reader: Interface | undefined;

  static async #listen(reader: Interface): Promise<void> {
    for await (const line of reader) Console.#queue.put(line);
    Console.#queue.end();
  }

  static async ask(prompt: string): Promise<string> {
    if (!Console.#reader) {
      Console.#reader = createInterface({ input: process.stdin, crlfDelay: Infinity });
      void Console.#listen(Console.#reader);
    }
    process.stdout.write(prompt);
    const line = await Console.#queue.take();
    if (line === undefined) {
      process.stderr.write(`\nThe input ended at: ${prompt.trim()}\n`);
      process.exit(1);
    }
    return line.trim();
  }

  static print(text = ""): void {
    process.stdout.write(`${text}\n`);
  }

  /** Nobody will be asked any more. */
  static close(): void {
    Console.#reader?.close();
  }
}

export class Seed {
  static readonly #largest = 2 ** 32 - 1;

  private constructor(readonly value: number) {}

  static fromText(text: string): Seed | null {
    if (text === "") return new Seed(Math.floor(Date.now() / 1000));
    if (!/^\d+$/.test(text) || Number(text) > Seed.#largest) return null;
    return new Seed(Number(text));
  }

  static async ask(): Promise<Seed> {
    const seed = Seed.fromText(await Console.ask("Seed: "));
    if (seed) return seed;
    Console.print(
      `Please type a whole number from 0 to ${Seed.#largest}, or nothing for a seed from the clock.`,
    );
    return Seed.ask();
  }
}
