import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type PlaceInLesson, placeInLesson } from "../engine/student/desk/place-in-lesson.ts";
import { readProgress } from "../engine/student/progress.ts";
import { renderMarkdown } from "../engine/student/terminal/markdown.ts";
import type { Spot } from "../engine/student/terminal/page.ts";
import { columnsOf, pad } from "../engine/text/columns.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import {
  findSection,
  noSuchTask,
  parseLesson,
  tasksOf,
  withoutHints,
} from "../engine/workbook/lesson.ts";
import {
  type LessonPage,
  readLesson,
  readPage,
  TRACK_PAGES,
} from "../engine/workbook/lesson-pages.ts";
import { LESSONS, wayTo } from "../engine/workbook/places.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { discover, type Stage, type Track } from "../engine/workbook/workbook.ts";
import { type CommandContext, type Define, DONE } from "./command.ts";
import { page, pages } from "./pager.ts";
import { readTask } from "./whole-number.ts";

interface Options {
  readonly task?: number;
  readonly hints?: boolean;
}

/** `lesson stage`: shows the lesson of a stage, or lists the lessons of a track. */
export const define: Define = (program, context, finish) => {
  const { root, io } = context;
  program
    .argument("<stage>", "a stage; or a track, to list its lessons")
    .option("--task <n>", "open the lesson at this task", readTask)
    .option("--hints", "include all the hints")
    .action(async (name: string, options: Options) => {
      const asking = { command: "npm run lesson --", take: io.complain };
      const workbook = discover(root);
      const [, trackName = "", file] = PAGE_OF_TRACK.exec(name) ?? [];
      const found = findNamed(workbook, file === undefined ? name : trackName, asking);
      const [stage] = found.stages;
      if (file !== undefined) {
        const { path, markdown } = readPage(root, `${LESSONS}/${found.track.name}/${file}.md`);
        await page(
          renderMarkdown(markdown, io, (address) => pictureText(root, path, address)),
          io,
        );
      } else if (stage && (!found.whole || found.stages.length === 1)) {
        await showLesson(context, stage, options);
      } else io.say(listOf(root, found.track));
      finish(DONE);
    });
};

/** `blackjack/how-to-work-here`: a page of a track that does not belong to a stage. */
const PAGE_OF_TRACK = new RegExp(
  `^(.+)/(${Object.values(TRACK_PAGES)
    .map((page) => page.replace(/\.md$/, ""))
    .join("|")})(?:\\.md)?$`,
);

function listOf(root: string, { name, title, stages }: Track): string {
  const guide = `${name}/${TRACK_PAGES.students}`;
  const entries = [
    ...(existsSync(join(root, LESSONS, guide))
      ? [[guide.replace(/\.md$/, ""), "How to work here"] as const]
      : []),
    ...stages.map(
      (stage) => [stage.path, `${stage.title}${stage.extra ? " (extra credit)" : ""}`] as const,
    ),
  ];
  const widest = Math.max(...entries.map(([path]) => columnsOf(path)));
  const lines = entries.map(([path, says]) => `  ${pad(path, widest)}  ${says}\n`);
  return `${title}\n\n${lines.join("")}\nTo read one: npm run lesson -- ${entries[0]?.[0]}\n`;
}

/** Shows a lesson, starting at the student's current task. A long lesson is shown page by page. */
async function showLesson(
  { root, io }: CommandContext,
  stage: Stage,
  { task, hints = false }: Options,
): Promise<void> {
  const lesson = readLesson(root, stage);
  const tasks = tasksOf(parseLesson(lesson)).map((one) => one.task);
  if (task !== undefined && !tasks.includes(task)) throw noSuchTask(task, tasks);
  const asked = hints ? [] : readPredictions(root, stage).map((one) => one.task);
  const shown = lesson.map(({ path, markdown }) => ({
    path,
    markdown: hints
      ? markdown
      : withoutHints(markdown, (one) => whereToAsk(stage, one.task, asked)),
  }));
  const render = ({ path, markdown }: LessonPage) =>
    renderMarkdown(markdown, io, (address) => pictureText(root, path, address));
  if (task !== undefined && !io.interactive) {
    // There is no one to turn pages, so print everything requested.
    for (const { path, markdown } of shown) {
      const found = findSection(markdown, task);
      if (found) io.out(render({ path, markdown: found.section }));
    }
    return;
  }
  const place = task ?? placeInLesson(root, stage, readProgress(root).progress);
  await pages(shown.map(render), spotOf(shown, place, render), io);
}

/** The text that replaces a task's hints. */
function whereToAsk({ track, number }: Stage, task: number, asked: readonly number[]): string {
  const of = `${track}/${number} --task ${task}`;
  const predict = `- Before you run it, predict what it does: \`npm run predict -- ${of}\`\n`;
  return `${asked.includes(task) ? predict : ""}- A hint: \`npm run hint -- ${of}\``;
}

/** The page and line where a lesson opens. */
function spotOf(
  lesson: readonly LessonPage[],
  place: PlaceInLesson,
  render: (page: LessonPage) => string,
): Spot {
  const first = { page: 0, line: 0 };
  if (place === "start") return first;
  const wanted = place === "finish" ? "Check it" : place;
  const found = lesson.map(({ markdown }) => findSection(markdown, wanted));
  const page = found.findIndex((one) => one !== undefined);
  if (page < 0) return first;
  // A task with its own page is read from the top.
  if (lesson.length > 1) return { page, line: 0 };
  return {
    page,
    line: render({ ...lesson[page]!, markdown: found[page]!.above }).split("\n").length,
  };
}

/** A picture as text: the `.txt` beside an `.svg` of a lesson, if there is one. */
function pictureText(root: string, page: string, address: string): string | undefined {
  if (!/^[^:?#]+\.svg$/.test(address)) return undefined;
  const file = resolve(dirname(join(root, page)), address.replace(/svg$/, "txt"));
  if (wayTo(join(root, LESSONS), file) === undefined) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
