/**
 * Globals of Node that vitest or a test may use, and that a realm lacks. Time is the realm's own.
 */

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

/** A deep copy of data, without the classes of its objects, as Node makes it. */
function structuredClone<Value>(value: Value, known = new Map<unknown, unknown>()): Value {
  if (typeof value === "function" || typeof value === "symbol")
    throw new Error(`${String(value)} could not be cloned.`);
  if (typeof value !== "object" || value === null) return value;
  if (known.has(value)) return known.get(value) as Value;
  const keep = <Copy extends object>(copy: Copy): Copy => {
    known.set(value, copy);
    return copy;
  };
  const again = <Part>(part: Part): Part => structuredClone(part, known);
  if (value instanceof Date) return keep(new Date(value)) as Value;
  if (value instanceof RegExp) return keep(new RegExp(value)) as Value;
  if (value instanceof Map) {
    const copy = keep(new Map());
    for (const [key, one] of value) copy.set(again(key), again(one));
    return copy as Value;
  }
  if (value instanceof Set) {
    const copy = keep(new Set());
    for (const one of value) copy.add(again(one));
    return copy as Value;
  }
  const copy = keep(Array.isArray(value) ? Array.from({ length: value.length }) : {}) as Value;
  for (const [key, part] of Object.entries(value)) copy[key as keyof Value] = again(part);
  return copy;
}

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
