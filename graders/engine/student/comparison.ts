/**
 * Shows a file of the reference beside the student's own, in two columns if there is room, otherwise one above the other.
 *
 * @module
 */
import { alignLines } from "../text/align-lines.ts";
import { columnsOf, pad } from "../text/columns.ts";
import { inertTerminal } from "../text/inert.ts";
import { keep, type Look, paint, prose, wrap } from "../text/look.ts";

export interface Compared {
  /** The folder under the root that the student's file is in. */
  readonly tree: string;
  /** `<track>/<stage>/<file>` in both trees. */
  readonly path: string;
  /** The student's text; `undefined` if there is none, or none that can be shown. */
  readonly own: string | undefined;
  /** Why an existing text cannot be shown. */
  readonly why: string | undefined;
  readonly reference: string;
}

/** Narrower columns would break lines so often that they would be unreadable. */
const LEAST_COLUMNS = 48;
const GUTTER = "   ";
/** Files that differ in more lines than this are not aligned, because that would take too long. */
const MOST_EDITS = 2000;

/** A line of either file, or of both. */
interface Row {
  readonly own: string | undefined;
  readonly reference: string | undefined;
}

/** @returns lines, each with its line end */
export function renderComparison(compared: Compared, look: Look): string {
  return `${lines(compared, look).join("\n")}\n`;
}

function lines({ tree, path, own, why, reference }: Compared, look: Look): string[] {
  const file = path.split("/").at(-1)!;
  const theirs = linesOf(reference);
  if (own === undefined) {
    const reason = why === undefined ? `You have no ${file}.` : inertTerminal(why);
    return [
      ...prose(look, reason, { indent: "" }),
      "",
      ...title(look, `solutions/${path}`),
      ...theirs,
    ];
  }
  const mine = linesOf(own);
  if (mine.join("\n") === theirs.join("\n"))
    return [
      ...title(look, `${tree}/${path}`),
      ...prose(look, "Your file is the same as the solution's."),
    ];
  const rows = align(mine, theirs);
  const column = Math.floor((look.width - columnsOf(GUTTER)) / 2);
  if (column < LEAST_COLUMNS) return stacked(rows, `${tree}/${path}`, `solutions/${path}`, look);
  const widest = Math.max(...mine.map(columnsOf));
  const left = Math.min(column, Math.max(widest, columnsOf(`yours: ${file}`)));
  return sideBySide(rows, file, { left, right: look.width - left - columnsOf(GUTTER) }, look);
}

function title(look: Look, text: string): string[] {
  return prose(look, text, { indent: "", style: "bold" });
}

/** Inert lines; a tab is as wide as the workbook's own indentation. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/(\r?\n)*$/, "")
    .split(/\r?\n/)
    .map((line) => inertTerminal(line.replaceAll("\t", "  ")));
}

function align(mine: readonly string[], theirs: readonly string[]): Row[] {
  return alignLines(mine, theirs, MOST_EDITS).map(([left, right]) => ({
    own: left === undefined ? undefined : mine[left],
    reference: right === undefined ? undefined : theirs[right],
  }));
}

function sideBySide(
  rows: readonly Row[],
  file: string,
  { left, right }: { readonly left: number; readonly right: number },
  look: Look,
): string[] {
  const heads = `${pad(`yours: ${file}`, left)}${GUTTER}the solution: ${file}`;
  const rule = `${"─".repeat(left)}${GUTTER}${"─".repeat(Math.min(right, left))}`;
  const body = rows.flatMap(({ own, reference }) => {
    const mine = own === undefined ? [] : wrap(keep(own), left);
    const theirs = reference === undefined ? [] : wrap(keep(reference), right);
    const mark =
      own === reference ? " " : own === undefined ? ">" : reference === undefined ? "<" : "|";
    return Array.from({ length: Math.max(1, mine.length, theirs.length) }, (_, at) => {
      const one = mine[at] ?? "";
      const sides = [
        paint(look, mark === " " ? "dim" : undefined, one) + " ".repeat(left - columnsOf(one)),
        paint(look, "yellow", at === 0 ? mark : " "),
        paint(look, mark === " " ? "dim" : undefined, theirs[at] ?? ""),
      ];
      return sides.join(" ").trimEnd();
    });
  });
  const says = "Lines marked | differ; < is only in yours, > only in the solution.";
  return [paint(look, "bold", heads), rule, ...body, "", ...prose(look, says, { indent: "" })];
}

function stacked(rows: readonly Row[], mine: string, theirs: string, look: Look): string[] {
  const side = (key: keyof Row) =>
    rows.flatMap((row) => {
      const line = row[key];
      if (line === undefined) return [];
      const same = row.own === row.reference;
      return wrap(keep(line), look.width - 2).map((part, at) => {
        const mark = same || at > 0 ? " " : paint(look, "yellow", "|");
        return `${mark} ${paint(look, same ? "dim" : undefined, part)}`.trimEnd();
      });
    });
  return [
    ...title(look, `yours: ${mine}`),
    ...side("own"),
    "",
    ...title(look, `the solution: ${theirs}`),
    ...side("reference"),
    "",
    ...prose(look, "Lines marked | are in only one of the two files.", { indent: "" }),
  ];
}
