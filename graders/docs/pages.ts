/**
 * The pages of the site and their order: a section for each track with its lessons, one for instructors, one for authors.
 *
 * A page keeps the path of its source under the root, so links to other lessons and to pictures still work.
 *
 * @module
 */
import { posix } from "node:path";
import { lexer, walkTokens } from "marked";
import { formatPoints } from "../engine/judge/score.ts";
import { shareSays } from "../engine/report/marks.ts";
import { parseLesson, type TaskHints, tasksOf, withoutHints } from "../engine/workbook/lesson.ts";
import { type LessonPage, TRACK_PAGES } from "../engine/workbook/lesson-pages.ts";
import { LESSONS } from "../engine/workbook/places.ts";
import type { Prediction } from "../engine/workbook/questions.ts";
import type { Stage, Track, Workbook } from "../engine/workbook/workbook.ts";
import { predictionForm, type Task, taskList, taskTick, terminalOf } from "./interactive.ts";
import type { Syllabus } from "./syllabus.ts";
import { linkToolkit } from "./toolkit-links.ts";

/** The path of a page under the root, its title, and its text in Markdown with some HTML. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Its place in the navigation: 1 is below the page before it with 0. */
  readonly level: 0 | 1;
  /** The tasks that it is about: it is done when they are. */
  readonly tasks: readonly Task[];
}

/** Pages that are read one after the other. */
export interface Section {
  readonly title: string;
  /** The track, if these are its lessons. */
  readonly track?: Track;
  readonly pages: readonly Page[];
}

/** The sources of a stage's pages. */
export interface LessonSource {
  readonly pages: readonly LessonPage[];
  readonly predictions: readonly Prediction[];
}

export interface PageOptions {
  /** Whether a stage has a terminal, and whether its program is there to be played. */
  readonly plays: (stage: Stage) => "play" | "watch" | undefined;
  /** Whether the API is in the site, so that the toolkit's names can lead there. */
  readonly api: boolean;
}

/** The pages for people who grade, and for those who write for the workbook or change it, in this order. */
export const INSTRUCTORS = ["graders/GRADING.md"];
export const AUTHORS = [
  "graders/README.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
  "CHANGELOG.md",
];

/**
 * @param lessonOf - gives a stage's lesson
 * @param read - gives the text of any other page by its path, if it exists
 */
export function sectionsOf(
  workbook: Workbook,
  syllabus: (track: Track) => Syllabus,
  lessonOf: (stage: Stage) => LessonSource,
  read: (path: string) => string | undefined,
  { plays, api }: PageOptions,
): Section[] {
  const toolkit = api ? workbook.toolkit : {};
  const other = (path: string): Page[] => {
    const text = read(path);
    return text === undefined ? [] : [plain(path, text)];
  };
  const about = (track: Track, name: string) => other(`${LESSONS}/${track.name}/${name}`);
  const tracks = workbook.tracks.map((track): Section => {
    const lessons = track.stages.map((stage) =>
      lessonPages(stage, lessonOf(stage), toolkit, plays(stage)),
    );
    const firsts = new Map(track.stages.map(({ path }, at) => [path, lessons[at]![0]!.path]));
    return {
      title: track.title,
      track,
      pages: [
        trackPage(track, syllabus(track), (stage) => firsts.get(stage.path)!),
        ...about(track, TRACK_PAGES.students),
        ...lessons.flat(),
      ],
    };
  });
  const instructors = {
    title: "For instructors",
    pages: [
      ...INSTRUCTORS.flatMap(other),
      ...workbook.tracks.flatMap((track) => about(track, TRACK_PAGES.instructors)),
    ],
  };
  const authors = AUTHORS.flatMap(other).map((page) => ({
    ...page,
    text: linkToolkit(page.text, toolkit, page.path),
  }));
  return [...tracks, instructors, { title: "For authors", pages: authors }];
}

function plain(path: string, text: string): Page {
  return { path, title: titleOf(text, path), text: withoutComments(text), level: 0, tasks: [] };
}

/** The pages of a stage's lesson. All except the first are below the first. */
function lessonPages(
  stage: Stage,
  { pages, predictions }: LessonSource,
  toolkit: Workbook["toolkit"],
  plays: "play" | "watch" | undefined,
): Page[] {
  const tasksOn = (some: readonly LessonPage[]): Task[] =>
    tasksOf(parseLesson(some)).map(({ task, title }) => ({
      id: `${stage.path}#${task}`,
      title: `Task ${task}: ${title}`,
    }));
  const all = tasksOn(pages);
  return pages.map((page, at) => {
    const own = tasksOn([page]);
    const text = linkToolkit(
      withoutComments(withoutHints(page.markdown, folded(stage, predictions))),
      toolkit,
      page.path,
    );
    if (at > 0)
      return {
        path: page.path,
        title: titleOf(page.markdown, page.path),
        text: text + own.map(taskTick).join("\n"),
        level: 1,
        tasks: own,
      };
    const placeOf = ({ id }: Task): string =>
      posix.basename(
        pages.find((one) => tasksOn([one]).some((task) => task.id === id))?.path ?? page.path,
      );
    return {
      path: page.path,
      title: `${stage.number}. ${stage.title}`,
      text: beforeSections(text, [
        `Your files are in \`exercises/${stage.path}\`.\n\n${taskList(all, (task) => (pages.length > 1 ? placeOf(task) : undefined))}`,
        plays ? terminalOf(stage, plays) : "",
      ]),
      level: 0,
      tasks: all,
    };
  });
}

/** Puts the tasks after the opening of a lesson, and the terminal after its first section, which shows the goal. */
function beforeSections(markdown: string, parts: readonly string[]): string {
  let next = 0;
  const text = lexer(markdown)
    .map((token) => {
      const begins = token.type === "heading" && token.depth === 2 && next < parts.length;
      return begins ? `${parts[next++]}\n\n${token.raw}` : token.raw;
    })
    .join("");
  return [text, ...parts.slice(next)].join("\n\n");
}

function titleOf(markdown: string, path: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? path;
}

/** The page of a track under the root. */
export function trackPath({ name }: Pick<Track, "name">): string {
  return `${LESSONS}/${name}.md`;
}

function trackPage(track: Track, syllabus: Syllabus, firstOf: (stage: Stage) => string): Page {
  const path = trackPath(track);
  const linkTo = (stage: Stage) => posix.relative(posix.dirname(path), firstOf(stage));
  const byHand = track.rubric.map(
    ({ name, points, asks }) => `- **${name}** (${formatPoints(points)}): ${asks}`,
  );
  const [first] = track.stages;
  const text = [
    `# ${track.title}\n\n${track.about}\n`,
    syllabusTable(syllabus, linkTo),
    `Begin with \`npm run lesson -- ${first!.path}\`, or with [the same lesson here](${linkTo(first!)}). If the workbook is not installed yet, [start here](../index.html#start-here).\n`,
    byHand.length === 0 ? "" : `## What a person marks\n\n${byHand.join("\n")}\n`,
    ...marksSay(track),
  ].join("\n");
  return { path, title: "Overview", text, level: 0, tasks: [] };
}

/** How the points become a mark out of 100, where the table does not say it. */
function marksSay(track: Track): string[] {
  const { review, stages, marking } = track;
  const share = shareSays(track);
  const caps = stages.flatMap(({ name, title }) => {
    const cap = marking.caps[name];
    return cap === undefined ? [] : [`${title} to ${formatPoints(cap)}`];
  });
  return [
    ...(share === undefined ? [] : [`${share}\n`]),
    ...(review && review.points > 0
      ? [`The questions of \`npm run review\` are worth ${formatPoints(review.points)} points.\n`]
      : []),
    ...(caps.length > 0
      ? [`The last part that earns points limits the whole mark: ${caps.join(", ")}.\n`]
      : []),
  ];
}

/** A table in Markdown: stages, what is learned, points, hours. */
export function syllabusTable({ rows, hours }: Syllabus, linkTo: (stage: Stage) => string): string {
  const lines = rows.map(
    ({ stage, hours }) =>
      `| ${stage.number} | [${stage.title}](${linkTo(stage)}) | ${cell(canNow(stage))} | ${worth(stage)} | ${hours} |`,
  );
  const points = rows.reduce((sum, { stage }) => sum + (stage.extra ? 0 : stage.points), 0);
  const all = rows.some(({ stage }) => stage.extra) ? "all stages without the extra" : "all stages";
  return [
    "| no. | stage | what you can do when it passes | points | hours, about |",
    "|--:|---|---|--:|--:|",
    ...lines,
    `| | **${all}** | | **${formatPoints(points)}** | **${hours}** |`,
    "",
  ].join("\n");
}

/** What its head does not say already. */
export function canNow({ learned }: Pick<Stage, "learned">): string {
  return learned
    .replace(/^You can now /, "")
    .replace(", and you know", ", and know")
    .replace(/\.$/, "");
}

function worth({ points, extra }: Stage): string {
  return `${formatPoints(points)}${extra ? " extra" : ""}`;
}

/** Makes text safe for a table, where a line break ends a row and a bar ends a cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
}

/** What replaces a task's hints: its question, and each hint folded, so that you open one at a time. */
function folded(stage: Stage, predictions: readonly Prediction[]): (hints: TaskHints) => string {
  return ({ task, hints }) => {
    const question = predictions.find((asked) => asked.task === task);
    return [
      ...(question ? ["## Predict", predictionForm(question)] : []),
      "## Hints",
      `Open one hint at a time, as \`npm run hint -- ${stage.path} --task ${task}\` gives them.`,
      ...hints.map((hint, at) => fold(`Hint ${at + 1} of ${hints.length}`, hint)),
    ].join("\n\n");
  };
}

function fold(summary: string, text: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;
}

/** Removes comments, which are for the workbook's own checks, but not code that looks like a comment. */
function withoutComments(markdown: string): string {
  return lexer(markdown)
    .map(({ type, raw }) => (type === "code" ? raw : raw.replace(/<!--[\s\S]*?-->\n*/g, "")))
    .join("");
}

/** Links and pictures of a page, without anchors, links to other sites and links within the page; each only once. */
export function relativeLinks(markdown: string): string[] {
  const links = new Set<string>();
  walkTokens(lexer(markdown), (token) => {
    if (token.type !== "link" && token.type !== "image") return;
    const path = (token.href as string).replace(/#.*$/, "");
    if (path !== "" && !/^[a-z][a-z+.-]*:/i.test(path)) links.add(decodeURI(path));
  });
  return [...links];
}
