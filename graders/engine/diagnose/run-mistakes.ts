/**
 * Builds the solution with known mistakes in it, and runs it.
 *
 * @module
 */
import type { Builder, Files } from "../execute/build.ts";
import {
  type Job,
  openRunner,
  type Program,
  programOf,
  type Run,
  type Runner,
} from "../execute/run.ts";
import type { Session } from "../sandbox/session.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { applyMistake } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";

/**
 * Builds the solution with a known mistake in it.
 *
 * @throws WorkbookError if it cannot be made, or does not build
 */
export async function buildMistake(
  builder: Builder,
  solutions: Files,
  stage: Stage,
  mistake: Mistake,
): Promise<{ readonly files: Files; readonly program: Program }> {
  const files = applyMistake(solutions, stage, mistake);
  const build = (await builder.build({ files, stages: [stage.path] })).get(stage.path);
  if (build?.kind === "built") return { files, program: programOf(mistake.name, build) };
  throw new WorkbookError(
    `graders/${stage.path}/mistakes.ts: "${mistake.name}" does not build: ${build?.problems[0]?.text ?? "there is nothing"} Fix its edits.`,
  );
}

/** Runs each of the programs on each of the transcripts, in their order. */
export async function runPrograms(
  session: Session,
  programs: readonly Program[],
  transcripts: readonly Transcript[],
): Promise<readonly (readonly Run[])[]> {
  const jobs = programs.flatMap(({ id }) =>
    transcripts.map((transcript) => ({ program: id, lines: typedLines(transcript) })),
  );
  const runner = openRunner(session);
  try {
    const runs = await runAll(runner, programs, jobs);
    const each = transcripts.length;
    return programs.map((_, at) => runs.slice(at * each, (at + 1) * each));
  } finally {
    await runner.close();
  }
}

/** Runs all jobs. A mistake that has to be stopped on some cases may still end on the others. */
async function runAll(
  runner: Runner,
  programs: readonly Program[],
  jobs: readonly Job[],
): Promise<readonly Run[]> {
  const runs = await runner.run(programs, jobs);
  const left = jobs.filter((_, at) => runs[at]!.ended.how === "not run");
  if (left.length === 0 || left.length === jobs.length) return runs;
  const rest = [...(await runAll(runner, programs, left))];
  return runs.map((run) => (run.ended.how === "not run" ? rest.shift()! : run));
}
