import { describe, expect, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { excerptsOf, hintsOf, parseLesson, tasksOf, withoutHints } from "./lesson.ts";
import { pagesOfLesson } from "./lesson-pages.ts";

const ON_ONE_PAGE =
  "# T\n\nYou will.\n\n## The idea\n\nIt is.\n\n## Task 1: Do `x`\n\nA rule.\n\n### Try it\n\nRun it.\n\n### Hints\n\n- First\n  line.\n- Second:\n\n  ```ts\n  let x;\n  ```\n\n## Task 2: Do y\n\n### Hints\n\n1. Third.\n\n## Go further\n\nMore.\n";

const page = (path: string, markdown: string) => ({ path, markdown });

const ON_PAGES = [
  page("l/start.md", "# T\n\nYou will.\n\n## The idea\n\nIt is.\n"),
  page(
    "l/task-1.md",
    "# Task 1: Do `x`\n\nA rule.\n\n## Try it\n\nRun it.\n\n## Hints\n\n- First\n  line.\n- Second:\n\n  ```ts\n  let x;\n  ```\n",
  ),
  page("l/task-2.md", "# Task 2: Do y\n\n## Hints\n\n1. Third.\n"),
  page("l/finish.md", "# Finish\n\n## Go further\n\nMore.\n"),
];

const lessonOf = (markdown: string) => parseLesson([page("l.md", markdown)]);

describe.each([
  ["on one page", [page("l.md", ON_ONE_PAGE)]],
  ["with one page per task", ON_PAGES],
  [
    "with the line ends of Windows",
    ON_PAGES.map(({ path, markdown }) => page(path, markdown.replaceAll("\n", "\r\n"))),
  ],
])("a lesson %s", (_, pages) => {
  const lesson = parseLesson(pages);

  test("has a title, and sections in order", () => {
    expect(lesson.title).toBe("T");
    expect(lesson.sections.map(({ title, task }) => [title, task])).toEqual([
      ["The idea", undefined],
      ["Do `x`", 1],
      ["Do y", 2],
      ["Go further", undefined],
    ]);
  });

  test("has hints by task, in Markdown", () => {
    expect(hintsOf(lesson)).toEqual([
      { task: 1, hints: ["First\nline.", "Second:\n\n```ts\nlet x;\n```"] },
      { task: 2, hints: ["Third."] },
    ]);
  });
});

test("a section has its place on its own page", () => {
  const places = (pages: Parameters<typeof parseLesson>[0]) =>
    tasksOf(parseLesson(pages)).map(({ place }) => place);
  expect(places([page("l.md", ON_ONE_PAGE)])).toEqual(["l.md:9", "l.md:27"]);
  expect(places(ON_PAGES)).toEqual(["l/task-1.md:1", "l/task-2.md:1"]);
});

test("a page is shown without its hints", () => {
  const asks = ({ task, hints }: { task: number; hints: readonly string[] }) =>
    `Ask for ${task} (${hints.length}).`;
  expect(withoutHints(ON_ONE_PAGE, asks)).toBe(
    "# T\n\nYou will.\n\n## The idea\n\nIt is.\n\n## Task 1: Do `x`\n\nA rule.\n\n### Try it\n\nRun it.\n\nAsk for 1 (2).\n\n## Task 2: Do y\n\nAsk for 2 (1).\n\n## Go further\n\nMore.\n",
  );
  expect(withoutHints(ON_PAGES[2]!.markdown, asks)).toBe("# Task 2: Do y\n\nAsk for 2 (1).\n\n");
});

test("excerpts of transcripts are found, with their places", () => {
  const text =
    "# T\n\n<!-- from: a -->\n\n```text\nx\n\ny\n```\n\n## S\n\n<!-- note -->\n<!--from: b-->\n\nNo block.\n";
  expect(excerptsOf(lessonOf(text))).toEqual([
    { from: "a", place: "l.md:3", text: "x\n\ny" },
    { from: "b", place: "l.md:14", text: undefined },
  ]);
});

test("pages are read in order, whatever else is beside them", () => {
  const paths = ["finish", "task-10", "notes", "task-2", "start"].map((name) => `6-x/${name}.md`);
  expect(pagesOfLesson([...paths, "6-x/a.svg", "7-y.md", "how-to-work-here.md"], "6-x")).toEqual(
    ["start", "task-2", "task-10", "finish"].map((name) => `6-x/${name}.md`),
  );
  expect(pagesOfLesson([...paths, "7-y.md"], "7-y")).toEqual(["7-y.md"]);
});

describe("malformed hints are refused, with the place and the remedy", () => {
  const odd = "a task's hints are one list with nothing after it; make this text part of the list.";
  test.each([
    [
      "## Task 1: X\n",
      'l.md:1: task 1 has no hints; put a heading "Hints" at its end, and a list below it.',
    ],
    ["## Task 1: X\n\n### Hints\n", `l.md:3: ${odd}`],
    ["## Task 1: X\n\n### Hints\n\nJust look.\n\n- x\n", `l.md:5: ${odd}`],
    ["## Task 1: X\n\n### Hints\n\n- x\n\n### Try it\n", `l.md:7: ${odd}`],
  ])("%j", (markdown, message) => {
    expect(() => hintsOf(lessonOf(markdown))).toThrow(new WorkbookError(message));
  });
});
