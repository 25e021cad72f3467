/**
 * Recognises common beginners' mistakes: runs each known wrong variant of a solution once, and compares the output.
 *
 * @module
 */
import type { Builder, Files } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import type { Session } from "../sandbox/session.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { loadMistakes } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage, TranscriptCase, Workbook } from "../workbook/workbook.ts";
import {
  type CaseFingerprints,
  fingerprintOf,
  fingerprintOfCase,
  openFingerprints,
  tells,
} from "./fingerprints.ts";

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

/** A case, what it should give, and what the program gave. */
interface Told {
  readonly one: TranscriptCase;
  readonly passed: boolean;
  readonly gave: string;
  readonly right: string;
}

/**
 * Builds and runs nothing until a failure needs it.
 *
 * @param kept - the folder that keeps what the mistakes print, if there is one
 */
export function openDiagnostician(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
  kept?: string,
): Diagnostician {
  const fingerprints = openFingerprints(session, workbook, builder, solutions, kept);
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
        const mistakes = await loadMistakes(workbook, stage);
        const of = (some: readonly Mistake[], cases: readonly Told[]) =>
          fingerprints.of(
            stage,
            some,
            cases.map(({ one }) => one),
          );
        const known = await of(mistakes, failed);
        const candidates = mistakes.filter((mistake) =>
          failed.some(({ gave }, at) => known[at]!.get(mistake) === gave),
        );
        if (candidates.length === 0) return new Map();
        const passed = told.filter((one) => one.passed);
        const all = [...known, ...(await of(candidates, passed))];
        return agreeing(candidates, [...failed, ...passed], all);
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
  known: readonly CaseFingerprints[],
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
