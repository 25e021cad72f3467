import { createInterface, type Interface } from "node:readline";

export abstract class Lines {
  protected readonly reader: Interface = createInterface({ input: process.stdin });

  /** The next line; `undefined` after the last. */
  abstract next(): Promise<string | undefined>;

  close(): void {
    this.reader.close();
    process.stdin.destroy();
  }
}

/** Keeps the lines that come before somebody wants them. */
export class QueuedLines extends Lines {
  readonly #early: string[] = [];
  #ended = false;
  #wanted: ((line: string | undefined) => void) | undefined;

  constructor() {
    super();
    this.reader.on("line", (line) => {
      if (this.#wanted) this.#hand(line);
      else this.#early.push(line);
    });
    this.reader.on("close", () => {
      this.#ended = true;
      this.#hand(undefined);
    });
  }

  override next(): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (this.#early.length > 0 || this.#ended) resolve(this.#early.shift());
      else this.#wanted = resolve;
    });
  }

  #hand(line: string | undefined): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    wanted?.(line);
  }
}

/** Lets the interface do the waiting. */
export class LoopedLines extends Lines {
  readonly #loop = this.#read();

  override async next(): Promise<string | undefined> {
    const { value, done } = await this.#loop.next();
    return done ? undefined : value;
  }

  async *#read(): AsyncGenerator<string, void> {
    for await (const line of this.reader) yield line;
  }
}
