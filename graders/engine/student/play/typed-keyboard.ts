/**
 * The keyboard of a program that reads it by itself (`node:readline`, `process.stdin`) instead of with the toolkit: first
 * the lines that are typed for the student, each when the program has become quiet, then the real keyboard.
 *
 * @module
 */
import { syncBuiltinESMExports } from "node:module";
import { Readable } from "node:stream";

/** A program that reads and has printed nothing for so long waits for an answer. */
const QUIET_MS = 100;
const CTRL_C = 3;

export interface TypedLines {
  /** Takes the next line. @returns `undefined` if none is left */
  readonly next: () => string | undefined;
  /** Shows a line as a terminal does that is not in raw mode. */
  readonly echo: (line: string) => void;
  /** Whether the person at the real keyboard continues. */
  readonly isContinued: boolean;
  /** When the program printed last, in milliseconds of `performance.now`. */
  readonly printedAt: () => number;
}

/** Puts such a keyboard in place of `process.stdin`. */
export function typeForReaders(typed: TypedLines): void {
  const keyboard = new TypedKeyboard(process.stdin, typed);
  Object.defineProperty(process, "stdin", { configurable: true, get: () => keyboard });
  // `import { stdin } from "node:process"`.
  syncBuiltinESMExports();
}

class TypedKeyboard extends Readable {
  readonly fd = 0;
  readonly isTTY: boolean;
  isRaw = false;
  readonly #real: typeof process.stdin;
  readonly #typed: TypedLines;
  #typedAt = performance.now();
  #isReal = false;
  #isListening = false;

  constructor(real: typeof process.stdin, typed: TypedLines) {
    super({ highWaterMark: 0 });
    this.#real = real;
    this.#typed = typed;
    this.isTTY = real.isTTY;
    this.on("pause", () => real.pause());
    this.on("resume", () => this.#isListening && real.resume());
  }

  /** Called when somebody waits for more. */
  override _read(): void {
    if (!this.#isReal) this.#typeWhenQuiet();
  }

  #typeWhenQuiet(): void {
    const since = Math.max(this.#typedAt, this.#typed.printedAt());
    const wait = since + QUIET_MS - performance.now();
    if (wait > 0) setTimeout(() => this.#typeWhenQuiet(), wait);
    else this.#type();
  }

  #type(): void {
    this.#typedAt = performance.now();
    const line = this.#typed.next();
    if (line !== undefined) {
      // In raw mode, the reader shows it.
      if (!this.isRaw) this.#typed.echo(line);
      this.push(`${line}\n`);
    } else if (this.#typed.isContinued) {
      this.#isReal = true;
      this.#listen();
    } else this.push(null);
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.#real.on("data", (keys: Buffer) => {
      if (this.#isReal || keys.includes(CTRL_C)) this.push(keys);
    });
    this.#real.once("end", () => this.#isReal && this.push(null));
  }

  setRawMode(isRaw: boolean): this {
    this.isRaw = isRaw;
    if (!this.isTTY) return this;
    this.#real.setRawMode(isRaw);
    // Ctrl-C is a key like any other now.
    if (isRaw) this.#listen();
    return this;
  }

  ref(): this {
    this.#real.ref?.();
    return this;
  }

  unref(): this {
    this.#real.unref?.();
    return this;
  }
}
