/**
 * What is said of a case. A verdict is a value; wording and colour come later.
 *
 * @module
 */
import type { Problem } from "../execute/build.ts";
import type { Ended, ProgramError, Run } from "../execute/outcome.ts";
import type { Place } from "../text/code-frame.ts";
import type { Transcript } from "../text/transcript.ts";
import { compare, type Difference } from "./compare.ts";

export type Verdict =
  | { readonly kind: "passed" }
  | { readonly kind: "different"; readonly difference: Difference }
  /** A check did not find what it looks for: in the source, if nothing else is said. */
  | {
      readonly kind: "missing";
      readonly what: readonly string[];
      readonly seen?: "run" | "tests";
    }
  | { readonly kind: "not checked"; readonly because: string }
  | {
      readonly kind: "crashed";
      readonly status: number | undefined;
      readonly error: ProgramError | undefined;
      /** The signal that ended it, where one did: `SIGSEGV`. */
      readonly signal?: string;
      /** The place in the student's own file, where it could be found. */
      readonly place?: Place;
      readonly difference: Difference | undefined;
    }
  | ({ readonly kind: "timed out" } & TimeOut)
  | { readonly kind: "asks for more"; readonly difference: Difference | undefined }
  | { readonly kind: "too much output" }
  | { readonly kind: "too much memory"; readonly limit: MemoryLimit | undefined }
  /** A file or an import, before anything ran; the reason says the cure. */
  | { readonly kind: "refused"; readonly when: "building"; readonly why: string }
  /** Something that the program did. */
  | {
      readonly kind: "refused";
      readonly when: "running";
      readonly why: string;
      readonly cure: string;
    }
  | { readonly kind: "does not build"; readonly problems: readonly Problem[] }
  /** The starter's files are untouched, or these of them (all there are) are not there. */
  | { readonly kind: "not started"; readonly missing?: readonly string[] }
  | { readonly kind: "not run"; readonly because: string }
  | { readonly kind: "grader fault"; readonly why: string };

/** How a program ran out of time: of which limit, and what was different from every other case. */
export interface TimeOut extends Omit<Extract<Ended, { how: "timed out" }>, "how"> {
  readonly limit: TimeLimit;
}

/** The limits on time: computing, waiting without computing, the clock. */
export type TimeLimit = NonNullable<Extract<Ended, { how: "timed out" }>["limit"]>;
/** The limits on memory: JavaScript's own objects, or everything that the program holds. */
export type MemoryLimit = NonNullable<Extract<Ended, { how: "too much memory" }>["limit"]>;

/** What the box forbids: what it is called, and what to do instead. */
export interface Forbidden {
  readonly why: string;
  readonly cure: string;
}

/** What is said where the error does not tell what was tried. */
export const FORBIDDEN: Forbidden = {
  why: "it tried what the box forbids",
  cure: "It may read what is typed and print. Take out what reads or writes files, starts other programs or threads, or uses the network.",
};
const FILES: Forbidden = {
  why: "it tried to use a file that is not its own",
  cure: "It needs no files: keep what it has to remember in a variable.",
};
const WRITES: Forbidden = { ...FILES, why: "it tried to write a file" };
const NETWORK: Forbidden = {
  why: "it tried to use the network",
  cure: "It needs no network: all that it works with is typed or computed.",
};

/** By the codes of the errors with which Node and the system tell that the box forbids something. */
const FORBIDDEN_BY_CODE: ReadonlyMap<string | undefined, Forbidden> = new Map([
  ["ERR_ACCESS_DENIED", FORBIDDEN],
  ["EACCES", FILES],
  ["EPERM", { ...FORBIDDEN, why: "it tried what only the system may do" }],
  ["EROFS", WRITES],
  ["ENETUNREACH", NETWORK],
  ["ENETDOWN", NETWORK],
  ["ECONNREFUSED", NETWORK],
  ["EAI_AGAIN", NETWORK],
  ["ENOTFOUND", NETWORK],
]);

/** Judges what came of running a program on a transcript's input. */
export function judge(expected: Transcript, run: Run): Verdict {
  const { ended } = run;
  switch (ended.how) {
    case "not run":
      return { kind: ended.how, because: ended.because };
    case "fault":
      return { kind: "grader fault", why: ended.why };
    case "timed out": {
      const { how, limit = "cpu", ...own } = ended;
      return { kind: how, limit, ...own };
    }
    case "too much memory":
      return { kind: "too much memory", limit: ended.limit };
    case "too much output":
      return { kind: ended.how };
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
        // Node's own message names the flag that would allow it, which is not the student's to set.
        const detail = forbidden === FORBIDDEN ? "" : ` (${ended.error!.message})`;
        return { kind: "refused", when: "running", ...forbidden, why: `${forbidden.why}${detail}` };
      }
      // A transcript that ends in the middle expects a status too; an error of the program's own is a crash all the same.
      const crashed = ended.error !== undefined && ended.error.name !== "InputEnded";
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

/** The difference that a verdict carries, if it carries one. */
export function differenceOf(verdict: Verdict): Difference | undefined {
  return "difference" in verdict ? verdict.difference : undefined;
}
