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
/** The place of the switches that are on, to be filled in for each run: `3, 4`. */
export const ON = "/* deckwork: on */";
