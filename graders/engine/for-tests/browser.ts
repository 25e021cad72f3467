/**
 * A browser for tests of pages, and the problems that axe finds in them.
 *
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const START_MS = 60_000;

/** The browser of this machine, if it has one; without it, tests say prominently that they did not run. */
export const browserPlace: string | undefined = PLACES.find((place) => existsSync(place));

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPlace!,
    // As root, Chromium does not start in its own sandbox.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    timeout: START_MS,
  });
}

/** The problems that axe finds in a page: the rule, and the first element that breaks it. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  // Not as an element of the page, because its own policy forbids scripts.
  await page.evaluate(readFileSync(axe, "utf8"));
  return page.evaluate(async () => {
    const options: RunOptions = { preload: false };
    const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") };
    const { violations } = await axe.run(options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
    );
  });
}
