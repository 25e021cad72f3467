/** What a context has besides the language: the console, the toolkit's host, and traps for features of a process. */
import vm from "node:vm";

/** Names of a Node process that a realm lacks. Using one sends the program to the process runner. */
export const PROCESS_NAMES = [
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
  // They belong to the language, but they can wait without computing, which can only be watched in a process.
  "SharedArrayBuffer",
  "Atomics",
];

// The prelude is compiled in the program's own context. It keeps the originals that it uses, so a program that changes
// Promise or String harms only itself.
export const PRELUDE = new vm.Script(
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
  // It would be called with objects of the outer world if an error's stack is first read there.
  Object.defineProperty(Error, "prepareStackTrace", { get() {}, set() {} });
  Object.defineProperty(globalThis, "Error", { value: Error, writable: false, configurable: false });
  Object.defineProperty(globalThis, "$start", { configurable: true, get() {
    delete globalThis.$start;
    return (main) => { chain(main(), () => ended(true), (error) => ended(false, error)); };
  } });
})`,
  { filename: "prelude" },
);
