/**
 * Which task a known mistake belongs to: the one that asked for the code it is made in.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";

/** What a starter throws where something is to be written: `throw new Error("TODO 2: dealHands")`. */
const TODO = /new Error\("TODO (\d{1,3}): (\w+)"\)/g;

/**
 * The number of the task, read off the starter: its `TODO` names the function in which the solution was changed.
 *
 * @returns `undefined` where the mistake is made outside of what any task asks for
 */
export function taskOf(
  mistake: Mistake,
  stage: Stage,
  solutions: Files,
  starters: Files,
): number | undefined {
  for (const { file, find, replace } of mistake.edits) {
    const path = `${stage.path}/${file}`;
    const solution = solutions[path];
    const at = solution?.indexOf(find) ?? -1;
    if (solution === undefined || at === -1) continue;
    const changed = at + firstDifference(find, replace);
    for (const [, task, name] of (starters[path] ?? "").matchAll(TODO))
      if (bodiesOf(solution, name!).some(([from, to]) => from <= changed && changed < to))
        return Number(task);
  }
  return undefined;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Where functions and methods of that name stand: from the line that declares one to the end of its body. */
function bodiesOf(source: string, name: string): (readonly [from: number, to: number])[] {
  const declared = new RegExp(
    String.raw`^([ \t]*)(?:(?:export|default|async|static|get|set|private|public|function\*?) +)*#?${name}(?:<[^>\n]*>)?\(.*`,
    "gm",
  );
  return [...source.matchAll(declared)]
    .filter(([line]) => !line.trimEnd().endsWith(";"))
    .map((found) => {
      const end = source.indexOf(`\n${found[1]}}`, found.index);
      return [found.index, end === -1 ? source.length : end] as const;
    });
}
