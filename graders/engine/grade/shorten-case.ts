/**
 * Shortens the input of a fresh case that fails.
 *
 * @module
 */
import { programOf, type Runnable } from "../execute/run.ts";
import { openRecorder } from "../games/record.ts";
import { shrink } from "../games/shrink.ts";
import type { CaseResult } from "../judge/results.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";

/** A failing fresh case, shortened to the lines that still make it fail in the same way. */
export async function shorten(
  { grader, time }: Grading,
  stage: Stage,
  build: Runnable,
  one: CaseResult,
): Promise<CaseResult | undefined> {
  const { transcript, made, verdict } = one;
  if (!transcript || !made || !SHORTENED.has(verdict.kind)) return undefined;
  const reference = await grader.builder.build({ files: grader.solutions, stages: [stage.path] });
  const recorder = openRecorder(reference.get(stage.path), stage.path);
  const program = programOf(stage.path, build);
  // What is shown must not come from a box that has held the reference, as the submission's own has by now.
  const runner = grader.openRunner(time);
  const description = [...transcript.description, "Shortened to the lines that still fail."];
  const attempt = async (inputs: readonly (readonly string[])[]) => {
    const transcripts: Transcript[] = [];
    for (const lines of inputs) transcripts.push(await recorder.type(lines, description));
    const jobs = inputs.map((lines) => ({ program: stage.path, lines }));
    const runs = await runner.run([program], jobs);
    return transcripts.map((shorter, at) => ({
      ...one,
      transcript: shorter,
      run: runs[at]!,
      verdict: judge(shorter, runs[at]!),
    }));
  };
  try {
    const lines = await shrink(typedLines(transcript), async (inputs) =>
      (await attempt(inputs)).map((tried) => tried.verdict.kind === verdict.kind),
    );
    const [shortest] = await attempt([lines]);
    return shortest?.verdict.kind === verdict.kind ? shortest : undefined;
  } finally {
    await runner.close();
  }
}

/** Verdicts that are quick to reproduce. */
const SHORTENED: ReadonlySet<Verdict["kind"]> = new Set(["different", "crashed", "asks for more"]);
