/** Lessons: which page is shown, and where it opens. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { ownWorkbook, run, runAtTerminal } from "./run-for-tests.ts";
import { noTerminal } from "./terminal-for-tests.ts";

test("a chart is shown in characters, under its description", async () => {
  const { out: shown } = await run(PROJECT, ["lesson", "blackjack/1"]);
  const chart = readFileSync(join(PROJECT, "lessons/blackjack/shuffle-bias.txt"), "utf8")
    .trimEnd()
    .split(/\r?\n/);
  const indented = chart.map((line) => `    ${line}`.trimEnd()).join("\n");
  expect(shown).toContain(`too often just before the place it began at:\n\n${indented}\n\n`);
  expect(shown).not.toContain("shuffle-bias");
  expect(Math.max(...chart.map((line) => [...line].length))).toBeLessThanOrEqual(36);
});

/** A lesson with a page for each task, in place of the one of `tiny/2`. */
function onPages(): WorkbookFiles {
  const { "lessons/tiny/2-roll.md": _, ...files } = tinyWorkbook();
  const tasks = [1, 2, 3].map((task) => [
    `lessons/tiny/2-roll/task-${task}.md`,
    `# Task ${task}: Step ${task}\n\n${"A rule.\n\n".repeat(30)}## Hints\n\n- Nudge ${task}.\n`,
  ]);
  return {
    ...files,
    "lessons/tiny/2-roll/start.md": "# Roll\n\nYou will be able to roll.\n",
    ...Object.fromEntries(tasks),
    "lessons/tiny/2-roll/finish.md": "# Finish\n\n## Check it\n\nRun it.\n\n## Go further\n\nOn.\n",
    "lessons/tiny/how-to-work-here.md": "# How to work here\n\nStart early.\n",
  };
}

test("a lesson with several pages is written completely without a terminal", async () => {
  const { out } = await run(ownWorkbook(onPages()), ["lesson", "tiny/2"]);
  expect(out.split("\n").filter((_, at, all) => /^=+$/.test(all[at + 1] ?? ""))).toEqual([
    "Roll",
    "Task 1: Step 1",
    "Task 2: Step 2",
    "Task 3: Step 3",
    "Finish",
  ]);
  expect(out).not.toContain("Nudge");
});

test.each([
  ["its own page", onPages(), "Task 2: Step 2"],
  ["a page with others", tinyWorkbook(), "Task 2: Do step 2"],
])("a task on %s is shown alone", async (_, files, title) => {
  const { out } = await run(ownWorkbook(files), ["lesson", "tiny/2", "--task", "2"]);
  expect(out.split("\n")[0]).toBe(title);
  expect(out).not.toMatch(/task 3/i);
  expect(out.trimEnd().split("\n").at(-1)).toBe("• A hint: `npm run hint -- tiny/2 --task 2`");
});

test("an unknown task is refused", async () => {
  expect(await run(ownWorkbook(), ["lesson", "tiny/2", "--task", "4"])).toEqual({
    status: 2,
    out: "",
    err: "There is no task 4: this stage has the tasks 1, 2, 3.\n",
  });
});

test('a track\'s list begins with "how to work here", which has its own page', async () => {
  const root = ownWorkbook(onPages());
  expect((await run(root, ["lesson", "tiny"])).out).toBe(
    "Tiny\n\n  tiny/how-to-work-here  How to work here\n  tiny/1-greet           Greet\n  tiny/2-roll            Roll\n\nTo read one: npm run lesson -- tiny/how-to-work-here\n",
  );
  expect((await run(root, ["lesson", "tiny/how-to-work-here"])).out).toBe(
    "How to work here\n================\n\nStart early.\n",
  );
  const { status, err } = await run(root, ["lesson", "tiny/for-instructors"]);
  expect(status).toBe(2);
  expect(err).toMatch(/for-instructors\.md: this page cannot be read \(ENOENT\)/);
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: lessons on a terminal, because ${reason}`);

describe.skipIf(reason)("on a terminal", () => {
  /** What is first seen of `tiny/2` when its program is this. */
  async function opened(files: WorkbookFiles, main: string, checked?: object): Promise<string> {
    const root = ownWorkbook({ ...files, "exercises/tiny/2-roll/main.ts": main });
    if (checked) {
      mkdirSync(join(root, ".deckwork"));
      const progress = { checked: { "tiny/2-roll": { at: "2026-01-01", ...checked } } };
      writeFileSync(join(root, ".deckwork/progress.json"), JSON.stringify(progress));
    }
    const terminal = runAtTerminal(root, ["lesson", "tiny/2"]);
    await terminal.shows("leave --");
    terminal.press("q");
    expect(await terminal.ended).toEqual({ status: 0, asBefore: true });
    return terminal.seen().split("\x1b[?1049l")[1]!;
  }

  const untouched = tinyWorkbook()["exercises/tiny/2-roll/main.ts"]!;

  test("a lesson opens at the student's current task", async () => {
    const files = onPages();
    expect(await opened(files, untouched)).toContain("You will be able to roll.");
    expect(await opened(files, untouched.replace(/.*TODO 1.*\n/g, ""))).toContain("Task 2: Step 2");
    expect(await opened(files, "print(1);\n")).toContain("Check it");
    const failed = { passed: false, task: 3 };
    expect(await opened(files, "print(1);\n", failed)).toContain("Task 3: Step 3");
  });

  test("a pager that can is told where to begin", async () => {
    const root = ownWorkbook({ ...onPages(), "exercises/tiny/2-roll/main.ts": "// TODO 2\n" });
    const terminal = runAtTerminal(root, ["lesson", "tiny/2"], {
      NO_COLOR: "1",
      PAGER: `sed -n "$(echo "$LESS" | sed 's/.*+//')p"`,
    });
    await terminal.shows("Task 2: Step 2\r\n");
    expect(terminal.seen()).not.toContain("Task 1");
    expect((await terminal.ended).status).toBe(0);
  });

  test("on one page, that task is at the top", async () => {
    const lesson = "lessons/tiny/2-roll.md";
    const long = tinyWorkbook()[lesson]!.replaceAll("One rule.", "One rule.\n\n".repeat(40));
    const seen = await opened({ ...tinyWorkbook(), [lesson]: long }, "// TODO 2\n");
    expect(seen).toContain("Task 2: Do step 2");
    expect(seen).not.toContain("Task 1: Do step 1");
  });
});
