/// <reference lib="dom" />
/**
 * Measures the class page with many students, in headless Chromium: its size, the time until it can be used, and the time
 * for a keystroke in the search. The result is printed as JSON.
 *
 * `tsx graders/bench/class-page.ts STUDENTS RESULTS-FOLDER`: the folder has a small class, graded on one track, from which
 * the large one is made.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { readLedger } from "../engine/course/ledger.ts";
import { openPage } from "../engine/outputs/page.ts";
import { openBrowser, openFile } from "../engine/page/browser-for-tests.ts";
import { largeClass } from "../engine/page/large-class-for-tests.ts";
import { discover } from "../engine/workbook/workbook.ts";

export interface ClassPageCost {
  readonly students: number;
  /** The average number of transcripts per student on the page. */
  readonly transcriptsEach: number;
  readonly megabytes: number;
  readonly writeMsEach: number;
  /** The largest memory of the process that writes it. */
  readonly writerMiB: number;
  /** The time from the address to the first painted rows and plots, for each opening. */
  readonly usableMs: readonly number[];
  /** The time from a keystroke in the search to the next painted frame. */
  readonly medianMs: number;
  readonly worstMs: number;
  readonly studentMs: number;
  /** Unexpected messages and requests of the page. */
  readonly complaints: readonly string[];
}

const [count = "2000", results = ""] = process.argv.slice(2);
const KEYS = "smith, ann 10\b\b\b\b\b\b\b";

const folder = mkdtempSync(join(tmpdir(), "deckwork-page-"));
try {
  const written = write();
  const browser = await openBrowser();
  try {
    const usableMs = [await load(), await load(), await load()];
    const cost: ClassPageCost = { ...written, usableMs, ...(await strokes()) };
    process.stdout.write(`${JSON.stringify(cost)}\n`);
  } finally {
    await browser.close();
  }

  /** The time from the address until the first row, the plots, and an idle browser. */
  async function load() {
    const { page } = await openFile(browser, file());
    await page.waitForSelector(".grid tbody tr");
    await page.waitForSelector(".plot-drawn");
    // After two frames, the layout has been painted.
    const usableMs = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
        ),
    );
    await page.close();
    return Math.round(usableMs);
  }

  /** The time from a key to the next painted frame. */
  async function strokes() {
    const { page, complaints } = await openFile(browser, file());
    await page.waitForSelector(".plot-drawn");
    await page.keyboard.press("/");
    const times: number[] = [];
    for (const key of KEYS) {
      await page.evaluate(() => {
        const search = document.querySelector("#search")!;
        Object.assign(globalThis, {
          stroke: new Promise<number>((done) =>
            search.addEventListener(
              "keydown",
              () => {
                const from = performance.now();
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
              },
              { once: true },
            ),
          ),
        });
      });
      await page.keyboard.press(key === "\b" ? "Backspace" : key);
      times.push(
        await page.evaluate(() => (globalThis as unknown as { stroke: Promise<number> }).stroke),
      );
    }
    const from = Date.now();
    await page.click(".grid th a");
    await page.waitForSelector(".student h1");
    const studentMs = Date.now() - from;
    const sorted = times.sort((a, b) => a - b).map(Math.round);
    return {
      medianMs: sorted[sorted.length >> 1]!,
      worstMs: sorted.at(-1)!,
      studentMs,
      complaints,
    };
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function file(): string {
  return join(folder, "report.html");
}

function write() {
  const ledger = readLedger(results);
  const { tracks } = discover(PROJECT);
  let ms = 0;
  const output = openPage(folder, ledger.head);
  let failing = 0;
  let most = 0;
  for (const one of largeClass(ledger, tracks, Number(count))) {
    const from = performance.now();
    output.add(one);
    ms += performance.now() - from;
    for (const { stages } of one.marked.result.tracks)
      for (const { cases } of stages)
        failing += cases.filter(({ verdict }) => verdict.kind === "different").length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  output.finish();
  return {
    students: Number(count),
    transcriptsEach: Math.round((failing / Number(count)) * 10) / 10,
    megabytes: Math.round(statSync(file()).size / 1e4) / 100,
    writeMsEach: Math.round((100 * ms) / Number(count)) / 100,
    writerMiB: Math.round(most / 2 ** 20),
  };
}
