/**
 * The state of the class view: its track, search, filters and order.
 *
 * @module
 */
import { plain } from "../../text/near.ts";
import { STATES, type StudentRow, type TrackRow } from "../class-data.ts";
import type { ClassData } from "./data.ts";

/** `name`, `total`, or the index of a stage. */
export type SortBy = "name" | "total" | number;

export interface View {
  track: number;
  text: string;
  /** Show only students who failed all of these stages. */
  readonly failing: Set<number>;
  sort: { by: SortBy; down: boolean };
}

export function openView(): View {
  return { track: 0, text: "", failing: new Set(), sort: { by: "name", down: false } };
}

export function workOf({ tracks }: StudentRow, track: number): TrackRow | undefined {
  return tracks.find((one) => one.track === track);
}

/** The form of names for comparisons: without case or accents. */
const keys = new WeakMap<StudentRow, string>();
function keyOf(student: StudentRow): string {
  const key = keys.get(student) ?? plain(student.name);
  keys.set(student, key);
  return key;
}

/** The numbers of the students to show, in order. */
export function choose({ students, places }: ClassData, view: View): number[] {
  const words = plain(view.text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const chosen = [...students.keys()].filter((at) => {
    const student = students[at]!;
    const key = keyOf(student);
    return words.every((word) => key.includes(word)) && failsAll(student, view);
  });
  chosen.sort((a, b) => places[a]! - places[b]!);
  return sortBy(students, chosen, view);
}

function failsAll(student: StudentRow, { track, failing }: View): boolean {
  if (failing.size === 0) return true;
  const stages = workOf(student, track)?.stages ?? [];
  return [...failing].every((stage) => {
    const row = stages.find((one) => one.stage === stage);
    return row !== undefined && STATES[row.state] !== "passed";
  });
}

/** @param chosen - in the order of names, which is kept for students who are equal otherwise */
function sortBy(
  students: readonly StudentRow[],
  chosen: number[],
  { track, sort: { by, down } }: View,
): number[] {
  const turn = down ? -1 : 1;
  if (by === "name") return down ? chosen.reverse() : chosen;
  const value = (at: number) => {
    const work = workOf(students[at]!, track);
    if (!work) return -1;
    return by === "total"
      ? work.total
      : (work.stages.find(({ stage }) => stage === by)?.earned ?? -1);
  };
  return chosen.sort((a, b) => turn * (value(a) - value(b)));
}
