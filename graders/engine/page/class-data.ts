/**
 * The data in the class page, as Node writes it and the browser reads it. The rows of the class are plain JSON. Data for
 * single students' pages is in compressed blocks.
 *
 * Points are out of the track's hundred, rounded to two decimals. Every text is inert already.
 *
 * @module
 */

/** The tables that rows and details refer to by number. They come last in the page, when they are complete. */
export interface Tables {
  readonly title: string;
  readonly workbook: string;
  /** Notes on the whole course. */
  readonly notes: readonly string[];
  readonly tracks: readonly TrackTable[];
  /** The kinds of failure, in at most two words: `missing line`, `timed out`. */
  readonly kinds: readonly string[];
  /** Known mistakes, one sentence each. */
  readonly mistakes: readonly string[];
  /** Marks outside the stages: the review, marks given by a person, late days. */
  readonly apart: readonly string[];
  /** Programs that are alike, if that was asked for; the most alike first. */
  readonly alike?: readonly AlikeRow[];
}

/** Two programs of a stage that are alike. */
export interface AlikeRow {
  /** The second is absent if the first is like the solution. */
  readonly names: readonly [string, string?];
  /** `<track>/<stage>`. */
  readonly stage: string;
  /** How much of both is in the other one, from 0 to 100. */
  readonly percent: number;
  /** What they share, the longest first, in the order of the names. */
  readonly parts: readonly (readonly [AlikeLines, AlikeLines])[];
}

export interface AlikeLines {
  /** `main.ts, lines 2 to 9`. */
  readonly where: string;
  readonly text: string;
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
  /** In order of appearance. Fresh games are counted together, because they have no known names. */
  readonly cases: readonly { readonly name: string; readonly fresh?: true }[];
}

export const STATES = ["passed", "failing", "not started", "fault", "open"] as const;
export type State = (typeof STATES)[number];

/** A student in the class. */
export interface StudentRow {
  readonly name: string;
  /** The unique end of the address of the student's page. */
  readonly at: string;
  /** Why nothing could be graded, if so. */
  readonly fault?: string;
  readonly tracks: readonly TrackRow[];
}

export interface TrackRow {
  /** Its index in {@link Tables.tracks}. */
  readonly track: number;
  readonly total: number;
  /** The number of marks that a person still has to give. */
  readonly unmarked?: number;
  readonly stages: readonly StageRow[];
  /** Points lost outside the stages, by their index in {@link Tables.apart}. */
  readonly apart?: readonly (readonly [label: number, lost: number])[];
}

export interface StageRow {
  /** Its index in {@link TrackTable.stages}. */
  readonly stage: number;
  /** Its index in {@link STATES}. */
  readonly state: number;
  readonly earned: number;
  readonly failures?: readonly Failure[];
}

/** A case that did not pass. If its mistake is not known, the index is -1. */
export type Failure = readonly [one: number, kind: number, mistake: number, lost: number];

/** The data for the student's own page. */
export interface StudentDetail {
  /** Data from the platform or the roster: `E-mail`, `ann@example.org`. */
  readonly about?: readonly (readonly [label: string, text: string])[];
  readonly notes?: readonly string[];
  /** In the order of {@link StudentRow.tracks}. */
  readonly tracks: readonly TrackDetail[];
}

export interface TrackDetail {
  readonly marks: readonly MarkDetail[];
  /** The limit on the total, and what is still open, one sentence each. */
  readonly says: readonly string[];
  /** In the order of {@link TrackRow.stages}. */
  readonly stages: readonly StageDetail[];
  /** The lines of evidence from the source. */
  readonly evidence?: readonly string[];
}

/** One line of the sum. */
export interface MarkDetail {
  readonly label: string;
  /** `null` until a person has marked it. */
  readonly earned: number | null;
  /** Absent if it only takes points off. */
  readonly points?: number;
  /** A comment by the person who marked it, or what they should look at. */
  readonly says?: string;
}

export interface StageDetail {
  readonly progress: string;
  readonly says?: readonly string[];
  /** The passed cases, by their index in {@link StageTable.cases}. */
  readonly passed?: readonly number[];
  /** The failures, the simplest first, then the cases that could not be checked. */
  readonly cases?: readonly CaseDetail[];
}

export interface CaseDetail {
  readonly name: string;
  /** `different (missing line)`. */
  readonly verdict: string;
  /** `costs 2.5 of 5 points`. */
  readonly cost?: string;
  readonly says?: readonly Piece[];
  /** The number of its transcript, and the comparison with the output. */
  readonly transcript?: number;
  readonly rows?: readonly RowCode[];
  /** Lines that were not aligned: the number expected, and the number printed. */
  readonly beyond?: readonly [expected: number, printed: number];
}

/** A piece of an explanation: a sentence, the items of a list, or preformatted lines. */
export type Piece = string | { readonly list: readonly string[] } | { readonly set: string };

/**
 * Rows of two aligned screens. A positive number counts equal rows. A negative number counts lines that were expected but
 * not printed. A text is a printed line. Its first character is `+` if no line was expected there, `s` if only spacing
 * differs from the expected line, `c` if only capital letters differ, and `d` otherwise.
 */
export type RowCode = number | string;

/** A transcript: its description, and the expected screen lines as {@link screenLine} writes them. */
export interface Expected {
  readonly about: string;
  readonly lines: readonly string[];
  /** The exit status, if it is not 0. */
  readonly status?: number;
}

/** Marks the start of typed input in a line. Inert text never contains it. */
export const TYPED = "\t";

/** An uncompressed block of the page. */
export interface Block {
  /** The number of its first student. */
  readonly students?: readonly StudentDetail[];
  /** Its first number. */
  readonly transcripts?: readonly Expected[];
}

/** The kinds of data elements, by their `data-part`. */
export type Part = "students" | "details" | "transcripts" | "tables";
