/**
 * The pages of the site, in Markdown for typedoc: the README, a page for each track, the lessons, and the guides.
 *
 * A page keeps the path of its source under the root, so links to other lessons and to pictures still work.
 *
 * @module
 */
import { posix } from "node:path";
import { lexer, walkTokens } from "marked";
import { formatPoints } from "../engine/judge/score.ts";
import { shareSays } from "../engine/report/marks.ts";
import { rightAnswer } from "../engine/student/question-words.ts";
import { type TaskHints, withoutHints } from "../engine/workbook/lesson.ts";
import { type LessonPage, TRACK_PAGES } from "../engine/workbook/lesson-pages.ts";
import { LESSONS } from "../engine/workbook/places.ts";
import type { Prediction } from "../engine/workbook/questions.ts";
import type { Stage, Track, Workbook } from "../engine/workbook/workbook.ts";
import { linkToolkit } from "./toolkit-links.ts";

/** The path of a page under the root, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** The sources of a stage's pages. */
export interface LessonSource {
  readonly pages: readonly LessonPage[];
  readonly predictions: readonly Prediction[];
}

/** A page before it has its place in the navigation. */
interface Draft extends Page {
  readonly title: string;
  /** The pages below it, by their relative names. */
  readonly children?: readonly string[];
}

/**
 * The page of each track, with its lessons below it in order, and the pages of tasks below their lesson.
 *
 * @param playable - whether the page of a stage gets a terminal
 * @param lessonOf - gives a stage's lesson
 * @param pageOf - gives the text of any other page of a track by its name, if it exists
 */
export function pagesOf(
  workbook: Workbook,
  playable: (stage: Stage) => boolean,
  lessonOf: (stage: Stage) => LessonSource,
  pageOf: (track: Track, name: string) => string | undefined,
): Page[] {
  return workbook.tracks.flatMap((track) => {
    const other = (name: string): Draft[] => {
      const text = pageOf(track, name);
      const path = `${LESSONS}/${track.name}/${name}`;
      return text === undefined ? [] : [{ path, title: titleOf(text, path), text }];
    };
    const drafts = [
      ...other(TRACK_PAGES.students),
      ...track.stages.flatMap((stage) =>
        lessonPages(stage, lessonOf(stage), workbook.toolkit, playable(stage)),
      ),
      ...other(TRACK_PAGES.instructors),
    ];
    const pages = drafts.map(({ path, title, text, children }, at) => ({
      path,
      text:
        frontMatter({ title, ...(children ? { children } : {}) }) +
        text +
        footer(track, path, drafts[at - 1], drafts[at + 1]),
    }));
    return [{ path: trackPath(track), text: trackPage(track, drafts) }, ...pages];
  });
}

/** The pages of a stage's lesson. All except the first are below the first. */
function lessonPages(
  stage: Stage,
  { pages, predictions }: LessonSource,
  toolkit: Workbook["toolkit"],
  plays: boolean,
): Draft[] {
  return pages.map(({ path, markdown }, at) => ({
    path,
    title: at === 0 ? `${stage.number}. ${stage.title}` : titleOf(markdown, path),
    text:
      linkToolkit(withoutComments(withoutHints(markdown, folded(stage, predictions))), toolkit) +
      (at === 0 && plays ? terminalOf(stage) : ""),
    ...(at === 0 && pages.length > 1
      ? { children: pages.slice(1).map((page) => `./${posix.basename(page.path)}`) }
      : {}),
  }));
}

/** Filled in by `play/client.ts`. */
function terminalOf({ path }: Stage): string {
  return `\n## Play it\n\nThis is the finished program of this stage, in your browser.\n\n<div data-play="${path}" hidden></div>\n`;
}

function titleOf(markdown: string, path: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? path;
}

/** The pages for people who grade with, write for or change the workbook, in this order. */
export const GUIDES = [
  "graders/GRADING.md",
  "graders/README.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
  "CHANGELOG.md",
];

/**
 * A guide, named after its own heading.
 *
 * @param path - its path under the root
 */
export function guidePage(path: string, text: string): Page {
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  return { path, text: frontMatter({ title, group: "Guides" }) + text };
}

/** The page of a track under the root. */
export function trackPath({ name }: Track): string {
  return `${LESSONS}/${name}.md`;
}

function trackPage(track: Track, pages: readonly Draft[]): string {
  const { stages } = track;
  const from = posix.dirname(trackPath(track));
  const below = new Set(
    pages.flatMap(({ path, children = [] }) =>
      children.map((child) => posix.join(posix.dirname(path), child)),
    ),
  );
  const children = pages.filter(({ path }) => !below.has(path));
  const linkTo = ({ path }: Page) => posix.relative(from, path);
  const firstOf = ({ path }: Stage) =>
    linkTo(
      pages.find(
        (page) =>
          page.path === `${LESSONS}/${path}.md` || page.path.startsWith(`${LESSONS}/${path}/`),
      )!,
    );
  const rows = stages.map(
    (stage) =>
      `| ${stage.number} | [${stage.title}](${firstOf(stage)}) | ${cell(stage.learned)} | ${worth(stage)} |`,
  );
  const byHand = track.rubric.map(
    ({ name, points, asks }) => `- **${name}** (${formatPoints(points)}): ${asks}`,
  );
  const others = Object.values(TRACK_PAGES).flatMap((name) =>
    pages.filter(({ path }) => path === `${LESSONS}/${track.name}/${name}`),
  );
  return [
    frontMatter({
      title: track.title,
      group: "Lessons",
      children: children.map((page) => `./${linkTo(page)}`),
    }),
    `# ${track.title}\n\n${track.about}\n`,
    `| | stage | when it passes | points |\n|--:|---|---|--:|\n${rows.join("\n")}\n`,
    `Begin with \`npm run lesson -- ${stages[0]?.path}\`, or with [the same lesson here](${firstOf(stages[0]!)}).\n`,
    others.map((page) => `- [${page.title}](${linkTo(page)})\n`).join(""),
    byHand.length === 0 ? "" : `## What a person marks\n\n${byHand.join("\n")}\n`,
    shareSays(track) ?? "",
  ].join("\n");
}

function worth({ points, extra }: Stage): string {
  return `${formatPoints(points)}${extra ? " extra" : ""}`;
}

/** Makes text safe for a table, where a line break ends a row and a bar ends a cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
}

/** The text that replaces a task's hints: its question, and each hint folded, so that you open one at a time. */
function folded(stage: Stage, predictions: readonly Prediction[]): (hints: TaskHints) => string {
  return ({ task, hints }) => {
    const question = predictions.find((asked) => asked.task === task);
    return [
      ...(question ? [predictionText(question)] : []),
      `Open one hint at a time, as \`npm run hint -- ${stage.path} --task ${task}\` gives them.`,
      ...hints.map((hint, at) => fold(`Hint ${at + 1} of ${hints.length}`, hint)),
    ].join("\n\n");
  };
}

function predictionText(asked: Prediction): string {
  const choices =
    asked.kind === "choice" ? [asked.choices.map((choice) => `- ${choice}`).join("\n")] : [];
  return [
    `**Predict before you run:** ${asked.asks}`,
    ...choices,
    fold("The answer", `**${rightAnswer(asked)}.** ${asked.explains}`),
  ].join("\n\n");
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

function footer(track: Track, path: string, before?: Draft, after?: Draft): string {
  const to = (page: string) => posix.relative(posix.dirname(path), page);
  const links = [
    before && `[← ${before.title}](${to(before.path)})`,
    `[${track.title}](${to(trackPath(track))})`,
    after && `[${after.title} →](${to(after.path)})`,
  ];
  return `\n\n---\n\n${links.filter((link) => link !== undefined).join(" · ")}\n`;
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

/** JSON is YAML. */
function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join("")}---\n\n`;
}
