import { type TestContext, test } from "vitest";

/** Whether this is `npm run test:all`, where tests that prove more with time run longer. */
export const IN_FULL = process.env.DECKWORK_TESTS === "in full";

/**
 * A test that only `npm run test:all` runs, when it is its file's turn: it proves what others of its file prove in part, with
 * more processes.
 */
export const testInFull: (name: string, run: (context: TestContext) => Promise<void>) => void =
  IN_FULL ? test : () => {};

/** Every third of them; all with `npm run test:all`, when it is the file's turn. For what takes a process each. */
export function aThirdOf<T>(all: readonly T[]): readonly T[] {
  return oneOf(3, all);
}

/** Every eighth, for what takes two processes each. */
export function anEighthOf<T>(all: readonly T[]): readonly T[] {
  return oneOf(8, all);
}

function oneOf<T>(each: number, all: readonly T[]): readonly T[] {
  return IN_FULL ? all : all.filter((_, at) => at % each === 0);
}
