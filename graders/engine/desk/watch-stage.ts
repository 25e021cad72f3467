/**
 * Grades a stage again on every save, with everything warm: the compiler, a box, the workbook's knowledge.
 *
 * @module
 */
import { join } from "node:path";
import { watch } from "chokidar";
import type { Stage, Track, Workbook } from "../discover/discover.ts";
import { readExercises } from "../discover/read-exercises.ts";
import type { Grader } from "../grade/grade.ts";
import type { StageResult } from "../score/score.ts";

export interface StageWatch {
  /** Grades now, whatever was saved. */
  check(): void;
  close(): Promise<void>;
}

/**
 * Watches a track's exercises and tells each result of the stage.
 *
 * @param tell - called after the first check and after each save; never while another check is under way
 */
export function watchStage(
  grader: Grader,
  workbook: Workbook,
  track: Track,
  stage: Stage,
  tell: (result: StageResult) => void,
  fail: (error: unknown) => void,
): StageWatch {
  const folder = join(workbook.root, "exercises");
  let wanted = false;
  let underWay: Promise<void> | undefined;

  const check = (): void => {
    wanted = true;
    underWay ??= work()
      .catch(fail)
      .finally(() => {
        underWay = undefined;
      });
  };
  const work = async (): Promise<void> => {
    // Saves that come while a check is under way are one more check, not many.
    while (wanted) {
      wanted = false;
      const submission = readExercises(workbook.root, [track]);
      const { result } = await grader.grade(submission, track, [stage]);
      grader.warm();
      if (!wanted) tell(result.stages[0]!);
    }
  };

  // Earlier stages count: this one stands on them.
  const watcher = watch(join(folder, track.name), {
    ignoreInitial: true,
    ignored: (path) => /\.kept-|node_modules/.test(path),
  });
  watcher.on("all", check);
  watcher.on("error", fail);
  check();
  return {
    check,
    close: async () => {
      await watcher.close();
      await underWay;
    },
  };
}
