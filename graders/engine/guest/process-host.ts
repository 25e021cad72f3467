/**
 * Loaded before a student's program in the process runner. It gives the program a host that records, and a standard input
 * that hands out the next line only when the program has nothing left to do but wait for it.
 *
 * Without that, a program that asks by `readline/promises` loses every line that comes before its question. Waiting for
 * "nothing left to do" is exact where waiting for a prompt's text or for a quiet moment would be a guess: Node itself says
 * it, by `beforeExit`.
 */
import { fstatSync, readSync, writeSync } from "node:fs";
import { Readable } from "node:stream";
import type { Host } from "../../toolkit/host.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { describeError, UNSETTLED, UNSETTLED_ERROR } from "./errors.ts";
import { signalNobodyElse } from "./own-signals.ts";
import type { ProgramError } from "./run.ts";

/** What the program did beside printing, on descriptor 3, one a line. */
export type ProcessReport =
  /** A line was taken, or wanted in vain, when so many characters had been printed. */
  | { readonly kind: "read"; readonly at: number; readonly inVain: boolean }
  | { readonly kind: "flood" }
  /** From here on each pause is told. */
  | { readonly kind: "pauses are told" }
  | { readonly kind: "pause"; readonly seconds: number }
  | { readonly kind: "error"; readonly error: ProgramError };

const REPORT = 3;

signalNobodyElse();

let queue: string[] | undefined;

/** What will be typed. Read by position, so that a program that reads descriptor 0 by itself still finds it all. */
function lines(): string[] {
  if (queue) return queue;
  const bytes = Buffer.alloc(fstatSync(0).size);
  let length = 0;
  while (length < bytes.length) {
    const got = readSync(0, bytes, length, bytes.length - length, length);
    if (got === 0) break;
    length += got;
  }
  queue = bytes.toString("utf8", 0, length).split("\n");
  if (queue.at(-1) === "") queue.pop();
  return queue;
}

function report(message: ProcessReport): void {
  try {
    writeSync(REPORT, `${JSON.stringify(message)}\n`);
  } catch {
    // The program closed the channel: then nothing more is known, which costs it nothing.
  }
}

// When a pipe is full, Node keeps the rest for later, and a program that crashes or exits takes it along: whether a line
// arrived would hang on how busy its reader is. So every line is handed over before the program goes on.
(process.stdout as { _handle?: { setBlocking?(on: boolean): void } })._handle?.setBlocking?.(true);

let printed = 0;
const write = process.stdout.write.bind(process.stdout) as (...parts: unknown[]) => boolean;
process.stdout.write = (chunk: unknown, ...rest: unknown[]): boolean => {
  printed +=
    typeof chunk === "string"
      ? chunk.length
      : Buffer.from(chunk as Uint8Array).toString("utf8").length;
  if (printed > CASE_LIMITS.outputChars) {
    // A loop that never yields never drains its own buffer: the reader outside would wait for what is not sent.
    report({ kind: "flood" });
    process.kill(process.pid, "SIGKILL");
  }
  return write(chunk, ...rest);
};

const host: Host = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  readLine: () => {
    const line = lines().shift();
    report({ kind: "read", at: printed, inVain: line === undefined });
    return line;
  },
  pause: (seconds) => report({ kind: "pause", seconds }),
};
Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: host });

report({ kind: "pauses are told" });

process.on("uncaughtExceptionMonitor", (error) =>
  report({ kind: "error", error: describeUncaught(error) }),
);
// Node sets this status in a listener of its own, which has to come before ours.
process.once("beforeExit", () => {
  process.on("exit", () => {
    if (process.exitCode === UNSETTLED) report({ kind: "error", error: UNSETTLED_ERROR });
  });
});

/** A rejection with what is no error reaches us wrapped in an error of Node's, which tells it at the end of its message. */
function describeUncaught(error: unknown): ProgramError {
  const described = describeError(error);
  if (described.code !== "ERR_UNHANDLED_REJECTION") return described;
  const [, reason] = /with the reason "([\s\S]*)"\.$/.exec((error as Error).message) ?? [];
  return reason === undefined ? described : { name: "Uncaught", message: reason.slice(0, 500) };
}

let stdin: Readable | undefined;
Object.defineProperty(process, "stdin", {
  configurable: true,
  get() {
    stdin ??= gatedInput();
    return stdin;
  },
});

function gatedInput(): Readable {
  let wanted = false;
  let ended = false;
  const input = new Readable({
    read() {
      wanted = true;
    },
  });
  // What a pipe has besides: programs may say that it is not to keep them waiting.
  Object.assign(input, { fd: 0, ref: () => input, unref: () => input });
  process.on("beforeExit", () => {
    if (!wanted || ended) return;
    wanted = false;
    // An immediate keeps Node alive for the line's own consequences; it then comes back here.
    setImmediate(() => {
      const line = lines().shift();
      if (line === undefined) ended = true;
      input.push(line === undefined ? null : `${line}\n`);
    });
  });
  return Object.assign(input, { fd: 0 });
}
