/**
 * Scripts that run behind vitest, before a file of tests.
 *
 * @module
 */

/** Errors tell no places from now on. */
export const HIDE_PLACES = 'globalThis[Symbol.for("deckwork.host")].hidePlaces();';
/** The tests begin after a part of them, and those before it come last. */
export function beginAfter(part: number): string {
  return `$vitest.beginAfter(${part});`;
}
/** Every test runs, although one has failed. */
export const RUN_ALL = "$vitest.runAll();";
