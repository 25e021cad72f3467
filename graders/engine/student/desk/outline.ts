/**
 * The parts of the workbook that an overview needs: names and titles, without cases.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PREDICT_FILE, REVIEW_FILE } from "../../workbook/places.ts";
import { discover } from "../../workbook/workbook.ts";

export interface TrackOutline {
  /** The folder's name. */
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly stages: readonly StageOutline[];
  /** Whether it has a review. */
  readonly review: boolean;
}

export interface StageOutline {
  readonly path: string;
  readonly track: TrackName;
  /** `3-shuffle`. */
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly extra: boolean;
  /** Whether it has a program to run. A stage of tests has none. */
  readonly runs: boolean;
  /** Whether it has predictions to make before running it. */
  readonly predicts: boolean;
}

interface TrackName {
  readonly name: string;
  readonly title: string;
}

/**
 * The tracks and their stages, in order.
 *
 * @throws WorkbookError, with the place and the fix, if part of the workbook cannot be read
 */
export function outline(root: string): readonly TrackOutline[] {
  return discover(root).tracks.map(({ name, number, title, stages }) => ({
    name,
    number,
    title,
    stages: stages.map((stage) => ({
      path: stage.path,
      track: { name, title },
      name: stage.name,
      number: stage.number,
      title: stage.title,
      extra: stage.extra,
      runs: stage.tests === undefined,
      predicts: existsSync(join(root, "graders", stage.path, PREDICT_FILE)),
    })),
    review: existsSync(join(root, "graders", name, REVIEW_FILE)),
  }));
}
