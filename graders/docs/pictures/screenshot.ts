/**
 * Takes pictures of pages with a headless browser.
 *
 * @module
 */
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";

const SIZE = { width: 1280, height: 800 };

/**
 * Opens a page from disk and saves what a window shows of it as PNG.
 *
 * @param prepare - what a reader does before
 */
export async function photograph(
  browser: Browser,
  file: string,
  picture: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
  try {
    await page.goto(pathToFileURL(file).href);
    await prepare(page);
    await page.screenshot({ path: picture });
  } finally {
    await page.close();
  }
}
