/**
 * The names that the parts of a program with switches have for its imports.
 *
 * @module
 */

export const SWITCH = "deckwork:switch";
/** In front of the path of a file. */
export const STUDENT = "deckwork:student/";
export const PART = "deckwork:part/";
/** Imports the student's main program: a program with exports cannot be wrapped in a function. */
export const START = "deckwork:start";
/** The reference's whole main program, with the student's modules. */
export const MAIN = "deckwork:main";
/** The key of the global value that holds the switches that are on, until the program begins. */
const ON = "deckwork.on";

/** Reads the switches that are on, and leaves nothing of them behind: an expression. */
export const TAKE_ON = `((all, key) => { const on = all[key] ?? []; delete all[key]; return on; })(globalThis, Symbol.for("${ON}"))`;

/** What runs before a program, to set its switches. */
export function turnOn(ids: readonly number[]): string {
  return `Object.defineProperty(globalThis, Symbol.for("${ON}"), { value: [${ids.join()}], configurable: true });`;
}
