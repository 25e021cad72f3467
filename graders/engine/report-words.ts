/**
 * The words for verdicts, differences, points and places: the same in every report.
 *
 * @module
 */
import type { DifferenceKind } from "./compare.ts";
import { inertTerminal } from "./inert.ts";
import { clip, type Style } from "./report-look.ts";
import { type CaseResult, formatPoints, type StageResult } from "./score.ts";
import { type Transcript, typedLines } from "./transcript.ts";
import { differenceOf, type Verdict } from "./verdict.ts";

/** What a kind of difference means to a beginner. */
export const KIND_SAYS: Readonly<Record<DifferenceKind, string>> = {
  spacing: "only blanks or empty lines differ.",
  case: "only small and capital letters differ.",
  order: "the right words are printed, in another order.",
  "extra line": "a line is printed that should not be there.",
  "missing line": "a line that should be there is not printed.",
  "different text": "a line says something else than it should.",
  "exit status": "the program ended with another exit status than it should.",
  "stopped early":
    "the program ended before it had read every line that was typed. Does a loop end too soon?",
};

/** The kinds that a verdict names, if it is about a difference. */
export function kindsOf(verdict: Verdict): readonly DifferenceKind[] {
  return verdict.kind === "different" ? verdict.difference.kinds : [];
}

/** The turn of the first difference: how many lines had been typed before it; `undefined` where it is not known. */
export function turnOf(verdict: Verdict): number | undefined {
  const difference = differenceOf(verdict);
  const row = difference?.rows[difference.first];
  return row?.expected?.turn ?? row?.actual?.turn;
}

export function styleOf(verdict: Verdict): Style {
  switch (verdict.kind) {
    case "passed":
      return "green";
    case "not checked":
    case "not run":
    case "not started":
    case "grader fault":
      return "yellow";
    default:
      return "red";
  }
}

export function failed({ verdict }: CaseResult): boolean {
  return verdict.kind !== "passed" && verdict.kind !== "not checked";
}

/**
 * The failure that is told in full: of those that were run, the one that the least was typed for, and of transcripts that
 * end in the middle none, as long as there is another. What is simplest to repeat is simplest to understand.
 */
export function firstFailure(result: StageResult): CaseResult | undefined {
  const effort = ({ name, verdict }: CaseResult): number => {
    const one = result.stage.cases.find((known) => known.name === name);
    const typed = one?.kind === "transcript" ? typedLines(one.transcript).length : 0;
    const cut = one?.kind === "transcript" && one.transcript.status !== 0;
    return typed + (cut ? 10_000 : 0) + (verdict.kind === "not run" ? 100_000 : 0);
  };
  const failures = result.cases.filter(failed);
  const least = Math.min(...failures.map(effort));
  return failures.find((one) => effort(one) === least);
}

/** Whether the verdict is about the whole stage, and what its cases ask has nothing to do with it. */
export function ofWholeStage({ kind }: Verdict): boolean {
  return kind === "not started" || kind === "does not build";
}

export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${formatPoints(number)} ${formatPoints(number) === "1" ? one : many}`;
}

/** `costs 2.5 of 5 points`. */
export function costOf({ verdict, earned, points }: CaseResult): string {
  const all = countOf(points, "point");
  if (verdict.kind === "grader fault") return `${all} left open`;
  if (formatPoints(points - earned) === "0") return "costs nothing";
  return `costs ${formatPoints(points - earned)} of ${all}`;
}

/** `graded with the reference's 2-build-deck in the place of yours, which fails by itself`. */
export function standInsOf({ standIns }: StageResult): string | undefined {
  if (standIns.length === 0) return undefined;
  const names = standIns.map((path) => path.slice(path.lastIndexOf("/") + 1));
  const all =
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `graded with the reference's ${all} in the place of yours, which ${names.length === 1 ? "fails by itself" : "fail by themselves"}`;
}

/** A line that was typed, and the prompt it answers. */
export interface Typed {
  readonly line: string;
  readonly prompt: string;
}

/** What had been typed last at a turn; `undefined` at turn 0 and where the transcript has no such line. */
export function typedBefore(transcript: Transcript, turn: number): Typed | undefined {
  const line = typedLines(transcript)[turn - 1];
  if (line === undefined) return undefined;
  const at = transcript.parts.filter(({ kind }) => kind === "typed")[turn - 1]!;
  const before = transcript.parts[transcript.parts.indexOf(at) - 1];
  const shown = before?.kind === "shown" ? before.text : "";
  return { line, prompt: shown.slice(shown.lastIndexOf("\n") + 1) };
}

/** What a verdict holds beside its kind, in one line; nothing that the program printed is in it. */
export function detailOf(verdict: Verdict): string | undefined {
  const line = (text: string) => clip(inertTerminal(text), 300);
  switch (verdict.kind) {
    case "missing":
      return line(verdict.what.join(" "));
    case "not checked":
    case "not run":
      return line(verdict.because);
    case "crashed": {
      const at = verdict.place ? ` (${verdict.place.file}:${verdict.place.line})` : "";
      if (!verdict.error)
        return verdict.status === undefined ? undefined : `exit status ${verdict.status}${at}`;
      return line(`${verdict.error.name}: ${verdict.error.message}${at}`);
    }
    case "refused":
    case "grader fault":
      return line(verdict.why);
    case "does not build": {
      const problem = verdict.problems[0];
      if (!problem) return undefined;
      return line(`${placeOf(problem)}${problem.text}`);
    }
    case "passed":
    case "different":
    case "timed out":
    case "asks for more":
    case "too much output":
    case "too much memory":
    case "not started":
      return undefined;
    default:
      return verdict satisfies never;
  }
}

/** `shuffle.ts:12:5: `, as far as it is known. */
function placeOf({
  file,
  line,
  column,
}: {
  file?: string;
  line?: number;
  column?: number;
}): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return place === "" ? "" : `${place}: `;
}
