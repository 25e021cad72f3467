/**
 * A picture of a page, by a browser without a window.
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

/** The command of a browser that can do it, if this machine has one. */
export function findBrowser(): string | undefined {
  return BROWSERS.find((name) => !spawnSync(name, ["--version"], { stdio: "ignore" }).error);
}

/**
 * Opens a page from the file system and keeps what is seen of it, as PNG.
 *
 * @returns whether there is a picture now
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
        // Inside a container it would not start; it opens nothing but our own page.
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        `--user-data-dir=${profile}`,
        `--window-size=${width},${height}`,
        // The page has time to draw its navigation.
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
