/**
 * A check earns nothing until there is a working program behind it.
 *
 * @module
 */
import { endsInTodo } from "../diagnose/tasks.ts";
import type { Files } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import type { Verdict } from "../judge/verdict.ts";
import { eachLine } from "../text/each-line.ts";
import { shownText, type Transcript } from "../text/transcript.ts";
import { type CheckCase, type Stage, transcriptsOf } from "../workbook/workbook.ts";

/**
 * The verdict on a check that passes by itself.
 *
 * A contract is about types, which come before the program that uses them: one line that is right is enough, or a
 * program that goes on to a task that is not written yet. Everything else needs half of the lines.
 *
 * @param runs - of the stage's transcripts, by name; none if it was not built
 */
export function withProgramBehind(
  { check: { kind }, given }: CheckCase,
  verdict: Verdict,
  stage: Stage,
  runs: ReadonlyMap<string, Run>,
  starters: Files,
): Verdict {
  // Of these, `scoreStage` takes care.
  if (verdict.kind !== "passed" || given || kind === "calls") return verdict;
  // Asked for alone, nothing else of the stage is run.
  if (transcriptsOf(stage).length === 0) return verdict;
  const all = [...runs.values()];
  // What the grader could not run says nothing.
  if (all.some(({ ended }) => ended.how === "fault")) return verdict;
  const isShown = (isEnough: (share: number) => boolean) =>
    transcriptsOf(stage).some(({ name, transcript }) =>
      isEnough(shareShown(transcript, runs.get(name)?.stdout ?? "")),
    );
  if (kind !== "contract")
    return isShown((share) => share >= 1 / 2)
      ? verdict
      : waitsFor("half of the lines that it should print");
  if (isShown((share) => share > 0) || all.some((run) => endsInTodo(run, starters))) return verdict;
  return waitsFor("one of the lines that it should print");
}

function waitsFor(what: string): Verdict {
  return { kind: "not run", because: `the program must first print ${what}` };
}

/** How many of the lines that should be printed are there, from 0 to 1. */
function shareShown(transcript: Transcript, stdout: string): number {
  const wanted = linesOf(shownText(transcript));
  const open = new Set(wanted);
  for (const line of eachLine(stdout)) open.delete(loose(line));
  return wanted.filter((line) => !open.has(line)).length / Math.max(1, wanted.length);
}

/** Neither spacing nor letter case matters here. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map(loose)
    .filter((line) => line !== "");
}

function loose(line: string): string {
  return line.replace(/\s+/g, "").toLowerCase();
}
