/** The instructors' guide (GRADING.md, beside this file), followed word for word. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { ownWorkbook } from "./commands/run-for-tests.ts";
import { isOnPath } from "./engine/sandbox/on-path.ts";
import { openSession } from "./engine/sandbox/session.ts";
import { follow, readPage, sectionsOf } from "./follow-guide-for-tests.ts";

const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});

const sections = sectionsOf(readPage("graders/GRADING.md"));
const missing = whyNotHere();

function whyNotHere(): string | undefined {
  if (process.platform !== "linux") return "a class is graded on Linux";
  const session = openSession();
  const { protection } = session;
  session.close();
  return protection.kind === "bubblewrap" ? undefined : protection.why;
}

/** The workbook in which the guide is followed. It needs only one track. */
function workbookOfOneTrack(): string {
  const root = ownWorkbook({}, (remove) => removals.push(remove));
  for (const tree of ["graders", "solutions"])
    cpSync(join(PROJECT, tree, "two-player-spades"), join(root, tree, "two-player-spades"), {
      recursive: true,
    });
  return root;
}

test("the guide has its eighteen steps", () => {
  expect(sections.map(({ title }) => title.slice(0, 3))).toEqual([
    "1. ",
    "2. ",
    "3. ",
    "4. ",
    "5. ",
    "6. ",
    "7. ",
    "8. ",
    "9. ",
    "10.",
    "11.",
    "12.",
    "13.",
    "14.",
    "15.",
    "16.",
    "17.",
    "18.",
  ]);
});

// This takes over a second: a class is graded, once with twenty fresh games in each of five stages.
describe.skipIf(missing)(
  `what the guide says is so${missing ? ` (not run: ${missing})` : ""}`,
  () => {
    const root = missing ? "" : workbookOfOneTrack();
    for (const section of sections.slice(0, 9))
      test(section.title, async () => {
        await follow(root, section);
      });

    const tools = ["cc", "python3"].filter((tool) => !isOnPath(tool));
    const lacks = tools.length === 0 ? "" : ` (not run: there is no ${tools.join(", no ")})`;
    if (lacks) console.warn(`NOT RUN: the guide's courses in C and Python${lacks}`);
    test.skipIf(lacks)(`${sections[9]?.title}${lacks}`, async () => {
      await follow(root, sections[9]!);
    });
    for (const section of sections.slice(10))
      test(section.title, async () => {
        await follow(root, section);
      });
  },
);
