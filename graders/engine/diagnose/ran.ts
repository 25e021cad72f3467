/**
 * Cases and calls that were run, and how they are run again with something changed.
 *
 * @module
 */
import type { Job, Run, Unlike } from "../execute/run.ts";
import { callsMade, judgeCalls, lengthsOf, openCalls } from "../judge/calls.ts";
import { firstDifference } from "../judge/first-difference.ts";
import { judge } from "../judge/verdict.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { once } from "../workbook/remember.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { endOf } from "./fingerprints.ts";

/** What prints more than the case by so many characters does not pass it. */
const MOST_BEYOND = 1000;
/** A number behind a text may differ in its last digit. */
const MOST_BEHIND = 3;

/** Something that was run. */
export interface Ran {
  readonly run: Run;
  readonly passed: boolean;
  /** The lines that are typed. */
  readonly lines: readonly string[];
  /** How much is printed if it passes, in UTF-16 units. */
  readonly length: number;
  /** How much was printed before the first difference, or at all. */
  differsAt(): number;
  /**
   * Of a case only: what it printed, and where that goes wrong. A passing one goes on as it does, or is wrong. Nothing is known
   * if spaces differ before, which do not count.
   */
  readonly unlike?: () => Unlike | undefined;
  /** How much of what a run printed is right, up to its first difference. */
  rightUntil(run: Run): number;
  /**
   * Of a case only: whether a run is right beyond the line in which this one first differs, and in the next one with a word
   * or to the same end.
   */
  readonly isRightBeyond?: (run: Run) => boolean;
  /** Of a case only: whether nothing wrong was printed, even if something is missing. */
  readonly isRightSoFar?: (run: Run) => boolean;
  /** Of a case only: whether the output first differs in such a text, or right behind it, as it is or as it should be. */
  readonly differsBeside?: (text: string) => boolean;
  /** Of a case only: whether a first hand or game is right, and a later one is not. */
  readonly differsLater?: () => boolean;
  /** Whether it is the program that calls the stage's functions one by one. */
  readonly isCalls?: true;
  passes(run: Run): boolean;
}

/** Types its lines. */
export function wholeJob(program: string, { lines }: Ran): Job {
  return { program, lines };
}

/** Types its lines. A program that cannot pass any more is stopped where that is sure, because the rest takes time. */
export function hopefulJob(program: string, ran: Ran): Job {
  const outputChars = ran.length + MOST_BEYOND;
  const unlike = ran.unlike?.();
  return { ...wholeJob(program, ran), outputChars, ...(unlike ? { unlike } : {}) };
}

/** Types its lines, and stops where the student's own program first went wrong. */
export function beginningJob(program: string, ran: Ran): Job {
  const differsAt = ran.differsAt();
  return {
    ...wholeJob(program, ran),
    ...(differsAt < ran.run.stdout.length ? { outputChars: differsAt } : {}),
  };
}

/** A case that was run. */
export function ranCase(
  { transcript }: TranscriptCase,
  { run, passed }: Pick<Ran, "run" | "passed">,
): Ran {
  const shown = shownText(transcript);
  const { stdout } = run;
  const rightUntil = (its: Run) => firstDifference(shown, its.stdout) ?? its.stdout.length;
  const differsAt = once(() => (passed ? stdout.length : rightUntil(run)));
  return {
    ...{ run, passed, lines: typedLines(transcript), length: shown.length },
    ...{ differsAt, rightUntil },
    isRightBeyond: (its) => {
      const lineEnd = shown.indexOf("\n", differsAt());
      const until = rightUntil(its);
      if (lineEnd < 0 || until <= lineEnd) return false;
      const isSameEnd = until === its.stdout.length && endOf(its.ended) === endOf(run.ended);
      return isSameEnd || WHOLE_LINE.test(shown.slice(lineEnd + 1, until));
    },
    unlike: () => {
      const at = differsAt();
      const isExact = shown.startsWith(stdout.slice(0, at));
      return isExact ? { text: stdout.slice(0, wordEnd(stdout, at)), at } : undefined;
    },
    isRightSoFar: (its) => rightUntil(its) >= its.stdout.length,
    differsBeside: (text) => {
      const [from, to] = [differsAt() - text.length - MOST_BEHIND, differsAt() + text.length];
      return [shown, stdout].some((one) => one.slice(Math.max(0, from), to).includes(text));
    },
    differsLater: () => BEGAN_AGAIN.test(shown.slice(0, differsAt())),
    passes: (its) => judge(transcript, its).kind === "passed",
  };
}

const WHOLE_LINE = /\w.*\n/;
/** What is counted in the output, or asked for, is there for the second time. */
const BEGAN_AGAIN =
  /\b(?:hand|game) (?:[2-9]|\d{2,})\b|\banother (?:game|hand|trick)\b|\bplay again\b/i;

/** Past the spaces and empty lines, which may not count, and the first character after them. */
function wordEnd(text: string, from: number): number {
  const word = text.slice(from).search(/\S/);
  return word < 0 ? from : from + word + 1;
}

/** A check that has called functions. What is not written yet does not count. */
export function ranCalls(check: Calls, run: Run): Ran {
  const open = openCalls(check, run);
  const { length } = lengthsOf(check, run, open);
  const rightUntil = (its: Run) => lengthsOf(check, its, open).wrongUntil ?? its.stdout.length;
  // A change may not take away what is called.
  const made = [...callsMade(check, run)];
  const isMadeIn = (its: ReadonlySet<number>) => made.every((at) => its.has(at));
  const passes = (its: Run) =>
    judgeCalls(check, its, open).kind === "passed" && isMadeIn(callsMade(check, its));
  return {
    ...{ run, passed: passes(run), lines: check.lines, isCalls: true },
    // A call may also print what it always prints.
    length: Math.max(length, run.stdout.length),
    differsAt: () => rightUntil(run),
    ...{ rightUntil, passes },
  };
}
