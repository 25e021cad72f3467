/**
 * Recognises common beginners' mistakes: runs each known wrong variant of a solution once, and compares the output.
 *
 * @module
 */
import { createHash } from "node:crypto";
import type { Builder, Files } from "../execute/build.ts";
import {
  type Job,
  openRunner,
  type Program,
  programOf,
  type Run,
  type Runner,
} from "../execute/run.ts";
import { normalise } from "../judge/compare.ts";
import type { Session } from "../sandbox/session.ts";
import { typedLines } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { once, remember } from "../workbook/remember.ts";
import type { Stage, TranscriptCase, Workbook } from "../workbook/workbook.ts";

/** The run of a program on a case that it failed. */
export interface FailedCase {
  /** The case's name. */
  readonly name: string;
  readonly run: Run;
}

export interface Diagnostician {
  /** The known mistakes that give these runs' outputs on these cases of a stage, by the names of the cases. */
  diagnose(stage: Stage, failed: readonly FailedCase[]): Promise<ReadonlyMap<string, Mistake>>;
}

/** For one case: the mistake that each fingerprint of output belongs to. */
type Fingerprints = ReadonlyMap<string, Mistake>;

/** Builds and runs nothing until a failure needs it, and nothing twice. Cases of one request run together. */
export function openDiagnostician(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
): Diagnostician {
  const programs = new Map<string, Promise<Map<Mistake, Program>>>();
  const fingerprints = new Map<string, Promise<Fingerprints>>();
  const fingerprintsOf = (stage: Stage, cases: readonly TranscriptCase[]) => {
    const key = ({ name }: TranscriptCase) => `${stage.path}/${name}`;
    const unknown = cases.filter((one) => !fingerprints.has(key(one)));
    const build = () => buildMistakes(workbook, builder, solutions, stage);
    const make = once(() => fingerprint(session, remember(programs, stage.path, build), unknown));
    return cases.map((one) =>
      remember(fingerprints, key(one), async () => (await make())[unknown.indexOf(one)]!),
    );
  };
  return {
    diagnose: async (stage, failed) => {
      const told = stage.cases.flatMap((one) => {
        const run = failed.find(({ name }) => name === one.name)?.run;
        return one.kind === "transcript" && run && tells(run) ? [{ one, run }] : [];
      });
      const found = new Map<string, Mistake>();
      try {
        const cases = told.map(({ one }) => one);
        const known = await Promise.all(fingerprintsOf(stage, cases));
        for (const [at, { one, run }] of told.entries()) {
          const mistake = known[at]!.get(fingerprintOf(run));
          if (mistake) found.set(one.name, mistake);
        }
      } catch (error) {
        // `verify` reports a mistake that no longer fits its solution. It must not affect a student's result.
        if (!(error instanceof WorkbookError)) throw error;
      }
      return found;
    },
  };
}

/** If a run was killed without a reason, the machine may be the cause, so it says nothing about the program. */
function tells({ ended }: Run): boolean {
  return ended.how !== "killed" && ended.how !== "not run" && ended.how !== "fault";
}

/** Identifies a run's output: a hash of the normalised output and of how the run ended. */
export function fingerprintOf(run: Run): string {
  const end = run.ended.how === "exit" ? String(run.ended.status) : run.ended.how;
  return createHash("sha1")
    .update(`${end}\n${normalise(run.stdout)}`)
    .digest("base64");
}

/** @returns the fingerprints of the mistakes on each case, in the order of the cases */
async function fingerprint(
  session: Session,
  built: Promise<Map<Mistake, Program>>,
  cases: readonly TranscriptCase[],
): Promise<readonly Fingerprints[]> {
  const known = cases.map(() => new Map<string, Mistake>());
  for (const [mistake, runs] of await runPrograms(session, await built, cases)) {
    for (const [at, run] of runs.entries()) {
      // If two mistakes look alike on a case, the one listed first is more likely.
      if (tells(run) && !known[at]!.has(fingerprintOf(run)))
        known[at]!.set(fingerprintOf(run), mistake);
    }
  }
  return known;
}

/** Builds every known mistake of a stage. @throws WorkbookError if one does not build */
export async function buildMistakes(
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
  stage: Stage,
): Promise<Map<Mistake, Program>> {
  const programs = new Map<Mistake, Program>();
  for (const mistake of await loadMistakes(workbook, stage))
    programs.set(mistake, (await buildMistake(builder, solutions, stage, mistake)).program);
  return programs;
}

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

/** Runs programs on each of these transcripts, in their order. */
export async function runPrograms(
  session: Session,
  programs: Map<Mistake, Program>,
  cases: readonly TranscriptCase[],
): Promise<Map<Mistake, readonly Run[]>> {
  const jobs = [...programs.values()].flatMap(({ id }) =>
    cases.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })),
  );
  const runner = openRunner(session);
  try {
    const runs = await runAll(runner, [...programs.values()], jobs);
    return new Map(
      [...programs.keys()].map((mistake, index) => [
        mistake,
        runs.slice(index * cases.length, (index + 1) * cases.length),
      ]),
    );
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
