/**
 * Finds the loop that has no end: the case runs once more, and every round of every loop is counted.
 *
 * @module
 */
import type { Runnable } from "../execute/run.ts";
import { ENDLESS } from "../guest/repairs/repairs.ts";
import type { CaseResult } from "../judge/results.ts";
import { trialTimes } from "../limits/limits.ts";
import type { Place } from "../text/code-frame.ts";
import { typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { filesIn, repairsOf } from "./repairs-of.ts";
import type { Grading } from "./run-stages.ts";
import { lineIn } from "./source-places.ts";

/** How such a loop ends. If it fills an array, the memory is used up before the time is. */
const ENDS: ReadonlySet<string> = new Set(["timed out", "too much memory"]);

/** @returns by the names of the cases that ran out of time or memory */
export async function endlessLoops(
  grading: Grading,
  stage: Stage,
  { needs, uses }: Runnable & { readonly kind: "built" },
  cases: readonly CaseResult[],
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const endless = cases.filter(({ verdict, transcript }) => ENDS.has(verdict.kind) && transcript);
  // In a process, each case takes as long again as it did.
  if (endless.length === 0 || needs !== undefined) return new Map();
  const { grader, submission, runner } = grading;
  const { files } = submission;
  const program = await repairsOf(grading, stage, filesIn(files, [stage.path, ...uses]));
  if (program?.code === undefined) return new Map();
  const jobs = endless.map(({ transcript }) => ({
    program: stage.path,
    lines: typedLines(transcript!),
  }));
  const times = trialTimes(grader.session.times);
  const runs = await runner.run([{ id: stage.path, code: program.code }], jobs, {
    times,
    realmOnly: true,
  });
  return new Map(
    endless.flatMap(({ name }, at) => {
      const { ended } = runs[at]!;
      const message = (ended.how === "exit" && ended.error?.message) || "";
      const loop = message.startsWith(ENDLESS)
        ? program.loops[Number(message.slice(ENDLESS.length))]
        : undefined;
      if (!loop) return [];
      const source = lineIn(files, loop.file, loop.line) ?? "";
      return [[name, [{ ...loop, source }]] as const];
    }),
  );
}
