/**
 * Turns names from the toolkit in a lesson into links: `askSeed()` leads to the page of `askSeed`.
 *
 * @module
 */

import { posix } from "node:path";

const EXPORTED = /^export (?:async )?(function|const|class) (\w+)/gm;
/** Where typedoc puts the page of each kind of export. */
const FOLDERS: Readonly<Record<string, string>> = {
  function: "functions",
  const: "variables",
  class: "classes",
};
/** `host.ts` is the base of the toolkit. No program imports it. */
const INNER = "host.ts";
/** A code span that contains a name or a call. */
const NAME_OR_CALL = /(?<!`)`(\w+)(\([^`{}|]*\))?`(?!`)/g;

/**
 * Makes links from code spans that contain an export of the toolkit, alone or as a call.
 *
 * @param toolkit - the source of each module, by its name: `random.ts`
 * @param path - the path of the page under the root
 */
export function linkToolkit(
  markdown: string,
  toolkit: Readonly<Record<string, string>>,
  path: string,
): string {
  const places = placesOfExports(toolkit);
  let fence: string | undefined;
  const lines = markdown.split("\n").map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    }
    fence = mark;
    // A bar in the link would end a table cell, and a heading also appears in the list of headings.
    if (fence !== undefined || /^\s*[|#]/.test(line)) return line;
    return line.replace(NAME_OR_CALL, (span, name: string) => {
      const place = places.get(name);
      return place === undefined
        ? span
        : `[${span}](${posix.relative(posix.dirname(path), place)})`;
    });
  });
  return lines.join("\n");
}

/** The page of each export in the API. */
function placesOfExports(toolkit: Readonly<Record<string, string>>): Map<string, string> {
  const places = new Map<string, string>();
  for (const [file, source] of Object.entries(toolkit)) {
    if (file === INNER) continue;
    const module = file.replace(/\.ts$/, "");
    for (const [, kind, name] of source.matchAll(EXPORTED))
      places.set(name!, `api/${FOLDERS[kind!]}/toolkit_${module}.${name}.html`);
  }
  return places;
}
