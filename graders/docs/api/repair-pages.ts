/**
 * Repairs typedoc's pages: landmarks, a link past the navigation, titles that name the track, terminals' lines that can be
 * scrolled by keyboard, and icons that a page from disk may load.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../engine/workbook/write-whole.ts";

/** @throws Error if typedoc's pages have changed, so that a repair has nothing to do */
export function repairPages(site: string): void {
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const path = join(site, name);
    writeWhole(path, repairPage(readFileSync(path, "utf8")));
  }
}

const SKIP = '<a class="skip-link" href="#content">Skip to the content</a>';

export function repairPage(html: string): string {
  const base = /<html [^>]*data-base="([^"]*)"/.exec(html)?.[1] ?? "./";
  const home = `${base.replace(/\/?$/, "/")}../index.html`;
  const repairs: readonly (readonly [string | RegExp, string])[] = [
    ["<body>", `<body>${SKIP}`],
    [
      '<div id="tsd-toolbar-links">',
      `<div id="tsd-toolbar-links"><a href="${home}">Lessons and guides</a>`,
    ],
    ['<div class="col-content">', '<main class="col-content" id="content" tabindex="-1">'],
    ['</div>\n<div class="col-sidebar">', '</main>\n<div class="col-sidebar">'],
    ['<div class="page-menu">', '<aside class="page-menu" aria-label="This page">'],
    ['</div>\n<div class="site-menu">', '</aside>\n<div class="site-menu">'],
    [
      '<nav class="tsd-navigation">',
      `<nav class="tsd-navigation" aria-label="All pages"><a href="${home}">Lessons and guides</a>`,
    ],
  ];
  let repaired = html;
  for (const [from, to] of repairs) {
    if (repaired.split(from).length !== 2)
      throw new Error(`typedoc's pages have changed: there is not one ${from} in a page`);
    repaired = repaired.replace(from, to);
  }
  return withNames(inOrder(withoutNested(repaired)))
    .replaceAll(/href="[^"]*assets\/icons\.svg#/g, 'href="#')
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll('<div class="tsd-signature"', '<div tabindex="0" class="tsd-signature"');
}

/** No heading is more than one level below the one before it. */
function inOrder(html: string): string {
  let before = 0;
  return html.replace(/<h([1-6])\b([\s\S]*?)<\/h\1>/g, (_, given: string, rest: string) => {
    before = Math.min(Number(given), before + 1);
    return `<h${before}${rest}</h${before}>`;
  });
}

/** What opens a section has no link inside. */
function withoutNested(html: string): string {
  return html.replace(/<summary\b[\s\S]*?<\/summary>/g, (summary) =>
    summary.replace(/<a\b[^>]*>([\s\S]*?)<\/a>/g, (link, text: string) =>
      link.includes("tsd-anchor-icon") ? "" : text,
    ),
  );
}

/** In the outline, typedoc gives no name to a heading that is all code. */
function withNames(html: string): string {
  return html.replace(/<a href="#([^"]+)"><span><\/span><\/a>/g, (link, id: string) => {
    const [, rest = ""] = html.split(` id="${id}"`);
    const heading = /^[^>]*>([\s\S]*?)<a\b/.exec(rest)?.[1] ?? "";
    return link.replace("<span>", `<span>${heading.replace(/<[^>]*>/g, "")}`);
  });
}
