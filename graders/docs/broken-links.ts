/**
 * Follows every internal link of a site, from the pages and from the navigation.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inflateSync } from "node:zlib";

export interface BrokenLink {
  /** The page with the link, under the site's folder. */
  readonly page: string;
  readonly link: string;
  readonly why: string;
}

/** Typedoc draws the API's navigation from this file when a page is opened. */
const NAVIGATION = "api/assets/navigation.js";
/** It adds them to every page. */
const ICONS = "api/assets/icons.js";

/** Finds broken internal links. Links to other sites are not followed. */
export function findBrokenLinks(site: string): BrokenLink[] {
  const pages = (readdirSync(site, { recursive: true }) as string[])
    .filter((path) => path.endsWith(".html"))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
  const icons = existsSync(join(site, ICONS))
    ? anchorsIn(readFileSync(join(site, ICONS), "utf8"))
    : new Set<string>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    let known = anchors.get(file);
    if (!known) {
      known = file.endsWith(".html") ? anchorsIn(readFileSync(file, "utf8")) : new Set();
      anchors.set(file, known);
    }
    return known;
  };
  const follow = (page: string, folder: string, link: string): BrokenLink[] => {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
    const [path = "", anchor] = decodeURI(link).split("#");
    const file = path === "" ? join(site, page) : resolve(folder, path.split("?")[0]!);
    if (!existsSync(file) || statSync(file).isDirectory())
      return [{ page, link, why: "this file does not exist" }];
    if (anchor && file.endsWith(".html") && !anchorsOf(file).has(anchor) && !icons.has(anchor))
      return [{ page, link, why: "that page has no such anchor" }];
    return [];
  };
  return [
    ...pages.flatMap((page) => {
      const file = join(site, page);
      const links = new Set(linksIn(readFileSync(file, "utf8")));
      return [...links].flatMap((link) => follow(page, dirname(file), link));
    }),
    ...navigationLinks(join(site, NAVIGATION)).flatMap((link) =>
      follow(NAVIGATION, join(site, "api"), link),
    ),
  ];
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => unescapeHtml(link!));
}

function anchorsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => unescapeHtml(id!)));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

interface Node {
  readonly path?: string;
  readonly children?: readonly Node[];
}

function navigationLinks(file: string): string[] {
  if (!existsSync(file)) return [];
  const packed = /= "([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const pathsOf = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(({ path, children = [] }) => [
      ...(path === undefined ? [] : [path]),
      ...pathsOf(children),
    ]);
  return pathsOf(JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString()) as Node[]);
}
