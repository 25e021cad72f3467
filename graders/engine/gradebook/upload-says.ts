/**
 * What is said of a sheet that was filled in: every number that is not plain, and everybody who was not matched.
 *
 * @module
 */
import { shown, someOf } from "../intake/folder-name.ts";
import { formatPoints } from "../judge/score.ts";
import { ALL_POINTS } from "../marks/marks.ts";
import { countOf } from "../report/phrases.ts";
import type { Filled } from "./fill.ts";
import type { Form, Person } from "./form.ts";
import type { Matches } from "./match.ts";
import type { Standing } from "./standing.ts";

/** Longer lists are read by nobody; the sheet itself has them. */
const MOST = 100;

/** @returns sentences, inert */
export function sayUpload(form: Form, matches: Matches, filled: Filled): string[] {
  return [
    sayGrades(form, filled),
    ...sayPoints(form),
    ...sayKept(form, filled),
    ...sayOpen(filled),
    ...sayUnmatched(form, matches),
  ];
}

function sayGrades({ column }: Form, { added, changed, same }: Filled): string {
  const written = countOf(added.length + changed.length, "grade");
  const parts = [
    ...(changed.length > 0 ? [`${countOf(changed.length, "grade")} changed`] : []),
    ...(same.length > 0 ? [`${formatPoints(same.length)} stayed, because nothing changed`] : []),
  ];
  const more = parts.length === 0 ? "" : `; ${parts.join("; ")}`;
  return `${written} written into ${shown(column.title)}${more}.`;
}

function sayPoints({ column: { points } }: Form): string[] {
  if (points === ALL_POINTS) return [];
  if (points === undefined)
    return [
      `The sheet does not say how many points a grade is out of; the totals are out of ${ALL_POINTS}.`,
    ];
  return [
    `The column is worth ${countOf(points, "point")}; the totals, which are out of ${ALL_POINTS}, were scaled to that.`,
  ];
}

function sayKept({ platform, column: { points = ALL_POINTS } }: Form, { kept, cut }: Filled) {
  return [
    ...(cut.length > 0
      ? [
          `${platform} takes no grade above ${formatPoints(points)}, so ${countOf(cut.length, "total")} with extra credit ${cut.length === 1 ? "was" : "were"} cut to that: ${peopleOf(cut)}.`,
        ]
      : []),
    ...(kept.length > 0
      ? [
          `${countOf(kept.length, "cell")} that ${kept.length === 1 ? "says" : "say"} EX or N/A stayed: ${peopleOf(kept)}.`,
        ]
      : []),
  ];
}

/** Students in groups that lack the same, so that each reason is read once. */
function sayOpen({ open }: Filled): string[] {
  const groups = new Map<string, Standing[]>();
  for (const { student, why } of open) {
    const reason = why.map(shown).join(", ");
    groups.set(reason, [...(groups.get(reason) ?? []), student]);
  }
  return [...groups].map(
    ([reason, students]) =>
      `${countOf(students.length, "total")} still open (${reason}); the ${students.length === 1 ? "cell" : "cells"} of ${studentsOf(students)} stayed as ${students.length === 1 ? "it was" : "they were"}.`,
  );
}

function sayUnmatched({ oddLines }: Form, matches: Matches): string[] {
  const { unclear, contradicted, missing, left } = matches;
  return [
    ...(unclear.length > 0
      ? [
          `It cannot be told which row is meant for ${studentsOf(unclear)}, because several rows or students have that name or id; fill these in by hand, or put ids into the roster.`,
        ]
      : []),
    ...contradicted.map(
      ({ student, person }) =>
        `${shown(student.name)} has the id of line ${person.line}, but the name there is ${shown(person.name)}; check the id in the roster.`,
    ),
    ...(missing.length > 0 ? [`Graded, but not in the sheet: ${studentsOf(missing)}.`] : []),
    ...(left.length > 0 ? [`In the sheet, but not graded: ${peopleOf(left)}.`] : []),
    ...(oddLines.length > 0
      ? [
          `${oddLines.length === 1 ? "Line" : "Lines"} ${someOf(oddLines.map(String), MOST)} ${oddLines.length === 1 ? "has" : "have"} more or fewer cells than there are headings, and stayed as ${oddLines.length === 1 ? "it was" : "they were"}.`,
        ]
      : []),
  ];
}

function studentsOf(students: readonly Standing[]): string {
  return someOf(
    students.map(({ name }) => name),
    MOST,
  );
}

/** By name; where the sheet has none, by id or line. */
function peopleOf(people: readonly Person[]): string {
  return someOf(
    people.map(({ name, id, line }) => name || id || `line ${line}`),
    MOST,
  );
}
