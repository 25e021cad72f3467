/**
 * The questions to answer before a stage's program is run.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./files.ts";
import { PREDICT_FILE } from "./places.ts";
import { type Prediction, predictionsSchema } from "./questions.ts";
import type { Stage } from "./workbook.ts";

/**
 * In the order of the tasks; none if the stage has no such file.
 *
 * @throws WorkbookError when the file is malformed
 */
export function readPredictions(
  root: string,
  { track, name }: Pick<Stage, "track" | "name">,
): readonly Prediction[] {
  const path = join(root, "graders", track, name, PREDICT_FILE);
  if (!existsSync(path)) return [];
  return readJson(path, predictionsSchema).questions.toSorted((a, b) => a.task - b.task);
}
