/**
 * Builds the site: the pages of the workbook, what makes them work, and the API, which typedoc makes.
 *
 * @module
 */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { readLesson, TRACK_PAGES } from "../engine/workbook/lesson-pages.ts";
import { LESSONS } from "../engine/workbook/places.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { discover, type Track } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { buildApi } from "./api/build-api.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { bundleClient } from "./bundle-client.ts";
import { frontPage } from "./front-page.ts";
import { openHighlighter } from "./highlight.ts";
import { htmlPath, renderMarkdown, sitePath } from "./markdown-html.ts";
import { outline, pageHtml, pager, sectionNav } from "./page-html.ts";
import { AUTHORS, INSTRUCTORS, relativeLinks, sectionsOf } from "./pages.ts";
import { buildPlayables, scriptOf } from "./programs.ts";
import { type Findable, findables, searchScript } from "./search-data.ts";
import { readSyllabus } from "./syllabus.ts";

export interface SiteOptions {
  /** Whether the reference's programs can be played; without it, nothing of the reference is in the site. */
  readonly play?: boolean;
  /** Whether the API is built, too. It takes most of the time. */
  readonly api?: boolean;
  /** The address of the workbook's repository, if it is known. */
  readonly repository?: string;
}

/**
 * Builds the site into a folder and replaces its content.
 *
 * @returns the problems, one line each: warnings of typedoc, and broken links
 */
export async function buildSite(
  root: string,
  out: string,
  { play = true, api = true, repository }: SiteOptions = {},
): Promise<string[]> {
  const workbook = discover(root);
  const readme = read(join(root, "README.md"));
  const syllabuses = new Map(
    workbook.tracks.map((track) => {
      const page = read(join(root, LESSONS, track.name, TRACK_PAGES.students));
      return [track.name, readSyllabus(track, page)];
    }),
  );
  const syllabus = ({ name }: Track) => syllabuses.get(name)!;
  const playables = await buildPlayables(workbook, play);
  const sections = sectionsOf(
    workbook,
    syllabus,
    (stage) => ({ pages: readLesson(root, stage), predictions: readPredictions(root, stage) }),
    (path) => (existsSync(join(root, path)) ? read(join(root, path)) : undefined),
    {
      plays: ({ path }) => (playables.has(path) ? (play ? "play" : "watch") : undefined),
      api,
    },
  );
  const paths = new Set(sections.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const highlight = await openHighlighter();
  const render = (text: string, path: string) =>
    renderMarkdown(text, path, (to) => paths.has(to), highlight);
  rmSync(out, { recursive: true, force: true });
  const found: Findable[] = [];

  const front = frontPage(workbook, sections, syllabus, readme, {
    plays: play,
    api,
    repository,
  });
  const { html } = render(front.text, "index.md");
  const titles = ["Card games for programming courses"];
  writeWhole(join(out, "index.html"), pageHtml({ path: "index.html", titles, main: html, api }));
  found.push(...findables("index.html", html, { title: "Deckwork", within: "", lesson: false }));

  for (const section of sections) {
    for (const page of section.pages) {
      const { html, headings } = render(page.text, page.path);
      const path = htmlPath(page.path);
      const main = html + pager(section, page);
      const aside = `<div class="aside">${sectionNav(section, page)}${outline(headings)}</div>`;
      const lesson = headings[0]?.title ?? page.title;
      const stage = section.pages
        .slice(0, section.pages.indexOf(page))
        .findLast(({ level }) => level < page.level)?.title;
      const titles = [
        ...new Set([page.level === 0 ? page.title : lesson, stage ?? "", section.title]),
      ];
      writeWhole(
        join(out, path),
        pageHtml({ path, titles: titles.filter((title) => title !== ""), main, aside, api }),
      );
      found.push(
        ...findables(path, html, {
          title: lesson,
          within: [section.title, stage].filter((title) => title !== undefined).join(", "),
          lesson: section.track !== undefined,
        }),
      );
    }
  }

  copyFiles(root, out, readme);
  const assets = { ...(await bundleClient(root)), "search.js": searchScript(found) };
  for (const [name, text] of Object.entries(assets)) writeWhole(join(out, "assets", name), text);
  for (const [path, svg] of Object.entries(front.pictures)) writeWhole(join(out, path), svg);
  for (const [path, playable] of playables)
    writeWhole(join(out, "play", `${path.replace("/", "-")}.js`), scriptOf(path, playable));
  return [
    ...(api ? await buildApi(root, join(out, "api")) : []),
    ...findBrokenLinks(out).map(({ page, link, why }) => `${page}: ${link}: ${why}`),
  ];
}

/** Copies the pictures of the lessons, the license, and what the guides link to, such as an example. */
function copyFiles(root: string, out: string, readme: string): void {
  cpSync(join(root, LESSONS), join(out, LESSONS), {
    recursive: true,
    filter: (path) => !path.endsWith(".md"),
  });
  const guides = [...INSTRUCTORS, ...AUTHORS]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: read(join(root, path)) }));
  for (const { path, text } of [...guides, { path: "README.md", text: readme }]) {
    for (const link of relativeLinks(text)) {
      const file = posix.join(dirname(path), link);
      const to = join(out, sitePath(file));
      if (!file.endsWith(".md") && !existsSync(to) && existsSync(join(root, file)))
        cpSync(join(root, file), to, { recursive: true });
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}); restore it from git.`);
  }
}
