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
import { judge } from "../judge/verdict.ts";
import type { Session } from "../sandbox/session.ts";
import { shownText, typedLines } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { once, remember } from "../workbook/remember.ts";
import type { Stage, TranscriptCase, Workbook } from "../workbook/workbook.ts";

/** The run of a program on a case. */
export interface RanCase {
  /** The case's name. */
  readonly name: string;
  readonly run: Run;
  readonly passed: boolean;
}

export interface Diagnostician {
  /**
   * The known mistake that every run agrees with: it gives the same output where it changes the output, and changes
   * nothing in the cases that passed. Or two mistakes that do so together.
   *
   * @returns the mistake behind each failed case, by the names of the cases
   */
  diagnose(stage: Stage, ran: readonly RanCase[]): Promise<ReadonlyMap<string, Mistake>>;
}

/** For one case: the fingerprint of the output that each mistake gives. */
type Fingerprints = ReadonlyMap<Mistake, string>;

/** A case, what it should give, and what the program gave. */
interface Told {
  readonly one: TranscriptCase;
  readonly passed: boolean;
  readonly gave: string;
  readonly right: string;
}

/** Builds and runs nothing until a failure needs it, and nothing twice. Cases of one request run together. */
export function openDiagnostician(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
): Diagnostician {
  const programs = new Map<string, Promise<Map<Mistake, Program>>>();
  const fingerprints = new Map<string, Promise<Fingerprints>>();
  const fingerprintsOf = (stage: Stage, told: readonly Told[]): Promise<Fingerprints[]> => {
    const key = ({ one }: Told) => `${stage.path}/${one.name}`;
    const unknown = told.filter((one) => !fingerprints.has(key(one)));
    const build = () => buildMistakes(workbook, builder, solutions, stage);
    const cases = unknown.map(({ one }) => one);
    const make = once(() => fingerprint(session, remember(programs, stage.path, build), cases));
    return Promise.all(
      told.map((one) =>
        remember(fingerprints, key(one), async () => (await make())[unknown.indexOf(one)]!),
      ),
    );
  };
  return {
    diagnose: async (stage, ran) => {
      const told = stage.cases.flatMap((one): Told[] => {
        const it = ran.find(({ name }) => name === one.name);
        if (one.kind !== "transcript" || !it || !tells(it.run)) return [];
        const right = fingerprintOfCase(one);
        return [{ one, passed: it.passed, gave: it.passed ? right : fingerprintOf(it.run), right }];
      });
      const failed = told.filter(({ passed }) => !passed);
      if (failed.length === 0) return new Map();
      try {
        const known = await fingerprintsOf(stage, failed);
        const candidates = [...(known[0]?.keys() ?? [])].filter((mistake) =>
          failed.some(({ gave }, at) => known[at]!.get(mistake) === gave),
        );
        if (candidates.length === 0) return new Map();
        const passed = told.filter((one) => one.passed);
        return agreeing(
          candidates,
          [...failed, ...passed],
          [...known, ...(await fingerprintsOf(stage, passed))],
        );
      } catch (error) {
        // `verify` reports a mistake that no longer fits its solution. It must not affect a student's result.
        if (!(error instanceof WorkbookError)) throw error;
        return new Map();
      }
    },
  };
}

/** The first mistake, or else the first two, that all cases agree with, for each failed case. */
function agreeing(
  candidates: readonly Mistake[],
  told: readonly Told[],
  known: readonly Fingerprints[],
): ReadonlyMap<string, Mistake> {
  const singles = candidates.map((mistake) => [mistake]);
  const pairs = candidates.flatMap((one, at) =>
    candidates.slice(at + 1).map((other) => [one, other]),
  );
  for (const together of [...singles, ...pairs]) {
    const found = new Map<string, Mistake>();
    // Where both change the output, one of them may hide the other.
    const agrees = told.every(({ one, gave, right }, at) => {
      const changing = together.filter((mistake) => known[at]!.get(mistake) !== right);
      const cause = changing.find((mistake) => known[at]!.get(mistake) === gave);
      if (cause) found.set(one.name, cause);
      return cause !== undefined || (changing.length === 0 && gave === right);
    });
    if (agrees && together.every((mistake) => [...found.values()].includes(mistake))) return found;
  }
  return new Map();
}

/** If a run was killed without a reason, the machine may be the cause, so it says nothing about the program. */
function tells({ ended }: Run): boolean {
  return ended.how !== "killed" && ended.how !== "not run" && ended.how !== "fault";
}

/** Identifies a run's output: a hash of the normalised output and of how the run ended. */
export function fingerprintOf({ ended, stdout }: Run): string {
  const { name = "", message = "" } = (ended.how === "exit" ? ended.error : undefined) ?? {};
  const end = ended.how === "exit" ? `${ended.status} ${name} ${message}` : ended.how;
  return hashOf(end, stdout);
}

/** The fingerprint of the right output. */
function fingerprintOfCase({ transcript }: TranscriptCase): string {
  return hashOf(`right ${transcript.status}`, shownText(transcript));
}

function hashOf(end: string, output: string): string {
  return createHash("sha1")
    .update(`${end}\n${normalise(output)}`)
    .digest("base64");
}

/** @returns the fingerprints of the mistakes on each case, in the order of the cases */
async function fingerprint(
  session: Session,
  built: Promise<Map<Mistake, Program>>,
  cases: readonly TranscriptCase[],
): Promise<readonly Fingerprints[]> {
  const known = cases.map(() => new Map<Mistake, string>());
  for (const [mistake, runs] of await runPrograms(session, await built, cases))
    for (const [at, run] of runs.entries())
      if (tells(run)) {
        const one = cases[at]!;
        const isRight = judge(one.transcript, run).kind === "passed";
        known[at]!.set(mistake, isRight ? fingerprintOfCase(one) : fingerprintOf(run));
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
