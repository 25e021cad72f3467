/**
 * The results as plain data, for gradebooks and other programs.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CaseFacts, StageFacts, SubmissionReport, TrackFacts } from "./model.ts";

/** Points are rounded to two decimals. Nothing that a student's program printed is in it. */
export interface ResultsJson {
  /** Of this format; it rises when a field goes or changes its meaning, not when one is added. */
  readonly version: 1;
  /** The workbook that was graded with: its name and version. */
  readonly workbook: string;
  /** What confined the programs: `bubblewrap`, or what took its place and why. */
  readonly protection: string;
  /** Said of the whole course, where there is something to say: folders that were not taken for submissions. */
  readonly notes?: readonly string[];
  readonly submissions: readonly SubmissionJson[];
}

export interface SubmissionJson {
  /** The student's name, as the submission's folder gives it. */
  readonly name: string;
  readonly tracks: readonly TrackJson[];
  /** Why there are no results, where the grader could not give any: nobody's points are at stake. */
  readonly fault?: string | undefined;
  /** Where there is something to say: files that were not read, tracks that are not there. One harmless line each. */
  readonly notes?: readonly string[] | undefined;
}

export type TrackJson = TrackFacts & { readonly stages: readonly StageJson[] };
export type StageJson = StageFacts & { readonly cases: readonly CaseFacts[] };

/** One submission's results as plain data. */
export function submissionJson({ name, tracks, fault, notes }: SubmissionReport): SubmissionJson {
  return {
    name,
    tracks: tracks.map(({ facts, stages }) => ({
      ...facts,
      stages: stages.map(({ facts, cases }) => ({
        ...facts,
        cases: cases.map(({ facts }) => facts),
      })),
    })),
    fault,
    notes: notes.length === 0 ? undefined : notes,
  };
}

/** The workbook's name and version, from its `package.json`. */
export function versionOf(root: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  return `${name} ${version}`;
}

/**
 * Writes results, or a part of them, as JSON that any terminal can show: what it would obey or not show is escaped, and
 * the data is the same.
 */
export function printJson(results: ResultsJson | SubmissionJson, indent?: number): string {
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 100) / 100 : value;
  return JSON.stringify(results, rounded, indent).replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join(""),
  );
}
