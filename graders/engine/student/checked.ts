import type { StageResult } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import { failingTask } from "../report/hint-for.ts";
import type { StageChecked } from "./progress.ts";

/** The part of a stage's result that is recorded. */
export function checkedOf(result: StageResult): StageChecked {
  return { path: result.stage.path, passed: passed(result), task: failingTask(result) };
}
