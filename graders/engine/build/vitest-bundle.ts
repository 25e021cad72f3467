/**
 * The `vitest` that tests of students are bundled with: vitest's own assertions and mocks, and a small runner.
 *
 * @module
 */
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const ENTRY = fileURLToPath(new URL("../inside/vitest.ts", import.meta.url));

let bundle: string | undefined;

/** Made once for a command, and only where there are tests to grade. */
export function vitestBundle(): string {
  bundle ??= buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: "esm",
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
