/**
 * The results as plain data, for gradebooks and other programs.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inertJson } from "../text/inert.ts";
import type { CaseFacts, StageFacts, SubmissionReport, TrackFacts } from "./model.ts";

/** Points are rounded to two decimals. It contains nothing that a student's program printed. */
export interface ResultsJson {
  /** The version of this format. It rises when a field is removed or changes its meaning, not when one is added. */
  readonly version: 1;
  /** The name and version of the workbook used for grading. */
  readonly workbook: string;
  /** What confined the programs: `bubblewrap`, or what was used instead and why. */
  readonly protection: string;
  /** Notes on the whole course, for example folders that are not submissions. */
  readonly notes?: readonly string[];
  readonly submissions: readonly SubmissionJson[];
}

export interface SubmissionJson {
  /** The student's name, from the submission's folder. */
  readonly name: string;
  readonly tracks: readonly TrackJson[];
  /** Why the grader could not give any results. The student loses no points. */
  readonly fault?: string | undefined;
  /** Notes on files that were not read, or tracks that are missing; one inert line each. */
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

/** Writes results, or other data with a student's words in it, as JSON that is safe to show anywhere. */
export function printJson(data: object, indent?: number): string {
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 100) / 100 : value;
  return inertJson(JSON.stringify(data, rounded, indent));
}
