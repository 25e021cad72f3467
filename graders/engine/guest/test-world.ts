/**
 * What files of tests find around them besides vitest: no source text, and the same random numbers and clock in each run.
 *
 * @module
 */

// Tests must judge what code does, not how it is written: every function has the same source text, so no test can tell
// them apart by that.
export const sourceText = Function.prototype.toString;
const noSource = () => "function () { [code] }";
Object.defineProperty(Function.prototype, "toString", {
  get: () => noSource,
  // Functions may have a text of their own.
  set(value: unknown) {
    if (this !== Function.prototype)
      Object.defineProperty(this, "toString", { value, writable: true, configurable: true });
  },
  configurable: false,
});

Object.defineProperty(noSource, "name", { value: sourceText.name });

/** Every run gets the same random numbers, so a test cannot guess until it is lucky. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
Math.random = randomFrom(1);
// Without a date, these would look at the real clock.
const { prototype: formats } = Intl.DateTimeFormat;
const formatOf = Object.getOwnPropertyDescriptor(formats, "format")!.get!;
Object.defineProperty(formats, "format", {
  get(this: Intl.DateTimeFormat) {
    return (date: Date | number = Date.now()) => formatOf.call(this)(date);
  },
});
const { formatToParts } = formats;
formats.formatToParts = function (date = Date.now()) {
  return formatToParts.call(this, date);
};
Reflect.deleteProperty(globalThis, "Temporal");

const silent = () => {};
const host = globalThis.console as unknown as Record<string, unknown>;
for (const name of Object.keys(host)) host[name] = silent;
