/**
 * Whose turn it is today, for tests that try other things each time. The files of `npm run test:all` that take longest take
 * turns themselves (`vitest.config.ts`). With `DECKWORK_DAYS=all`, everything has its turn.
 *
 * @module
 */

/** The number of today. */
export const TODAY = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/** How many turns the files of today have had. By the day alone, a file would try the same each time. */
export const TURN = Number(process.env.DECKWORK_TURN ?? 0);

export const HAS_ALL_TURNS = process.env.DECKWORK_DAYS === "all";
