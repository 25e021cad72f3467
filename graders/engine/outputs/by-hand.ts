/**
 * The files that a person puts into a results folder for the outputs: the rubric's marks, late days, the course's policy.
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
import type { AlikeRow } from "../page/class-data.ts";
import { countOf } from "../report/phrases.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import { rubricFile } from "./rubric.ts";

/** Files that a person may put into the results folder, besides `rubric.csv`. */
const POLICY = "policy.json";
const LATE = "late.csv";

/** Copies a policy or a list of late days into the results folder. @throws WorkbookError if it cannot be read */
export function takeIn(
  folder: string,
  { policy, late }: { readonly policy?: string | undefined; readonly late?: string | undefined },
  tracks: readonly Track[],
): void {
  if (policy !== undefined) readPolicyFile(policy, tracks);
  if (late !== undefined) readLateList(existing(late));
  attempt(folder, () => {
    if (policy !== undefined) writeWhole(join(folder, POLICY), readFileSync(policy));
    if (late !== undefined) writeWhole(join(folder, LATE), readFileSync(late));
  });
}

/** Reads a policy that a person names. @throws WorkbookError if it cannot be read */
export function readPolicyFile(file: string, tracks: readonly Track[]): Policy {
  return readPolicy(existing(file), tracks);
}

function existing(file: string): string {
  if (existsSync(file)) return file;
  throw new WorkbookError(`${file}: this file does not exist; check the path.`);
}

/** The settings for outputs, besides the records. */
export interface Terms {
  /** What students learn about fresh games, if set on the command line; otherwise the course's policy decides. */
  readonly freshShows?: Disclosure | undefined;
  /** The time when the outputs are made, because a policy may reveal more after a date. */
  readonly now: Date;
  /** More notes for the instructor. */
  readonly notes?: readonly string[];
  /** Programs that are alike, if that was asked for. */
  readonly alike?: readonly AlikeRow[];
}

/** The person's files from the results folder, all read before anything is written. */
export interface ByHand {
  readonly policy: Policy;
  readonly late: LateList | undefined;
  readonly rubric: RubricSheet;
}

/** @throws WorkbookError if one of them cannot be read */
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

/** Complaints about entries in the person's files that match no student. */
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
