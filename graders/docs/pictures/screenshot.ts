/**
 * Takes a picture of a page with a headless browser.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PATIENCE_MS = 60_000;

/** The command of a suitable browser, if this machine has one. */
export function findBrowser(): string | undefined {
  return BROWSERS.find((name) => !spawnSync(name, ["--version"], { stdio: "ignore" }).error);
}

/**
 * Opens a page from the file system and saves its visible part as PNG.
 *
 * @returns whether the picture was made
 */
export function photograph(
  browser: string,
  page: string,
  picture: string,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const profile = mkdtempSync(join(tmpdir(), "deckwork-browser-"));
  try {
    rmSync(picture, { force: true });
    spawnSync(
      browser,
      [
        "--headless",
        // Its sandbox would not start inside a container. The browser opens only our own page.
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        `--user-data-dir=${profile}`,
        `--window-size=${width},${height}`,
        // Give the page time to draw its navigation.
        "--virtual-time-budget=5000",
        `--screenshot=${picture}`,
        pathToFileURL(page).href,
      ],
      { stdio: "ignore", timeout: PATIENCE_MS },
    );
    return existsSync(picture);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
