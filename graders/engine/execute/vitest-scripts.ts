/**
 * Scripts that run behind vitest or its quick form, before a file of tests.
 *
 * @module
 */

/** Errors tell no places from now on. */
export const HIDE_PLACES = 'globalThis[Symbol.for("deckwork.host")].hidePlaces();';
/** In the quick form: the tests begin after a part of them, and those before it come last. */
export function beginAfter(part: number): string {
  return `$vitest.beginAfter(${part});`;
}
/** In vitest itself: every test runs, although one has failed. */
export const RUN_ALL = "$vitest.runAll();";
