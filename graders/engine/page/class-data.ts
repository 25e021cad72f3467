/**
 * What the class page holds, in the form in which it lies there: written by Node, read by the browser. The rows of the
 * class are plain JSON; what only one student's page shows lies beside them in compressed blocks.
 *
 * Points are out of the track's hundred, rounded to two decimals. Every text is inert already.
 *
 * @module
 */

/** What the rows and the details refer to by number. It stands last in the page, when all of it is known. */
export interface Tables {
  readonly title: string;
  readonly workbook: string;
  /** Said of the whole course. */
  readonly notes: readonly string[];
  readonly tracks: readonly TrackTable[];
  /** What went wrong in a case, in two words: `missing line`, `timed out`. */
  readonly kinds: readonly string[];
  /** Known mistakes, a sentence each. */
  readonly mistakes: readonly string[];
  /** Marks that belong to no stage: the review, what a person marks, late days. */
  readonly apart: readonly string[];
}

export interface TrackTable {
  readonly name: string;
  readonly title: string;
  readonly stages: readonly StageTable[];
}

export interface StageTable {
  readonly number: number;
  readonly title: string;
  readonly points: number;
  readonly extra: boolean;
  /** In the order in which they were met. Fresh games are told together, since nobody knows one from another. */
  readonly cases: readonly { readonly name: string; readonly fresh?: true }[];
}

export const STATES = ["passed", "failing", "not started", "fault", "open"] as const;
export type State = (typeof STATES)[number];

/** A student in the class. */
export interface StudentRow {
  readonly name: string;
  /** What the address of the student's page ends with; nobody else has it. */
  readonly at: string;
  /** Why nothing could be graded, if nothing could. */
  readonly fault?: string;
  readonly tracks: readonly TrackRow[];
}

export interface TrackRow {
  /** Its place in {@link Tables.tracks}. */
  readonly track: number;
  readonly total: number;
  /** How many marks a person still has to give. */
  readonly unmarked?: number;
  readonly stages: readonly StageRow[];
  /** Points lost outside of the stages, by their places in {@link Tables.apart}. */
  readonly apart?: readonly (readonly [label: number, lost: number])[];
}

export interface StageRow {
  /** Its place in {@link TrackTable.stages}. */
  readonly stage: number;
  /** Its place in {@link STATES}. */
  readonly state: number;
  readonly earned: number;
  readonly failures?: readonly Failure[];
}

/** A case that did not pass; of a mistake that nobody knows, -1. */
export type Failure = readonly [one: number, kind: number, mistake: number, lost: number];

/** What only the student's own page shows. */
export interface StudentDetail {
  /** What the platform or the roster says: `E-mail`, `ann@example.org`. */
  readonly about?: readonly (readonly [label: string, text: string])[];
  readonly notes?: readonly string[];
  /** In the order of {@link StudentRow.tracks}. */
  readonly tracks: readonly TrackDetail[];
}

export interface TrackDetail {
  readonly marks: readonly MarkDetail[];
  /** What bounds the total, and what is still open, a sentence each. */
  readonly says: readonly string[];
  /** In the order of {@link TrackRow.stages}. */
  readonly stages: readonly StageDetail[];
  /** What can be read off the source, in lines. */
  readonly evidence?: readonly string[];
}

/** One line of the sum. */
export interface MarkDetail {
  readonly label: string;
  /** `null` as long as nobody has marked it. */
  readonly earned: number | null;
  /** Absent where it only takes off. */
  readonly points?: number;
  /** What the person who marked says, or is asked to look at. */
  readonly says?: string;
}

export interface StageDetail {
  readonly progress: string;
  readonly says?: readonly string[];
  /** The cases that passed, by their places in {@link StageTable.cases}. */
  readonly passed?: readonly number[];
  /** What failed, the simplest failure first; then what could not be checked. */
  readonly cases?: readonly CaseDetail[];
}

export interface CaseDetail {
  readonly name: string;
  /** `different (missing line)`. */
  readonly verdict: string;
  /** `costs 2.5 of 5 points`. */
  readonly cost?: string;
  readonly says?: readonly Piece[];
  /** The number of its transcript, and how what was printed compares with it. */
  readonly transcript?: number;
  readonly rows?: readonly RowCode[];
  /** Lines that were not aligned: how many were expected, how many were printed. */
  readonly beyond?: readonly [expected: number, printed: number];
}

/** A piece of an explanation: a sentence, the items of a list, or lines set as they are. */
export type Piece = string | { readonly list: readonly string[] } | { readonly set: string };

/**
 * Rows of two aligned screens. A number above 0 is so many equal rows; one below 0, so many lines that were expected and not
 * printed. A text is a line that was printed: its first letter is `+` where nothing was expected in its place, `s` where
 * only spacing differs from the line that was, `c` where only capital letters do, and `d` otherwise.
 */
export type RowCode = number | string;

/** What was expected: its description, and the lines of its screen as {@link screenLine} writes them. */
export interface Expected {
  readonly about: string;
  readonly lines: readonly string[];
  /** The exit status, where it is not 0. */
  readonly status?: number;
}

/** Stands in a line before what was typed; no inert text has it. */
export const TYPED = "\t";

/** A block of the page once it is opened. */
export interface Block {
  /** Of the students from this one on. */
  readonly students?: readonly StudentDetail[];
  /** From this number on. */
  readonly transcripts?: readonly Expected[];
}

/** The kinds of data elements, by their `data-part`. */
export type Part = "students" | "details" | "transcripts" | "tables";
