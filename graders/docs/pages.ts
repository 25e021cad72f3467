/**
 * The pages of the site: the README, a page for each track, the lessons, and the guides, in the Markdown that typedoc
 * reads.
 *
 * A page keeps the path that its source has under the root, so links between lessons, and to pictures, go on working.
 *
 * @module
 */
import { lexer, walkTokens } from "marked";
import { formatPoints } from "../engine/judge/score.ts";
import { shareSays } from "../engine/report/marks.ts";
import { parseHints, withoutHints } from "../engine/workbook/lesson.ts";
import { lessonPath } from "../engine/workbook/places.ts";
import type { Stage, Track, Workbook } from "../engine/workbook/workbook.ts";
import { linkToolkit } from "./toolkit-links.ts";

/** Where a page stands under the root, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/**
 * The page of each track, with its lessons as children, in the order of their numbers.
 *
 * @param lessonOf - gives a stage's lesson as it stands under `lessons/`
 */
export function pagesOf(workbook: Workbook, lessonOf: (stage: Stage) => string): Page[] {
  return workbook.tracks.flatMap((track) => {
    const { stages } = track;
    const lessons = stages.map((stage, at) => ({
      path: lessonPath(stage),
      text:
        frontMatter({ title: numbered(stage) }) +
        lessonPage(lessonOf(stage), stage, workbook.toolkit) +
        footer(track, stages[at - 1], stages[at + 1]),
    }));
    return [{ path: trackPath(track), text: trackPage(track) }, ...lessons];
  });
}

/** The pages for those who grade, write or change the workbook, in this order. */
export const GUIDES = [
  "graders/GRADING.md",
  "graders/README.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
  "CHANGELOG.md",
];

/**
 * A guide, named by its own heading.
 *
 * @param path - where it stands under the root
 */
export function guidePage(path: string, text: string): Page {
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  return { path, text: frontMatter({ title, group: "Guides" }) + text };
}

/** The page of a track under the root. */
export function trackPath({ name }: Track): string {
  return `lessons/${name}.md`;
}

function numbered({ number, title }: Stage): string {
  return `${number}. ${title}`;
}

function trackPage(track: Track): string {
  const { stages } = track;
  const children = stages.map(({ name }) => `./${track.name}/${name}.md`);
  const rows = stages.map(
    (stage) =>
      `| ${stage.number} | [${stage.title}](${track.name}/${stage.name}.md) | ${cell(stage.learned)} | ${worth(stage)} |`,
  );
  const byHand = track.rubric.map(
    ({ name, points, asks }) => `- **${name}** (${formatPoints(points)}): ${asks}`,
  );
  return [
    frontMatter({ title: track.title, group: "Lessons", children }),
    `# ${track.title}\n\n${track.about}\n`,
    `| | stage | when it passes | points |\n|--:|---|---|--:|\n${rows.join("\n")}\n`,
    `Begin with \`npm run lesson -- ${stages[0]?.path}\`, or with [the same lesson here](${track.name}/${stages[0]?.name}.md).\n`,
    byHand.length === 0 ? "" : `## What a person marks\n\n${byHand.join("\n")}\n`,
    shareSays(track) ?? "",
  ].join("\n");
}

function worth({ points, extra }: Stage): string {
  return `${formatPoints(points)}${extra ? " extra" : ""}`;
}

/** A line ends a row of a table, and a bar ends a cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
}

function lessonPage(lesson: string, stage: Stage, toolkit: Workbook["toolkit"]): string {
  const folded = withoutHints(lesson, foldHints(lesson, stage));
  return linkToolkit(withoutComments(folded), toolkit);
}

/** Each hint folded away by itself, so that the page gives one at a time, as the command does. */
function foldHints(lesson: string, stage: Stage): string {
  const tasks = parseHints(lesson, lessonPath(stage));
  const folds = tasks.map(({ task, hints }) =>
    hints
      .map(
        (hint, at) =>
          `<details>\n<summary>Task ${task}, hint ${at + 1} of ${hints.length}</summary>\n\n${hint}\n\n</details>\n`,
      )
      .join("\n"),
  );
  return `Open one at a time, as \`npm run hint -- ${stage.path}\` gives them.\n\n${folds.join("\n")}`;
}

/** Comments are for the workbook's own checks. What looks like one within code is code. */
function withoutComments(markdown: string): string {
  return lexer(markdown)
    .map(({ type, raw }) => (type === "code" ? raw : raw.replace(/<!--[\s\S]*?-->\n*/g, "")))
    .join("");
}

function footer(track: Track, before: Stage | undefined, after: Stage | undefined): string {
  const links = [
    before && `[← ${numbered(before)}](${before.name}.md)`,
    `[${track.title}](../${track.name}.md)`,
    after && `[${numbered(after)} →](${after.name}.md)`,
  ];
  return `\n---\n\n${links.filter((link) => link !== undefined).join(" · ")}\n`;
}

/** Links and pictures of a page, without those that lead to other sites or within the page; each once, anchors apart. */
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
