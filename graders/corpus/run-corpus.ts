/**
 * Grades the corpus: correct programs in many styles, and every spelling of the shapes that assignments fix.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { applyChecks } from "../engine/author/checks.ts";
import type { Runner } from "../engine/execute/run.ts";
import { gradeTrack } from "../engine/grade/grade.ts";
import { type Grader, openGrader } from "../engine/grade/grader.ts";
import { NO_CALLS } from "../engine/grade/run-stages.ts";
import { readEntry } from "../engine/grade/submission.ts";
import type { TrackResult } from "../engine/judge/results.ts";
import type { Verdict } from "../engine/judge/verdict.ts";
import { openAllowance } from "../engine/limits/allowance.ts";
import type { Session } from "../engine/sandbox/session.ts";
import { discover, type Stage, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { SHAPES, type Shape, type Spelling } from "./spellings.ts";

/** Each folder is what one student hands in: the styles, and in each the tracks. */
const PROGRAMS = join(PROJECT, "graders", "corpus", "programs");

/** Its files import each other, JSON and the toolkit in every way that works, and its programs run quickly. */
export const EVERY_DAY = "many-files";

/** A track's programs in one style. */
export interface Program {
  readonly style: string;
  readonly track: Track;
}

/** What the grader said of one track in one style. */
export interface Graded {
  /** How many stages are in it. */
  readonly stages: number;
  readonly cases: number;
  /** The points of these stages that it did not get. */
  readonly lost: number;
  /** Every verdict that is not right, and everything that was said: none is wanted. */
  readonly says: readonly string[];
  /** All of it, to compare with another run. */
  readonly verdicts: string;
}

/** Whether a spelling was judged as it should be. */
export interface Spelt {
  readonly shape: Shape;
  readonly spelling: Spelling;
  readonly right: boolean;
  readonly verdict: string;
}

export interface Corpus {
  readonly programs: readonly Program[];
  grade(program: Program): Promise<Graded>;
  spell(shape: Shape, spelling: Spelling): Promise<Spelt>;
  close(): Promise<void>;
}

export function openCorpus(session: Session): Corpus {
  const workbook = discover(PROJECT);
  const grader = openGrader(session, workbook);
  const runner = inTurn(grader.openRunner(openAllowance(Number.POSITIVE_INFINITY)));
  return {
    programs: programsIn(workbook),
    grade: (program) => grade(grader, program),
    spell: (shape, spelling) => spell(grader, workbook, runner, shape, spelling),
    close: async () => {
      await runner.close();
      await grader.close();
    },
  };
}

/** A runner does one thing at a time, but several spellings are judged at once. */
function inTurn(runner: Runner): Runner {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    run: (programs, jobs) => {
      const running = turn.then(() => runner.run(programs, jobs));
      turn = running.catch(() => undefined);
      return running;
    },
    close: () => runner.close(),
  };
}

/** All programs, style by style. */
export function programsIn({ tracks }: Workbook): Program[] {
  return readdirSync(PROGRAMS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: style }) => {
      const inside = readdirSync(join(PROGRAMS, style));
      return tracks.filter(({ name }) => inside.includes(name)).map((track) => ({ style, track }));
    });
}

/** The stages that are there: in C, there is one of each track. */
export function stagesIn({ style, track }: Program): Stage[] {
  const inside = readdirSync(join(PROGRAMS, style, track.name));
  return track.stages.filter(({ name }) => inside.includes(name));
}

async function grade(grader: Grader, program: Program): Promise<Graded> {
  const { style, track } = program;
  const entry = { name: style, folder: join(PROGRAMS, style) };
  const { submission, notes } = await readEntry(grader, entry, [track]);
  const stages = stagesIn(program);
  const result = await gradeTrack(grader, submission, track, stages);
  const cases = result.stages.flatMap((one) => one.cases);
  const earned = result.stages.reduce((sum, one) => sum + one.earned, 0);
  const points = stages.reduce((sum, one) => sum + one.points, 0);
  const wrong = saysOf(result, Object.keys(submission.foreign).length > 0);
  return {
    stages: stages.length,
    cases: cases.length,
    lost: Math.round((points - earned) * 1e6) / 1e6,
    says: [...notes, ...wrong],
    verdicts: JSON.stringify([
      result.stages.map((one) => [one.stage.path, one.earned]),
      cases.map(({ name, verdict }) => [name, verdict.kind]),
    ]),
  };
}

/**
 * @param foreign - in another language, what needs TypeScript is not checked; in TypeScript, only functions that are not in
 *   the starter's files are not called
 */
function saysOf({ stages }: TrackResult, foreign: boolean): string[] {
  return stages.flatMap(({ stage, cases, beside = [] }) => [
    ...cases
      .filter(({ verdict }) => verdict.kind !== "passed" && !isNotChecked(verdict, foreign))
      .map(({ name, verdict }) => `${stage.path} ${name}: ${detailOf(verdict)}`),
    ...beside.map(({ text }) => `${stage.path}: ${text}`),
  ]);
}

function isNotChecked(verdict: Verdict, foreign: boolean): boolean {
  return verdict.kind === "not checked" && (foreign || verdict.because === NO_CALLS);
}

function detailOf(verdict: { readonly kind: string }): string {
  return JSON.stringify(verdict, (key, value) => (key === "rows" ? undefined : value)).slice(
    0,
    600,
  );
}

async function spell(
  grader: Grader,
  { tracks }: Workbook,
  runner: Runner,
  shape: Shape,
  spelling: Spelling,
): Promise<Spelt> {
  const { stage: path, check: name, file, about } = shape;
  const stage = tracks.flatMap(({ stages }) => stages).find((one) => one.path === path);
  if (!stage) throw new Error(`There is no ${path}.`);
  const own = Object.entries({ [file]: spelling.text, ...spelling.beside });
  const files = {
    ...grader.solutions,
    ...Object.fromEntries(own.map(([its, text]) => [`${path}/${its}`, text])),
  };
  const applied = await applyChecks(grader, runner, stage, files, []);
  const checked = applied.find(({ one }) => one.name === name)?.came;
  if (!checked) throw new Error(`There is no check ${name} in ${path}.`);
  // Which parameter is which, only a call can tell.
  const called = applied.find(({ one }) => one.check.kind === "calls")?.came;
  const isWrong = called?.kind === "missing" && called.names?.includes(about) === true;
  const { kind } = isWrong ? called : checked;
  const right = kind === (shape.accepted.includes(spelling) ? "passed" : "missing");
  return { shape, spelling, right, verdict: kind };
}

/** Every spelling of every shape. */
export function spellings(): { readonly shape: Shape; readonly spelling: Spelling }[] {
  return SHAPES.flatMap((shape) =>
    [...shape.accepted, ...shape.refused].map((spelling) => ({ shape, spelling })),
  );
}
