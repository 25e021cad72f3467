/**
 * Renders Markdown as HTML: headings that can be linked to, code that scrolls, and links between the pages of the site.
 *
 * @module
 */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import { Marked } from "marked";
import type { Highlight } from "./highlight.ts";
import { escapeHtml, textOf } from "./html.ts";

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly title: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/**
 * @param path - the path of the page's source under the root
 * @param isPage - whether a source is a page of the site; links to other files stay as they are
 */
export function renderMarkdown(
  markdown: string,
  path: string,
  isPage: (path: string) => boolean,
  highlight: Highlight,
): Rendered {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const title = textOf(inner);
        const id = slugger.slug(title);
        headings.push({ depth, id, title });
        const anchor = `<a class="anchor" href="#${id}" tabindex="-1" aria-label="Link to: ${escapeHtml(title)}">#</a>`;
        return `<h${depth} id="${id}">${inner}${depth === 1 ? "" : ` ${anchor}`}</h${depth}>\n`;
      },
      code({ text, lang = "" }) {
        const [language = ""] = lang.split(" ");
        return `<pre tabindex="0" class="code"><code>${highlight(text, language)}</code></pre>\n`;
      },
      link({ href, title, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const named = title ? ` title="${escapeHtml(title)}"` : "";
        return `<a href="${escapeHtml(pageLink(href, path, isPage))}"${named}>${inner}</a>`;
      },
    },
  });
  const html = (marked.parse(markdown) as string)
    // A header without words is none.
    .replaceAll(/<th\b([^>]*)><\/th>/g, "<td$1></td>")
    .replaceAll("<table>", '<div class="table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  return { html, headings };
}

/** One paragraph, without links to other pages. */
export function renderInline(markdown: string): string {
  return new Marked().parseInline(markdown) as string;
}

/**
 * A file of the site has the path of its source, but a page ends in `.html`, and what publishes a site leaves out folders
 * like `.github`.
 */
export function sitePath(source: string): string {
  return source.replace(/(^|\/)\.github\//, "$1project/");
}
export function htmlPath(source: string): string {
  return sitePath(source).replace(/\.md$/, ".html");
}

function pageLink(href: string, path: string, isPage: (path: string) => boolean): string {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(href)) return href;
  const [, file = "", anchor = ""] = /^([^#]*)(#.*)?$/.exec(href)!;
  const source = posix.join(posix.dirname(path), decodeURI(file));
  return (isPage(source) ? htmlPath(file) : sitePath(file)) + anchor;
}
