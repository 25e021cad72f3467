/**
 * What a context has besides the language: the console, the toolkit's host, timers, and traps for features of a process.
 */
import vm from "node:vm";
import { replaceDate, startClock } from "./clock.ts";
import { readError } from "./errors.ts";
import { formatValues } from "./format.ts";

/** Names of a Node process that a realm lacks. Using one sends the program to the process runner. */
export const PROCESS_NAMES = [
  "process",
  "Buffer",
  "setImmediate",
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
  "Headers",
  "Request",
  "Response",
  "FormData",
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
  // They belong to the language, but they can wait without computing, which can only be watched in a process.
  "SharedArrayBuffer",
  "Atomics",
];

// The prelude is compiled in the program's own context. It keeps the originals that it uses, so a program that changes
// Promise or String harms only itself.
export const PRELUDE = new vm.Script(
  `(function (names) {
  "use strict";
  // They belong to the current case.
  let writeOut, writeError, takeLine, notePause, touch, ended, printed, epoch;
  // An error of the outer world (its stack can run out as well) would be a way to the outer world. One of the program's
  // own, such as that of its toString, is its own.
  const Own = Object, isMadeBy = Function.prototype.call.bind(Function.prototype[Symbol.hasInstance]);
  const isOwn = (error) => (typeof error !== "object" && typeof error !== "function") || isMadeBy(Own, error);
  const guard = (outer) => (one, two, three) => {
    try { return outer(one, two, three); } catch (error) { throw isOwn(error) ? error : new RangeError("Maximum call stack size exceeded"); }
  };
  // tsx marks the functions of other files with this.
  const __name = (made) => made;
  const out = guard((text) => { if (!exited) writeOut(text); }), errorOut = guard((text) => writeError(text)), line = guard(() => takeLine());
  const note = guard((at, seconds, waited) => notePause(at, seconds, waited)), needs = guard((name) => touch(name)), shown = guard(() => printed());
  const then = Promise.prototype.then, call = Function.prototype.call, bind = Function.prototype.bind;
  const invoke = bind.call(call, call);
  const chain = bind.call(call, then);
  // Most programs print only texts.
  let made;
  const format = (values) => (made ??= (${formatValues})(needs))(values);
  const log = (...args) => out((args.length === 1 && typeof args[0] === "string" ? args[0] : format(args)) + "\\n");
  const warn = (...args) => errorOut((args.length === 1 && typeof args[0] === "string" ? args[0] : format(args)) + "\\n");
  const read = (${readError});
  let exited, status, isOver;
  const failed = (error) => {
    if (exited) return;
    const { 0: name, 1: message, 2: code, 3: stack } = read(error);
    ended(false, name, message, code, stack);
  };
  let counts;
  globalThis.console = {
    log, info: log, debug: log, dir: (value, options) => (options === undefined && typeof value !== "string" ? log(value) : needs("console.dir")), error: warn, warn, trace: warn, table: () => needs("console.table"),
    assert: (ok, ...args) => { if (!ok) warn("Assertion failed" + (args.length ? ":" : ""), ...args); },
    group: () => needs("console.group"), groupEnd: () => {}, groupCollapsed: () => needs("console.group"),
    count: (label = "default") => log(label + ": " + (counts[label] = (counts[label] ?? 0) + 1)), countReset: (label = "default") => { counts[label] = 0; },
    time: () => needs("console.time"), timeEnd: () => needs("console.time"), timeLog: () => needs("console.time"), clear: () => {},
  };
  Object.defineProperty(globalThis, "console", { enumerable: false });
  Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: {
    write: (text) => out(typeof text === "string" ? text : String(text)),
    complain: (text) => errorOut(String(text)),
    readLine: () => {
      if (!clock || clock.idle) return line();
      return new Promise((resolve) => { waiting.push(resolve); });
    },
    pause: (seconds) => ticking().pause(+seconds),
    // What tests are run on must not be known by its lines.
    hidePlaces: () => { placesShown = false; },
  } });
  // What would end a process, for stand-ins. All that the program still does has no effect.
  const exits = {
    exit: (status) => {
      if (!exited) ended(status);
      exited = true;
      throw "it has ended itself";
    },
    setStatus: (given) => {
      status = given;
      if (isOver && !exited) ended(status);
    },
    sleep: (ms) => ticking().wait(ms),
  };
  let placesShown;
  // Most programs never look at a clock.
  let clock;
  let waiting;
  const ticking = () => (clock ??= (${startClock})(shown, (pause) => note(pause.at, pause.seconds, pause.waited)));
  const timer = (again) => (run, ms, ...values) => ticking().start(run, ms, values, again);
  const stop = (one) => ticking().stop(one);
  const timers = { setTimeout: timer(false), setInterval: timer(true), clearTimeout: stop, clearInterval: stop };
  for (const name in timers) Object.defineProperty(globalThis, name, { value: timers[name], writable: true, configurable: true });
  const define = Object.defineProperty, RealDate = Date;
  const setDate = (value) => { define(globalThis, "Date", { value, writable: true, configurable: true, enumerable: false }); };
  define(globalThis, "Date", { configurable: true, enumerable: false, set: setDate, get() {
    setDate(RealDate);
    (${replaceDate})(() => epoch + ticking().read());
    return globalThis.Date;
  } });
  // Goes on with a program that can do nothing by itself. A script with a time limit calls it, so its microtasks belong to
  // that script. For the program, it does nothing.
  const next = () => (clock && !exited ? clock.next(waiting.length > 0) : "nothing");
  let armed;
  let unread;
  let again;
  Object.defineProperty(globalThis, "$step", { value: () => {
    if (!armed) return;
    armed = false;
    if (unread) return void failed(unread.error);
    if (again) {
      again = false;
      return run();
    }
    if (next() === "timer") return void clock.fire();
    clock.typed();
    waiting.shift()(line());
  } });
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() { needs(name); },
      set(value) { Object.defineProperty(globalThis, name, { value, writable: true, configurable: true }); },
    });
  }
  // Otherwise Node's own function reads the error, in the outer world.
  const errorText = bind.call(call, Error.prototype.toString);
  const stackOf = (error, places) => {
    let text = errorText(error);
    if (placesShown) for (let at = 0; at < places.length; at++) text += "\\n    at " + places[at].toString();
    return text;
  };
  Object.defineProperty(Error, "prepareStackTrace", { get: () => stackOf, set() {} });
  Object.defineProperty(globalThis, "Error", { value: Error, writable: false, configurable: false });
  let main;
  const run = () => { chain(main(), () => { isOver = true; if (!exited) ended(status ?? true); }, failed); };
  const begin = (...hooks) => {
    writeOut = hooks[0]; writeError = hooks[1]; takeLine = hooks[2]; notePause = hooks[3]; touch = hooks[4]; ended = hooks[5]; printed = hooks[6]; epoch = hooks[7];
    main = hooks[8];
    counts = { __proto__: null };
    exited = isOver = false;
    status = undefined;
    placesShown = true;
    clock = unread = undefined;
    waiting = [];
    again = armed = main !== undefined;
    if (again) return;
    define(globalThis, "$start", { configurable: true, get() {
      delete globalThis.$start;
      return (given) => {
        main = given;
        run();
      };
    } });
  };
  return { begin, main: () => main, waits: () => next() !== "nothing", arm: () => { armed = true; }, look: (error) => { unread = { error }; armed = true; }, lendExits: () => define(globalThis, Symbol.for("deckwork.exits"), { value: exits, configurable: true }), close: () => clock?.close() };
})`,
  { filename: "prelude" },
);

/** Starts a program again, fires the next timer, types the next line, or reads an error, once it is armed. */
export const STEP = new vm.Script("$step()", { filename: "step" });

/** A case's functions of the outer world, the time when its clock begins, and the program to start again, if any. */
export type Hooks = readonly [...functions: unknown[], epoch: number, main: unknown];

/** The prelude's result: the way to begin with a program, and to go on with one that waits. */
export interface Surroundings {
  /** Begins a case: the program's script runs next, or {@link STEP} if it is to start again. */
  begin(...hooks: Hooks): void;
  /** The program that was started, as a function. */
  main(): unknown;
  /** Whether it waits for a timer or a line that will come. */
  waits(): boolean;
  /** Allows one {@link STEP}. */
  arm(): void;
  /** Lets the next {@link STEP} read an error that the program has not caught. */
  look(error: unknown): void;
  /** Gives the program's stand-ins a way to end it. */
  lendExits(): void;
  /** Reports the last pause. */
  close(): void;
}
