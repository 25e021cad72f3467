/**
 * Scripts that run behind vitest, before a file of tests.
 *
 * @module
 */

/** Errors tell no places from now on. */
export const HIDE_PLACES = 'globalThis[Symbol.for("deckwork.host")].hidePlaces();';
/** Every test runs, although one has failed. */
export const RUN_ALL = "$vitest.runAll();";
