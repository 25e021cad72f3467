/**
 * `npm run pictures`: makes the README's pictures from the real programs, in `lessons/pictures/`.
 *
 * The commands run in a copy of the workbook, on a real terminal with 80 columns. The site is built and opened in a
 * browser. If this machine lacks a program, the old picture stays, a message names it, and the exit status is 1.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { openBrowser, whyNoBrowser } from "../../engine/page/browser-for-tests.ts";
import { WorkbookError } from "../../engine/text/workbook-error.ts";
import { buildSite } from "../build-site.ts";
import { drawScreen } from "./ansi-svg.ts";
import { photograph } from "./screenshot.ts";
import { makeStudentsCopy, type StudentsCopy } from "./students-copy.ts";
import { openTerminal } from "./terminal.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const pictures = join(root, "lessons", "pictures");
const COLUMNS = 80;
/** Higher than any of the screens, so that the top is not lost. */
const REPORT_ROWS = 60;
const DESK_ROWS = 36;

const WORK = {
  done: [
    "two-player-spades/1",
    "two-player-spades/2",
    "two-player-spades/3",
    "blackjack/1",
    "old-maid/1",
  ],
  stage: "blackjack/2",
  mistake: "prints-undefined",
};
const CHECK = `npm run check -- ${WORK.stage}`;
const SITE_LESSON = "lessons/hearts/3-legal-plays/task-2.html";
const SITE_GAME = "lessons/blackjack/3-play/start.html";
const GRADING_MS = 120_000;
/** The dealer pauses. */
const STEP_MS = 2500;

async function drawTerminal(): Promise<void> {
  const copy = await makeStudentsCopy(root, WORK);
  try {
    await drawReport(copy);
    await drawDesk(copy);
  } finally {
    copy.remove();
  }
}

async function drawReport({ root: folder, home }: StudentsCopy): Promise<void> {
  const terminal = openTerminal({ columns: COLUMNS, rows: REPORT_ROWS, folder, home });
  try {
    // The desk remembers the stages that have passed.
    for (const stage of WORK.done) {
      terminal.type(`clear; npm run -s check -- ${stage}; echo checked`, "Enter");
      await terminal.screen(/^checked$/m);
    }
    terminal.type("clear", "Enter");
    terminal.type(CHECK, "Enter");
    const lines = await terminal.screen(/^\$ npm[\s\S]*^\$ *$/m);
    save("report.svg", drawScreen(withoutPrompt(lines), COLUMNS, CHECK));
  } finally {
    terminal.close();
  }
}

async function drawDesk({ root: folder, home }: StudentsCopy): Promise<void> {
  const terminal = openTerminal({ columns: COLUMNS, rows: DESK_ROWS, folder, home });
  try {
    terminal.type("clear; npm start", "Enter");
    const lines = await terminal.screen(/Which track\?/);
    save("desk.svg", drawScreen(lines, COLUMNS, "npm start"));
    terminal.type("", "C-c");
  } finally {
    terminal.close();
  }
}

/** Removes the prompt after the command's end. */
function withoutPrompt(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && line.trim() !== "$");
  return lines.slice(0, last + 1);
}

async function photographPages(): Promise<void> {
  const missing = whyNoBrowser();
  if (missing)
    throw new WorkbookError(
      `The pictures of pages are NOT made: ${missing} (apt-get install chromium).`,
    );
  const folder = mkdtempSync(join(tmpdir(), "deckwork-pictures-"));
  const site = join(folder, "site");
  const browser = await openBrowser();
  const take = async (name: string, file: string, prepare?: (page: Page) => Promise<unknown>) => {
    await photograph(browser, file, join(pictures, name), prepare);
    console.log(`lessons/pictures/${name}`);
  };
  try {
    const problems = await buildSite(root, site, { api: false });
    if (problems.length > 0) throw new WorkbookError(problems.join("\n"));
    await take("site-front.png", join(site, "index.html"));
    await take("site-lesson.png", join(site, SITE_LESSON));
    await take("site-play.png", join(site, SITE_GAME), playBlackjack);
    const graded = join(folder, "graded");
    execFileSync(process.execPath, [join(root, "graders/deckwork.cjs"), "grade", "--out", graded], {
      cwd: root,
      stdio: "ignore",
      timeout: GRADING_MS,
    });
    await take("report-class.png", join(graded, "report.html"), (page) =>
      page.waitForSelector("main > *"),
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A hand with a known seed. */
async function playBlackjack(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Seed" }).fill("42");
  await page.getByRole("button", { name: "Play it" }).click();
  for (const line of ["h", "s"]) {
    await page.waitForTimeout(STEP_MS);
    await page.keyboard.type(`${line}\r`);
  }
  await page.waitForTimeout(STEP_MS);
}

function save(name: string, svg: string): void {
  writeFileSync(join(pictures, name), svg);
  console.log(`lessons/pictures/${name}`);
}

mkdirSync(pictures, { recursive: true });
for (const make of [drawTerminal, photographPages]) {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
