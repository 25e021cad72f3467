/**
 * Stand-ins for what programs use of Node to read lines and to print: `readline`, standard input, `process`.
 *
 * With them, a program that uses Node also runs in a context, a hundred times as fast as in a process. A case that it passes
 * in this way is passed. What it fails counts only as far as a process does the same. To find a fault, programs run in this
 * way if the unchanged one does the same as its process.
 *
 * @module
 */
import type { Host } from "../../toolkit/host.ts";
import { eventClasses, type Listener } from "./event-classes.ts";

/** How a program can end itself in a context. */
interface Exits {
  exit(status: number): never;
  /** For when it ends by itself. */
  setStatus(status: number): void;
  /** Lets time pass while nothing else happens, in milliseconds. */
  sleep(ms: number): void;
}

/**
 * Makes the modules, by their names, and the globals. Its own text runs in the program's context, so it uses nothing from
 * outside of itself.
 */
function nodeModules(makeEvents: typeof eventClasses): Readonly<Record<string, unknown>> {
  const lent = <Lent>(key: symbol) => (globalThis as unknown as Record<symbol, Lent>)[key]!;
  // A program may change how its own modules read.
  const { readLine, ...host } = lent<Host>(Symbol.for("deckwork.host"));
  const exits = lent<Exits>(Symbol.for("deckwork.exits"));
  const later = setTimeout;

  const { EventEmitter, AbortController, AbortSignal, aborted } = makeEvents(later);
  type EventEmitter = InstanceType<typeof EventEmitter>;
  type AbortSignal = InstanceType<typeof AbortSignal>;

  /** Lines that were read, and not wanted any more. */
  const ahead: string[] = [];
  /** Gives the next line when the program can do nothing but wait for it: a timer fires no sooner. */
  const nextLine = (isOpen: () => boolean, give: (line: string | undefined) => void): void => {
    later(() => {
      if (!isOpen()) return;
      const tell = (line: string | undefined): void => {
        if (isOpen()) give(line);
        else if (line !== undefined) ahead.push(line);
      };
      const line = ahead.length > 0 ? ahead.shift() : readLine();
      if (line instanceof Promise) line.then(tell);
      else tell(line);
    }, 0);
  };
  /** The lines of a source of events, in their order, until it is over. */
  const linesOf = (from: EventEmitter, name: string, end: string, close: () => void) => {
    const lines: unknown[] = [];
    let isOver = false;
    let wake = (): void => {};
    from.on(name, (line) => {
      lines.push(line);
      wake();
    });
    from.on(end, () => {
      isOver = true;
      wake();
    });
    const next = async (): Promise<IteratorResult<unknown, undefined>> => {
      while (lines.length === 0 && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return lines.length > 0
        ? { value: lines.shift(), done: false }
        : { value: undefined, done: true };
    };
    const finish = async (): Promise<IteratorResult<unknown, undefined>> => {
      close();
      return { value: undefined, done: true };
    };
    const iterator = { next, return: finish, [Symbol.asyncIterator]: () => iterator };
    return iterator;
  };

  class Input extends EventEmitter {
    readonly fd = 0;
    #flows = false;
    #isOver = false;
    protected override heard(name: string): void {
      if (name === "data") this.resume();
    }
    resume(): this {
      if (this.#flows || this.#isOver) return this;
      this.#flows = true;
      this.#read();
      return this;
    }
    #read(): void {
      nextLine(
        () => this.#flows,
        (line) => {
          if (line === undefined) {
            this.pause();
            this.#isOver = true;
            this.emit("end");
            this.emit("close");
          } else {
            this.emit("data", `${line}\n`);
            this.#read();
          }
        },
      );
    }
    pause(): this {
      this.#flows = false;
      return this;
    }
    setEncoding(): this {
      return this;
    }
    ref(): this {
      return this;
    }
    unref(): this {
      return this;
    }
    destroy(): this {
      return this.pause();
    }
    [Symbol.asyncIterator]() {
      return linesOf(this, "data", "end", () => this.pause());
    }
  }
  class Output extends EventEmitter {
    readonly fd: number;
    readonly writable = true;
    readonly #print: (text: string) => void;
    constructor(fd: number, print: (text: string) => void) {
      super();
      this.fd = fd;
      this.#print = print;
    }
    write(text: unknown, ...rest: unknown[]): true {
      this.#print(`${text}`);
      const done = rest.at(-1);
      if (typeof done === "function") Promise.resolve().then(() => done());
      return true;
    }
    end(text?: unknown): this {
      if (text !== undefined) this.write(text);
      return this;
    }
  }
  const stdin = new Input();
  const stdout = new Output(1, (text) => host.write(text));
  const stderr = new Output(2, (text) => host.complain(text));

  interface Options {
    readonly output?: { write(text: string): unknown };
    readonly prompt?: string;
  }
  interface Question {
    readonly signal?: AbortSignal;
  }
  class Interface extends EventEmitter {
    readonly terminal = false;
    readonly line = "";
    closed = false;
    #output: Options["output"];
    #prompt: string;
    #flows = false;
    #answer: ((line: string) => void) | undefined;
    constructor({ output, prompt = "> " }: Options) {
      super();
      this.#output = output;
      this.#prompt = prompt;
      this.resume();
    }
    #read(): void {
      nextLine(
        () => this.#flows,
        (line) => {
          if (line === undefined) return this.close();
          const answer = this.#answer;
          this.#answer = undefined;
          if (answer) answer(line);
          else this.emit("line", line);
          if (this.#flows) this.#read();
        },
      );
    }
    ask(
      text: string,
      answer: (line: string) => void,
      signal?: AbortSignal,
      fail: (error: Error) => void = () => {},
    ): void {
      const stop = () => {
        if (this.#answer === own) {
          this.#answer = undefined;
          // Node goes on in a new line.
          this.#output?.write("\r\n");
        }
        fail(aborted("The operation was aborted", "ABORT_ERR", signal?.reason));
      };
      const own = (line: string) => {
        signal?.removeEventListener("abort", stop);
        answer(line);
      };
      if (signal?.aborted) {
        stop();
        return;
      }
      if (this.closed)
        throw Object.assign(new Error("readline was closed"), { code: "ERR_USE_AFTER_CLOSE" });
      // Node gives only the first question its answer.
      if (this.#answer) {
        this.prompt();
        return;
      }
      this.#answer = own;
      signal?.addEventListener("abort", stop, { once: true });
      this.#output?.write(text);
      this.resume();
    }
    question(text: string, ...rest: unknown[]): void {
      const [{ signal } = {}] = rest as [Question?];
      this.ask(`${text}`, rest.at(-1) as Listener, signal);
    }
    prompt(): void {
      this.#output?.write(this.#prompt);
      this.resume();
    }
    setPrompt(prompt: string): void {
      this.#prompt = prompt;
    }
    getPrompt(): string {
      return this.#prompt;
    }
    resume(): this {
      if (this.#flows || this.closed) return this;
      this.#flows = true;
      this.#read();
      return this;
    }
    pause(): this {
      this.#flows = false;
      return this;
    }
    write(): void {}
    close(): void {
      if (this.closed) return;
      this.pause();
      this.closed = true;
      this.emit("close");
    }
    [Symbol.asyncIterator]() {
      return linesOf(this, "line", "close", () => this.close());
    }
  }
  class PromisesInterface extends Interface {
    override question(text: string, { signal }: Question = {}): Promise<string> & undefined {
      const answer = new Promise<string>((resolve, reject) =>
        this.ask(`${text}`, resolve, signal, reject),
      );
      return answer as Promise<string> & undefined;
    }
  }
  const opens =
    (Made: typeof Interface) =>
    (options: unknown, output?: Options["output"]): Interface =>
      new Made(
        options === stdin ? { ...(output ? { output } : {}) } : ((options ?? {}) as Options),
      );

  let exitCode: number | undefined;
  const exit = (status?: number): never => exits.exit(Number(status ?? exitCode ?? 0));
  const process = Object.assign(new EventEmitter(), {
    stdin,
    stdout,
    stderr,
    exit,
    argv: ["node", "/program.mjs"],
    env: {},
    platform: "linux",
    pid: 1,
    cwd: () => "/",
    nextTick: (run: Listener, ...values: unknown[]) =>
      void Promise.resolve()
        .then(() => {})
        .then(() => run(...values)),
    getBuiltinModule: (name: string) => modules[name.replace(/^node:/, "")],
  });

  Object.defineProperty(process, "exitCode", {
    get: () => exitCode,
    set: (status: number | undefined) => {
      exitCode = status;
      exits.setStatus(Number(status ?? 0));
    },
  });

  const isInput = (file: unknown): boolean => file === 0 || file === "/dev/stdin";
  const print = (file: unknown, text: unknown): void => {
    if (file === 1 || file === "/dev/stdout") stdout.write(text);
    else if (file === 2 || file === "/dev/stderr") stderr.write(text);
    else throw new Error("there is no such file here");
  };
  const fs = {
    readFileSync: (file: unknown): unknown => {
      if (!isInput(file)) throw new Error("there is no such file here");
      let text = "";
      for (let line = readLine(); typeof line === "string"; line = readLine()) text += `${line}\n`;
      return text;
    },
    writeSync: (file: unknown, text: unknown): number => {
      print(file, text);
      return `${text}`.length;
    },
    writeFileSync: print,
    appendFileSync: print,
  };

  const sleep = (ms?: number, value?: unknown): Promise<unknown> =>
    new Promise((resolve) => later(() => resolve(value), ms));
  const inPromises = {
    setTimeout: sleep,
    setImmediate: (value?: unknown) => sleep(0, value),
    scheduler: { wait: sleep },
  };
  const soon = (run: Listener, ...values: unknown[]) => later(() => run(...values), 0);
  const promisify = (run: (...values: unknown[]) => unknown) =>
    function promised(this: unknown, ...values: unknown[]): Promise<unknown> {
      if ((run as unknown) === later) return sleep(values[0] as number, values[1]);
      return new Promise((resolve, reject) => {
        run.call(this, ...values, (error: unknown, value: unknown) => {
          // A question has no error in front of its answer.
          if (typeof error === "string") resolve(error);
          else if (error) reject(error);
          else resolve(value);
        });
      });
    };
  const require = (name: string): unknown => modules[name.replace(/^node:/, "")];
  const modules: Record<string, unknown> = {
    process,
    readline: {
      Interface,
      createInterface: opens(Interface),
      promises: { createInterface: opens(PromisesInterface) },
      clearLine: () => true,
      cursorTo: () => true,
    },
    "readline/promises": {
      Interface: PromisesInterface,
      createInterface: opens(PromisesInterface),
    },
    timers: {
      setTimeout,
      setInterval,
      clearTimeout,
      clearInterval,
      setImmediate: soon,
      promises: inPromises,
    },
    "timers/promises": inPromises,
    events: EventEmitter,
    fs,
    util: { promisify },
    module: { createRequire: () => require },
  };

  const clone = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(clone);
    if (value instanceof Map) return new Map([...value].map(clone) as [unknown, unknown][]);
    if (value instanceof Set) return new Set([...value].map(clone));
    return Object.fromEntries(Object.entries(value).map(([key, its]) => [key, clone(its)]));
  };
  const globals: Record<string, unknown> = {
    process,
    setImmediate: soon,
    clearImmediate: clearTimeout,
    queueMicrotask: (run: Listener) => void Promise.resolve().then(() => run()),
    structuredClone: clone,
    performance: { now: () => Date.now() },
    AbortController,
    AbortSignal,
    SharedArrayBuffer: ArrayBuffer,
    Atomics: {
      wait: (array: Int32Array, index: number, value: number, ms = Number.POSITIVE_INFINITY) => {
        if (array[index] !== value) return "not-equal";
        // Nobody else is there to wake it.
        if (!(ms < Number.POSITIVE_INFINITY)) throw new Error("it would wait for ever");
        exits.sleep(Math.max(0, ms));
        return "timed-out";
      },
    },
  };
  for (const name of Object.keys(globals))
    Object.defineProperty(globalThis, name, {
      value: globals[name],
      writable: true,
      configurable: true,
    });
  return modules;
}

/** The script that makes them anew for each run, in front of the program. tsx marks functions with `__name`. */
export const STAND_INS = `(() => {
"use strict";
const __name = (made) => made;
const value = (${nodeModules})(${eventClasses});
Object.defineProperty(globalThis, Symbol.for("deckwork.node"), { value, configurable: true });
})();`;
