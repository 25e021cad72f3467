/**
 * Rules about lessons: they have their parts, show what is true, and number their tasks as the starter does.
 *
 * @module
 */
import { screenOf } from "../judge/compare.ts";
import type { Transcript } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { excerptsOf, parseHints, parseLesson, sectionOf, tasksOf } from "../workbook/lesson.ts";
import { lessonPath } from "../workbook/places.ts";
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
export function* lessonHasItsParts(stage: Stage, markdown: string): Generator<Defect> {
  const place = lessonPath(stage);
  const { title, opening, sections } = parseLesson(markdown);
  if (title === "") yield { place, says: 'it has no title; begin it with "# …".' };
  if (!opening.some(({ token }) => token.type === "paragraph"))
    yield {
      place,
      says: "no sentence under the title says what one will be able to do; write it.",
    };
  const titles = sections.map((section) => section.title);
  const missing = SECTIONS.filter((wanted) => !titles.includes(wanted));
  for (const wanted of missing)
    yield { place, says: `there is no section "## ${wanted}"; add it.` };
  const order = titles.filter((one) => SECTIONS.includes(one));
  if (missing.length === 0 && order.join("\n") !== SECTIONS.join("\n"))
    yield {
      place,
      says: `its sections are ${order.join(", ")}; put them in the order ${SECTIONS.join(", ")}.`,
    };
}

/** What a lesson shows of a transcript stands there, line for line. */
export function* excerptsAreTrue(stage: Stage, markdown: string): Generator<Defect> {
  const lesson = parseLesson(markdown);
  for (const { from, line, text } of excerptsOf(lesson)) {
    const place = `${lessonPath(stage)}:${line}`;
    const found = transcriptsOf(stage).find(({ name }) => name === from);
    if (!found)
      yield { place, says: `the stage has no transcript "${from}"; name one that it has.` };
    else if (text === undefined)
      yield { place, says: "no block ```text follows this comment; put the excerpt there." };
    else if (!shows(found.transcript, text))
      yield {
        place,
        says: `these lines do not stand in ${from}.transcript; copy them from there.`,
      };
  }
  const section = sectionOf(lesson, SECTIONS[0]!);
  const sections = section ? [section] : [];
  if (!stage.tests && excerptsOf({ title: "", opening: [], sections }).length === 0)
    yield {
      place: lessonPath(stage),
      says: '"What it looks like" has no excerpt of a transcript; add <!-- from: NAME --> and a block ```text.',
    };
}

/** Whether these lines stand one after another on the screen of a transcript. */
function shows({ parts }: Transcript, excerpt: string): boolean {
  const screen = screenOf(parts).map(({ text }) => text.trimEnd());
  const lines = excerpt.split("\n").map((line) => line.trimEnd());
  return screen.some((_, at) => lines.every((line, index) => screen[at + index] === line));
}

/** Task n of the lesson is TODO n of the starter, and has hints. */
export function* tasksAreTheStartersTodos(
  stage: Stage,
  markdown: string,
  starter: Tree,
): Generator<Defect> {
  const place = lessonPath(stage);
  const lesson = parseLesson(markdown);
  const tasks = tasksOf(lesson).map(({ task }) => task);
  const sources = Object.entries(starter).filter(([path]) => path.startsWith(`${stage.name}/`));
  const todos = [...new Set(sources.flatMap(([, text]) => taskNumbersIn(text)))];
  todos.sort((a, b) => a - b);
  if (tasks.length === 0 || tasks.some((task, at) => task !== at + 1))
    yield {
      place,
      says: '"Your task" has no list numbered from 1; number the tasks 1 to n.',
    };
  if (todos.join() !== tasks.join())
    yield {
      place,
      says: `its tasks are ${numbersSay(tasks)}, but the starter's TODOs are ${numbersSay(todos)}; give them the same numbers.`,
    };
  // A section that is not there has been missed among the parts.
  if (!sectionOf(lesson, "Hints")) return;
  try {
    const hinted = parseHints(markdown, place).map(({ task }) => task);
    if (hinted.join() !== tasks.join())
      yield {
        place,
        says: `its tasks are ${numbersSay(tasks)}, but there are hints to ${numbersSay(hinted)}; give each task its hints.`,
      };
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    yield defectOf(error, place);
  }
}

function numbersSay(numbers: readonly number[]): string {
  return numbers.length === 0 ? "none" : numbers.join(", ");
}
