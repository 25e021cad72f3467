/**
 * What all submissions of a command share: the compiler, the boxes, and the workbook's own files.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import { compiled } from "#compiled/compiled.cjs";
import { type Diagnostician, openDiagnostician } from "../diagnose/mistakes.ts";
import { type Builder, type Files, openBuilder } from "../execute/build.ts";
import type { TypesService } from "../execute/check-types.ts";
import { answersOfThisMachine, type KeptAnswers, NOTHING_KEPT } from "../execute/kept-answers.ts";
import { openRunner, type Runner, type RunnerOptions } from "../execute/run.ts";
import { openTypesService } from "../execute/types-service.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { CourseSettings } from "../intake/deckwork-json.ts";
import type { Allowance } from "../limits/allowance.ts";
import type { Session } from "../sandbox/session.ts";
import { hasReference } from "../workbook/edition.ts";
import { once, remember } from "../workbook/remember.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Stage, Workbook } from "../workbook/workbook.ts";
import { MARK } from "./constants.ts";
import { type Contracts, openContracts } from "./contracts.ts";
import { loadTested, type Tested } from "./tested.ts";

export interface GraderOptions extends RunnerOptions {
  /** Whether to gather the facts of all files, for the marks that a person gives. */
  readonly evidence?: boolean;
  /** Whether only verdicts and points are wanted: no failure is explained, which takes longer than all else. */
  readonly verdictsOnly?: boolean;
  /** Whether the compiler is asked about stages that pass, too. */
  readonly typesOfAll?: boolean;
  /** Whether what the compilers say is kept for the next command: only for a student's own work. */
  readonly keepsAnswers?: boolean;
  /** The other languages that are graded besides TypeScript, by id, or `any`; by default all of them. */
  readonly languages?: readonly string[];
  /** How to build and start programs in other languages if a submission does not say so. */
  readonly settings?: CourseSettings;
  /** The clock time for a submission's programs in one track; by default from `TRACK_LIMITS`. */
  readonly trackMs?: number;
  /** So many may work for one submission; by default, those of the machine. */
  readonly cores?: number;
}

export interface Grader {
  readonly session: Session;
  readonly options: GraderOptions;
  readonly builder: Builder;
  readonly kept: KeptAnswers;
  readonly typesService: TypesService;
  /** The given modules, by name. */
  readonly toolkit: Files;
  readonly diagnostician: Diagnostician;
  readonly contracts: Contracts;
  /** The reference's files and the given ones, by path. */
  readonly solutions: Files;
  readonly starters: Files;
  /** Whether there are solutions; the students' edition has none. */
  readonly hasReference: boolean;
  /** Of the files that were read and are as the workbook gives them, by path. */
  readonly factsOfGiven: Map<string, FileFacts>;
  /** What the tests of a stage are run on, case by case. */
  tested(stage: Stage): Promise<readonly Tested[]>;
  /**
   * A runner for one submission. Its box may be ready already; closing it does not wait for the box.
   *
   * @param time - the time for all its runs together
   */
  openRunner(time: Allowance): Runner;
  /**
   * Prepares for the next submission.
   *
   * @param compiler - whether the compiler will be needed
   */
  warm(compiler?: boolean): void;
  close(): Promise<void>;
}

export function openGrader(
  session: Session,
  workbook: Workbook,
  options: GraderOptions = {},
): Grader {
  const solutions = once(() => readSolutions(workbook));
  const starters = once(() => readStarters(workbook));
  const kept = options.keepsAnswers ? answersOfThisMachine(MARK) : NOTHING_KEPT;
  // Without solutions, the starters still say which files tests may test.
  const builder = openBuilder(
    session,
    workbook.toolkit,
    hasReference(workbook.root) ? solutions : starters,
    kept,
  );
  // Most programs pass, and this is not needed.
  const diagnostician = once(() =>
    openDiagnostician(session, workbook, builder, solutions(), compiled()?.folder),
  );
  const tested = new Map<string, Promise<readonly Tested[]>>();
  const closing = new Set<Promise<void>>();
  let spare: Runner | undefined;
  // A student waits; in a course, all cores are at work.
  const processesAtOnce = options.evidence ? 1 : Math.min(2, availableParallelism());
  const open = () => openRunner(session, { processesAtOnce, ...options });
  const typesService = openTypesService(session);
  const contracts = once(() =>
    openContracts(workbook, session, builder, solutions(), kept, typesService),
  );
  const within = (runner: Runner, time: Allowance): Runner => ({
    run: (programs, jobs, patience) => runner.run(programs, jobs, { ...patience, time }),
    close: async () => {
      const gone = runner.close().finally(() => closing.delete(gone));
      closing.add(gone);
    },
  });
  return {
    session,
    options,
    builder,
    kept,
    typesService,
    toolkit: workbook.toolkit,
    get contracts() {
      return contracts();
    },
    get diagnostician() {
      return diagnostician();
    },
    get solutions() {
      return solutions();
    },
    get starters() {
      return starters();
    },
    hasReference: hasReference(workbook.root),
    factsOfGiven: new Map(),
    tested: (stage) =>
      remember(tested, stage.path, () => loadTested(workbook, builder, solutions(), stage)),
    openRunner: (time) => {
      const runner = spare ?? open();
      spare = undefined;
      return within(runner, time);
    },
    warm: (compiler = true) => {
      if (compiler) builder.warm();
      spare ??= open();
    },
    close: async () => {
      await Promise.all([spare?.close(), typesService.close(), ...closing]);
      await builder.close();
    },
  };
}
