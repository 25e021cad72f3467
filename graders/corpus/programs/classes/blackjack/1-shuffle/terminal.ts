import { createInterface, type Interface } from "node:readline";

export class InputEnded extends Error {
  constructor() {
    super("The input ended in the middle of the game.");
    this.name = InputEnded.name;
  }
}

type Receiver = { resolve(line: string): void; reject(reason: Error): void };

/** Lines arrive when they like and are asked for when the program likes. */
class LineQueue {
  readonly #arrived: string[] = [];
  readonly #receivers: Receiver[] = [];
  readonly #reader: Interface;
  #closed = false;

  constructor(input: NodeJS.ReadableStream) {
    this.#reader = createInterface({ input });
    this.#reader.on("line", (line) => this.#take(line));
    this.#reader.on("close", () => this.#close());
  }

  next(): Promise<string> {
    return new Promise((resolve, reject) => {
      const line = this.#arrived.shift();
      if (line !== undefined) resolve(line);
      else if (this.#closed) reject(new InputEnded());
      else this.#receivers.push({ resolve, reject });
    });
  }

  stop(): void {
    this.#reader.close();
  }

  #take(line: string): void {
    const receiver = this.#receivers.shift();
    if (receiver) receiver.resolve(line);
    else this.#arrived.push(line);
  }

  #close(): void {
    this.#closed = true;
    for (const { reject } of this.#receivers.splice(0)) reject(new InputEnded());
  }
}

export class Terminal {
  static #queue: LineQueue | undefined;

  private constructor() {}

  static line(text = ""): void {
    process.stdout.write(text + "\n");
  }

  static async ask(prompt: string): Promise<string> {
    process.stdout.write(prompt);
    Terminal.#queue ??= new LineQueue(process.stdin);
    return (await Terminal.#queue.next()).trim();
  }

  static close(): void {
    Terminal.#queue?.stop();
  }

  /** Runs a program, and lets go of the keyboard when it is over. */
  static async run(program: { play(): Promise<void> }): Promise<void> {
    try {
      await program.play();
    } catch (error) {
      if (!(error instanceof InputEnded)) throw error;
      process.stderr.write(`\n${error.message}\n`);
      process.exitCode = 1;
    } finally {
      Terminal.close();
    }
  }
}
