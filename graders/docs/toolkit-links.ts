/**
 * Turns names from the toolkit in a lesson into links: `askSeed()` leads to the page of `askSeed`.
 *
 * @module
 */

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;
/** `host.ts` is the base of the toolkit. No program imports it. */
const INNER = "host.ts";
/** A code span that contains a name or a call. */
const NAME_OR_CALL = /(?<!`)`(\w+)(\([^`{}|]*\))?`(?!`)/g;

/**
 * Makes links from code spans that contain an export of the toolkit, alone or as a call.
 *
 * @param toolkit - the source of each module, by its name: `random.ts`
 */
export function linkToolkit(markdown: string, toolkit: Readonly<Record<string, string>>): string {
  const modules = modulesByExport(toolkit);
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
    return line.replace(NAME_OR_CALL, (span, name: string, call = "") => {
      const module = modules.get(name);
      return module === undefined ? span : `{@linkcode toolkit/${module}!${name} | ${name}${call}}`;
    });
  });
  return lines.join("\n");
}

function modulesByExport(toolkit: Readonly<Record<string, string>>): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [file, source] of Object.entries(toolkit)) {
    if (file === INNER) continue;
    for (const [, name] of source.matchAll(EXPORTED)) modules.set(name!, file.replace(/\.ts$/, ""));
  }
  return modules;
}
