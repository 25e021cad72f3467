/**
 * The verdict on a case. It is a value; wording and colour come later.
 *
 * @module
 */
import type { Problem } from "../execute/build.ts";
import type { Ended, ProgramError, Run } from "../execute/outcome.ts";
import { isInputEnded } from "../guest/run.ts";
import type { Place } from "../text/code-frame.ts";
import { shownText, type Transcript } from "../text/transcript.ts";
import { compare, type Difference } from "./compare.ts";

/** What came of a case. A `grader fault` is never charged to a student, and `not checked` costs nothing. */
export type Verdict =
  /** The output is right, or the check found what it looks for. */
  | { readonly kind: "passed" }
  /** The program ended by itself, but its output or its exit status is not the transcript's. */
  | { readonly kind: "different"; readonly difference: Difference }
  /** A check did not find what it looks for: in the source, unless `seen` says otherwise. */
  | {
      readonly kind: "missing";
      readonly what: readonly string[];
      readonly seen?: "run" | "tests";
      /** The declarations that it is about, if they are known. */
      readonly names?: readonly string[];
      /** The task that they belong to, if it is one; of calls, that of the first. */
      readonly task?: number;
      /** Of tests: what the first that fails expected and what came, line by line. */
      readonly differs?: readonly string[];
    }
  /** A check could not look: in a program in another language, for example. */
  | { readonly kind: "not checked"; readonly because: string }
  /** An error, a signal or the program itself ended it with a status other than 0. */
  | {
      readonly kind: "crashed";
      readonly status: number | undefined;
      readonly error: ProgramError | undefined;
      /** The signal that ended it, if one did: `SIGSEGV`. */
      readonly signal?: string;
      /** The nearest place in the student's files of the stage, or else in any of the student's files. */
      readonly place?: Place;
      /** Where the error was thrown, if that is in another of the student's files. */
      readonly surfaced?: Place;
      /** Where the student's files called what is at the place, the nearest first. */
      readonly callers?: readonly Place[];
      readonly difference: Difference | undefined;
    }
  /** It computed for too long, or waited too long. */
  | ({ readonly kind: "timed out"; readonly difference?: Difference } & TimeOut)
  /** It wants a line after the last one of the transcript. */
  | { readonly kind: "asks for more"; readonly difference: Difference | undefined }
  /** It printed more than any right program can. */
  | { readonly kind: "too much output"; readonly difference?: Difference }
  | {
      readonly kind: "too much memory";
      readonly limit: MemoryLimit;
      readonly difference?: Difference;
    }
  /** A file or an import, before anything ran; the reason says what to do. */
  | { readonly kind: "refused"; readonly when: "building"; readonly why: string }
  /** Something that the program did. */
  | {
      readonly kind: "refused";
      readonly when: "running";
      readonly why: string;
      readonly cure: string;
    }
  /** The source has a syntax error, or imports what is not there. */
  | { readonly kind: "does not build"; readonly problems: readonly Problem[] }
  /** The starter's files are untouched, or all of them (these) are missing. */
  | { readonly kind: "not started"; readonly missing?: readonly string[] }
  /** Something else came in the way: two time-outs in the stage, for example. `elsewhere`: only a different workbook can run it. */
  | { readonly kind: "not run"; readonly because: string; readonly elsewhere?: true }
  /** The grader, the machine or the workbook failed. */
  | { readonly kind: "grader fault"; readonly why: string };

/** How a program ran out of time: the limit, and how this case differs from all others. */
export interface TimeOut extends Omit<Extract<Ended, { how: "timed out" }>, "how"> {
  readonly limit: TimeLimit;
}

/** The limits on time: computing, waiting without computing, the clock. */
export type TimeLimit = NonNullable<Extract<Ended, { how: "timed out" }>["limit"]>;
/** The limits on memory: JavaScript's own objects, or everything that the program holds. */
export type MemoryLimit = Extract<Ended, { how: "too much memory" }>["limit"];

/** Something that the box forbids: its name, and what to do instead. */
export interface Forbidden {
  readonly why: string;
  readonly cure: string;
}

/** For errors that do not say what the program tried. */
export const FORBIDDEN: Forbidden = {
  why: "it tried something that the box forbids",
  cure: "It may only read typed input and print. Remove the code that reads or writes files, starts other programs or threads, or uses the network.",
};
const FILES: Forbidden = {
  why: "it tried to use a file that is not its own",
  cure: "It needs no files: use variables to remember things.",
};
const WRITES: Forbidden = { ...FILES, why: "it tried to write a file" };
const NETWORK: Forbidden = {
  why: "it tried to use the network",
  cure: "It needs no network: all its data is typed or computed.",
};

/** By the error codes that Node and the system use when the box forbids something. */
const FORBIDDEN_BY_CODE: ReadonlyMap<string | undefined, Forbidden> = new Map([
  ["ERR_ACCESS_DENIED", FORBIDDEN],
  ["EACCES", FILES],
  ["EPERM", { ...FORBIDDEN, why: "it tried something that only the system may do" }],
  ["EROFS", WRITES],
  ["ENETUNREACH", NETWORK],
  ["ENETDOWN", NETWORK],
  ["ECONNREFUSED", NETWORK],
  ["EAI_AGAIN", NETWORK],
  ["ENOTFOUND", NETWORK],
]);

/** Judges a program's run on a transcript's input. */
export function judge(expected: Transcript, run: Run): Verdict {
  const { ended } = run;
  switch (ended.how) {
    case "not run":
      return { kind: ended.how, because: ended.because };
    case "fault":
      return { kind: "grader fault", why: ended.why };
    case "timed out": {
      const { how, limit = "cpu", ...own } = ended;
      return { kind: how, limit, ...own, ...soFar(expected, run) };
    }
    case "too much memory":
      return { kind: ended.how, limit: ended.limit, ...soFar(expected, run) };
    case "too much output":
      return { kind: ended.how, ...soFar(expected, run) };
    case "killed":
      return {
        kind: "crashed",
        status: undefined,
        error: { name: "Stopped", message: ended.why },
        ...(ended.signal === undefined ? {} : { signal: ended.signal }),
        difference: undefined,
      };
    case "exit": {
      const difference = compare(expected, run);
      if (!difference) return { kind: "passed" };
      const forbidden = FORBIDDEN_BY_CODE.get(ended.error?.code);
      if (forbidden) {
        // Node's own message names a flag that would allow it, but the student cannot set that.
        const detail = forbidden === FORBIDDEN ? "" : ` (${ended.error!.message})`;
        return { kind: "refused", when: "running", ...forbidden, why: `${forbidden.why}${detail}` };
      }
      // A transcript that ends in the middle expects a status, too; an error in the program is still a crash.
      const crashed = ended.error !== undefined && !isInputEnded(ended.error);
      if (run.reads?.askedForMore && expected.status === 0)
        return { kind: "asks for more", difference };
      if (crashed || (ended.status !== 0 && ended.status !== expected.status)) {
        return { kind: "crashed", status: ended.status, error: ended.error, difference };
      }
      return { kind: "different", difference };
    }
    default:
      return ended satisfies never;
  }
}

/** So much more than the expected output is looked at. */
const MOST_BEYOND = 2000;

/** Where the output of a program that was stopped differs, if it printed anything: a loop may have printed megabytes. */
function soFar(expected: Transcript, run: Run): { readonly difference?: Difference } {
  if (run.stdout === "") return {};
  const most = shownText(expected).length + MOST_BEYOND;
  const difference = compare(expected, { ...run, stdout: run.stdout.slice(0, most) });
  return difference ? { difference } : {};
}

/** The difference that a verdict carries, if it carries one. */
export function differenceOf(verdict: Verdict): Difference | undefined {
  return "difference" in verdict ? verdict.difference : undefined;
}
