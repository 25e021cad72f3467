/**
 * The `vitest` that tests of students are bundled with: vitest's own assertions and mocks, and a small runner.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type * as Vitest from "../guest/vitest.ts";
import type { Session } from "../sandbox/session.ts";

/** What holds it, in front of the program that uses it: to bundle it with each program would take longer than all else. */
export const VITEST = "$vitest";

let code: string | undefined;

/** Its code; read once for a command, and only where there are tests to grade. */
export function vitestBundle({ compiled }: Pick<Session, "compiled">): string {
  code ??= readFileSync(compiled.vitest, "utf8");
  return code;
}

/** What a file of tests can import. */
export const VITEST_NAMES: readonly (keyof typeof Vitest)[] = [
  "afterAll",
  "afterEach",
  "assert",
  "beforeAll",
  "beforeEach",
  "describe",
  "expect",
  "finish",
  "it",
  "suite",
  "test",
  "vi",
];
