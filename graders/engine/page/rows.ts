/**
 * Stores two aligned screens in little space: equal lines are counted, and expected lines are stored once for all
 * students.
 *
 * @module
 */
import type { Difference, Line, Row } from "../judge/compare.ts";
import { screenOf } from "../judge/compare.ts";
import { inertTerminal } from "../text/inert.ts";
import type { Transcript } from "../text/transcript.ts";
import { type Expected, type RowCode, TYPED } from "./class-data.ts";

/** The most lines that differ to keep for one case, and the most characters of each. */
const MOST_LINES = 150;
const MOST_CHARACTERS = 300;

/** A line of a screen, with a mark before typed input. */
export function screenLine({ text, typedAt }: Line): string {
  const [before, typed] =
    typedAt === undefined ? [text] : [text.slice(0, typedAt), text.slice(typedAt)];
  // Spaces at the end of a line do not count, so showing them would be misleading.
  const shown = inert(typed === undefined ? before.replace(/(?<![ \t])[ \t]+$/, "") : before);
  return typed === undefined ? shown : `${shown}${TYPED}${inert(typed)}`;
}

function inert(text: string): string {
  const cut = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return inertTerminal(cut);
}

export function expectedOf({ description, parts, status }: Transcript): Expected {
  return {
    about: inertTerminal(description.join(" ")),
    lines: screenOf(parts).map(screenLine),
    ...(status === 0 ? {} : { status }),
  };
}

export interface Rows {
  readonly rows: readonly RowCode[];
  readonly beyond?: readonly [expected: number, printed: number];
}

export function rowsOf({ rows, beyond }: Difference): Rows {
  const codes: RowCode[] = [];
  let told = 0;
  let at = 0;
  for (; at < rows.length && told < MOST_LINES; at++) {
    const code = codeOf(rows[at]!);
    const last = codes.at(-1);
    if (typeof code === "number" && typeof last === "number" && code > 0 === last > 0)
      codes[codes.length - 1] = last + code;
    else codes.push(code);
    if (typeof code === "string") told++;
  }
  const rest = rows.slice(at);
  const expected = beyond.expected + rest.filter((row) => row.expected).length;
  const printed = beyond.actual + rest.filter((row) => row.actual).length;
  return { rows: codes, ...(expected + printed > 0 ? { beyond: [expected, printed] } : {}) };
}

function codeOf({ kind, expected, actual }: Row): RowCode {
  if (kind === "same") return 1;
  if (!actual) return -1;
  const letter = !expected ? "+" : kind === "spacing" ? "s" : kind === "case" ? "c" : "d";
  return `${letter}${screenLine(actual)}`;
}
