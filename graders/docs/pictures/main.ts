/**
 * `npm run pictures`: makes the README's pictures from the real programs, in `lessons/pictures/`.
 *
 * The commands run in a copy of the workbook, on a real terminal with 80 columns. The site is built and opened in a
 * browser. If this machine lacks a program, the old picture stays, a message names it, and the exit status is 1.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WorkbookError } from "../../engine/text/workbook-error.ts";
import { buildSite } from "../build-site.ts";
import { drawScreen } from "./ansi-svg.ts";
import { findBrowser, photograph } from "./screenshot.ts";
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
const SITE_PAGE = "documents/Blackjack.1._Shuffle.html";

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

async function photographSite(): Promise<void> {
  const browser = findBrowser();
  if (!browser)
    throw new WorkbookError(
      "There is no Chromium on this machine, so the picture of the site is NOT made (apt-get install chromium).",
    );
  const site = mkdtempSync(join(tmpdir(), "deckwork-site-"));
  try {
    const problems = await buildSite(root, site);
    if (problems.length > 0) throw new WorkbookError(problems.join("\n"));
    const size = { width: 1280, height: 860 };
    if (!photograph(browser, join(site, SITE_PAGE), join(pictures, "site.png"), size))
      throw new WorkbookError(`${browser} made no picture of ${SITE_PAGE}.`);
    console.log("lessons/pictures/site.png");
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function save(name: string, svg: string): void {
  writeFileSync(join(pictures, name), svg);
  console.log(`lessons/pictures/${name}`);
}

mkdirSync(pictures, { recursive: true });
for (const make of [drawTerminal, photographSite]) {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
