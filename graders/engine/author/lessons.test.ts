/** Rules about lessons: each is broken once in the small workbook. */
import { expect, test } from "vitest";
import { tinyWorkbook } from "../for-tests/tiny-workbook.ts";
import { discover } from "../workbook/workbook.ts";
import { type Broken, edit, remove, write, written } from "./broken-for-tests.ts";
import { readTrees } from "./trees.ts";
import { verifyTrees, verifyWriting } from "./verify.ts";

const LESSON = "lessons/tiny/2-roll.md";
const FOLDER = "lessons/tiny/2-roll";
const PREDICT = "graders/tiny/2-roll/predict.json";

const LESSONS: readonly Broken[] = [
  {
    title: "a lesson without title and sentence",
    by: edit(LESSON, "# Roll\n\nYou will be able to roll.\n", ""),
    defects: [
      { place: LESSON, says: 'it has no title; begin it with "# …".' },
      {
        place: LESSON,
        says: "no sentence under the title says what the reader will be able to do; write one.",
      },
    ],
  },
  {
    title: "a lesson without a section",
    by: edit(LESSON, "## Check it\n\nRun it.\n", ""),
    defects: [{ place: LESSON, says: 'there is no section "Check it"; add it.' }],
  },
  {
    title: "sections in a different order",
    by: edit(
      LESSON,
      "## The idea\n\nIt is simple.\n\n## The program\n",
      "## The program\n\nIt is simple.\n\n## The idea\n",
    ),
    defects: [
      {
        place: LESSON,
        says: "its sections are What it looks like, The program, The idea, Task 1, Check it, Go further; put them in the order What it looks like, The idea, The program, Task 1, Check it, Go further.",
      },
    ],
  },
  {
    title: "an excerpt that is not true",
    by: edit(LESSON, "3 6 6", "3 6 1"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: "these lines are not in rolls-three.transcript in this order; copy them from there.",
      },
    ],
  },
  {
    title: "an excerpt of a missing transcript",
    by: edit(LESSON, "rolls-three", "rolls-four"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: 'the stage has no transcript "rolls-four"; name one of its transcripts.',
      },
    ],
  },
  {
    title: "a comment without an excerpt after it",
    by: edit(LESSON, "```text", "```ts"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: "no block ```text follows this comment; put the excerpt there.",
      },
    ],
  },
  {
    title: "a lesson that shows nothing",
    by: edit(LESSON, /<!-- from: .* -->\n/, ""),
    defects: [
      {
        place: LESSON,
        says: '"What it looks like" has no excerpt of a transcript; add <!-- from: NAME --> and a block ```text.',
      },
    ],
  },
  {
    title: "tasks that are not the starter's TODOs",
    by: edit("graders/tiny/starter/2-roll/main.ts", "// TODO 3: roll them.\n", ""),
    defects: [
      {
        place: LESSON,
        says: "its tasks are 1, 2, 3, but the starter's TODOs are 1, 2; use the same numbers.",
      },
    ],
  },
  {
    title: "tasks that are not numbered from 1",
    by: edit(LESSON, "## Task 2:", "## Task 5:"),
    defects: [
      {
        place: LESSON,
        says: "its tasks are 1, 5, 3; number them 1, 2, 3 and so on, in this order.",
      },
      {
        place: LESSON,
        says: "its tasks are 1, 5, 3, but the starter's TODOs are 1, 2, 3; use the same numbers.",
      },
      { place: PREDICT, says: "a question is about task 2, which is not in the lesson." },
    ],
  },
  {
    title: "a task without hints",
    by: edit(LESSON, /### Hints\n\n.*3\.\n.*3\.\n/, ""),
    defects: [
      {
        place: `${LESSON}:42`,
        says: 'task 3 has no hints; put a heading "Hints" at its end, and a list below it.',
      },
    ],
  },
  {
    title: "a page that is too long",
    by: edit(LESSON, "It is simple.", "It is simple.\n".repeat(80)),
    defects: [
      {
        place: LESSON,
        says: "it has 137 lines, but a page has at most 90; give each task its own page, or leave something out.",
      },
    ],
  },
  {
    title: "pages of tasks, one of them too short, and a page that does not belong",
    by: (files) => {
      const [start, task1, task2, task3, finish] = files[LESSON]!.split(/\n(?=## (?:Task|Check))/);
      const page = (name: string, text = "") => write(`${FOLDER}/${name}.md`, text);
      const long = (text = "") => `${text}\n${"Another rule.\n".repeat(30)}`;
      const raised = (text = "") => text.replace(/^#/gm, "");
      return [
        page("start", long(start)),
        page("task-1", raised(task1).replace("One rule.", long("One rule."))),
        page("task-2", raised(task2)),
        page("task-3", raised(task3).replace("One rule.", long("One rule."))),
        page("finish", long(`# Finish\n\n${finish}`)),
        page("notes", "# Notes"),
        remove(LESSON),
      ].reduce((all, by) => by(all), files);
    },
    defects: [
      {
        place: `${FOLDER}/notes.md`,
        says: "nothing reads this page; the pages of a lesson are start.md, task-1.md and so on, and finish.md.",
      },
      {
        place: `${FOLDER}/task-2.md`,
        says: "it has 8 lines, but a page has at least 30; add an example, or put the lesson on one page.",
      },
    ],
  },
  {
    title: "pages beside a lesson on one page",
    by: (files) => ({
      ...write("lessons/tiny/2-roll/task-1.md", "# Task 1: Roll\n")(files),
      "lessons/tiny/how-to-work-here.md": "# How to work here\n",
    }),
    defects: [
      {
        place: "lessons/tiny/2-roll/task-1.md",
        says: "nobody sees this page, because 2-roll.md is the lesson; remove one of them.",
      },
    ],
  },
  {
    title: "a stage with nothing to predict",
    by: remove(PREDICT),
    defects: [
      {
        place: PREDICT,
        says: "there is no question for npm run predict; write one for one of the tasks.",
      },
    ],
  },
  {
    title: "two questions for one task",
    by: edit(PREDICT, '"task": 3', '"task": 2'),
    defects: [{ place: PREDICT, says: "task 2 has more than one question; keep one." }],
  },
  {
    title: "a question without a task",
    by: edit(PREDICT, '"task": 3,', ""),
    defects: [
      {
        place: PREDICT,
        says: 'at "questions": each question needs a "task"; give it a task\'s number.',
      },
    ],
  },
];

test.each(LESSONS)("$title", ({ by, defects }) => {
  const root = written(by(tinyWorkbook()));
  const trees = readTrees(root, "tiny");
  const found = [...verifyTrees(trees, false), ...verifyWriting(discover(root).tracks[0]!, trees)];
  expect(found.map(({ place, says }) => ({ place: place.replace(`${root}/`, ""), says }))).toEqual(
    defects,
  );
});
