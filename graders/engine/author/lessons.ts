/**
 * Rules about lessons: they have their parts, show what is true, and number their tasks as the starter does.
 *
 * @module
 */
import { screenOf } from "../judge/compare.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import {
  excerptsOf,
  type Lesson,
  parseHints,
  parseLesson,
  sectionOf,
  tasksOf,
} from "../workbook/lesson.ts";
import { taskNumbersIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import { type Defect, defectOf } from "./defect.ts";
import type { Tree } from "./trees.ts";

const SECTIONS = [
  "What it looks like",
  "The idea",
  "The rules",
  "Your task",
  "Check it",
  "Hints",
  "Go further",
];

/** A title, a sentence, and the sections in their order. */
export function lessonHasItsParts(stage: Stage, markdown: string): Defect[] {
  const place = lessonFileOf(stage);
  const { title, opening, sections } = parseLesson(markdown);
  const defects: Defect[] = [];
  if (title === "") defects.push({ place, says: 'it has no title; begin it with "# …".' });
  if (!opening.some(({ token }) => token.type === "paragraph")) {
    defects.push({
      place,
      says: "no sentence under the title says what one will be able to do; write it.",
    });
  }
  const titles = sections.map((section) => section.title);
  const missing = SECTIONS.filter((wanted) => !titles.includes(wanted));
  for (const wanted of missing)
    defects.push({ place, says: `there is no section "## ${wanted}"; add it.` });
  const order = titles.filter((one) => SECTIONS.includes(one));
  if (missing.length === 0 && order.join("\n") !== SECTIONS.join("\n")) {
    defects.push({
      place,
      says: `its sections are ${order.join(", ")}; put them in the order ${SECTIONS.join(", ")}.`,
    });
  }
  return defects;
}

/** What a lesson shows of a transcript stands there, line for line. */
export function excerptsAreTrue(stage: Stage, markdown: string): Defect[] {
  const lesson = parseLesson(markdown);
  const defects = excerptsOf(lesson).flatMap(({ from, line, text }): Defect[] => {
    const place = `${lessonFileOf(stage)}:${line}`;
    const found = transcriptsOf(stage).find(({ name }) => name === from);
    if (!found)
      return [{ place, says: `the stage has no transcript "${from}"; name one that it has.` }];
    if (text === undefined)
      return [{ place, says: "no block ```text follows this comment; put the excerpt there." }];
    const screen = screenOf(found.transcript.parts).map((shown) => shown.text.trimEnd());
    const excerpt = text.split("\n").map((shown) => shown.trimEnd());
    if (screen.some((_, at) => excerpt.every((wanted, index) => screen[at + index] === wanted)))
      return [];
    return [
      { place, says: `these lines do not stand in ${from}.transcript; copy them from there.` },
    ];
  });
  if (!stage.tests && !showsSomething(lesson)) {
    defects.push({
      place: lessonFileOf(stage),
      says: '"What it looks like" has no excerpt of a transcript; add <!-- from: NAME --> and a block ```text.',
    });
  }
  return defects;
}

function showsSomething(lesson: Lesson): boolean {
  const section = sectionOf(lesson, SECTIONS[0]!);
  return (
    section !== undefined && excerptsOf({ title: "", opening: [], sections: [section] }).length > 0
  );
}

/** Task n of the lesson is TODO n of the starter, and has hints. */
export function tasksAreTheStartersTodos(stage: Stage, markdown: string, starter: Tree): Defect[] {
  const place = lessonFileOf(stage);
  const tasks = tasksOf(parseLesson(markdown)).map(({ task }) => task);
  const sources = Object.entries(starter).filter(([path]) => path.startsWith(`${stage.name}/`));
  const todos = [...new Set(sources.flatMap(([, text]) => taskNumbersIn(text)))].sort(
    (a, b) => a - b,
  );
  const defects: Defect[] = [];
  if (tasks.length === 0 || tasks.some((task, at) => task !== at + 1)) {
    defects.push({
      place,
      says: '"Your task" has no list numbered from 1; number the tasks 1 to n.',
    });
  }
  if (todos.join() !== tasks.join()) {
    defects.push({
      place,
      says: `its tasks are ${numbersSay(tasks)}, but the starter's TODOs are ${numbersSay(todos)}; give them the same numbers.`,
    });
  }
  return [...defects, ...tasksHaveHints(place, markdown, tasks)];
}

function tasksHaveHints(place: string, markdown: string, tasks: readonly number[]): Defect[] {
  // A section that is not there has been missed among the parts.
  if (!sectionOf(parseLesson(markdown), "Hints")) return [];
  try {
    const hints = parseHints(markdown, place).map(({ task }) => task);
    if (hints.join() === tasks.join()) return [];
    return [
      {
        place,
        says: `its tasks are ${numbersSay(tasks)}, but there are hints to ${numbersSay(hints)}; give each task its hints.`,
      },
    ];
  } catch (error) {
    if (error instanceof WorkbookError) return [defectOf(error, place)];
    throw error;
  }
}

function lessonFileOf(stage: Stage): string {
  return `lessons/${stage.path}.md`;
}

function numbersSay(numbers: readonly number[]): string {
  return numbers.length === 0 ? "none" : numbers.join(", ");
}
