/**
 * Programs that are alike, with what they share, for the instructor only: `similarity.md`, and rows for `report.html`.
 *
 * @module
 */
import { join } from "node:path";
import { attempt, type Ledger } from "../course/ledger.ts";
import type { AlikeLines, AlikeRow } from "../page/class-data.ts";
import { type Alike, findAlike, type Lines } from "../similarity/find-alike.ts";
import { fence, inertMarkdown, inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Workbook } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";

const MOST_PAIRS = 200;
const MOST_LINES = 40;
const MOST_COLUMNS = 200;

/** Compares the submissions of a results folder. @returns what it found, inert, the most alike first */
export function writeSimilarity(ledger: Ledger, workbook: Workbook): readonly AlikeRow[] {
  const works = [...ledger.names()].map((name) => ({ name, files: ledger.read(name)!.files }));
  const given = { starters: readStarters(workbook), solutions: readSolutions(workbook) };
  const rows = findAlike(works, given).map(rowOf);
  attempt(ledger.folder, () => writeWhole(join(ledger.folder, "similarity.md"), render(rows)));
  return rows;
}

/** `Ann and Ben`, or who is like the solution. */
export function namesOf({ names: [one, other] }: AlikeRow): string {
  return other === undefined ? `${one} and the solution` : `${one} and ${other}`;
}

function rowOf({ names: [one, other], stage, share, parts }: Alike): AlikeRow {
  return {
    names: other === undefined ? [inertTerminal(one)] : [inertTerminal(one), inertTerminal(other)],
    stage: inertTerminal(stage),
    percent: Math.round(share * 100),
    parts: parts.map(([left, right]) => [linesOf(left), linesOf(right)]),
  };
}

function linesOf({ file, from, to, text }: Lines): AlikeLines {
  const lines = text.split("\n").map((line) => clip(inertTerminal(line), MOST_COLUMNS));
  const more = lines.length > MOST_LINES ? ["…"] : [];
  return {
    where: `${inertTerminal(file)}, lines ${from} to ${to}`,
    text: [...lines.slice(0, MOST_LINES), ...more].join("\n"),
  };
}

function render(rows: readonly AlikeRow[]): string {
  const blocks = [
    "# Programs that are alike",
    "This is a reason to look at them, and not a verdict. Names of variables, comments and the order of functions do not count, nor does what the starter gives.",
    ...(rows.length === 0 ? ["No two programs of a stage are alike."] : []),
    ...rows.slice(0, MOST_PAIRS).flatMap(renderPair),
    ...(rows.length > MOST_PAIRS ? [`${rows.length - MOST_PAIRS} more pairs are not shown.`] : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renderPair(row: AlikeRow): string[] {
  return [
    `## ${inertMarkdown(namesOf(row))}: ${inertMarkdown(row.stage)}, ${row.percent} %`,
    ...row.parts.flat().map(({ where, text }) => `${inertMarkdown(where)}:\n\n${fence(text)}`),
  ];
}
