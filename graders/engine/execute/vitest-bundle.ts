/**
 * The `vitest` that students' tests are bundled with: vitest's own assertions and mocks, and a small runner.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type * as Vitest from "../guest/vitest.ts";
import type { Session } from "../sandbox/session.ts";

/** A separate script in front of the program: bundling it with each program would take longer than everything else. */
export const VITEST = "$vitest";

let code: string | undefined;

/** Its code; read once per command, and only if there are tests to grade. */
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
