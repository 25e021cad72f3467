/**
 * Repairs: small changes of a student's program, one of which may undo a slip.
 *
 * @module
 */
import type { Difference } from "../switches/switched.ts";

/** Where a program may be at fault: declarations by their names, or a whole file. */
export interface Region {
  /** In the submission. */
  readonly file: string;
  readonly names?: readonly string[];
}

export interface Repair {
  /** What the program knows it by: 0, 1, 2 … */
  readonly id: number;
  readonly file: string;
  /** The method that it is in, if it is in a class; the line, from 1; and what is changed. */
  readonly at: Difference;
  /** The most likely have 0, or {@link EVIDENT}. */
  readonly rank: number;
}

/** What the names in a program say themselves: if such a change is enough, no other is meant. */
export const EVIDENT = -1;

/** A student's program with every repair behind a switch. There is nothing of the reference in it. */
export interface Repairable {
  /** Absent if the program cannot be written anew. */
  readonly code?: string;
  /** The same with the second main program, if there is one. */
  readonly calls?: string;
  readonly repairs: readonly Repair[];
  /** The loops that are counted, by the numbers in the error of one that has no end. */
  readonly loops: readonly Loop[];
}

export interface Loop {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The message of the error that ends a loop without an end, in front of its number. */
export const ENDLESS = "deckwork: endless loop ";

/**
 * As a switch: the program tells in standard error of which of its switches it asks, the last at the end.
 *
 * @param after - it has asked so often before it tells each time; until then, it tells only of those that are new
 */
export function tellAsked(after = 0): string {
  return `{ after: ${after} }`;
}

/** To tell takes time, and only the end is kept: of so many it tells each time. Of the rest, it tells how many they are. */
export const MOST_TOLD = 1000;

/**
 * As a switch: so many rounds may all loops together go through. Much is done between two lines of input and for each
 * character of output, but not without an end.
 */
export function roundsFor(lines: number, characters: number): number {
  return -(8000 + 1000 * lines + 4 * characters);
}

/** A line of that, in front of the switch's number, to this base: only the end of standard error is kept. */
export const ASKED = "~";
export const ASKED_BASE = 36;
/** Between the first and the last switch of an expression, all of which it asks about together. */
export const TO = "-";

/** Around what is only for a program that tells: what the switches of an expression would give instead of its own value. */
export const [WEIGHS, WEIGHED] = ['"deckwork<"', '"deckwork>"'];

/** How many it had asked, in front of the number. */
export const COUNTED = "~~";

/** How often a program has asked at least, if that is more than it tells of. */
export function askedMore(stderr: string): number | undefined {
  const last = stderr.split("\n").findLast((line) => line.startsWith(COUNTED));
  return last === undefined ? undefined : Number(last.slice(COUNTED.length));
}

/** The switches that a program has told of, without repeating any: those that it asked about last come first. */
export function askedIn(stderr: string): readonly number[] {
  const told = stderr.split("\n").flatMap((line) => {
    if (!line.startsWith(ASKED) || line.startsWith(COUNTED)) return [];
    const [first, last = first] = line
      .slice(ASKED.length)
      .split(TO)
      .map((one) => parseInt(one, ASKED_BASE));
    return Array.from({ length: last! - first! + 1 }, (_, at) => first! + at);
  });
  return [...new Set(told.reverse())];
}

/**
 * The same program, if nobody wants to know what it asks about. Most of what it does would be to ask, so it only compares
 * numbers, as the bundler has written them: 1000 is 1e3.
 */
export function withoutAsking(code: string): string {
  return withoutWeighing(code)
    .replaceAll(/\bdeckwork\$on\((\w+)\)/g, "(deckwork$made === $1)")
    .replaceAll(
      /\bdeckwork\$any\(\s*(\w+),\s*(\w+)\)/g,
      "(deckwork$made >= $1 && deckwork$made <= $2)",
    );
}

/** Without what is only for a program that tells. */
export function withoutWeighing(code: string): string {
  return code.replaceAll(new RegExp(`,\\s*${WEIGHS},.*?,\\s*${WEIGHED}\\s*\\)`, "gs"), ")");
}
