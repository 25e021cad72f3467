/**
 * What a report says, before it has a format: facts for data, words for people, and the explanation of a failure in blocks.
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
  /** The name of a case and its verdict. */
  | { readonly kind: "heading"; readonly text: string }
  /** What a case is about, in the words of its transcript. */
  | { readonly kind: "description"; readonly text: string }
  /** What happened, why, what it costs; with `term`, what that word means. */
  | { readonly kind: "diagnosis"; readonly text: string; readonly term?: string }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly more: number }
  /** What the compiler said; set in, how the program ended; or what it threw. */
  | { readonly kind: "message"; readonly text: string; readonly set?: "in" | "thrown" }
  /** Lines as a compiler or a program printed them. */
  | { readonly kind: "output"; readonly lines: readonly string[] }
  /** Where that is, as the reader would name it. */
  | { readonly kind: "place"; readonly text: string }
  | { readonly kind: "code frame"; readonly place: Partial<Place> }
  | {
      readonly kind: "difference";
      /** The sentence above it; another where everything that differs is shown. */
      readonly lead: string;
      readonly leadIfWhole?: string;
      readonly difference: Difference;
      /** How many lines of the screens are shown at the most. */
      readonly most?: number;
    }
  /** What to type in a shell, without `npm run`. */
  | {
      readonly kind: "command";
      readonly does: "Begin" | "Reset" | "Hint" | "Again" | "Play";
      readonly command: string;
    }
  /** What a command types for the person. */
  | { readonly kind: "typed"; readonly text: string };

/** Blocks that belong together. */
export type Section = readonly Block[];

/** Points are as they come; a format of data rounds them to two decimals. */
export interface CaseFacts {
  readonly name: string;
  readonly kind: "transcript" | "check";
  readonly verdict: Verdict["kind"];
  /** What differs, for the verdict `different`. */
  readonly kinds?: readonly DifferenceKind[] | undefined;
  /** An error's message, a reason, what is missing: one line; nothing that the program printed is in it. */
  readonly detail?: string | undefined;
  /** The known mistake that gives the same output: its sentence, and the stage's task that it was made in. */
  readonly mistake?:
    | { readonly name: string | undefined; readonly says: string; readonly task?: number }
    | undefined;
  readonly earned: number;
  readonly points: number;
  /** How many lines had been typed before the first difference. */
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
  /** Its cases earned points that do not count until every stage before it passes. */
  readonly heldBack?: true | undefined;
  /** Paths of the earlier stages that the reference stood in for. */
  readonly standIns: readonly string[];
}

export interface ReviewFacts {
  /** `refused`: the file of answers could not be read; the submission's notes say why. */
  readonly kind: ReviewResult["kind"];
  readonly earned: number;
  readonly points: number;
  /** How many answers are right, of how many questions. */
  readonly right: number;
  readonly questions: number;
}

/** Points of so many. */
export interface ShareFacts {
  readonly earned: number;
  readonly points: number;
}

/** What a track comes to out of a hundred. */
export interface MarksFacts {
  /** Out of a hundred, or more with extra credit. What is still open counts as nothing in it. */
  readonly total: number;
  /** The stages without extra credit, at their share of the hundred. */
  readonly stages: ShareFacts;
  readonly extra?: ShareFacts | undefined;
  readonly review?: ShareFacts | undefined;
  /** What a person marks; `earned` is absent as long as nobody has. */
  readonly rubric: readonly {
    readonly name: string;
    readonly points: number;
    readonly earned?: number | undefined;
    readonly comment?: string | undefined;
  }[];
  /** The most that all of them together can be. */
  readonly cap?: number | undefined;
  /** How many days late it came, and the points that are taken off for it. */
  readonly late?: { readonly days: number; readonly off: number } | undefined;
  /** What the total still lacks: `still to be marked: style`. */
  readonly open: readonly string[];
}

export interface TrackFacts {
  /** The track's folder: `two-player-spades`. */
  readonly track: string;
  /** Points of the stages that were graded, extra credit apart. */
  readonly earned: number;
  readonly points: number;
  readonly extra: number;
  readonly extraPoints: number;
  /** The most that all marks together can be, rubric included, where the part that was reached bounds them. */
  readonly cap?: number | undefined;
  /** The data structure review, where the track has one; its points are in none of the above. */
  readonly review?: ReviewFacts | undefined;
  /** Absent where only stages were checked. */
  readonly marks?: MarksFacts | undefined;
}

export interface CaseReport {
  readonly facts: CaseFacts;
  readonly tone: "good" | "bad" | "open";
  /** How it fails, if it does: equal where two cases fail in the same way. */
  readonly way?: string | undefined;
  /** What is said of it in a list, beside its name and verdict: `spacing, costs 2.5 of 5`. */
  readonly says: string;
  /** What it lost, in a sentence: `costs 2.5 of 5 points`. */
  readonly cost: string;
  /** What a difference is called where there is room for two words. */
  readonly called?: string | undefined;
}

export interface StageReport {
  readonly facts: StageFacts;
  readonly number: number;
  readonly state: "passed" | "failing" | "not started";
  /** `3 of 5 cases passed`, `all passed`, `not started`. */
  readonly progress: string;
  /** Said of the whole stage, where there is something to say: why it is graded as it is. */
  readonly standIns?: string | undefined;
  readonly fresh?: string | undefined;
  readonly heldBack?: string | undefined;
  /** What was learned. */
  readonly learned: string;
  readonly cases: readonly CaseReport[];
  /** The failure that is told in full; absent where nothing failed. */
  readonly told?: {
    /** How many others there are, and how many of them fail in the same way; absent where there are none. */
    readonly lead?: string | undefined;
    readonly name: string;
    readonly sections: readonly Section[];
    /** Failures that this one does not speak for: of those about the whole stage, one is enough. */
    readonly others: readonly CaseReport[];
  };
}

/** What a track comes to, line by line. */
export interface MarksReport {
  /** `72.5 of 100`, or `60 of 100 so far` where something is still open. */
  readonly total: string;
  /** What is added up, and what is taken off: `Stages`, `37.5 of 60`. */
  readonly rows: readonly {
    readonly name: string;
    readonly points: string;
    /** What a person says to it, or how it came about. */
    readonly says?: string | undefined;
  }[];
  /** Why it is not the last word, in a sentence; absent where it is. */
  readonly open?: string | undefined;
}

export interface TrackReport {
  readonly facts: TrackFacts;
  readonly title: string;
  /** `43 of 60 points, and 5 of 10 extra`. */
  readonly total: string;
  readonly stages: readonly StageReport[];
  /** What the review gives and what bounds all marks, a sentence each. */
  readonly review?: string | undefined;
  readonly cap?: string | undefined;
  /** What the stages count for, where their points are not those of the marks. */
  readonly share?: string | undefined;
  /** What it comes to out of a hundred; absent where only stages were checked. */
  readonly marks?: MarksReport | undefined;
  /** What a person marks. */
  readonly rubric: readonly {
    readonly name: string;
    readonly points: number;
    readonly asks: string;
    /** What can be read off the source for it, in lines. */
    readonly evidence?: readonly string[];
  }[];
  /** What can be read off the source to it, in lines; absent where it was not asked for. */
  readonly evidence?: readonly string[] | undefined;
}

export interface SubmissionReport {
  /** The student's name, as it was given: whoever shows it makes it inert. */
  readonly name: string;
  readonly tracks: readonly TrackReport[];
  /** Why there are no results, where the grader could not give any. */
  readonly fault?: string | undefined;
  readonly notes: readonly string[];
}
