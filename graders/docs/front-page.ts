/**
 * The front page: what Deckwork is, the games, where to start, the syllabus, and where instructors and authors go on.
 *
 * @module
 */
import { lexer } from "marked";
import { formatPoints } from "../engine/judge/score.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { TRACK_PAGES } from "../engine/workbook/lesson-pages.ts";
import { LESSONS } from "../engine/workbook/places.ts";
import {
  type Stage,
  type Track,
  transcriptsOf,
  type Workbook,
} from "../engine/workbook/workbook.ts";
import { escapeHtml } from "./html.ts";
import { htmlPath } from "./markdown-html.ts";
import { type Section, syllabusTable, trackPath } from "./pages.ts";
import { drawScreen } from "./pictures/ansi-svg.ts";
import type { Syllabus } from "./syllabus.ts";

/** The size of a game's picture, in characters. */
const COLUMNS = 58;
const ROWS = 14;

/** Part of the front page in Markdown, and the pictures that it shows, by their paths in the site. */
export interface FrontPage {
  readonly text: string;
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * @param plays - whether programs of the reference are in the site
 * @param api - whether the API is
 * @param repository - the address of the workbook's repository, if it is known
 * @param readme - the project's README, for its credits
 */
export function frontPage(
  { tracks }: Workbook,
  sections: readonly Section[],
  syllabus: (track: Track) => Syllabus,
  readme: string,
  {
    plays,
    api,
    repository,
  }: { readonly plays: boolean; readonly api: boolean; readonly repository?: string | undefined },
): FrontPage {
  const pictures: Record<string, string> = {};
  const cards = tracks.map((track) => {
    const stage = shownStage(track);
    const picture = `assets/${track.name}.svg`;
    const drawn = drawScreen(lastLines(stage), COLUMNS, track.title);
    pictures[picture] = drawn;
    // Known before it is loaded, so that a link within the page leads to the right place.
    const [size = ""] = /width="\d+" height="\d+"/.exec(drawn) ?? [];
    return gameCard(track, syllabus(track), stage, picture, size);
  });
  const firstPageOf = (stage: Stage): string =>
    sections
      .flatMap(({ pages }) => pages)
      .find(
        ({ tasks, level }) =>
          level === 0 && tasks.some(({ id }) => id.startsWith(`${stage.path}#`)),
      )?.path ?? trackPath({ name: stage.track });
  const text = [
    hero(),
    "# Deckwork",
    "A workbook for programming courses: five card games, each built stage by stage in TypeScript. Students write a stage, run it on the terminal, and see at once what is right and what is wrong. Instructors grade a whole class with one command.",
    plays
      ? "Nearly every stage has a terminal in which you can play the finished game and see where you are going."
      : "Nearly every stage has a terminal that shows recorded games, so you see where you are going.",
    "## The games",
    `<ul class="games">${cards.join("")}</ul>`,
    START,
    "## Syllabus",
    "Each track stands alone: a course may take one. The hours are estimates for a beginner; nobody has measured them. Every track is marked out of 100; its overview says what the stages count, and what a person marks.",
    choice(tracks, syllabus, sections),
    ...tracks.flatMap((track) => [
      `### ${track.title}`,
      track.about,
      syllabusTable(syllabus(track), firstPageOf),
    ]),
    instructors(tracks, repository),
    authors(api),
    creditsOf(readme),
  ];
  return { text: text.join("\n\n"), pictures };
}

const START = `## Start here

1. Install [Node](https://nodejs.org) 20.19 or later.
2. Get the workbook from your course, as a repository to clone or an archive to unpack. Open its folder in your editor,
   and a terminal in that folder. In VS Code, that is *File*, *Open Folder* and *Terminal*, *New Terminal*.
3. Install what it needs. This takes a minute, once:

   \`\`\`sh
   npm ci
   \`\`\`

4. Open the desk. There you choose a track, a stage, and what to do with it:

   \`\`\`sh
   npm start
   \`\`\`

5. Read the lesson, at the desk or here: the [syllabus](#syllabus) leads to all of them. Your files for the first stage
   of Blackjack, for example, are in \`exercises/blackjack/1-shuffle\`. They hold the beginning of the program, with a
   numbered \`TODO\` for each task. Write your code in place of the line that throws an error.
6. Check your work after each task:

   \`\`\`sh
   npm run check -- blackjack/1
   \`\`\`

   The report shows the first line that differs, what you typed before it, and where in your program to look.

When a stage passes, hand it in (submit it) as your course says.`;

/** What a lecturer chooses a track by. What it assumes is said on the track's page for instructors. */
function choice(
  tracks: readonly Track[],
  syllabus: (track: Track) => Syllabus,
  sections: readonly Section[],
): string {
  const rows = tracks.map((track) => {
    const { name, title, rubric } = track;
    const path = `${LESSONS}/${name}/${TRACK_PAGES.instructors}`;
    const page = sections.flatMap(({ pages }) => pages).find((one) => one.path === path);
    const [, assumes] = /Students\s+should\s+know\s+([^.]+)\./.exec(page?.text ?? "") ?? [];
    if (assumes === undefined)
      throw new WorkbookError(`${path}: no sentence says what "Students should know …".`);
    const byHand = rubric.reduce((sum, { points }) => sum + points, 0);
    return `| [${title}](#${name}) | ${assumes.replace(/\s+/g, " ")} | ${syllabus(track).hours} | ${formatPoints(byHand)} |`;
  });
  return [
    "| track | students should know | hours, about | points by hand |",
    "|---|---|--:|--:|",
    ...rows,
  ].join("\n");
}

function instructors(tracks: readonly Track[], repository: string | undefined): string {
  const from = repository
    ? `from [its repository](${repository})`
    : "from the person who sent you this link";
  const links = tracks.map(({ name, title }) => `[${title}](lessons/${name}/for-instructors.md)`);
  return `## For instructors

Get the workbook ${from}, and type \`npm ci && npm run grade\` to see a made-up class graded. Grading needs Linux, and
bubblewrap for the programs of strangers; on Windows, WSL will do. Students may use any system.

\`npm run grade\` takes the download of your learning platform, or a folder for each student, and makes a report of the
class, feedback for each student, and a gradebook to upload. It needs no configuration, and the programs of students run
in a closed box. [Grading a class](graders/GRADING.md) leads from the download to the marks, and explains what
is accepted, what is caught, and how copies are found.

Every track has notes for a lecturer, with what to show in class and where students stumble: ${links.join(", ")}.`;
}

function authors(api: boolean): string {
  const reference = api
    ? ' The <a href="api/index.html">API</a> describes the modules, for authors and for students who look up `ask` or `rand`.'
    : "";
  return `## For authors

A track is a folder: starters, a reference, transcripts and lessons. [For authors](graders/README.md) shows how to make a
stage or a track, and \`npm run verify\` proves that the workbook is sound.${reference}`;
}

/** The section of the README that names where the assignments come from. */
function creditsOf(readme: string): string {
  const tokens = lexer(readme);
  const from = tokens.findIndex((token) => token.type === "heading" && token.text === "Credits");
  if (from < 0) throw new Error('README.md has no section "Credits"');
  const after = tokens.slice(from + 1).findIndex(({ type }) => type === "heading");
  const end = after < 0 ? tokens.length : from + 1 + after;
  return tokens
    .slice(from, end)
    .map(({ raw }) => raw)
    .join("");
}

/** The last program of a track that is a whole game. */
function shownStage({ stages }: Track): Stage {
  return stages.filter(({ tests, extra }) => !tests && !extra).at(-1)!;
}

function gameCard(
  track: Track,
  { hours }: Syllabus,
  stage: Stage,
  picture: string,
  size: string,
): string {
  const title = escapeHtml(track.title);
  const stages = track.stages.length;
  const extra = track.stages.some((one) => one.extra) ? " without the extra" : "";
  return [
    `<li><h3><a href="${htmlPath(trackPath(track))}">${title}</a></h3>`,
    `<img src="${picture}" ${size} alt="The last lines of a game of ${title} on the terminal" loading="lazy">`,
    `<p>${escapeHtml(track.about)}</p>`,
    `<p class="facts">${stages} stages, about ${hours} hours${extra}</p>`,
    `<div data-play="${stage.path}" data-only="watch" data-title="${title}" hidden></div></li>`,
  ].join("");
}

/** What is on the terminal at the end of the game that is shown first. */
function lastLines(stage: Stage): string[] {
  const all = transcriptsOf(stage);
  const { transcript } = all.find(({ name }) => name === stage.demo) ?? all[0]!;
  const text = transcript.parts
    .map((part) => (part.kind === "shown" ? part.text : `${part.line}\n`))
    .join("");
  return text
    .trimEnd()
    .split("\n")
    .slice(-ROWS)
    .map((line) => [...line].slice(0, COLUMNS).join(""));
}

const FAN = [
  ["A", "\u2660"],
  ["K", "\u2665"],
  ["Q", "\u2660"],
  ["J", "\u2666"],
  ["10", "\u2663"],
] as const;

/** Five cards, held like a hand. */
function hero(): string {
  const cards = FAN.map(([rank, suit], at) => {
    const colour = "\u2665\u2666".includes(suit) ? "#b3261e" : "#16191d";
    return [
      `<g transform="rotate(${(at - 2) * 13} 160 300)">`,
      '<rect x="112" y="22" width="96" height="138" rx="9" fill="#fff" stroke="#8a939e"/>',
      `<g fill="${colour}" text-anchor="middle"><text x="130" y="50" font-size="24" font-weight="bold">${rank}</text>`,
      `<text x="130" y="74" font-size="22">${suit}</text><text x="166" y="122" font-size="52">${suit}</text></g></g>`,
    ].join("");
  });
  return `<div class="hero" aria-hidden="true"><svg viewBox="0 0 320 190" font-family="Georgia, 'DejaVu Serif', serif" focusable="false">${cards.join("")}</svg></div>`;
}
