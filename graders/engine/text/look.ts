/**
 * Lays out lines for a terminal: wrapped, cut, painted. Widths are counted in columns.
 *
 * @module
 */
import { inspect, styleText } from "node:util";
import { cellsOf, columnsOf, partAt, STYLE_CODE } from "./columns.ts";
import { inertTerminal } from "./inert.ts";

export interface Look {
  /** Columns of the terminal; fewer than 40 are taken as 40. */
  readonly width: number;
  readonly colour: boolean;
  /** Whether a student's files are named as they were handed in, and not as they stand in this workbook. */
  readonly handedIn?: true;
}

/** A colour or a way of writing, by Node's name, or several of them. */
export type Style = Parameters<typeof styleText>[0];

/** Colours say again what words have said, never more. */
export function paint(look: Look, style: Style | undefined, text: string): string {
  if (!look.colour || style === undefined || text === "") return text;
  return styleText(style, text, { validateStream: false });
}

/** A line longer than this is hard to read, however wide the terminal is. */
const PROSE_COLUMNS = 100;

export function widthOf(look: Look): number {
  return Math.max(40, look.width);
}

/** A blank at which no line is broken. No inert text holds this character. */
export const KEPT_BLANK = "\x1f";

/** Holds the words of a text together on one line, as far as they fit. */
export function keep(text: string): string {
  return text.replaceAll(" ", KEPT_BLANK);
}

/** A text as it is where lines are broken by somebody else, as by a browser. */
export function unkeep(text: string): string {
  return text.replaceAll(KEPT_BLANK, " ");
}

/** Puts text from outside between backticks, inert and in one piece; of what is too long, the end is shown. */
export function quote(text: string, most = 60): string {
  const cells = cellsOf(inertTerminal(text.trimEnd()));
  const shown = cells.length > most ? `…${cells.slice(1 - most).join("")}` : cells.join("");
  return keep(`\`${shown}\``);
}

/** Cuts a text that is too long, with a mark at its end. */
export function clip(text: string, most: number): string {
  const cells = cellsOf(text);
  return cells.length > most ? `${cells.slice(0, partAt(cells, most - 1)).join("")}…` : text;
}

/** Where a window of so many columns begins in a longer line, so that a place in it is seen with what is around it. */
export function windowAt(length: number, at: number, room: number): number {
  return length <= room || at <= (room * 2) / 3 ? 0 : at - Math.floor(room / 2);
}

/** The part of a line that is in the window, its cut ends marked; of a wide letter cut in two, a blank is left. */
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
  /** What stands before the first line. */
  readonly indent?: string;
  /** What stands before the others; as before the first, if it is left out. */
  readonly hanging?: string;
  /** Whether a word that fits on no line stays in one piece. */
  readonly wholeWords?: boolean;
}

/** One paragraph, wrapped. The text is inert already. */
export function prose(
  look: Look,
  text: string,
  { style, ...wrapping }: Wrapping & { readonly style?: Style } = {},
): string[] {
  const lines = wrap(text, Math.min(PROSE_COLUMNS, widthOf(look)), { indent: "  ", ...wrapping });
  return lines.map((line) => paint(look, style, line));
}

/** Breaks a text into lines of so many columns, between words as far as it can be. */
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

/** Breaks a word that fits on no line: at a kept blank or a hyphen if it can be, and never before a CI command. */
function breakWord(word: string, room: number): [string, string] {
  const cells = cellsOf(word);
  // Beside another blank, or at an end of code, a blank means something.
  const tells = (cell = "") => cell === KEPT_BLANK || cell.includes("`");
  const blank = cells.findLastIndex(
    (cell, at) =>
      at <= room && cell === KEPT_BLANK && !tells(cells[at - 1]) && !tells(cells[at + 1]),
  );
  if (blank > 0) return [cells.slice(0, blank).join(""), cells.slice(blank + 1).join("")];
  const hyphen = cells.slice(0, room).lastIndexOf("-") + 1;
  const end = hyphen > room / 2 ? hyphen : partAt(cells, room);
  let at = end;
  // A wide character is a cell of its own and an empty one.
  if (/^::[a-z]/i.test(cells.slice(end, end + 3).join("")))
    do at--;
    while (cells[at] === "");
  return [cells.slice(0, at).join(""), cells.slice(at).join("")];
}

/** What ends each style, by what begins it. */
const ENDS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.values(inspect.colors).map(([on, off] = [0, 0]) => [`\x1b[${on}m`, `\x1b[${off}m`]),
);

/** Lines that one painted text was broken into: each ends the styles that are open, and the next begins them again. */
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
