/**
 * The correction of a stage that fails: what makes it pass, so later stages can be graded with it. First the student's own
 * files in which a small change is enough; nothing of the reference is in them. Else the declaration that is at fault, for
 * which the reference's stands in.
 *
 * @module
 */
import { EFFORTS } from "../diagnose/find-change.ts";
import type { Files, Named, Repair } from "../execute/build.ts";
import type { Suspect } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import type { Stage } from "../workbook/workbook.ts";
import { type Changes, changedFile, findChanges, writeChanges } from "./changed-places.ts";
import type { Grading, StageRun } from "./grading.ts";
import { type Seen, seenOf } from "./seen.ts";
import { traceFault } from "./trace-fault.ts";

/** Files in which something was changed, or declarations of the student's to exchange. */
export interface Correction {
  readonly files: Files;
  readonly exchanged: readonly Named[];
}

/**
 * @param stageRun - as it was graded by itself
 * @param paths - of the stages in whose files something may be changed
 * @returns the likeliest with which the stage passes, if there is one: for none of 207 slips in other programs did the next
 * two do more for later stages
 */
export async function correctionOf(
  grading: Grading,
  stageRun: StageRun,
  paths: readonly string[],
): Promise<Correction | undefined> {
  const { build, result } = stageRun;
  const { grader, submission, time } = grading;
  if (build?.kind !== "built" || passed(result) || grader.options.verdictsOnly) return undefined;
  // Changes are looked for where imports lead.
  if (Object.keys(submission.moved ?? {}).length > 0 || time.usedUp()) return undefined;
  const seen = seenOf(grader, stageRun);
  if (!seen.areAll) return undefined;
  const { suspect } = await traceFault(grading, result.stage, build, seen);
  const isIn = (file: string) => paths.some((path) => file.startsWith(`${path}/`));
  const files = await changedFiles(grading, result.stage, suspect, seen, isIn);
  if (files) return { files, exchanged: [] };
  const declarations = suspect?.kind === "declarations" ? suspect.declarations : [];
  return declarations.length > 0 && declarations.every(({ file }) => isIn(file))
    ? { files: {}, exchanged: declarations.map(({ name, file }) => ({ name, file })) }
    : undefined;
}

async function changedFiles(
  grading: Grading,
  stage: Stage,
  suspect: Suspect | undefined,
  seen: Seen,
  isIn: (file: string) => boolean,
): Promise<Files | undefined> {
  const changes = writeChanges(grading, stage, suspect && withoutLines(suspect), seen);
  const found = changes && (await inTurn(grading, changes)).find(({ file }) => isIn(file));
  if (!found) return undefined;
  return changedFile(grading, changes, found);
}

/** Points depend on it, so more is tried than to show a line. */
async function inTurn(grading: Grading, changes: Changes): Promise<readonly Repair[]> {
  const found = await allThatPass(grading, changes);
  return found.length > 0
    ? found
    : allThatPass(grading, { ...changes, effort: EFFORTS.afterExchanges });
}

async function allThatPass(...asked: Parameters<typeof findChanges>): Promise<readonly Repair[]> {
  const { repairs, remaining } = await findChanges(...asked);
  return remaining === undefined ? repairs : [];
}

/** Where the line is known, changes were not looked for yet. */
function withoutLines(suspect: Suspect): Suspect {
  switch (suspect.kind) {
    case "declarations":
      return {
        ...suspect,
        declarations: suspect.declarations.map(({ at: _, ...one }) => one),
      };
    case "main program": {
      const { at: _, ...rest } = suspect;
      return rest;
    }
    case "called": {
      const { at: _, ...declaration } = suspect.declaration;
      return { ...suspect, declaration };
    }
    default:
      return suspect;
  }
}
