/**
 * A page of the site: what is around its text.
 *
 * @module
 */
import { posix } from "node:path";
import { escapeHtml } from "./html.ts";
import { type Heading, htmlPath, renderInline } from "./markdown-html.ts";
import type { Page, Section } from "./pages.ts";

export interface Frame {
  /** The page's own path, such as `lessons/hearts.html`. */
  readonly path: string;
  /** In the browser: the page, what it belongs to, and `Deckwork`. */
  readonly titles: readonly string[];
  readonly main: string;
  readonly aside?: string;
  readonly api: boolean;
}

const AREAS = [
  ["Start here", "index.html#start-here"],
  ["Syllabus", "index.html#syllabus"],
  ["For instructors", "graders/GRADING.html"],
  ["For authors", "graders/README.html"],
] as const;

/** Before anything is drawn, so that a chosen theme does not flash. */
const THEME = `try{document.documentElement.dataset.theme=localStorage.getItem("deckwork-theme")||"auto"}catch{}`;

export function pageHtml({ path, titles, main, aside = "", api }: Frame): string {
  const base = baseOf(path);
  const areas = api ? [...AREAS, ["API", "api/index.html"] as const] : AREAS;
  const links = areas.map(
    ([title, to]) =>
      `<li><a href="${base}${to}"${to === path ? ' aria-current="page"' : ""}>${title}</a></li>`,
  );
  const plays = main.includes("data-play=");
  return `<!doctype html>
<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${[...titles, "Deckwork"].map(escapeHtml).join(" | ")}</title>
<link rel="icon" href="${base}assets/icon.svg">
<link rel="stylesheet" href="${base}assets/site.css">
<script>${THEME}</script>
<script defer src="${base}assets/site.js"></script>
${plays ? `<script defer src="${base}assets/play.js"></script>\n` : ""}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="${base}index.html"><span aria-hidden="true">♠</span> Deckwork</a>
<nav aria-label="Deckwork"><ul>${links.join("")}</ul></nav>
<form role="search" hidden><label class="unseen" for="search">Search the lessons</label>
<input id="search" type="search" placeholder="Search  ( / )" autocomplete="off"></form>
<span data-theme-choice></span>
</header>
<div class="body${aside === "" ? " wide" : ""}">
${aside}
<main id="content" tabindex="-1">
<section id="found" aria-label="Results of the search" hidden></section>
${onPaper(titles)}${main}
</main>
</div>
<footer class="end"><p>Deckwork, a workbook of card games for programming courses · <a href="${base}index.html#credits">Credits</a> · <a href="${base}LICENSE">MIT license</a></p></footer>
</body>
</html>
`;
}

/** On paper, nothing around a page says what it belongs to. */
function onPaper([, ...within]: readonly string[]): string {
  if (within.length === 0) return "";
  return `<p class="on-paper">${escapeHtml(within.toReversed().join(": "))}</p>\n`;
}

/** From a page to the site's root: `../../` or nothing. */
export function baseOf(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

/** The first page of the stage that a page belongs to. */
function firstPageOf(pages: readonly Page[], page: Page): Page {
  return pages.slice(0, pages.indexOf(page) + 1).findLast(({ level }) => level === 0)!;
}

/** The pages of a section, beside each of them. */
export function sectionNav({ title, pages }: Section, current: Page): string {
  const open = firstPageOf(pages, current);
  const items = pages.flatMap((page) => {
    if (page.level === 1 && firstPageOf(pages, page) !== open) return [];
    const to = posix.relative(posix.dirname(current.path), htmlPath(page.path));
    const here = page === current ? ' aria-current="page"' : "";
    const tasks = page.tasks.map(({ id }) => id).join(" ");
    const done = tasks === "" ? "" : ` data-tasks="${escapeHtml(tasks)}"`;
    return [
      `<li class="level-${page.level}"><a href="${escapeHtml(to)}"${here}${done}>${renderInline(page.title)}</a></li>`,
    ];
  });
  const list = `<ul>${items.join("")}</ul>`;
  return `<nav class="pages" aria-label="${escapeHtml(title)}"><details open><summary>${escapeHtml(title)}</summary>${list}</details></nav>`;
}

/** The headings of a page in two levels, if there are several. */
export function outline(headings: readonly Heading[]): string {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.filter(({ depth }) => depth === 2).length < 2) return "";
  const items = shown.map(
    ({ depth, id, title }) =>
      `<li class="level-${depth - 2}"><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="outline" aria-label="On this page"><details open><summary>On this page</summary><ul>${items.join("")}</ul></details></nav>`;
}

/** The page before and the page after. */
export function pager({ pages }: Section, current: Page): string {
  const at = pages.indexOf(current);
  const link = (page: Page | undefined, rel: string, says: string): string => {
    if (!page) return "";
    const to = posix.relative(posix.dirname(current.path), htmlPath(page.path));
    // "Finish" alone says nothing on the page of another stage.
    const first = firstPageOf(pages, page);
    const isKnown = page === first || first === firstPageOf(pages, current);
    const above = isKnown ? "" : `${renderInline(first.title)}: `;
    return `<a rel="${rel}" href="${escapeHtml(to)}"><small>${says}</small> ${above}${renderInline(page.title)}</a>`;
  };
  return `<nav class="pager" aria-label="Previous and next page">${link(pages[at - 1], "prev", "Previous")}${link(pages[at + 1], "next", "Next")}</nav>`;
}
