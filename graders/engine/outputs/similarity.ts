/**
 * `similarity.md`: programs that are alike, with what they share, for the instructor only.
 *
 * @module
 */
import { join } from "node:path";
import { attempt, type Ledger } from "../course/ledger.ts";
import { type Alike, findAlike, type Lines } from "../similarity/find-alike.ts";
import { fence, inertMarkdown, inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Workbook } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";

const MOST_PAIRS = 200;
const MOST_LINES = 40;
const MOST_COLUMNS = 200;

/** Compares the submissions of a results folder. @returns what it found, the most alike first */
export function writeSimilarity(ledger: Ledger, workbook: Workbook): readonly Alike[] {
  const works = [...ledger.names()].map((name) => ({ name, files: ledger.read(name)!.files }));
  const alike = findAlike(works, {
    starters: readStarters(workbook),
    solutions: readSolutions(workbook),
  });
  attempt(ledger.folder, () => writeWhole(join(ledger.folder, "similarity.md"), render(alike)));
  return alike;
}

/** `Ann and Ben`, or who is like the solution. */
export function namesOf({ names: [one, other] }: Alike): string {
  return other === undefined ? `${one} and the solution` : `${one} and ${other}`;
}

function render(alike: readonly Alike[]): string {
  const blocks = [
    "# Programs that are alike",
    "This is a reason to look at them, and not a verdict. Names of variables, comments and the order of functions do not count, nor does what the starter gives.",
    ...(alike.length === 0 ? ["No two programs of a stage are alike."] : []),
    ...alike.slice(0, MOST_PAIRS).flatMap(renderPair),
    ...(alike.length > MOST_PAIRS
      ? [`${alike.length - MOST_PAIRS} more pairs are not shown.`]
      : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renderPair(one: Alike): string[] {
  const { stage, share, parts } = one;
  return [
    `## ${inertMarkdown(namesOf(one))}: ${inertMarkdown(stage)}, ${Math.round(share * 100)} %`,
    ...parts.flatMap(([left, right]) => [renderLines(left), renderLines(right)]),
  ];
}

function renderLines({ file, from, to, text }: Lines): string {
  const lines = text.split("\n").map((line) => clip(inertTerminal(line), MOST_COLUMNS));
  const more = lines.length > MOST_LINES ? ["…"] : [];
  return `${inertMarkdown(file)}, lines ${from} to ${to}:\n\n${fence([...lines.slice(0, MOST_LINES), ...more].join("\n"))}`;
}
