/// <reference lib="dom" />
/**
 * `report.html` of a really graded class, in a real browser: its contents, its keys, that students' text is inert, and
 * that axe finds no problems.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { run } from "../../commands/run-for-tests.ts";
import { type Ledger, openLedger, readLedger } from "../course/ledger.ts";
import type { SubmissionRecord } from "../course/record.ts";
import { writeOutputs } from "../outputs/outputs.ts";
import { openPage } from "../outputs/page.ts";
import { inertTerminal } from "../text/inert.ts";
import { discover } from "../workbook/workbook.ts";
import { openBrowser, openFile, whyNoBrowser } from "./browser-for-tests.ts";
import { largeClass } from "./large-class-for-tests.ts";

const missing = whyNoBrowser();
if (missing) console.warn(`NOT RUN: the tests of report.html in a browser (${missing})`);

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Names that are tags, ends of scripts, line ends, marks of direction, formulas, or very long. */
const HOSTILE = [
  "</script><script>document.title='taken over'</script>",
  "<!--<script>",
  "<img src=x onerror=alert(1)>",
  "line\u2028separator",
  "\u202egnissap",
  "nul\0bell\x07",
  "=HYPERLINK(1)",
  "👩‍💻🂡 Zoë",
  "x".repeat(200),
  "עברית, שלום",
];

const LINES = { where: "main.ts, lines 1 to 2", text: "<img src=x onerror=alert(1)>\n</script>" };
const ALIKE = [
  {
    names: ["all-right", "one-line-too-many"] as const,
    stage: "two-player-spades/2-build-deck",
    percent: 93,
    parts: [[LINES, { ...LINES, where: "deck.ts, lines 3 to 4" }] as const],
  },
];

const folder = mkdtempSync(join(tmpdir(), "deckwork-page-"));
const file = join(folder, "report.html");
const { tracks } = discover(PROJECT);
let browser: Browser;

// Grading a class takes half a minute. Only one submission has a second track.
beforeAll(async () => {
  if (missing) return;
  const [spades, blackjack] = ["spades", "blackjack"].map((name) => join(folder, name));
  await run(PROJECT, ["grade", "--track", "two-player-spades", "--out", spades!]);
  const one = ["--track", "blackjack", "--only", "all-right"];
  await run(PROJECT, ["grade", ...one, "--out", blackjack!]);
  const ledger = openLedger(folder);
  joinHostile(ledger, readLedger(spades!), readLedger(blackjack!));
  writeOutputs(ledger, tracks, { now: new Date(), alike: ALIKE });
  ledger.close();
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The class of spades, with blackjack for students who have it, and students with hostile names and outputs. */
function joinHostile(ledger: Ledger, spades: Ledger, blackjack: Ledger): void {
  const { version: _, ...head } = spades.head!;
  for (const name of spades.names()) {
    const record = spades.read(name)!;
    ledger.write({
      ...record,
      tracks: [...record.tracks, ...(blackjack.read(name)?.tracks ?? [])],
    });
  }
  const failing = spades.read("one-line-too-many")!;
  for (const name of HOSTILE)
    ledger.write(withOutput({ ...failing, name }, `${HOSTILE.join("\n")}\n`));
  ledger.writeHead({ ...head, courses: ["</title><script>alert(1)</script>"], names: [] });
}

/** As if its programs had printed this before everything else. */
function withOutput(record: SubmissionRecord, printed: string): SubmissionRecord {
  return {
    ...record,
    origin: { email: printed },
    notes: [printed],
    tracks: record.tracks.map((track) => ({
      ...track,
      stages: track.stages.map((stage) => ({
        ...stage,
        cases: stage.cases.map((one) =>
          one.run ? { ...one, run: { ...one.run, stdout: `${printed}${one.run.stdout}` } } : one,
        ),
      })),
    })),
  };
}

const names = (page: Page) => page.locator(".grid tbody th").allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const STUDENT = "#student-two-spaces-for-one";

// Pages are opened one after the other; each takes about a second.
describe.skipIf(missing)(
  `report.html in a browser${missing ? ` (not run: ${missing})` : ""}`,
  () => {
    it("shows the class without errors or requests", async () => {
      const { page, complaints } = await openFile(browser, file);
      await page.waitForSelector(".plot-drawn");
      expect(await page.locator("h2").allTextContents()).toEqual([
        "What half the class got wrong",
        "Marks so far",
        "Where points were lost",
        "Programs that are alike",
        "The class",
        "Keys",
      ]);
      const row = page.locator(".grid tbody tr", { hasText: "two-spaces-for-one" });
      expect(await row.locator("td > :first-child").allTextContents()).toEqual([
        "65.83",
        ...["✓", "✓", "5.83"],
        ..."✓✓✓✓",
      ]);
      const untouched = page.locator(".grid tbody tr", { hasText: "untouched-starter" });
      expect(await untouched.locator("td > :first-child").allTextContents()).toEqual([
        "0",
        ..."·······",
      ]);
      expect(await page.locator("figure svg[role=img]").count()).toBe(2);
      await page.close();
      expect(complaints).toEqual([]);
    });

    it("shows common mistakes, with the students", async () => {
      const { page } = await openFile(browser, file);
      const line = page.locator(".findings .who", { hasText: "failed the cases" }).first();
      expect(await line.locator("summary").textContent()).toBe(
        "18 of 27 failed the cases leaves-the-ace-on-top, refuses-a-wrong-seed, shuffles-by-the-seed, takes-the-largest-seed and 1 more.",
      );
      await line.locator("summary").focus();
      await page.keyboard.press("Enter");
      await line.locator("li").last().waitFor();
      expect(await line.locator("li").count()).toBe(18);
      await line.getByRole("link", { name: "crashes" }).click();
      await page.waitForSelector(".student");
      expect(await page.locator("h1").textContent()).toBe("crashes");
      await page.close();
    });

    it("shows what two programs share, side by side, as text only", async () => {
      const { page, complaints } = await openFile(browser, file);
      const pair = page.locator(".alike");
      expect(await pair.locator("summary").textContent()).toBe(
        "all-right and one-line-too-many two-player-spades/2-build-deck, 93 %",
      );
      await pair.locator("summary").click();
      await pair.locator("pre").last().waitFor();
      expect(await pair.locator("pre").allTextContents()).toEqual([LINES.text, LINES.text]);
      expect(await pair.getByRole("link").allTextContents()).toEqual([
        "all-right",
        "one-line-too-many",
      ]);
      await page.close();
      expect(complaints).toEqual([]);
    });

    it("finds names, filters by stage, and sorts", async () => {
      const { page } = await openFile(browser, file);
      await page.keyboard.press("/");
      await page.keyboard.type("ZOE");
      expect(await names(page)).toEqual(["👩\\u200d💻🂡 Zoë"]);
      await page.keyboard.press("Escape");
      expect((await names(page)).length).toBe(18 + HOSTILE.length);
      await page.getByRole("button", { name: "2 Build the deck", exact: true }).click();
      expect(await names(page)).toEqual([
        "2-build-deck-leaves-the-index-at-minus-1",
        "untouched-starter",
      ]);
      await page.getByRole("button", { name: "Total out of 100" }).click();
      expect(await names(page)).toEqual([
        "untouched-starter",
        "2-build-deck-leaves-the-index-at-minus-1",
      ]);
      expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
      await page.close();
    });

    it("can be used with only the keyboard: down to a student, to the next, back", async () => {
      const { page } = await openFile(browser, file);
      await page.keyboard.press("/");
      await page.keyboard.type("wants");
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe("wants-a-package");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".student");
      expect(new URL(page.url()).hash).toBe("#student-wants-a-package");
      await page.goBack();
      await page.waitForSelector(".grid");
      expect(await page.inputValue("#search")).toBe("wants");
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "crashes", exact: true }).last().click();
      await page.waitForSelector(".student");
      await page.keyboard.press("j");
      await page.waitForFunction(
        () => document.querySelector("h1")?.textContent === "does-not-build",
      );
      await page.keyboard.press("Escape");
      await page.waitForSelector(".grid");
      expect(await focused(page)).toBe("does-not-build");
      await page.keyboard.press("?");
      expect(await page.getByRole("dialog").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await page.getByRole("dialog").isVisible()).toBe(false);
      await page.close();
    });

    it("shows a student's marks, and the printed beside the expected output", async () => {
      const { page, complaints } = await openFile(browser, file, { hash: STUDENT });
      expect(await page.locator(".big").textContent()).toBe("65.83 of 100 so far");
      expect(await page.locator(".marks th").allTextContents()).toHaveLength(5);
      const first = page.locator(".case[open] .differs").first();
      const [expected, printed] = await first.locator("td:not(.turn)").allTextContents();
      expect(
        expected!
          .replace(/^− expected: /, "")
          .replaceAll("·", " ")
          .replace(/ +/g, " "),
      ).toBe(
        printed!
          .replace(/^\+ printed: /, "")
          .replaceAll("·", " ")
          .replace(/ +/g, " "),
      );
      expect(printed).toContain("·");
      expect(await page.locator(".case").count()).toBe(5);
      await page.locator(".case:not([open]) summary").first().click();
      await page.waitForSelector(
        ".case:nth-of-type(2) .transcript, .case[open] ~ .case[open] .transcript",
      );
      await page.close();
      expect(complaints).toEqual([]);
    });

    it("has a view for each track", async () => {
      const { page } = await openFile(browser, file);
      await page.getByRole("link", { name: "Blackjack" }).click();
      await page.waitForFunction(
        () => document.querySelector('.tabs [aria-current="page"]')?.textContent === "Blackjack",
      );
      expect(new URL(page.url()).hash).toBe("#track-blackjack");
      const row = page.locator(".grid tbody tr", { hasText: "all-right" });
      expect((await row.locator("td").first().textContent())!).toBe("80 … so far");
      await page.close();
    });

    it("treats everything that a student wrote as text", async () => {
      const { page, complaints } = await openFile(browser, file);
      const shown = new Set(await names(page));
      for (const name of HOSTILE) expect(shown).toContain(inertTerminal(name) || "(no name)");
      const addresses = await page
        .locator(".grid tbody th a")
        .evaluateAll((links) => links.map((one) => one.getAttribute("href")!));
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const name of HOSTILE) {
        const at = (await names(page)).indexOf(inertTerminal(name));
        await page.evaluate((hash) => location.assign(hash), addresses[at]!);
        await page.waitForFunction(
          (one) => document.querySelector("h1")?.textContent === one,
          inertTerminal(name),
        );
        expect(await page.locator("main script, main img, main style").count()).toBe(0);
        expect(await page.locator(".differs").count()).toBeGreaterThan(5);
        const seen = await page.locator("main").innerText();
        expect(
          [...seen].filter((one) => !"\n\t".includes(one) && inertTerminal(one) !== one),
        ).toEqual([]);
        await page.evaluate(() => location.assign("#"));
        await page.waitForSelector(".grid");
      }
      expect(await page.title()).toBe("Class report: </title><script>alert(1)</script>");
      await page.close();
      expect(complaints).toEqual([]);
    });

    const views = [
      ["the class", ""],
      ["a student", STUDENT],
    ] as const;
    // Contrast depends only on the colours, and layout only on the width, so each is tested once.
    const looks = (
      [
        [1280, "light"],
        [390, "dark"],
      ] as const
    ).flatMap(([width, colorScheme]) =>
      views.map(([view, hash]) => ({ width, colorScheme, view, hash })),
    );
    it.each(looks)(
      "axe finds nothing wrong with $view, $colorScheme, $width pixels wide",
      async (look) => {
        const { page } = await openFile(browser, file, look);
        await page.waitForSelector(look.hash === "" ? ".plot-drawn" : ".transcript");
        for (const one of await page.locator("summary").all())
          await one.evaluate((summary) => (summary.closest("details")!.open = true));
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { run } = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
          const found = await run(document, { preload: false });
          return found.violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes[0]?.html} (${nodes.length}) ${nodes[0]?.failureSummary}`,
          );
        });
        expect(violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
        await page.close();
      },
    );

    it("has the same bytes when it is made again", () => {
      const before = readFileSync(file);
      const ledger = openLedger(folder);
      writeOutputs(ledger, tracks, { now: new Date(), alike: ALIKE });
      ledger.close();
      expect(readFileSync(file).equals(before)).toBe(true);
    });

    // This takes ten seconds, because outputs are compared again. `graders/bench/class-page.ts` measures all two thousand.
    it("needs at most a twentieth of 15 MB for a hundred students", () => {
      const place = mkdtempSync(join(tmpdir(), "deckwork-page-"));
      onTestFinished(() => rmSync(place, { recursive: true, force: true }));
      const ledger = readLedger(join(folder, "spades"));
      const output = openPage(place, ledger.head);
      for (const one of largeClass(ledger, tracks, 100)) output.add(one);
      output.finish();
      expect(statSync(join(place, "report.html")).size).toBeLessThan(750_000);
    });
  },
);
