/**
 * Lines of earlier stages in which a small change is enough for a stage that fails: a stage that passes may still be wrong
 * where a later one uses it.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { ChangedPlace } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import { stageOf } from "../workbook/places.ts";
import type { Stage } from "../workbook/workbook.ts";
import { changedFile, changedPlaces, findChanges, writeChanges } from "./changed-places.ts";
import { type Grading, withFiles } from "./grading.ts";
import { runStages } from "./run-stages.ts";
import type { Seen } from "./seen.ts";

/** @param uses - the paths of the earlier stages */
export async function earlierPlaces(
  grading: Grading,
  stage: Stage,
  uses: readonly string[],
  seen: Seen,
): Promise<readonly ChangedPlace[]> {
  const changes = writeChanges(grading, stage, undefined, seen, uses);
  // Where the earlier stage passes, a change has to be enough.
  const enough = (await changedPlaces(grading, changes)).filter(
    ({ remaining }) => remaining === undefined,
  );
  if (!changes || enough.length === 0) return [];
  const { repairs } = await findChanges(grading, changes);
  const kept: ChangedPlace[] = [];
  for (const place of grading.time.usedUp() ? [] : enough) {
    const its = repairs.find(({ file, at }) => file === place.file && at.line === place.at.line);
    const files = its && (await changedFile(grading, changes, its));
    if (files && (await isSound(grading, stageOf(place.file), files))) kept.push(place);
  }
  return kept;
}

/** Whether a stage that passes also does so with a change in its files. */
async function isSound(grading: Grading, path: string, files: Files): Promise<boolean> {
  // Nobody waits for what explains its failures.
  const { failed: _, ...quiet } = grading;
  const stage = grading.track.stages.find((one) => one.path === path)!;
  const passes = async (on: Grading) => {
    const graded = await runStages(on, [stage], { confirms: "none" });
    return passed(graded.get(stage)!.result);
  };
  return (await passes(withFiles(quiet, files))) || !(await passes(quiet));
}
