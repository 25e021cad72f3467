/**
 * Grades mutants: with the visible cases of their stage, and then with fresh games.
 *
 * @module
 */
import { applyChecks } from "../engine/author/checks.ts";
import { openRunner, type Program, programOf, type Runner } from "../engine/execute/run.ts";
import { playFresh } from "../engine/games/fresh.ts";
import { type Grader, openGrader } from "../engine/grade/grader.ts";
import { judge, type Verdict } from "../engine/judge/verdict.ts";
import type { Session } from "../engine/sandbox/session.ts";
import { typedLines } from "../engine/text/transcript.ts";
import {
  type Stage,
  type TranscriptCase,
  transcriptsOf,
  type Workbook,
} from "../engine/workbook/workbook.ts";
import { type Mutant, mutantsOf, mutate } from "./mutants.ts";

/** What became of a mutant. */
export type Fate =
  /** A visible case fails, or it does not build. */
  | { readonly killed: "visible"; readonly by: string }
  | { readonly killed: "fresh"; readonly by: string }
  | { readonly killed: undefined; readonly by?: undefined };

export interface Measure {
  /** The mutants of a stage's solution. */
  mutants(stage: Stage): Promise<readonly Mutant[]>;
  fate(stage: Stage, mutant: Mutant): Promise<Fate>;
  /** The file of the solution that a mutant changes. */
  sourceOf(mutant: Mutant): string;
  close(): Promise<void>;
}

/** Loops that never end are frequent, and an honest game takes a few milliseconds. */
const TIMES = { cpuMs: 400, wallMs: 8000, idleMs: 1000 };

/**
 * Opens a measure.
 *
 * @param games - how many fresh games are played if no visible case fails
 */
export function openMeasure(opened: Session, workbook: Workbook, games: number): Measure {
  const session = { ...opened, times: { ...opened.times, ...TIMES } };
  const grader = openGrader(session, workbook);
  const runner = openRunner(session);
  const patient = openRunner(opened);
  const fresh = new Map<string, Promise<readonly TranscriptCase[]>>();
  const freshOf = (stage: Stage) => {
    const made =
      fresh.get(stage.path) ?? playFresh(workbook, grader.builder, stage, games, "strength");
    fresh.set(stage.path, made);
    return made;
  };
  return {
    mutants: (stage) => {
      const own = Object.entries(grader.solutions).filter(([path]) =>
        path.startsWith(`${stage.path}/`),
      );
      return mutantsOf(Object.fromEntries(own));
    },
    sourceOf: ({ path }) => grader.solutions[path]!,
    fate: async (stage, mutant) => {
      const files = {
        ...grader.solutions,
        [mutant.path]: mutate(grader.solutions[mutant.path]!, mutant),
      };
      const track = `${stage.track}/`;
      const own = Object.fromEntries(
        Object.entries(files).filter(([path]) => path.startsWith(track)),
      );
      const build = (await grader.builder.build({ files: own, stages: [stage.path] })).get(
        stage.path,
      );
      if (build?.kind !== "built") return { killed: "visible", by: "the build" };
      const program = programOf(`${stage.path} ${mutant.start} ${mutant.replacement}`, build);
      const by =
        (await firstFailing([runner, patient], program, transcriptsOf(stage))) ??
        (await missingCheck(grader, runner, stage, own, program));
      if (by !== undefined) return { killed: "visible", by };
      const later =
        games > 0
          ? await firstFailing([runner, patient], program, await freshOf(stage))
          : undefined;
      return later === undefined ? { killed: undefined } : { killed: "fresh", by: later };
    },
    close: async () => {
      await Promise.all([runner.close(), patient.close()]);
      await grader.close();
    },
  };
}

const TOLD_BY_THE_OUTPUT: ReadonlySet<Verdict["kind"]> = new Set(["different", "crashed"]);

/** Computing time is the program's own, even beside others; an endless loop is frequent. */
function ranOut(verdict: Verdict): boolean {
  return verdict.kind === "timed out" && (verdict.limit === undefined || verdict.limit === "cpu");
}

/** @returns the name of the first case that it does not pass; the patient runner decides where time may have run out */
async function firstFailing(
  [runner, patient]: readonly [Runner, Runner],
  program: Program,
  cases: readonly TranscriptCase[],
): Promise<string | undefined> {
  for (const one of cases) {
    const verdict = await verdictOn(runner, program, one);
    if (verdict.kind === "passed") continue;
    // The time is short, and the machine may have been busy.
    const isSure =
      TOLD_BY_THE_OUTPUT.has(verdict.kind) ||
      (await verdictOn(ranOut(verdict) ? runner : patient, program, one)).kind !== "passed";
    if (isSure) return one.name;
  }
  return undefined;
}

async function verdictOn(
  runner: Runner,
  program: Program,
  { transcript }: TranscriptCase,
): Promise<Verdict> {
  const jobs = [{ program: program.id, lines: typedLines(transcript) }];
  const [run] = await runner.run([program], jobs);
  return judge(transcript, run!);
}

async function missingCheck(
  grader: Grader,
  runner: Runner,
  stage: Stage,
  files: Readonly<Record<string, string>>,
  program: Program,
): Promise<string | undefined> {
  if (!stage.cases.some(({ kind }) => kind === "check")) return undefined;
  const cases = transcriptsOf(stage);
  const jobs = cases.map(({ transcript }) => ({
    program: program.id,
    lines: typedLines(transcript),
  }));
  const runs = await runner.run([program], jobs);
  const applied = await applyChecks(grader, runner, stage, files, runs);
  return applied.find(({ came }) => came.kind === "missing")?.one.name;
}
