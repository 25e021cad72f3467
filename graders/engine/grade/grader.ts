/**
 * What all submissions of a command are graded with: compiler, boxes, the workbook's own files.
 *
 * @module
 */
import { type Diagnostician, openDiagnostician } from "../diagnose/mistakes.ts";
import { type Builder, type Files, openBuilder } from "../execute/build.ts";
import { openRunner, type Runner, type RunnerOptions } from "../execute/run.ts";
import type { CourseSettings } from "../intake/deckwork-json.ts";
import type { Allowance } from "../limits/allowance.ts";
import type { Session } from "../sandbox/session.ts";
import { once, remember } from "../workbook/remember.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Stage, Workbook } from "../workbook/workbook.ts";
import { loadVariants, type Variant } from "./tests.ts";

export interface GraderOptions extends RunnerOptions {
  /** Whether the facts of all files are gathered, for the part of the marks that a person gives. */
  readonly evidence?: boolean;
  /** The languages beside TypeScript that are graded, by their ids, or `any`; all of them where it is left out. */
  readonly languages?: readonly string[];
  /** How programs in other languages are built and started where a submission does not say so. */
  readonly settings?: CourseSettings;
  /** What a submission's programs may take on the clock in one track; by itself, what `TRACK_LIMITS` gives. */
  readonly trackMs?: number;
}

export interface Grader {
  readonly session: Session;
  readonly options: GraderOptions;
  readonly builder: Builder;
  readonly diagnostician: Diagnostician;
  /** The reference's files and those that are given out, by path. */
  readonly solutions: Files;
  readonly starters: Files;
  /** What the tests of a stage are run on. */
  variants(stage: Stage): Promise<readonly Variant[]>;
  /**
   * A runner for one submission. Its box may be ready already; whoever closes it does not wait for the box.
   *
   * @param time - what all that it runs may take together
   */
  openRunner(time: Allowance): Runner;
  /** Has a box ready for the next submission before it comes. */
  warm(): void;
  close(): Promise<void>;
}

export function openGrader(
  session: Session,
  workbook: Workbook,
  options: GraderOptions = {},
): Grader {
  const solutions = once(() => readSolutions(workbook));
  const starters = once(() => readStarters(workbook));
  const builder = openBuilder(session, workbook.toolkit, solutions);
  // Most programs pass, and nobody is asked.
  const diagnostician = once(() => openDiagnostician(session, workbook, builder, solutions()));
  const variants = new Map<string, Promise<readonly Variant[]>>();
  const closing = new Set<Promise<void>>();
  let spare: Runner | undefined;
  return {
    session,
    options,
    builder,
    get diagnostician() {
      return diagnostician();
    },
    get solutions() {
      return solutions();
    },
    get starters() {
      return starters();
    },
    variants: (stage) =>
      remember(variants, stage.path, () => loadVariants(workbook, solutions(), stage)),
    openRunner: (time) => {
      const runner = spare ?? openRunner(session, options);
      spare = undefined;
      return {
        run: (programs, jobs) => runner.run(programs, jobs, time),
        close: async () => {
          const gone = runner.close().finally(() => closing.delete(gone));
          closing.add(gone);
        },
      };
    },
    warm: () => {
      builder.warm();
      spare ??= openRunner(session, options);
    },
    close: async () => {
      await Promise.all([spare?.close(), ...closing]);
      await builder.close();
    },
  };
}
