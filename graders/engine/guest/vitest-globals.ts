/**
 * Globals of Node that vitest or a test may use, and that a realm lacks. Time is the realm's own.
 */
import structuredClone from "@ungap/structured-clone";

class NoEvent {}

class NoEventTarget {
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }
}

class Signal extends NoEventTarget {
  aborted = false;
  reason: unknown;
  onabort: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();
  override addEventListener(...[, run]: [] | [string, () => void]): void {
    if (run) this.#listeners.add(run);
  }
  override removeEventListener(...[, run]: [] | [string, () => void]): void {
    if (run) this.#listeners.delete(run);
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
  static end(signal: Signal, reason: unknown): void {
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason;
    signal.onabort?.();
    for (const run of signal.#listeners) run();
  }
}

class Controller {
  readonly signal = new Signal();
  abort(reason: unknown = new Error("This operation was aborted")): void {
    Signal.end(this.signal, reason);
  }
}

const begun = Date.now();
const performance = {
  now: () => Date.now() - begun,
  timeOrigin: begun,
  mark: () => {},
  measure: () => {},
};
/** A test may put others in their places. */
const { setTimeout: start, clearTimeout: stop } = globalThis;
const resolved = Promise.resolve();
const queueMicrotask = (run: () => void) => void resolved.then(run);
const setImmediate = (run: (...values: unknown[]) => void, ...values: unknown[]) =>
  start(run, 0, ...values);
const clearImmediate = (timer: ReturnType<typeof setTimeout>) => stop(timer);

export {
  Controller as AbortController,
  clearImmediate,
  NoEvent as CustomEvent,
  NoEvent as Event,
  NoEventTarget as EventTarget,
  performance,
  queueMicrotask,
  Signal as AbortSignal,
  setImmediate,
  structuredClone,
};
