/**
 * What the known mistakes of a stage print on its cases, as fingerprints. They depend on no student, so they are kept
 * beside the compiled programs: the next command looks them up.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { writeWhole } from "#compiled/load.cjs";
import type { Builder, Files } from "../execute/build.ts";
import type { Program, Run } from "../execute/run.ts";
import { ENDLESS } from "../guest/repairs/repairs.ts";
import { isInputEnded, wasCostly } from "../guest/run.ts";
import { normalise } from "../judge/compare.ts";
import { judge } from "../judge/verdict.ts";
import type { Session } from "../sandbox/session.ts";
import { digest } from "../text/digest.ts";
import { shownText } from "../text/transcript.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { remember } from "../workbook/remember.ts";
import type { Stage, TranscriptCase, Workbook } from "../workbook/workbook.ts";
import { buildMistake, runPrograms } from "./run-mistakes.ts";

/** For one case: the fingerprint of the output of each mistake, but for those whose run says nothing. */
export type CaseFingerprints = ReadonlyMap<Mistake, string>;

export interface Fingerprints {
  /**
   * Builds and runs nothing twice. The cases of one request run together.
   *
   * @param mistakes - the stage's, all or some of them
   * @returns in the order of the cases
   * @throws WorkbookError if a mistake does not fit its solution
   */
  of(
    stage: Stage,
    mistakes: readonly Mistake[],
    cases: readonly TranscriptCase[],
  ): Promise<readonly CaseFingerprints[]>;
}

/** By the case and the mistake; `null` if the run says nothing. */
type Known = Record<string, string | null>;

/** @param folder - where they are kept, if anywhere */
export function openFingerprints(
  session: Session,
  { toolkit }: Workbook,
  builder: Builder,
  solutions: Files,
  folder?: string,
): Fingerprints {
  const stages = new Map<string, StageFingerprints>();
  return {
    of: async (stage, mistakes, cases) => {
      const made = mistakes.filter(({ known }) => known);
      if (made.length > 0) return cases.map((one) => printsOn(one, made));
      const key = digest([stage.path, toolkit, within(solutions, stage)]);
      const file = folder === undefined ? undefined : join(folder, `fingerprints-${key}.json`);
      const own = stages.get(key) ?? new StageFingerprints(session, builder, solutions, file);
      stages.set(key, own);
      return own.of(stage, mistakes, cases);
    },
  };
}

/** In the students' edition, they come with the mistakes. */
function printsOn({ name }: TranscriptCase, mistakes: readonly Mistake[]): CaseFingerprints {
  return new Map(
    mistakes.flatMap((one) => {
      const print = one.known?.prints[name];
      return print === undefined ? [] : [[one, print] as const];
    }),
  );
}

/** A case or a mistake, and the name that it is kept under. */
interface Named<One> {
  readonly one: One;
  readonly id: string;
}

class StageFingerprints {
  private readonly known: Known;
  private readonly programs = new Map<string, Promise<Program>>();
  /** Requests wait for each other, so that the second finds what the first has made. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly session: Session,
    private readonly builder: Builder,
    private readonly solutions: Files,
    private readonly file: string | undefined,
  ) {
    this.known = file === undefined ? {} : readKept(file);
  }

  of(
    stage: Stage,
    mistakes: readonly Mistake[],
    cases: readonly TranscriptCase[],
  ): Promise<readonly CaseFingerprints[]> {
    const all = mistakes.map((one) => ({ one, id: `${one.name} ${digest(one.edits)}` }));
    const on = cases.map((one) => ({ one, id: digest(one.transcript) }));
    const result = this.turn.then(async () => {
      const isMissing = (mistake: Named<Mistake>, its: Named<TranscriptCase>) =>
        this.known[keyOf(mistake, its)] === undefined;
      const missing = on.filter((its) => all.some((mistake) => isMissing(mistake, its)));
      const wanted = all.filter((mistake) => missing.some((its) => isMissing(mistake, its)));
      if (missing.length > 0) await this.make(stage, wanted, missing);
      return on.map((its) => {
        const known = new Map<Mistake, string>();
        for (const mistake of all) {
          const found = this.known[keyOf(mistake, its)] ?? null;
          if (found !== null) known.set(mistake.one, found);
        }
        return known;
      });
    });
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async make(
    stage: Stage,
    mistakes: readonly Named<Mistake>[],
    cases: readonly Named<TranscriptCase>[],
  ): Promise<void> {
    const programs: Program[] = [];
    for (const { one, id } of mistakes) {
      const build = async () =>
        (await buildMistake(this.builder, this.solutions, stage, one)).program;
      programs.push(await remember(this.programs, id, build));
    }
    const transcripts = cases.map(({ one }) => one.transcript);
    const runs = await runPrograms(this.session, programs, transcripts);
    const kept = this.file === undefined ? {} : readKept(this.file);
    for (const [number, mistake] of mistakes.entries())
      for (const [at, its] of cases.entries()) {
        const run = runs[number]![at]!;
        const found = tells(run) ? fingerprintOn(its.one, run) : null;
        const key = keyOf(mistake, its);
        this.known[key] = found;
        // How far a program comes before it is stopped depends on the machine, and fresh cases do not come again.
        if (found !== null && !wasCostly(run.ended) && !its.one.made) kept[key] = found;
      }
    if (this.file !== undefined) writeWhole(this.file, () => JSON.stringify(kept));
  }
}

const KNOWN = v.record(v.string(), v.string());

/** A file that cannot be read, or is no longer whole, is made anew. */
function readKept(file: string): Known {
  try {
    return v.parse(KNOWN, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

function within(solutions: Files, { track }: Stage): object {
  return Object.entries(solutions).filter(([path]) => path.startsWith(`${track}/`));
}

function keyOf(mistake: Named<Mistake>, its: Named<TranscriptCase>): string {
  return `${mistake.id} ${its.id}`;
}

/** If a run was killed without a reason, the machine may be the cause, so it says nothing about the program. */
export function tells({ ended }: Run): boolean {
  return ended.how !== "killed" && ended.how !== "not run" && ended.how !== "fault";
}

/** Identifies a run's output: a hash of the normalised output and of how the run ended. */
export function fingerprintOf({ ended, stdout }: Run): string {
  return hashOf(endOf(ended), stdout);
}

/** How a run ended, without the place. */
export function endOf(ended: Run["ended"]): string {
  if (ended.how !== "exit") return ended.how;
  const { status, error } = ended;
  // A program without the toolkit mostly says in its own words that the input has ended, and ends itself.
  const isOver = status !== 0 && (error === undefined || isInputEnded(error));
  return isOver ? "input ended" : `${status} ${error?.name ?? ""} ${error?.message ?? ""}`;
}

/** Whether two runs show the same. How far a program comes before it is stopped depends on the machine. */
export function isAlike(one: Run, other: Run): boolean {
  return wasStopped(one) || wasStopped(other)
    ? wasStopped(one) && wasStopped(other)
    : fingerprintOf(one) === fingerprintOf(other);
}

export function wasStopped({ ended }: Run): boolean {
  return wasCostly(ended) || ended.how === "too much output";
}

/** The fingerprint of the right output. */
export function fingerprintOfCase({ transcript }: TranscriptCase): string {
  return hashOf(`right ${transcript.status}`, shownText(transcript));
}

function fingerprintOn(one: TranscriptCase, run: Run): string {
  const isRight = judge(one.transcript, run).kind === "passed";
  return isRight ? fingerprintOfCase(one) : fingerprintOf(run);
}

function hashOf(end: string, output: string): string {
  return digest([end, normalise(output)]);
}

/** The number of the loop without an end that a program with changes has come to. What calls functions prints their errors. */
export function endlessLoopOf({ stdout, ended }: Run): number | undefined {
  const error = ended.how === "exit" ? ended.error?.message : undefined;
  const [, number] =
    new RegExp(`^(?:\\(stopped by Error: )?${ENDLESS}(\\d+)\\)?$`, "m").exec(error ?? stdout) ?? [];
  return number === undefined ? undefined : Number(number);
}
