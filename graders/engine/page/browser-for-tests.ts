/**
 * A browser for tests of the page: Debian's Chromium, without a window.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";

const CHROMIUM = "/usr/bin/chromium";

/** Why no browser can be opened here; `undefined` if one can. */
export function whyNoBrowser(): string | undefined {
  return existsSync(CHROMIUM) ? undefined : `there is no ${CHROMIUM}`;
}

export function openBrowser(): Promise<Browser> {
  // As root, Chromium starts only without its own sandbox. It opens only our page.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

export interface Opened {
  readonly page: Page;
  /** Messages on the console, and every requested address except the page itself. */
  readonly complaints: string[];
}

/** Opens a page from disk. */
export async function openFile(
  browser: Browser,
  file: string,
  { width = 1280, hash = "", colorScheme = "light" as "light" | "dark" } = {},
): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const complaints: string[] = [];
  const address = pathToFileURL(file).href;
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const [place] = request.url().split("#");
    if (place !== address) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(`${address}${hash}`);
  await page.waitForSelector("main > *");
  return { page, complaints };
}
