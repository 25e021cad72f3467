/**
 * Lists the students with different marks after a new grading: by how much, and because of which cases.
 *
 * @module
 */
import { join } from "node:path";
import { formatPoints } from "../judge/score.ts";
import type { StageJson, SubmissionJson, TrackJson } from "../report/json.ts";
import { inertMarkdown } from "../text/inert.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import type { Output } from "./output.ts";

/** `changes.md`. */
export interface Changes extends Output {
  /** How many marks given by a person have disappeared. */
  takenBack(): number;
}

/** @param before - the lines of the earlier results, by the students' names */
export function openChanges(folder: string, before: ReadonlyMap<string, string>): Changes {
  const changes: string[] = [];
  let takenBack = 0;
  return {
    takenBack: () => takenBack,
    add: ({ name, json }) => {
      const line = before.get(name);
      if (line === undefined || line === json) return;
      const old = parse(line);
      const now = parse(json);
      if (!old || !now) return;
      changes.push(...changesOf(old, now));
      takenBack += marksTakenBack(old, now);
    },
    finish: () => {
      // Keep the last list until something else changes.
      if (changes.length > 0)
        writeWhole(
          join(folder, "changes.md"),
          `# Changes since the earlier results\n\n${changes.join("\n")}\n`,
        );
    },
  };
}

/** Gives `undefined` if the line has been damaged. */
function parse(line: string): SubmissionJson | undefined {
  try {
    return JSON.parse(line) as SubmissionJson;
  } catch {
    return undefined;
  }
}

/** The changes of one student, in lines of Markdown; none if the marks are the same. */
function changesOf(before: SubmissionJson, after: SubmissionJson): string[] {
  const stages = after.tracks.flatMap(({ stages }) => stages);
  const old = new Map(
    before.tracks.flatMap(({ stages }) => stages.map((stage) => [stage.stage, stage] as const)),
  );
  const moved = stages.flatMap((stage) => {
    const one = old.get(stage.stage);
    return one && one.earned !== stage.earned ? [{ one, stage }] : [];
  });
  const tracks = after.tracks.map((now) => ({
    now,
    was: before.tracks.find((one) => one.track === now.track),
  }));
  const marks = tracks.flatMap(({ now, was }) => (was ? marksChanged(was, now) : []));
  if (moved.length === 0 && marks.length === 0 && before.fault === after.fault) return [];
  const sum = tracks.reduce(
    (all, { now, was }) => all + (was ? totalOf(now) - totalOf(was) : 0),
    0,
  );
  const fault =
    before.fault === after.fault
      ? ""
      : after.fault === undefined
        ? "could not be graded before, but is graded now"
        : "was graded before, but could not be graded now";
  const by = moved.length + marks.length === 0 ? "" : `${signed(sum)} points`;
  return [
    `- ${inertMarkdown(after.name)}: ${[by, fault].filter((part) => part !== "").join("; ")}`,
    ...moved.map(
      ({ one, stage }) =>
        `  - ${stage.stage}: ${formatPoints(one.earned)} → ${formatPoints(stage.earned)} of ${formatPoints(stage.points)}${becauseOf(one, stage)}`,
    ),
    ...marks,
  ];
}

function marksTakenBack(before: SubmissionJson, after: SubmissionJson): number {
  const marked = ({ tracks }: SubmissionJson) =>
    tracks.flatMap(({ track, marks }) =>
      (marks?.rubric ?? []).flatMap(({ name, earned }) =>
        earned === undefined ? [] : [`${track} ${name}`],
      ),
    );
  const now = new Set(marked(after));
  return marked(before).filter((one) => !now.has(one)).length;
}

/** The total out of a hundred; for old results without one, the points of the stages. */
function totalOf({ marks, earned, extra }: TrackJson): number {
  return marks ? marks.total : earned + extra;
}

/** The changes of a total outside the stages: marks given by a person, and lateness. */
function marksChanged({ marks: before }: TrackJson, { track, marks: after }: TrackJson): string[] {
  if (!before || !after) return [];
  const said = (points: number | undefined) =>
    points === undefined ? "not marked" : formatPoints(points);
  const because = [
    ...after.rubric.flatMap(({ name, earned }) => {
      const was = before.rubric.find((one) => one.name === name)?.earned;
      return was === earned ? [] : [`${name}: ${said(was)} → ${said(earned)}`];
    }),
    ...(before.late?.off === after.late?.off
      ? []
      : [`taken off for lateness: ${said(before.late?.off ?? 0)} → ${said(after.late?.off ?? 0)}`]),
  ];
  return because.length === 0
    ? []
    : [
        `  - ${track}: total ${formatPoints(before.total)} → ${formatPoints(after.total)} of 100 (${because.join("; ")})`,
      ];
}

const MOST_CASES = 5;

/** The cases with a different verdict or different points. */
function becauseOf(before: StageJson, after: StageJson): string {
  const old = new Map(before.cases.map((one) => [one.name, one]));
  // What only follows from a different verdict comes last.
  const follows: string[] = [];
  const told = after.cases.flatMap((one) => {
    const was = old.get(one.name);
    if (!was) return [`${one.name} is new: ${one.verdict}`];
    if (was.verdict !== one.verdict) return [`${one.name}: ${was.verdict} → ${one.verdict}`];
    if (was.points - was.earned !== one.points - one.earned)
      follows.push(`${one.name}: ${one.verdict}, but its points are different`);
    return [];
  });
  const cases = [...told, ...follows];
  const more = cases.length - MOST_CASES;
  const first = cases.slice(0, MOST_CASES).join("; ");
  return cases.length === 0 ? "" : ` (${first}${more > 0 ? `; and ${more} more` : ""})`;
}

function signed(points: number): string {
  return `${points > 0 ? "+" : ""}${formatPoints(points)}`;
}
