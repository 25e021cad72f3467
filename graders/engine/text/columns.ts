/**
 * How many columns of a terminal a text takes: two for a Chinese, Japanese or Korean letter and for an emoji, none for a
 * mark over the letter before it and for the codes of styles, one for everything else.
 *
 * The table is that of `string-width`, without what that needs for joined emoji: in inert text nothing joins, and a
 * command would start 50 ms later for it.
 *
 * @module
 */
import { stripVTControlCharacters } from "node:util";
import { eastAsianWidth } from "get-east-asian-width";

/** Each of these takes one column, as does a kept blank, which is a control. */
const NARROW = /^[\0-\u02ff]*$/;

/** The pattern of what begins or ends a style on a terminal. */
export const STYLE_CODE = String.raw`\u001b\[[\d;]*m`;
/** A character with the codes of styles before it; with the last, those after it, too. */
const PAINTED = new RegExp(`(?:${STYLE_CODE})*.(?:(?:${STYLE_CODE})+$)?`, "gsu");

/** Drawn over or into the letter before: marks, what is not seen, and the rest of a Korean syllable. */
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
 * A text by its columns: what stands in each. A wide letter stands in the first of its two, and leaves the second empty;
 * a mark stands with its letter, and the code of a style with the character after it.
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

/** Where cells can be parted: there, or one column before, so that no wide letter is cut in two; never at the very start. */
export function partAt(cells: readonly string[], column: number): number {
  return cells[column] !== "" ? column : column > 1 ? column - 1 : column + 1;
}

/** A text with blanks after it, up to so many columns. */
export function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}
