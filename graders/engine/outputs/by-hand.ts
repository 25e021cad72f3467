/**
 * What a person puts into a results folder, and what outputs go by: the rubric's marks, late days, the course's policy.
 *
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../course/ledger.ts";
import { firstOf } from "../intake/folder-name.ts";
import { type LateList, readLateList } from "../marks/late.ts";
import { type Disclosure, type Policy, readPolicy, withDisclosure } from "../marks/policy.ts";
import { type RubricSheet, readRubricSheet } from "../marks/rubric-sheet.ts";
import { countOf } from "../report/phrases.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import { rubricFile } from "./rubric.ts";

/** What a person may put into the results folder, beside `rubric.csv`. */
const POLICY = "policy.json";
const LATE = "late.csv";

/** Puts a policy, or a list of late days, into the results folder, if it can be read. @throws WorkbookError if not */
export function takeIn(
  folder: string,
  { policy, late }: { readonly policy?: string | undefined; readonly late?: string | undefined },
  tracks: readonly Track[],
): void {
  if (policy !== undefined) readPolicy(existing(policy), tracks);
  if (late !== undefined) readLateList(existing(late));
  attempt(folder, () => {
    if (policy !== undefined) writeWhole(join(folder, POLICY), readFileSync(policy));
    if (late !== undefined) writeWhole(join(folder, LATE), readFileSync(late));
  });
}

function existing(file: string): string {
  if (existsSync(file)) return file;
  throw new WorkbookError(`${file}: this file does not exist; check the path.`);
}

/** What outputs go by, beside the records. */
export interface Terms {
  /** What is told of fresh games, where the command line says it; else the course's policy does. */
  readonly freshShows?: Disclosure | undefined;
  /** When the outputs are made: a policy may tell more from a date on. */
  readonly now: Date;
}

/** What a person has put into the results folder, all of it read before anything is written. */
export interface ByHand {
  readonly policy: Policy;
  readonly late: LateList | undefined;
  readonly rubric: RubricSheet;
}

/** @throws WorkbookError where one of them cannot be read */
export function readByHand(
  folder: string,
  tracks: readonly Track[],
  { freshShows }: Terms,
): ByHand {
  return {
    policy: withDisclosure(readPolicy(join(folder, POLICY), tracks), freshShows),
    late: readLateList(join(folder, LATE)),
    rubric: readRubricSheet(rubricFile(folder), tracks),
  };
}

const MOST_NOTES = 5;

/** What a person wrote down that no student was asked about. */
export function notesOf(
  folder: string,
  { late, policy, rubric }: ByHand,
  takenBack: number,
): readonly string[] {
  const lines = rubric.unused().length;
  return [
    ...firstOf((policy.late && late?.unused()) ?? [], MOST_NOTES),
    ...(late && !policy.late
      ? [
          `${join(folder, LATE)}: it says who was late, but no policy says what that costs. Write a ${POLICY} beside it.`,
        ]
      : []),
    ...(takenBack > 0
      ? [
          `${rubricFile(folder)}: ${countOf(takenBack, "mark")} from the earlier results ${takenBack === 1 ? "is" : "are"} no longer in it; changes.md lists them.`,
        ]
      : []),
    ...(lines > 0
      ? [
          `${rubricFile(folder)}: ${countOf(lines, "line")} with marks at its end ${lines === 1 ? "belongs" : "belong"} to nobody in these results.`,
        ]
      : []),
  ];
}
