/**
 * The names that the parts of a program with switches have for its imports.
 *
 * @module
 */

/** In front of all of them. */
export const WRITTEN = "#deckwork/";
export const SWITCH = `${WRITTEN}switch.ts`;
/** In front of the path of a file. */
export const STUDENT = `${WRITTEN}student/`;
export const PART = `${WRITTEN}part/`;
/** Imports the student's main program: a program with exports cannot be wrapped in a function. */
export const START = `${WRITTEN}start.ts`;
/** The reference's whole main program, with the student's modules; or a second program, beside the student's. */
export const MAIN = `${WRITTEN}main.ts`;
/** The key of the global value that holds the switches that are on, until the program begins. */
const ON = "deckwork.on";

/** The switches that are on: an expression, for once. */
export const TAKE_ON = `globalThis[Symbol.for("${ON}")] ?? []`;

/**
 * What runs before a program, to set its switches. When they have been read, nothing of them is left.
 *
 * @param ids - of the switches; or code of something else that the program takes
 */
export function turnOn(ids: readonly (number | string)[]): string {
  return `(() => {
  const key = Symbol.for("${ON}");
  const get = () => delete globalThis[key] && [${ids.join()}];
  Object.defineProperty(globalThis, key, { get, configurable: true });
})();`;
}
