/// <reference lib="dom" />
/**
 * The site in a real browser, from disk: a game of each track, played to its end through the page's terminal, a recorded
 * game, and axe on some pages each day, in light and dark, wide and narrow.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Terminal } from "@xterm/xterm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { openBrowser, whyNoBrowser } from "../engine/page/browser-for-tests.ts";
import { discover, type Stage, transcriptsOf } from "../engine/workbook/workbook.ts";
import { TODAY } from "../today-for-tests.ts";
import { buildSite } from "./build-site.ts";

const missing = whyNoBrowser();
if (missing) console.warn(`NOT RUN: the tests of the site in a browser (${missing})`);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const workbook = discover(PROJECT);
const site = mkdtempSync(join(tmpdir(), "deckwork-play-"));
let browser: Browser;

// This takes twenty seconds: typedoc reads the whole engine.
beforeAll(async () => {
  if (missing) return;
  expect(await buildSite(PROJECT, site)).toEqual([]);
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  rmSync(site, { recursive: true, force: true });
});

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}
const LOOKS: readonly Look[] = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
];

async function open(path: string, { width, colorScheme }: Look = LOOKS[0]!) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url())) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(pathToFileURL(join(site, path)).href);
  await page.locator("#tsd-nav-container a").first().waitFor({ state: "attached" });
  return { page, complaints };
}

const pages = () =>
  (readdirSync(site, { recursive: true, encoding: "utf8" }) as string[]).filter((path) =>
    path.endsWith(".html"),
  );

/** The page with a stage's terminal. */
function pageOf({ path }: Stage): string {
  return pages().find((page) =>
    readFileSync(join(site, page), "utf8").includes(`data-play="${path}"`),
  )!;
}

/** Everything on the terminal, without spaces at the ends of lines. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector("[data-play]") as unknown as { terminal: Terminal };
    const { active } = place.terminal.buffer;
    let text = "";
    for (let at = 0; at < active.length; at++) {
      const line = active.getLine(at)!;
      const after = active.getLine(at + 1);
      text += line.translateToString(!after?.isWrapped) + (after?.isWrapped ? "" : "\n");
    }
    return text.replace(/[ ]+$/gm, "").trimEnd();
  });
const trimmed = (text: string) => text.replace(/[ ]+$/gm, "").trimEnd();

/** The shortest game of the track's last program: its pauses are real. */
const GAMES = workbook.tracks.map((track) => {
  const stage = track.stages.filter(({ tests, extra }) => !tests && !extra).at(-1)!;
  const games = transcriptsOf(stage).filter(
    ({ transcript }) =>
      transcript.status === 0 && transcript.parts.some(({ kind }) => kind === "typed"),
  );
  const [game] = games.toSorted(
    (one, other) => one.transcript.parts.length - other.transcript.parts.length,
  );
  return { track: track.name, stage, game: game! };
});

// Each waits for a program that pauses like for a person.
describe.skipIf(missing)(`the site in a browser${missing ? ` (not run: ${missing})` : ""}`, () => {
  it.each(GAMES)(
    "plays $track to its end, as its transcript says",
    async ({ stage, game }) => {
      const { page, complaints } = await open(pageOf(stage));
      await page.getByRole("button", { name: "Play it" }).click();
      let expected = "";
      for (const part of game.transcript.parts) {
        if (part.kind === "shown") expected += part.text;
        else {
          await expect.poll(() => shownOn(page), { timeout: 30_000 }).toBe(trimmed(expected));
          await page.keyboard.type(`${part.line}\r`);
          expected += `${part.line}\n`;
        }
      }
      await expect.poll(() => shownOn(page), { timeout: 30_000 }).toBe(trimmed(expected));
      await expect
        .poll(() => page.locator("[role=status]").textContent())
        .toBe("The game is over.");
      await page.close();
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it("shows a recorded game, at once for who wants less motion", async () => {
    const { stage } = GAMES[0]!;
    const { page } = await open(pageOf(stage));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Watch it" }).click();
    await expect
      .poll(() => page.locator("[role=status]").textContent())
      .toBe("This recorded game is over.");
    const { demo } = stage;
    const first =
      transcriptsOf(stage).find(({ name }) => name === demo) ?? transcriptsOf(stage)[0]!;
    const text = first.transcript.parts
      .map((part) => (part.kind === "shown" ? part.text : `${part.line}\n`))
      .join("");
    expect(trimmed(text)).toContain((await shownOn(page)).split("\n").slice(-20).join("\n"));
    await page.close();
  });

  it("can be used by keyboard: seed, play, type, leave, stop", async () => {
    const { page } = await open(pageOf(GAMES[0]!.stage));
    await page.getByRole("textbox", { name: "Seed" }).focus();
    await page.keyboard.type("7");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => shownOn(page)).toContain("Seed: 7");
    await page.keyboard.type("xy");
    await page.keyboard.press("Backspace");
    await expect.poll(() => shownOn(page)).toMatch(/x$/);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).not.toMatch(/xterm/);
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    await expect.poll(() => page.locator("[role=status]").textContent()).toBe("Stopped.");
    await page.close();
  });

  it.each(LOOKS)(
    "axe finds nothing, the console is empty, no line wraps: $width px, $colorScheme",
    async (look) => {
      const all = pages();
      const some =
        process.env.DECKWORK_SITE === "all" ? all : all.filter((_, at) => (at + TODAY) % 100 === 0);
      const found: unknown[] = [];
      for (const path of some) {
        const { page, complaints } = await open(path, look);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
          const { violations } = await axe.run(document, { preload: false });
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
        });
        const wrapping = await page.evaluate(
          () =>
            [...document.querySelectorAll("pre code")].filter(
              (code) => getComputedStyle(code).whiteSpace !== "pre",
            ).length,
        );
        if (violations.length + complaints.length + wrapping > 0)
          found.push({ path, violations, complaints, wrapping });
        await page.close();
      }
      expect(found).toEqual([]);
    },
    1_200_000,
  );
});
