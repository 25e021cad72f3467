/**
 * The `vitest` that tests of students are bundled with: vitest's own assertions and mocks, and a small runner.
 *
 * @module
 */
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type * as Vitest from "../inside/vitest.ts";

const GLOBALS = fileURLToPath(new URL("../inside/vitest-globals.ts", import.meta.url));
const ENTRY = fileURLToPath(new URL("../inside/vitest.ts", import.meta.url));

/** What holds it, in front of the program that uses it: to bundle it with each program would take longer than all else. */
export const VITEST = "$vitest";

let bundle: string | undefined;

/** Made once for a command, and only where there are tests to grade. */
export function vitestBundle(): string {
  bundle ??= buildSync({
    entryPoints: [ENTRY],
    // In the place of globals.
    inject: [GLOBALS],
    bundle: true,
    write: false,
    format: "iife",
    globalName: VITEST,
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["import"],
    target: "es2022",
    minify: true,
    legalComments: "none",
    // A realm has no process; who looks for one would be sent to the slower runner.
    define: { process: "undefined", "globalThis.process": "undefined" },
    logLevel: "silent",
  }).outputFiles[0]!.text;
  return bundle;
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
