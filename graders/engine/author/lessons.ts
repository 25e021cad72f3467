/**
 * Rules about lessons: they have all parts, their excerpts are true, and their task numbers match the starter.
 *
 * @module
 */
import { screenOf } from "../judge/compare.ts";
import type { Transcript } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { excerptsOf, hintsOf, type Lesson, parseLesson, tasksOf } from "../workbook/lesson.ts";
import type { LessonPage } from "../workbook/lesson-pages.ts";
import { PREDICT_FILE } from "../workbook/places.ts";
import { readPredictions } from "../workbook/predictions.ts";
import { taskNumbersIn } from "../workbook/todo.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import { type Defect, defectOf } from "./defect.ts";
import type { Tree } from "./trees.ts";

/** The sections that every lesson has, in this order; others may come between them. */
const SECTIONS = [
  "What it looks like",
  "The idea",
  "The program",
  "Task 1",
  "Check it",
  "Go further",
];

/** A shorter page is not worth a page turn, and nobody reads a longer one. */
const LINES = { fewest: 30, most: 90 };

/** All rules about the lesson of a stage. */
export function* verifyLesson(
  root: string,
  stage: Stage,
  pages: readonly LessonPage[],
  starter: Tree,
): Generator<Defect> {
  const lesson = parseLesson(pages);
  const place = pages[0]!.path;
  yield* lessonHasItsParts(lesson, place);
  yield* pages.flatMap((page) => [...pageHasItsLength(page)]);
  yield* excerptsAreTrue(stage, lesson, place);
  yield* tasksAreTheStartersTodos(stage, lesson, place, starter);
  yield* told(place, () => predictionsAreOfTasks(root, stage, lesson));
  yield* told(place, () => {
    hintsOf(lesson);
    return [];
  });
}

/** What a rule finds; a lesson that cannot be read is also a defect. */
function* told(place: string, rule: () => Iterable<Defect>): Generator<Defect> {
  try {
    yield* rule();
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    yield defectOf(error, place);
  }
}

/** A title, a sentence, and the sections in their order. */
function* lessonHasItsParts(
  { title, opening, sections }: Lesson,
  place: string,
): Generator<Defect> {
  if (title === "") yield { place, says: 'it has no title; begin it with "# …".' };
  if (!opening.some(({ token }) => token.type === "paragraph"))
    yield {
      place,
      says: "no sentence under the title says what the reader will be able to do; write one.",
    };
  const names = sections.map((section) => (section.task ? `Task ${section.task}` : section.title));
  const missing = SECTIONS.filter((wanted) => !names.includes(wanted));
  for (const wanted of missing) yield { place, says: `there is no section "${wanted}"; add it.` };
  const order = names.filter((name) => SECTIONS.includes(name));
  if (missing.length === 0 && order.join("\n") !== SECTIONS.join("\n"))
    yield {
      place,
      says: `its sections are ${order.join(", ")}; put them in the order ${SECTIONS.join(", ")}.`,
    };
}

function* pageHasItsLength({ path, markdown }: LessonPage): Generator<Defect> {
  const lines = markdown.trimEnd().split("\n").length;
  if (lines > LINES.most)
    yield {
      place: path,
      says: `it has ${lines} lines, but a page has at most ${LINES.most}; give each task its own page, or leave something out.`,
    };
  if (lines < LINES.fewest)
    yield {
      place: path,
      says: `it has ${lines} lines, but a page has at least ${LINES.fewest}; add an example, or put the lesson on one page.`,
    };
}

/** A lesson's excerpts are in the transcript, line for line. */
function* excerptsAreTrue(stage: Stage, lesson: Lesson, page: string): Generator<Defect> {
  for (const { from, place, text } of excerptsOf(lesson)) {
    const found = transcriptsOf(stage).find(({ name }) => name === from);
    if (!found)
      yield { place, says: `the stage has no transcript "${from}"; name one of its transcripts.` };
    else if (text === undefined)
      yield { place, says: "no block ```text follows this comment; put the excerpt there." };
    else if (!shows(found.transcript, text))
      yield {
        place,
        says: `these lines are not in ${from}.transcript in this order; copy them from there.`,
      };
  }
  const sections = lesson.sections.filter(({ title }) => title === SECTIONS[0]);
  if (!stage.tests && excerptsOf({ title: "", opening: [], sections }).length === 0)
    yield {
      place: page,
      says: '"What it looks like" has no excerpt of a transcript; add <!-- from: NAME --> and a block ```text.',
    };
}

/** Whether these lines follow each other on a transcript's screen. */
function shows({ parts }: Transcript, excerpt: string): boolean {
  const screen = screenOf(parts).map(({ text }) => text.trimEnd());
  const lines = excerpt.split("\n").map((line) => line.trimEnd());
  return screen.some((_, at) => lines.every((line, index) => screen[at + index] === line));
}

/** Task n of the lesson is TODO n of the starter. */
function* tasksAreTheStartersTodos(
  stage: Stage,
  lesson: Lesson,
  place: string,
  starter: Tree,
): Generator<Defect> {
  const tasks = tasksOf(lesson).map(({ task }) => task);
  const sources = Object.entries(starter).filter(([path]) => path.startsWith(`${stage.name}/`));
  const todos = [...new Set(sources.flatMap(([, text]) => taskNumbersIn(text)))];
  todos.sort((a, b) => a - b);
  if (tasks.some((task, at) => task !== at + 1))
    yield {
      place,
      says: `its tasks are ${numbersSay(tasks)}; number them 1, 2, 3 and so on, in this order.`,
    };
  if (todos.join() !== tasks.join())
    yield {
      place,
      says: `its tasks are ${numbersSay(tasks)}, but the starter's TODOs are ${numbersSay(todos)}; use the same numbers.`,
    };
}

/** A stage has a question for `predict`, and a task has at most one. */
function* predictionsAreOfTasks(root: string, stage: Stage, lesson: Lesson): Generator<Defect> {
  const place = `graders/${stage.path}/${PREDICT_FILE}`;
  const predictions = readPredictions(root, stage);
  if (predictions.length === 0)
    yield {
      place,
      says: "there is no question for npm run predict; write one for one of the tasks.",
    };
  const tasks = predictions.map(({ task }) => task);
  const twice = tasks.find((task, at) => tasks.indexOf(task) !== at);
  if (twice !== undefined)
    yield { place, says: `task ${twice} has more than one question; keep one.` };
  const known = tasksOf(lesson).map(({ task }) => task);
  for (const task of tasks.filter((one) => !known.includes(one)))
    yield { place, says: `a question is about task ${task}, which is not in the lesson.` };
}

function numbersSay(numbers: readonly number[]): string {
  return numbers.length === 0 ? "none" : numbers.join(", ");
}
