/**
 * What is said of a case. A verdict is a value; wording and colour come later.
 *
 * @module
 */
import type { Problem } from "./build.ts";
import { compare, type Difference } from "./compare.ts";
import type { ProgramError, Result, Run } from "./outcome.ts";
import type { Transcript } from "./transcript.ts";

export type Verdict =
  | { readonly kind: "passed" }
  | { readonly kind: "different"; readonly difference: Difference }
  /** A check of the source did not find what it looks for. */
  | { readonly kind: "missing"; readonly what: readonly string[] }
  | { readonly kind: "not checked"; readonly because: string }
  | {
      readonly kind: "crashed";
      readonly status: number | undefined;
      readonly error: ProgramError | undefined;
      /** The place in the student's own file, where it could be found. */
      readonly place?: { readonly file: string; readonly line: number };
      readonly difference: Difference | undefined;
    }
  | { readonly kind: "timed out" }
  | { readonly kind: "asks for more"; readonly difference: Difference | undefined }
  | { readonly kind: "too much output" }
  | { readonly kind: "too much memory" }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "does not build"; readonly problems: readonly Problem[] }
  | { readonly kind: "not started" }
  | { readonly kind: "not run"; readonly because: string }
  | { readonly kind: "grader fault"; readonly why: string };

/** Codes of the errors by which Node and the system tell that the box forbids something. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  ERR_ACCESS_DENIED: "it tried what the box forbids",
  EACCES: "it tried to use a file that is not its own",
  EPERM: "it tried what only the system may do",
  EROFS: "it tried to write a file",
  ENETUNREACH: "it tried to use the network",
  ENETDOWN: "it tried to use the network",
  ECONNREFUSED: "it tried to use the network",
  EAI_AGAIN: "it tried to use the network",
  ENOTFOUND: "it tried to use the network",
};

/** Judges what came of running a program on a transcript's input. */
export function judge(expected: Transcript, result: Result): Verdict {
  switch (result.kind) {
    case "not run":
      return { kind: "not run", because: result.because };
    case "fault":
      return { kind: "grader fault", why: result.why };
    case "ran":
      return judgeRun(expected, result.run);
    default:
      return result satisfies never;
  }
}

function judgeRun(expected: Transcript, run: Run): Verdict {
  const { ended } = run;
  switch (ended.how) {
    case "timed out":
    case "too much output":
    case "too much memory":
      return { kind: ended.how };
    case "killed":
      return {
        kind: "crashed",
        status: undefined,
        error: { name: "Stopped", message: ended.why },
        difference: undefined,
      };
    case "exit": {
      const difference = compare(expected, run);
      if (!difference) return { kind: "passed" };
      if (ended.error?.code !== undefined && ended.error.code in FORBIDDEN) {
        const { code, message } = ended.error;
        // Node's own message names the flag that would allow it, which is not the student's to set.
        const detail = code === "ERR_ACCESS_DENIED" ? "" : ` (${message})`;
        return { kind: "refused", why: `${FORBIDDEN[code]}${detail}` };
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
