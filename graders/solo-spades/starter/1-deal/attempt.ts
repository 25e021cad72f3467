/**
 * Tries what must not work, and says how it was refused.
 *
 * @module
 */

/**
 * Does something that must throw a RangeError.
 *
 * @param action - what is tried
 * @returns `RangeError`, `another error`, or `no error` when it went through
 *
 * @example
 * attempt(() => pop(emptyStack())); // "RangeError"
 */
export function attempt(action: () => unknown): string {
  try {
    action();
    return "no error";
  } catch (error) {
    return error instanceof RangeError ? "RangeError" : "another error";
  }
}
