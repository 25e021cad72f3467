/**
 * Freezes what every value of the outer world leads to. Node itself looks at a rejected promise: a program can get hold of
 * an array of ours in that way, but it can leave nothing there for the next case.
 */
export function freezeOuterWorld(): void {
  const seen = new Set<object>();
  const freeze = (value: unknown): void => {
    const isObject = typeof value === "object" || typeof value === "function";
    if (!isObject || value === null || seen.has(value)) return;
    seen.add(value);
    freeze(Object.getPrototypeOf(value));
    for (const part of Object.values(Object.getOwnPropertyDescriptors(value)))
      for (const one of [part.value, part.get, part.set]) freeze(one);
    Object.freeze(value);
  };
  for (const one of [Array.prototype, Error.prototype, Promise.prototype]) freeze(one);
}
