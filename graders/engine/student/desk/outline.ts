/**
 * What an overview needs of the workbook, and no more: names and titles, no cases.
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
  /** Whether it has a review to answer. */
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
  /** Whether it has a program to run; a stage of tests has none. */
  readonly runs: boolean;
  /** Whether there is something to predict before it is run. */
  readonly predicts: boolean;
}

interface TrackName {
  readonly name: string;
  readonly title: string;
}

/**
 * The tracks and their stages, in their order.
 *
 * @throws WorkbookError with the place and the cure when something of it cannot be read
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
