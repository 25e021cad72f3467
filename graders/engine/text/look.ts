/**
 * Lays out lines for a terminal: wrapped, cut, painted. Widths are counted in columns.
 *
 * @module
 */
import { inspect, styleText } from "node:util";
import { cellsOf, columnsOf, partAt, STYLE_CODE } from "./columns.ts";
import { inertTerminal } from "./inert.ts";

export interface Look {
  /** Columns of the terminal; fewer than 40 count as 40. */
  readonly width: number;
  readonly colour: boolean;
  /** Whether a student's files have the names that were handed in, and not those in this workbook. */
  readonly handedIn?: true;
}

/** A colour or a text style, by Node's name, or several of them. */
export type Style = Parameters<typeof styleText>[0];

/** Colours only repeat what words say. */
export function paint(look: Look, style: Style | undefined, text: string): string {
  if (!look.colour || style === undefined || text === "") return text;
  return styleText(style, text, { validateStream: false });
}

/** A line longer than this is hard to read, however wide the terminal is. */
const PROSE_COLUMNS = 100;

export function widthOf(look: Look): number {
  return Math.max(40, look.width);
}

/** A space at which no line is broken. Inert text never contains this character. */
export const KEPT_BLANK = "\x1f";

/** Keeps the words of a text together on one line, as far as they fit. */
export function keep(text: string): string {
  return text.replaceAll(" ", KEPT_BLANK);
}

/** A text without non-breaking spaces, for a place that breaks lines itself, such as a browser. */
export function unkeep(text: string): string {
  return text.replaceAll(KEPT_BLANK, " ");
}

/** Puts text from outside between backticks, inert and in one piece; of a long text, only the end is shown. */
export function quote(text: string, most = 60): string {
  const cells = cellsOf(inertTerminal(text.trimEnd()));
  const shown = cells.length > most ? `…${cells.slice(1 - most).join("")}` : cells.join("");
  return keep(`\`${shown}\``);
}

/** Cuts a text that is too long, and marks its end. */
export function clip(text: string, most: number): string {
  const cells = cellsOf(text);
  return cells.length > most ? `${cells.slice(0, partAt(cells, most - 1)).join("")}…` : text;
}

/** Where a window of so many columns begins in a longer line, to show a place and the text around it. */
export function windowAt(length: number, at: number, room: number): number {
  return length <= room || at <= (room * 2) / 3 ? 0 : at - Math.floor(room / 2);
}

/** The part of a line in the window, with marks at the cut ends; a wide letter that is cut in two becomes a space. */
export function cut(cells: readonly string[], from: number, room: number): string[] {
  const shown = cells.slice(from, from + room);
  if (from > 0) {
    shown[0] = "…";
    if (shown[1] === "") shown[1] = " ";
  }
  if (cells.length > from + room) {
    if (shown[room - 1] === "") shown[room - 2] = " ";
    shown[room - 1] = "…";
  }
  return shown;
}

interface Wrapping {
  /** The text before the first line. */
  readonly indent?: string;
  /** The text before the other lines; by default the same as before the first. */
  readonly hanging?: string;
  /** Whether a word that is too long for a line stays in one piece. */
  readonly wholeWords?: boolean;
}

/** One paragraph, wrapped. The text is already inert. */
export function prose(
  look: Look,
  text: string,
  { style, ...wrapping }: Wrapping & { readonly style?: Style } = {},
): string[] {
  const lines = wrap(text, Math.min(PROSE_COLUMNS, widthOf(look)), { indent: "  ", ...wrapping });
  return lines.map((line) => paint(look, style, line));
}

/** Breaks a text into lines of so many columns, between words where possible. */
export function wrap(
  text: string,
  room: number,
  { indent = "", hanging = indent, wholeWords = false }: Wrapping = {},
): string[] {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  const end = () => {
    lines.push(line.replaceAll(KEPT_BLANK, " ").trimEnd());
    line = hanging;
    empty = true;
  };
  for (const word of text.split(" ")) {
    let rest = word;
    if (!empty && columnsOf(line) + 1 + columnsOf(rest) > room) end();
    while (columnsOf(line) + columnsOf(rest) > room) {
      if (wholeWords && !rest.includes(KEPT_BLANK)) break;
      const [head, tail] = breakWord(rest, room - columnsOf(line));
      line += head;
      rest = tail;
      end();
    }
    line += empty ? rest : ` ${rest}`;
    empty = false;
  }
  end();
  return lines;
}

/**
 * Breaks a word that is too long for a line: at a non-breaking space or a hyphen where possible, and never before a CI
 * command.
 */
function breakWord(word: string, room: number): [string, string] {
  const cells = cellsOf(word);
  // Beside another space, or at an end of code, a space has a meaning.
  const tells = (cell = "") => cell === KEPT_BLANK || cell.includes("`");
  const blank = cells.findLastIndex(
    (cell, at) =>
      at <= room && cell === KEPT_BLANK && !tells(cells[at - 1]) && !tells(cells[at + 1]),
  );
  if (blank > 0) return [cells.slice(0, blank).join(""), cells.slice(blank + 1).join("")];
  const hyphen = cells.slice(0, room).lastIndexOf("-") + 1;
  const end = hyphen > room / 2 ? hyphen : partAt(cells, room);
  let at = end;
  // A wide character is a cell and an empty cell.
  if (/^::[a-z]/i.test(cells.slice(end, end + 3).join("")))
    do at--;
    while (cells[at] === "");
  return [cells.slice(0, at).join(""), cells.slice(at).join("")];
}

/** The code that ends each style, by the code that begins it. */
const ENDS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.values(inspect.colors).map(([on, off] = [0, 0]) => [`\x1b[${on}m`, `\x1b[${off}m`]),
);

/** Repairs the lines of one painted text: each ends its open styles, and the next begins them again. */
export function restyle(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const begun = open.join("");
    for (const [code] of line.matchAll(new RegExp(STYLE_CODE, "g")))
      open = ENDS[code] ? [...open, code] : open.filter((style) => ENDS[style] !== code);
    const ends = open.map((style) => ENDS[style]).reverse();
    return begun + line + ends.join("");
  });
}
