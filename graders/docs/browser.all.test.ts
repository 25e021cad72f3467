/// <reference lib="dom" />
/**
 * The site in a real browser, from disk and from a server: a game of each track, played to its end through the page's
 * terminal, the search, tasks and questions, and axe on some pages each day (with `DECKWORK_SITE=.`, on every page), in
 * light and dark, wide and narrow.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Terminal } from "@xterm/xterm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { openBrowser, whyNoBrowser } from "../engine/page/browser-for-tests.ts";
import { discover, type Stage, transcriptsOf } from "../engine/workbook/workbook.ts";
import { TURN } from "../turns-for-tests.ts";
import { buildSite } from "./build-site.ts";
import type { Findable } from "./search-data.ts";

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
  base = pathToFileURL(site).href;
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  rmSync(site, { recursive: true, force: true });
});

const LOOKS = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;

async function blank() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("request", (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith("blob:"))
      complaints.push(`request: ${request.url()}`);
  });
  return { page, complaints };
}

/** Where the site is: on disk, until a test serves it. */
let base = "";
const address = (path: string) => `${base}/${path}`;

async function open(path: string) {
  const opened = await blank();
  await opened.page.goto(address(path));
  return opened;
}

const pages = () =>
  (readdirSync(site, { recursive: true, encoding: "utf8" }) as string[]).filter((path) =>
    path.endsWith(".html"),
  );
/** Some pages each day, and the front page; or those that an expression finds: `DECKWORK_SITE=.` is all of them. */
const somePages = () =>
  process.env.DECKWORK_SITE
    ? pages().filter((path) => new RegExp(process.env.DECKWORK_SITE!).test(path))
    : pages().filter((path, at) => path === "index.html" || (at + TURN) % 90 === 0);

/** The page with a stage's terminal. */
function pageOf({ path }: Stage): string {
  return pages().find(
    (page) =>
      page.startsWith("lessons/") &&
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

/** What axe finds on some pages, what they write to the console, and what does not fit. */
async function faultsOn(paths: readonly string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  const { page, complaints } = await blank();
  for (const path of paths) {
    await page.goto(address(path));
    if (path.startsWith("api/"))
      await page.locator("#tsd-nav-container a").first().waitFor({ state: "attached" });
    await page.evaluate(axe);
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
        const { violations } = await axe.run(document, { preload: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
      });
      const odd = await page.evaluate(() => ({
        wrapping: [...document.querySelectorAll("pre code")].filter(
          (code) => getComputedStyle(code).whiteSpace !== "pre",
        ).length,
        wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      }));
      // Typedoc's pages are its own in this respect.
      if (path.startsWith("api/")) odd.wider = 0;
      if (violations.length + complaints.length + odd.wrapping + odd.wider > 0)
        found.push({
          path,
          width,
          colorScheme,
          violations,
          complaints: complaints.splice(0),
          ...odd,
        });
    }
  }
  await page.close();
  if (found.length > 0 && process.env.DECKWORK_FOUND)
    writeFileSync(process.env.DECKWORK_FOUND, JSON.stringify(found, undefined, 1));
  return found;
}

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
        .toBe("The program has ended.");
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

  it("halts a recorded game, and goes on with it", async () => {
    const { page } = await open(pageOf(GAMES[0]!.stage));
    await page.getByRole("button", { name: "Watch it" }).click();
    await expect.poll(() => shownOn(page)).not.toBe("");
    await page.getByRole("button", { name: "Pause" }).press("Enter");
    // Longer than the time before any line or character.
    await page.waitForTimeout(200);
    const halted = await shownOn(page);
    await page.waitForTimeout(1500);
    expect(await shownOn(page)).toBe(halted);
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await expect.poll(() => shownOn(page)).not.toBe(halted);
    // The time to think before a line is a tenth.
    await page.evaluate(`const real = setTimeout;
globalThis.delays = [];
globalThis.setTimeout = (run, ms) => { delays.push(ms); return real(run, ms); };`);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("10 times");
    await expect.poll(() => page.evaluate("delays")).toContain(90);
    await page.getByRole("button", { name: "Stop" }).click();
    expect(await page.getByRole("button", { name: "Pause" }).isDisabled()).toBe(true);
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
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await expect.poll(() => shownOn(page)).toMatch(/x$/);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).not.toMatch(/xterm/);
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    await expect.poll(() => page.locator("[role=status]").textContent()).toBe("Stopped.");
    await page.close();
  });

  it("finds a word of every lesson, lessons first, with an excerpt", async () => {
    const script = readFileSync(join(site, "assets/search.js"), "utf8");
    const all = JSON.parse(/^[^=]*=([\s\S]*);\n$/.exec(script)![1]!) as Findable[];
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\b[a-z]{6,}\b/g));
    const counts = new Map<string, number>();
    for (const { text } of all)
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const lessons = all.filter(({ lesson, to }) => lesson && !to.includes("#"));
    expect(lessons.length).toBeGreaterThan(100);
    const { page, complaints } = await open("index.html");
    const missed: string[] = [];
    for (const { to, title } of lessons) {
      const text = all.filter((one) => one.to.split("#")[0] === to).map((one) => one.text);
      const [rarest] = [...wordsOf(text.join(" "))].sort(
        (one, other) => counts.get(one)! - counts.get(other)!,
      );
      await page.getByRole("searchbox").fill(rarest!);
      await page.waitForFunction(
        (word) => document.querySelector("#found [role=status]")?.textContent?.includes(word),
        `“${rarest}”`,
      );
      const found = page.locator("#found li").filter({ has: page.locator(`a[href^="${to}"]`) });
      if ((await found.count()) === 0) missed.push(`${title}: ${rarest}`);
      else expect(await found.locator("mark").count(), `${to}: ${rarest}`).toBeGreaterThan(0);
    }
    expect(missed).toEqual([]);
    await page.getByRole("searchbox").fill("shuffle");
    await expect.poll(() => page.locator("#found small").first().textContent()).not.toMatch(/For/);
    await expect.poll(() => page.locator("#found > p").last().textContent()).toMatch(/API/);
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.closest("#found") !== null)).toBe(
      true,
    );
    // A word that no page has, for one that many have; and words that no page has all of.
    await page.getByRole("searchbox").fill("deadline");
    await expect.poll(() => page.locator("#found mark").first().textContent()).toMatch(/^late$/i);
    await page.getByRole("searchbox").fill("shuffle zebras");
    await expect.poll(() => page.locator("#found mark").first().textContent()).toMatch(/shuffle/i);
    await page.goto(address("lessons/solo-spades/1-deal/start.html"));
    await page.getByRole("searchbox").fill("shuffle");
    await expect.poll(() => page.locator("#found small").first().textContent()).toMatch(/Solo/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("can be used by keyboard: past the navigation, to a lesson by its words, and back", async () => {
    const { page } = await open("lessons/hearts/4-trick/start.html");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest("#found a, input")?.id);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.keyboard.press("/");
    await page.keyboard.type("shoot the moon");
    await page.locator("#found ol a").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("search");
    // Escape leads back to the place in the page.
    await page.keyboard.press("Escape");
    expect(await page.locator("#found").isVisible()).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await page.keyboard.type("shoot the moon");
    await page.locator("#found ol a").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/5-score/);
    await page.close();
  });

  it("remembers the tasks that are ticked, on every page that names them", async () => {
    const { page } = await open("lessons/hearts/4-trick/start.html");
    await page.locator('[data-task="hearts/4-trick#1"]').check();
    await page.goto(address("lessons/hearts/4-trick/task-1.html"));
    expect(await page.locator('[data-task="hearts/4-trick#1"]').isChecked()).toBe(true);
    expect(await page.locator("nav.pages .done").count()).toBe(1);
    await page.locator('[data-task="hearts/4-trick#1"]').uncheck();
    await page.reload();
    expect(await page.locator('[data-task="hearts/4-trick#1"]').isChecked()).toBe(false);
    await page.close();
  });

  it("has the chosen colours in the API, too", async () => {
    const { page } = await open("index.html");
    const colours = page.getByRole("button", { name: /^Colours/ });
    await colours.click();
    await colours.click();
    await page.goto(address("api/index.html"));
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.close();
  });

  it("answers a prediction in place", async () => {
    const path = pages().find((one) =>
      readFileSync(join(site, one), "utf8").includes('data-right="-50"'),
    )!;
    const { page } = await open(path);
    const form = page.locator("form.predict").first();
    const says = form.locator("output");
    const answer = async (text: string) => {
      await form.getByRole("textbox").fill(text);
      await form.getByRole("button").press("Enter");
    };
    expect(await form.locator("details").isVisible()).toBe(false);
    await answer("about 50");
    expect(await says.textContent()).toBe("Please type a whole number.");
    await answer("50");
    expect(await says.textContent()).toBe("Not right. Try again, or open the answer.");
    expect(await form.locator("details p").isVisible()).toBe(false);
    await answer(" -50 ");
    expect(await says.textContent()).toBe("Right.");
    expect(await form.locator("details p").isVisible()).toBe(true);
    await page.close();
  });

  it("plays a recorded game on the front page", async () => {
    const { page, complaints } = await open("index.html");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Watch a game of Hearts" }).click();
    await expect
      .poll(() => page.locator(".playing [role=status]").textContent())
      .toBe("This recorded game is over.");
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("axe finds nothing, the console is empty, no line wraps, nothing is wider than the window", async () => {
    expect(await faultsOn(somePages())).toEqual([]);
  }, 2_400_000);

  it("is the same from a server: axe, the console, a game, a search", async () => {
    const types: Readonly<Record<string, string>> = {
      html: "text/html",
      js: "text/javascript",
      css: "text/css",
      svg: "image/svg+xml",
    };
    const server = createServer((request, response) => {
      const path = join(site, decodeURI(new URL(request.url!, "http://x").pathname));
      const type = types[path.split(".").at(-1)!] ?? "application/octet-stream";
      response.writeHead(existsSync(path) ? 200 : 404, { "content-type": type });
      response.end(existsSync(path) ? readFileSync(path) : "");
    }).listen(0, "127.0.0.1");
    const disk = base;
    try {
      await new Promise((resolve) => server.once("listening", resolve));
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(await faultsOn(somePages())).toEqual([]);
      const { page, complaints } = await blank();
      await page.goto(address(pageOf(GAMES[0]!.stage)));
      await page.getByRole("textbox", { name: "Seed" }).fill("7");
      await page.getByRole("button", { name: "Play it" }).click();
      await expect.poll(() => shownOn(page)).toContain("Seed: 7");
      await page.getByRole("searchbox").fill("bag");
      await page.locator("#found li").first().waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    } finally {
      base = disk;
      server.close();
    }
  }, 2_400_000);
});
