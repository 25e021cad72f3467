/**
 * Loaded before a student's program in the process runner. It gives the program a host that records, a clock of its own,
 * and a standard input that gives the next line only when the program can do nothing but wait for it.
 *
 * Without that, a program that asks with `readline/promises` loses every line that comes before its question. Waiting
 * for a prompt's text or a quiet moment would be a guess, but "nothing left to do" is exact: Node itself says so with
 * `beforeExit`.
 */
import { fstatSync, readSync, writeSync } from "node:fs";
import { Readable } from "node:stream";
import { types } from "node:util";
import type { Host } from "../../toolkit/host.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { startClock } from "./clock.ts";
import { describeError, readError, UNSETTLED, UNSETTLED_ERROR } from "./errors.ts";
import { signalNobodyElse } from "./own-signals.ts";
import { replaceTime } from "./process-time.ts";
import type { Pause, ProgramError } from "./run.ts";

/** What the program did besides printing, on descriptor 3, one report per line. */
export type ProcessReport =
  /** A line was read, or was missing, after this many printed characters. */
  | { readonly kind: "read"; readonly at: number; readonly inVain: boolean }
  /** It is about to end itself; from outside, a status above 128 looks like a signal. */
  | { readonly kind: "ends"; readonly by: "status" | "signal" }
  /** From here on, each pause is reported. */
  | { readonly kind: "pauses are told" }
  | ({ readonly kind: "pause" } & Pause)
  | { readonly kind: "error"; readonly error: ProgramError };

const REPORT = 3;

signalNobodyElse(() => report({ kind: "ends", by: "signal" }));
process.on("exit", () => report({ kind: "ends", by: "status" }));

let queue: string[] | undefined;

/** The lines to type. They are read by position, so a program that reads descriptor 0 itself still finds them all. */
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
    // The program closed the channel: then nothing more is known, and it loses nothing by that.
  }
}

// When a pipe is full, Node keeps the rest for later, and it is lost if the program crashes or exits. Then the output
// would depend on how busy its reader is. So every line is written before the program goes on.
(process.stdout as { _handle?: { setBlocking?(on: boolean): void } })._handle?.setBlocking?.(true);

let printed = 0;
let told = 0;
const write = process.stdout.write.bind(process.stdout) as (...parts: unknown[]) => boolean;
process.stdout.write = (chunk: unknown, ...rest: unknown[]): boolean => {
  count(chunk, rest[0]);
  return write(chunk, ...rest);
};

// A program may also write to the descriptor itself.
const files = process.getBuiltinModule("node:fs");
for (const name of ["writeSync", "writeFileSync", "write"] as const) {
  const original = files[name] as (...parts: unknown[]) => unknown;
  Object.assign(files, {
    [name]: (file: unknown, data: unknown, ...rest: unknown[]) => {
      if (file === 1) count(data, rest.at(-1));
      return original(file, data, ...rest);
    },
  });
}

/** Counts what is printed. */
function count(chunk: unknown, encoding: unknown): void {
  const text =
    typeof chunk !== "string" || (typeof encoding === "string" && Buffer.isEncoding(encoding))
      ? Buffer.from(chunk as string, encoding as BufferEncoding).toString("utf8")
      : chunk;
  printed += text.length;
  if (printed <= CASE_LIMITS.outputChars) return;
  // The reader outside sees that it is too much. It stops the box, but perhaps not before this program gets on.
  write(text);
  process.kill(process.pid, "SIGKILL");
}

const clock = startClock(
  () => printed,
  (pause) => {
    if (++told <= CASE_LIMITS.pauses) report({ kind: "pause", ...pause });
  },
);
const soon = setImmediate;
replaceTime(clock);
process.on("exit", () => clock.close());

/** Each gives the next line to a reader that waits for it: the toolkit's, or a reader of standard input. */
const waiting: (() => void)[] = [];

process.on("beforeExit", () => {
  const next = clock.next(waiting.length > 0);
  // An immediate keeps Node alive while the program goes on; then it comes back here.
  if (next === "timer") soon(() => clock.fire());
  if (next === "line") {
    clock.typed();
    soon(waiting.shift()!);
  }
});

let inVain = false;
const takeLine = (): string | undefined => {
  const line = lines().shift();
  // A program may ask in vain without an end.
  if (!inVain) report({ kind: "read", at: printed, inVain: line === undefined });
  inVain = line === undefined;
  return line;
};

const host: Host = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  readLine: () =>
    clock.idle
      ? takeLine()
      : new Promise((resolve) => {
          waiting.push(() => resolve(takeLine()));
        }),
  pause: (seconds) => clock.pause(seconds),
};
Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: host });

report({ kind: "pauses are told" });

process.on("uncaughtExceptionMonitor", (error) =>
  report({ kind: "error", error: describeUncaught(error) }),
);
// Node sets this status in its own listener, which must run before ours, and only if the program has set none.
process.once("beforeExit", () => {
  const { exitCode } = process;
  process.on("exit", () => {
    if (process.exitCode === UNSETTLED && exitCode === undefined)
      report({ kind: "error", error: UNSETTLED_ERROR });
  });
});

/**
 * A rejection with a value that is not an error comes wrapped in one of Node's errors, with the value at the end of the
 * message.
 */
function describeUncaught(error: unknown): ProgramError {
  const { code, ...others } = describeError(readError(error));
  const described: ProgramError =
    code !== undefined && isMadeByNode(error) ? { ...others, code } : others;
  if (described.code !== "ERR_UNHANDLED_REJECTION") return described;
  const [, reason] = /with the reason "([\s\S]*)"\.$/.exec((error as Error).message) ?? [];
  return reason === undefined ? described : { name: "Uncaught", message: reason.slice(0, 500) };
}

/** Whether an error's code is Node's or the system's: a program may make up others. */
function isMadeByNode(error: unknown): boolean {
  const isOne = (one: unknown) =>
    types.isNativeError(one) &&
    (typeof Reflect.get(one, "errno") === "number" || /^ERR_/.test(Reflect.get(one, "code")));
  try {
    const { cause, errors = [] } = error as AggregateError;
    return [error, cause, ...errors].some(isOne);
  } catch {
    return false;
  }
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
  let ended = false;
  const give = (): void => {
    const line = lines().shift();
    if (line === undefined) ended = true;
    input.push(line === undefined ? null : `${line}\n`);
  };
  const input = new Readable({
    read() {
      if (!ended) waiting.push(give);
    },
  });
  // Methods that a pipe also has: programs may call them so that it does not keep them alive.
  return Object.assign(input, { fd: 0, ref: () => input, unref: () => input });
}
