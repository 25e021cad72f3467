/**
 * What the search finds: each section of each page, lessons first.
 *
 * @module
 */
import { textOf } from "./html.ts";

export interface Findable {
  /** The page and the place on it. */
  readonly to: string;
  readonly title: string;
  /** What the page belongs to. */
  readonly within: string;
  readonly text: string;
  readonly lesson: boolean;
}

/** The sections of a page, each from its heading to the next. What is folded, such as a hint, is not found. */
export function findables(
  to: string,
  html: string,
  { title, within, lesson }: Pick<Findable, "title" | "within" | "lesson">,
): Findable[] {
  const open = html.replace(/<(details|svg|form)\b[\s\S]*?<\/\1>/g, " ");
  return open.split(/(?=<h[1-3] id=)/).flatMap((part) => {
    const heading = /^<h([1-3]) id="([^"]*)">([\s\S]*?)<\/h\1>/.exec(part);
    const text = textOf(heading ? part.slice(heading[0].length) : part);
    if (!heading && text === "") return [];
    const own = heading && heading[1] !== "1" ? textOf(heading[3]!) : undefined;
    return [
      {
        to: own === undefined ? to : `${to}#${heading![2]}`,
        title: own ?? title,
        within: own === undefined ? within : `${within}: ${title}`,
        text,
        lesson,
      },
    ];
  });
}

/** A classic script, since a page from disk can load no other kind. */
export function searchScript(all: readonly Findable[]): string {
  return `globalThis.deckworkSearch=${JSON.stringify(all).replaceAll("<", "\\u003c")};\n`;
}
