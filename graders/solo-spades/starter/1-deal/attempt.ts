/**
 * Tries something that must not work, and says how it was refused.
 *
 * @module
 */

/**
 * Does something that must throw a RangeError.
 *
 * @param action - the action to try
 * @returns `RangeError`, `another error`, or `no error` when it worked
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
