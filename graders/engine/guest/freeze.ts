/**
 * Freezes what every value of the outer world leads to. A program can get hold of an object of ours: V8 itself calls Node to
 * write a stack and to look at a rejected promise, and such a call can run out of stack. But it can leave nothing there for
 * the next case, nor read the text of a function.
 */
export function freezeOuterWorld(): void {
  // Cases of other code may run in the same process: a student's tests run on the reference's classes.
  const value = () => "function () { [code] }";
  Object.defineProperty(Function.prototype, "toString", { value });
  const seen = new Set<object>();
  const freeze = (value: unknown): void => {
    const isObject = typeof value === "object" || typeof value === "function";
    if (!isObject || value === null || seen.has(value)) return;
    seen.add(value);
    freeze(Object.getPrototypeOf(value));
    // Nearly all are functions with only a name and a length.
    if (typeof value === "object" || Object.hasOwn(value, "prototype"))
      for (const part of Object.values(Object.getOwnPropertyDescriptors(value)))
        for (const one of [part.value, part.get, part.set]) freeze(one);
    Object.freeze(value);
  };
  for (const name of LANGUAGE) freeze((globalThis as Record<string, unknown>)[name]);
  // They have no names.
  const made = [[].values(), "".matchAll(/x/g), ""[Symbol.iterator](), new Map().keys()];
  for (const one of [...made, new Set().keys(), function* () {}, async () => {}]) freeze(one);
  freeze(async function* () {});
}

/** The language's own, which each value leads to: `Object(1)` makes a number of what `Object` belongs to. */
const LANGUAGE = [
  "Object",
  "Function",
  "Array",
  "String",
  "Number",
  "Boolean",
  "Symbol",
  "BigInt",
  "Promise",
  "RegExp",
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "Error",
  "AggregateError",
  "EvalError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
  "URIError",
  "Iterator",
];
