/**
 * Finds the loop that has no end: the case runs once more, and every round of every loop is counted.
 *
 * @module
 */
import { endlessLoopOf } from "../diagnose/fingerprints.ts";
import type { Runnable } from "../execute/run.ts";
import { withoutAsking } from "../guest/repairs/repairs.ts";
import type { CaseResult } from "../judge/results.ts";
import { trialTimes } from "../limits/limits.ts";
import type { Place } from "../text/code-frame.ts";
import { typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { callsOf } from "./calls.ts";
import type { Grading } from "./grading.ts";
import { filesIn, repairsOf } from "./repairs-of.ts";
import type { FailedCalls } from "./seen.ts";
import { lineIn } from "./source-places.ts";

/** How such a loop ends. If it fills an array, the memory is used up before the time is. */
const ENDS: ReadonlySet<string> = new Set(["timed out", "too much memory"]);

/** @returns by the names of the cases that ran out of time or memory */
export async function endlessLoops(
  grading: Grading,
  stage: Stage,
  { uses }: Runnable & { readonly kind: "built" },
  cases: readonly CaseResult[],
  calls?: FailedCalls,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const ofCalls = calls && ENDS.has(calls.run.ended.how) ? callsOf(stage) : undefined;
  const jobs = cases.flatMap(({ name, verdict, transcript }) =>
    ENDS.has(verdict.kind) && transcript
      ? [{ name, program: stage.path, lines: typedLines(transcript) }]
      : [],
  );
  if (ofCalls) jobs.push({ name: calls!.name, program: ofCalls.path, lines: [...ofCalls.lines] });
  if (jobs.length === 0) return new Map();
  const { grader, submission, runner } = grading;
  const { files } = submission;
  const regions = filesIn(files, [stage.path, ...uses]);
  const {
    code,
    calls: other,
    loops = [],
  } = (await repairsOf(grading, stage, regions, ofCalls)) ?? {};
  if (code === undefined || (ofCalls && other === undefined)) return new Map();
  // To ask about changes would take most of the time in which the rounds must be counted.
  const programs = [{ id: stage.path, code: withoutAsking(code) }];
  if (ofCalls) programs.push({ id: ofCalls.path, code: withoutAsking(other!) });
  const times = trialTimes(grader.session.times);
  const runs = await runner.run(programs, jobs, { times, realmOnly: true });
  return new Map(
    jobs.flatMap(({ name }, at) => {
      const number = endlessLoopOf(runs[at]!);
      const loop = number === undefined ? undefined : loops[number];
      if (!loop) return [];
      const source = lineIn(files, loop.file, loop.line) ?? "";
      return [[name, [{ ...loop, source }]] as const];
    }),
  );
}
