/**
 * Runs a program in a V8 context of its own: nothing in it but the language, a console, and the toolkit's host.
 *
 * Every case gets a fresh context, so that no case can leave anything to the next. The program runs inside one call of
 * `runInContext`: its microtasks are drained before the call returns and count towards its time limit, which therefore
 * stops a loop before an `await` and after it. The functions of the outer world are closed over by the prelude and never
 * handed to the program; that is tidiness, the box around this process is what confines.
 */
import { formatWithOptions } from "node:util";
import { setFlagsFromString } from "node:v8";
import vm from "node:vm";

/** What a program did, as any runner tells it. */
export interface Run {
  readonly stdout: string;
  /** The beginning of standard error. */
  readonly stderr: string;
  readonly ended: Ended;
  /** Present where the reads were recorded. */
  readonly reads?: Reads;
  /** The seconds of each pause, in order; present where pauses were recorded. */
  readonly pauses?: readonly number[];
}

export interface Reads {
  readonly taken: number;
  readonly askedForMore: boolean;
  /** How many characters had been printed when each line was taken. */
  readonly at: readonly number[];
}

export type Ended =
  | { readonly how: "exit"; readonly status: number; readonly error?: ProgramError }
  | { readonly how: "timed out" }
  | { readonly how: "too much output" }
  | { readonly how: "too much memory" }
  /** Killed for what the outside saw, or died of itself in a way nobody asked for. */
  | { readonly how: "killed"; readonly why: string };

/** The error that ended a program, if one did. */
export interface ProgramError {
  readonly name: string;
  readonly message: string;
  /** A system's or Node's error code (`EACCES`, `ERR_ACCESS_DENIED`). */
  readonly code?: string;
  /** Place in the bundle, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** The program wants something that only a real process has; run it there. */
export interface NeedsProcess {
  readonly needs: string;
}

export interface RealmLimits {
  /** CPU time of one case, in milliseconds. */
  readonly cpuMs: number;
  /** The longest that one case may take on the clock, in milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** Standard output of one case, in UTF-16 units. */
  readonly outputChars: number;
}

/** What a typist answers: the line typed at this point, or `undefined` when no more will come. */
export type Typist = (shown: () => string) => string | undefined;

/** Types these lines, one after the other. */
export function typeLines(lines: readonly string[]): Typist {
  let next = 0;
  return () => lines[next++];
}

const STDERR_CHARS = 8192;

/** How long a case may take before it is worth optimising. */
const QUICK_MS = 200;

/** Ended with an unsettled top-level `await`: the status that Node itself gives. */
export const UNSETTLED = 13;
export const UNSETTLED_ERROR: ProgramError = {
  name: "Warning",
  message: "the program waits for something that never comes: an await that never ends",
};

/** Names of a Node process that a realm lacks. Touching one sends the program to the process runner. */
const PROCESS_NAMES = [
  "process",
  "Buffer",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "clearTimeout",
  "clearInterval",
  "clearImmediate",
  "queueMicrotask",
  "structuredClone",
  "require",
  "module",
  "exports",
  "__filename",
  "__dirname",
  "performance",
  "fetch",
  "URL",
  "URLSearchParams",
  "TextEncoder",
  "TextDecoder",
  "AbortController",
  "AbortSignal",
  "Event",
  "EventTarget",
  "MessageChannel",
  "MessagePort",
  "BroadcastChannel",
  "Blob",
  "WebSocket",
  "crypto",
  "atob",
  "btoa",
  "navigator",
  "global",
  "localStorage",
  "sessionStorage",
  "WebAssembly",
  // The language's own, but the ways to wait without computing, which only a process can be watched at.
  "SharedArrayBuffer",
  "Atomics",
];

// The prelude is compiled in the program's own context. It keeps the originals it uses, so that a program that changes
// Promise or String spoils only itself.
const PRELUDE = new vm.Script(
  `(function (writeOut, inspect, writeError, takeLine, notePause, touch, ended, names) {
  "use strict";
  // An error of the outer world (its stack can run out as well) would be a way to the outer world.
  const guard = (outer) => (value) => {
    try { return outer(value); } catch (error) { throw typeof error === "string" ? error : new RangeError("Maximum call stack size exceeded"); }
  };
  const out = guard(writeOut), format = guard(inspect), errorOut = guard(writeError), line = guard(takeLine), note = guard(notePause), needs = guard(touch);
  const then = Promise.prototype.then, call = Function.prototype.call, bind = Function.prototype.bind;
  const invoke = bind.call(call, call);
  const chain = bind.call(call, then);
  const log = (...args) => out((args.length === 1 && typeof args[0] === "string" ? args[0] : format(args)) + "\\n");
  const warn = (...args) => errorOut((args.length === 1 && typeof args[0] === "string" ? args[0] : format(args)) + "\\n");
  const counts = { __proto__: null };
  globalThis.console = {
    log, info: log, debug: log, dir: (value) => log(value), error: warn, warn, trace: warn, table: () => needs("console.table"),
    assert: (ok, ...args) => { if (!ok) warn("Assertion failed" + (args.length ? ":" : ""), ...args); },
    group: () => needs("console.group"), groupEnd: () => {}, groupCollapsed: () => needs("console.group"),
    count: (label = "default") => log(label + ": " + (counts[label] = (counts[label] ?? 0) + 1)), countReset: (label = "default") => { counts[label] = 0; },
    time: () => needs("console.time"), timeEnd: () => needs("console.time"), timeLog: () => needs("console.time"), clear: () => {},
  };
  Object.defineProperty(globalThis, "console", { enumerable: false });
  Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: {
    write: (text) => out(typeof text === "string" ? text : String(text)),
    complain: (text) => errorOut(String(text)),
    readLine: () => line(),
    pause: (seconds) => note(+seconds),
  } });
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() { needs(name); },
      set(value) { Object.defineProperty(globalThis, name, { value, writable: true, configurable: true }); },
    });
  }
  Object.defineProperty(globalThis, "$start", { configurable: true, get() {
    delete globalThis.$start;
    return (main) => { chain(main(), () => ended(true), (error) => ended(false, error)); };
  } });
})`,
  { filename: "prelude" },
);

/** A program, compiled once for all its cases. */
export interface Program {
  readonly script: vm.Script;
  /** The names of a process that it mentions; only these are worth the time to set a trap in every context. */
  readonly traps: readonly string[];
}

/** Compiles a bundle. */
export function loadProgram(code: string): Program | NeedsProcess {
  if (/\bimport\s*[({.]|^\s*import\s*["']/m.test(code)) return { needs: "import" };
  try {
    // One line of ours before theirs, taken off again, so that places in errors are places in the bundle.
    const script = new vm.Script(`"use strict"; $start(async () => {\n${code}\n});`, {
      filename: "program.mjs",
      lineOffset: -1,
    });
    return { script, traps: PROCESS_NAMES.filter((name) => code.includes(name)) };
  } catch (error) {
    // esbuild took it as a module and V8 does not take it as a function: a real module it must be.
    return { needs: error instanceof Error ? error.message : "a module" };
  }
}

/**
 * Runs a loaded program once.
 *
 * @param newTypist - a case may be run again from its start, with somebody new to type
 */
export async function runOnce(
  program: Program,
  newTypist: () => Typist,
  limits: RealmLimits,
  rejections: Rejections,
): Promise<Run | NeedsProcess> {
  // Nearly every case is over in a few milliseconds, for which optimised code comes too late and costs more than it saves.
  // What is not over soon starts again with it.
  optimise(false);
  const quick = await attemptOnce(
    program,
    newTypist(),
    limits,
    rejections,
    Math.min(QUICK_MS, limits.cpuMs),
  );
  optimise(true);
  if ("needs" in quick) return quick;
  if (quick.run.ended.how !== "timed out") return quick.run;
  for (let timeout = limits.cpuMs; ; timeout = Math.min(timeout * 4, limits.wallMs)) {
    const attempt = await attemptOnce(program, newTypist(), limits, rejections, timeout);
    if ("needs" in attempt) return attempt;
    // The clock ran out but the processor was busy elsewhere: not the program's fault, so it gets longer.
    if (
      attempt.run.ended.how !== "timed out" ||
      attempt.cpuMs >= limits.cpuMs * 0.8 ||
      timeout >= limits.wallMs
    )
      return attempt.run;
  }
}

/** Whether V8 makes optimised code from now on. */
function optimise(on: boolean): void {
  setFlagsFromString(on ? "--opt" : "--no-opt");
}

async function attemptOnce(
  program: Program,
  typist: Typist,
  limits: RealmLimits,
  rejections: Rejections,
  timeout: number,
): Promise<{ run: Run; cpuMs: number } | NeedsProcess> {
  let stdout = "";
  let length = 0;
  let stderr = "";
  const at: number[] = [];
  let askedForMore = false;
  let flooded = false;
  let needed: string | undefined;
  let finished: { ok: boolean; error?: unknown } | undefined;
  const pauses: number[] = [];

  const out = (text: string): void => {
    length += text.length;
    if (length > limits.outputChars) {
      flooded = true;
      // A text, not an error: whoever catches it in a loop must not get an object of ours, nor the time to make its stack.
      throw "too much output";
    }
    stdout += text;
  };
  const context = vm.createContext(Object.create(null), { microtaskMode: "afterEvaluate" });
  const install = PRELUDE.runInContext(context) as (...parts: unknown[]) => void;
  install(
    out,
    (values: unknown[]) => formatWithOptions({ customInspect: false }, ...values),
    (text: string) => {
      if (stderr.length < STDERR_CHARS) stderr += text.slice(0, STDERR_CHARS);
    },
    () => {
      const line = typist(() => stdout);
      if (line === undefined) askedForMore = true;
      else at.push(length);
      return line;
    },
    (seconds: number) => void pauses.push(seconds),
    (name: string) => {
      needed ??= name;
      throw `${name} needs a process`;
    },
    (ok: boolean, error?: unknown) => {
      finished = { ok, error };
    },
    program.traps,
  );

  const before = process.cpuUsage();
  let ended: Ended | undefined;
  rejections.begin();
  try {
    program.script.runInContext(context, { timeout });
  } catch (error) {
    if (isTimeout(error)) ended = { how: "timed out" };
    else finished = { ok: false, error };
  }
  const used = process.cpuUsage(before);
  const unhandled = await rejections.end();
  if (needed !== undefined) return { needs: needed };
  const memory = finished && !finished.ok && isOutOfMemory(finished.error);
  if (flooded) ended = { how: "too much output" };
  else if (memory) ended = { how: "too much memory" };
  ended ??= exitOf(finished, unhandled);
  if (ended.how === "exit" && ended.error)
    stderr += `${ended.error.name}: ${ended.error.message}\n`;
  const reads =
    at.length > 0 || askedForMore ? { reads: { taken: at.length, askedForMore, at } } : {};
  const run: Run = { stdout, stderr, ended, ...reads, pauses };
  return { run, cpuMs: (used.user + used.system) / 1000 };
}

function exitOf(
  finished: { ok: boolean; error?: unknown } | undefined,
  unhandled: unknown[],
): Ended {
  if (finished && !finished.ok)
    return { how: "exit", status: 1, error: describeError(finished.error) };
  if (unhandled.length > 0) return { how: "exit", status: 1, error: describeError(unhandled[0]) };
  if (!finished) return { how: "exit", status: UNSETTLED, error: UNSETTLED_ERROR };
  return { how: "exit", status: 0 };
}

/** Reads an error that may be anything, even hostile: its getters and its proxies may throw. */
export function describeError(error: unknown): ProgramError {
  try {
    if (typeof error !== "object" || error === null) {
      return { name: "Uncaught", message: String(error).slice(0, 500) };
    }
    const { name, message, stack, cause } = error as Record<string, unknown>;
    const code =
      (error as Record<string, unknown>).code ??
      (cause as Record<string, unknown> | undefined)?.code;
    const place = /program\.mjs:(\d+):(\d+)/.exec(
      typeof stack === "string" ? stack.slice(0, 4000) : "",
    );
    return {
      name: typeof name === "string" ? name.slice(0, 100) : "Error",
      message: typeof message === "string" ? message.slice(0, 500) : "",
      ...(typeof code === "string" ? { code: code.slice(0, 60) } : {}),
      ...(place ? { line: Number(place[1]), column: Number(place[2]) } : {}),
    };
  } catch {
    return { name: "Error", message: "an error that cannot be read" };
  }
}

function isTimeout(error: unknown): boolean {
  return describeError(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** A buffer that the system would not give: V8 says so by an ordinary RangeError. */
function isOutOfMemory(error: unknown): boolean {
  const { name, message } = describeError(error);
  return name === "RangeError" && /Array buffer allocation failed/.test(message);
}

/** Collects the rejections that nobody handled while a case ran, as Node would have died of them. */
export interface Rejections {
  begin(): void;
  end(): Promise<unknown[]>;
  close(): void;
}

/** Listens for unhandled rejections on this process, until it is closed. */
export function watchRejections(): Rejections {
  let caught: unknown[] = [];
  const listen = (reason: unknown) => void caught.push(reason);
  process.on("unhandledRejection", listen);
  return {
    begin: () => {
      caught = [];
    },
    end: () => new Promise((resolve) => setImmediate(() => resolve(caught))),
    close: () => void process.removeListener("unhandledRejection", listen),
  };
}
