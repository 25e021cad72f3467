/**
 * How many columns of a terminal a text takes: two for a Chinese, Japanese or Korean letter and for an emoji, none for a
 * mark over the letter before it and for the codes of styles, one for everything else.
 *
 * The table is that of `string-width`, without joined emoji: in inert text nothing joins, and they would delay each
 * command by 50 ms.
 *
 * @module
 */
import { stripVTControlCharacters } from "node:util";
import { eastAsianWidth } from "get-east-asian-width";

/** Each of these takes one column, and so does a non-breaking space, which is a control character here. */
const NARROW = /^[\0-\u02ff]*$/;

/** Matches the code that begins or ends a style on a terminal. */
export const STYLE_CODE = String.raw`\u001b\[[\d;]*m`;
/** A character with the style codes before it; the last one also has those after it. */
const PAINTED = new RegExp(`(?:${STYLE_CODE})*.(?:(?:${STYLE_CODE})+$)?`, "gsu");

/** Drawn over or into the letter before: marks, invisible characters, and the rest of a Korean syllable. */
const WITHIN = /[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}\u1160-\u11ff]/u;

export function columnsOf(text: string): number {
  const seen = text.includes("\x1b") ? stripVTControlCharacters(text) : text;
  if (NARROW.test(seen)) return seen.length;
  let columns = 0;
  for (const character of seen) columns += widthOfCharacter(character);
  return columns;
}

function widthOfCharacter(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x300) return 1;
  return WITHIN.test(character) ? 0 : eastAsianWidth(code);
}

/**
 * The cells of a text, one for each column. A wide letter is in the first of its two cells, and the second is empty. A
 * mark is with its letter, and a style code with the character after it.
 */
export function cellsOf(text: string): string[] {
  if (NARROW.test(text) && !text.includes("\x1b")) return text.split("");
  const cells: string[] = [];
  let last = 0;
  for (const part of text.match(PAINTED) ?? []) {
    const columns = columnsOf(part);
    if (columns === 0 && cells.length > 0) cells[last] += part;
    else {
      last = cells.length;
      cells.push(part, ...Array<string>(Math.max(1, columns) - 1).fill(""));
    }
  }
  return cells;
}

/** Where cells can be split: at this column or one before, so no wide letter is cut in two; never at the very start. */
export function partAt(cells: readonly string[], column: number): number {
  return cells[column] !== "" ? column : column > 1 ? column - 1 : column + 1;
}

/** A text with spaces after it, up to so many columns. */
export function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}
