/**
 * The content of a report, before it has a format: facts for data, words for people, and failures explained in blocks.
 *
 * Every text is inert already: it can neither move a cursor nor turn a line around. What a format obeys beyond that (the
 * marks of Markdown, the tags of HTML) its own renderer takes out.
 *
 * @module
 */
import type { Difference, DifferenceKind } from "../judge/compare.ts";
import type { ReviewResult } from "../judge/review.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Place } from "../text/code-frame.ts";

/** One piece of an explanation. */
export type Block =
  /** The name of a case, and its verdict. */
  | { readonly kind: "heading"; readonly text: string }
  /** The description of a case, in the words of its transcript. */
  | { readonly kind: "description"; readonly text: string }
  /** What happened, why, or what it costs; with `term`, the meaning of that word. */
  | { readonly kind: "diagnosis"; readonly text: string; readonly term?: string }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly more: number }
  /** A compiler's message; if indented, how the program ended or what it threw. */
  | { readonly kind: "message"; readonly text: string; readonly set?: "in" | "thrown" }
  /** Lines as a compiler or program printed them. */
  | { readonly kind: "output"; readonly lines: readonly string[] }
  /** The place, as the reader would name it. */
  | { readonly kind: "place"; readonly text: string }
  | { readonly kind: "code frame"; readonly place: Partial<Place> }
  | {
      readonly kind: "difference";
      /** The sentence above it; `leadIfWhole` is used if every difference is shown. */
      readonly lead: string;
      readonly leadIfWhole?: string;
      readonly difference: Difference;
      /** The largest number of screen lines to show. */
      readonly most?: number;
      /** Whether it is of no transcript. */
      readonly alone?: true;
    }
  /** What to type in a shell, without `npm run`. */
  | {
      readonly kind: "command";
      readonly does: "Begin" | "Reset" | "Hint" | "Again" | "Play";
      readonly command: string;
    }
  /** What a command types for the student. */
  | { readonly kind: "typed"; readonly text: string };

/** Blocks that belong together. */
export type Section = readonly Block[];

/** Points are not rounded here; data formats round them to two decimals. */
export interface CaseFacts {
  readonly name: string;
  readonly kind: "transcript" | "check";
  readonly verdict: Verdict["kind"];
  /** The kinds of difference, for the verdict `different`. */
  readonly kinds?: readonly DifferenceKind[] | undefined;
  /** An error's message, a reason, or what is missing, in one line with nothing that the program printed. */
  readonly detail?: string | undefined;
  /** The known mistake that gives the same output: its description, and the task it belongs to. */
  readonly mistake?:
    | { readonly name: string | undefined; readonly says: string; readonly task?: number }
    | undefined;
  readonly earned: number;
  readonly points: number;
  /** How many lines were typed before the first difference. */
  readonly turn?: number | undefined;
}

export interface StageFacts {
  /** The stage's path: `two-player-spades/3-shuffle`. */
  readonly stage: string;
  readonly title: string;
  readonly earned: number;
  readonly points: number;
  /** Whether these points are extra credit. */
  readonly extra: boolean;
  /** Set if some of its points do not count until other stages pass. */
  readonly heldBack?: true | undefined;
  /** Paths of the earlier stages that were replaced by the reference. */
  readonly standIns: readonly string[];
}

export interface ReviewFacts {
  /** `refused`: the answers file could not be read; the submission's notes say why. */
  readonly kind: ReviewResult["kind"];
  readonly earned: number;
  readonly points: number;
  /** How many answers are right, out of how many questions. */
  readonly right: number;
  readonly questions: number;
}

/** Points earned, and the points possible. */
export interface ShareFacts {
  readonly earned: number;
  readonly points: number;
}

/** A track's marks out of a hundred. */
export interface MarksFacts {
  /** Out of a hundred, or more with extra credit. Open marks count as nothing. */
  readonly total: number;
  /** The stages without extra credit, scaled to their share of the hundred. */
  readonly stages: ShareFacts;
  readonly extra?: ShareFacts | undefined;
  readonly review?: ShareFacts | undefined;
  /** The parts that a person marks; `earned` is absent until then. */
  readonly rubric: readonly {
    readonly name: string;
    readonly points: number;
    readonly earned?: number | undefined;
    readonly comment?: string | undefined;
  }[];
  /** The most that all of them together can earn. */
  readonly cap?: number | undefined;
  /** How many days late it was, and the points taken off for that. */
  readonly late?: { readonly days: number; readonly off: number } | undefined;
  /** What is missing from the total: `still to be marked: style`. */
  readonly open: readonly string[];
}

export interface TrackFacts {
  /** The track's folder: `two-player-spades`. */
  readonly track: string;
  /** Points of the graded stages, without extra credit. */
  readonly earned: number;
  readonly points: number;
  readonly extra: number;
  readonly extraPoints: number;
  /** The most that all marks together, including the rubric, can be, if the part reached limits them. */
  readonly cap?: number | undefined;
  /** The data structure review, if the track has one; the points above do not include it. */
  readonly review?: ReviewFacts | undefined;
  /** Absent if only stages were checked. */
  readonly marks?: MarksFacts | undefined;
}

export interface CaseReport {
  readonly facts: CaseFacts;
  /** The verdict, as it is shown. */
  readonly word: string;
  readonly tone: "good" | "bad" | "open";
  /** How it fails, if it does; equal for two cases that fail in the same way. */
  readonly way?: string | undefined;
  /** The words after its name and verdict in a list: `spacing, costs 2.5 of 5`. */
  readonly says: string;
  /** What it lost, as part of a sentence: `costs 2.5 of 5 points`. */
  readonly cost: string;
  /** A name of at most two words for the difference. */
  readonly called?: string | undefined;
}

export interface StageReport {
  readonly facts: StageFacts;
  readonly number: number;
  readonly state: "passed" | "failing" | "not started";
  /** `3 of 5 cases passed`, `all passed`, `not started`. */
  readonly progress: string;
  /** Notes on the whole stage that say why it is graded this way. */
  readonly standIns?: string | undefined;
  /** The first stage that has to pass before this one is judged: `blackjack/1`. */
  readonly waitsFor?: string | undefined;
  /** What each task is by itself, if the stage does not pass. */
  readonly tasks?: string | undefined;
  /** The type errors of a stage that passes, if there are any. */
  readonly typeErrors?: string | undefined;
  readonly fresh?: string | undefined;
  readonly heldBack?: string | undefined;
  /** What the stage teaches. */
  readonly learned: string;
  readonly cases: readonly CaseReport[];
  /** The failure that is described in full; absent if nothing failed. */
  readonly told?: {
    /** How many other failures there are, and how many of them fail in the same way; absent if there are none. */
    readonly lead?: string | undefined;
    readonly name: string;
    readonly sections: readonly Section[];
    /** The other failures, without those that only repeat a fault of the whole stage. */
    readonly others: readonly CaseReport[];
  };
}

/** A track's marks, line by line. */
export interface MarksReport {
  /** `72.5 of 100`, or `60 of 100 so far` if some marks are open. */
  readonly total: string;
  /** The marks that are added or taken off: `Stages`, `37.5 of 60`. */
  readonly rows: readonly {
    readonly name: string;
    readonly points: string;
    /** A comment by the person who marked it, or how the points were calculated. */
    readonly says?: string | undefined;
  }[];
  /** A sentence that says why the total is not final; absent if it is. */
  readonly open?: string | undefined;
}

export interface TrackReport {
  readonly facts: TrackFacts;
  readonly title: string;
  /** `43 of 60 points, and 5 of 10 extra`. */
  readonly total: string;
  readonly stages: readonly StageReport[];
  /** The review's points and the limit on all marks, one sentence each. */
  readonly review?: string | undefined;
  readonly cap?: string | undefined;
  /** What the stages are worth in the marks, if that differs from their points. */
  readonly share?: string | undefined;
  /** The marks out of a hundred; absent if only stages were checked. */
  readonly marks?: MarksReport | undefined;
  /** The parts that a person marks. */
  readonly rubric: readonly {
    readonly name: string;
    readonly points: number;
    readonly asks: string;
    /** The lines of evidence for it. */
    readonly evidence?: readonly string[];
  }[];
  /** The lines of evidence from the source; absent if not requested. */
  readonly evidence?: readonly string[] | undefined;
}

export interface SubmissionReport {
  /** The student's name as it was given; the renderer must make it inert. */
  readonly name: string;
  readonly tracks: readonly TrackReport[];
  /** Why the grader could not give any results. */
  readonly fault?: string | undefined;
  readonly notes: readonly string[];
}
