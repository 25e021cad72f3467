/**
 * The script that runs before a file of tests: vitest itself, without what needs a process.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type { Session } from "../sandbox/session.ts";

let code: string | undefined;

/** Its code; read once per command, and only if there are tests to grade. */
export function vitestBundle({ compiled }: Pick<Session, "compiled">): string {
  code ??= readFileSync(compiled.vitest, "utf8");
  return code;
}

/** Runs between that script and what is tested: errors tell no places from now on. */
export const HIDE_PLACES = 'globalThis[Symbol.for("deckwork.host")].hidePlaces();';
/** The same: every test runs, although one has failed. */
export const RUN_ALL = "$vitest.runAll();";
