/**
 * All commands.
 *
 * @module
 */
import { hasReference, NEEDS_REFERENCE } from "../engine/workbook/edition.ts";
import type { Define } from "./command.ts";

export interface CommandEntry {
  readonly for: "Students" | "Demonstrations" | "Instructors" | "Authors";
  readonly summary: string;
  load(): Promise<{ define: Define }>;
}

/** Every command is an npm script of the same name. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  lesson: {
    for: "Students",
    summary: "read a stage's lesson",
    load: () => import("./lesson.ts"),
  },
  predict: {
    for: "Students",
    summary: "say what a stage's program will do, before you run it",
    load: () => import("./predict.ts"),
  },
  play: {
    for: "Students",
    summary: "run your own program",
    load: () => import("./play.ts"),
  },
  check: {
    for: "Students",
    summary: "grade your own work",
    load: () => import("./check.ts"),
  },
  watch: {
    for: "Students",
    summary: "grade a stage on every save",
    load: () => import("./watch.ts"),
  },
  typecheck: {
    for: "Students",
    summary: "show the type errors in your files, as your editor does",
    load: () => import("./typecheck.ts"),
  },
  hint: {
    for: "Students",
    summary: "show one more hint",
    load: () => import("./hint.ts"),
  },
  solution: {
    for: "Students",
    summary: "show the solution beside your own files, once a stage has passed",
    load: () => import("./solution.ts"),
  },
  reset: {
    for: "Students",
    summary: "start a stage over; your old files are kept",
    load: () => import("./reset.ts"),
  },
  review: {
    for: "Students",
    summary: "answer the data structure review",
    load: () => import("./review.ts"),
  },
  demo: {
    for: "Demonstrations",
    summary: "run the finished program of a stage",
    load: () => import("./demo.ts"),
  },
  grade: {
    for: "Instructors",
    summary: "grade a course, or the sample class",
    load: () => import("./grade.ts"),
  },
  report: {
    for: "Instructors",
    summary: "make the outputs of a results folder again",
    load: () => import("./report.ts"),
  },
  merge: {
    for: "Instructors",
    summary: "put the results of shards together",
    load: () => import("./merge.ts"),
  },
  gradescope: {
    for: "Instructors",
    summary: "make an autograder for Gradescope",
    load: () => import("./gradescope.ts"),
  },
  handout: {
    for: "Instructors",
    summary: "make the students' edition, without solutions",
    load: () => import("./handout.ts"),
  },
  record: {
    for: "Authors",
    summary: "record a stage's transcripts from its solution",
    load: () => import("./record.ts"),
  },
  verify: {
    for: "Authors",
    summary: "check that the workbook is complete and correct",
    load: () => import("./verify.ts"),
  },
};

/** Those of a workbook's edition. */
export function commandsOf(root: string): readonly (readonly [string, CommandEntry])[] {
  const all = Object.entries(COMMANDS);
  return hasReference(root) ? all : all.filter(([name]) => !NEEDS_REFERENCE.has(name));
}
