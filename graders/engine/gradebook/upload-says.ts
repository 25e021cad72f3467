/**
 * Describes how a sheet was filled in: every unusual number, and every student who was not matched.
 *
 * @module
 */
import { shown, someOf } from "../intake/folder-name.ts";
import { groupByKeys } from "../intake/same-person.ts";
import { formatPoints } from "../judge/score.ts";
import { ALL_POINTS } from "../marks/marks.ts";
import { countOf } from "../report/phrases.ts";
import type { Filled } from "./fill.ts";
import type { Form, Person } from "./form.ts";
import type { Matches } from "./match.ts";
import type { Standing } from "./standing.ts";

/** Nobody reads longer lists, and the sheet itself has them. */
const MOST = 100;
/** The length of a list that is only an example. */
const FEW = 5;

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
  const fresh = `${countOf(added.length, "grade")} ${added.length === 1 ? "is" : "are"} new`;
  const names = changed.length === 0 ? "" : ` (${peopleOf(changed, FEW)})`;
  return `In the column ${shown(column.title)}, ${fresh}, ${changed.length} changed${names} and ${same.length} stayed the same.`;
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
      ? [`${countOf(kept.length, "cell")} with EX or N/A stayed unchanged: ${peopleOf(kept)}.`]
      : []),
  ];
}

/** Students in groups with the same missing marks, so that each reason appears once. */
function sayOpen({ open }: Filled): string[] {
  const groups = groupByKeys(open, ({ why }) => [why.map(shown).join(", ")]);
  return [...groups].map(
    ([reason, those]) =>
      `${countOf(those.length, "total")} ${those.length === 1 ? "is" : "are"} still open (${reason}), so the sheet keeps its old values for ${studentsOf(those.map(({ student }) => student))}.`,
  );
}

function sayUnmatched({ oddLines }: Form, matches: Matches): string[] {
  const { unclear, contradicted, missing, left } = matches;
  return [
    ...(unclear.length > 0
      ? [
          `It is not clear which row belongs to ${studentsOf(unclear)}, because several rows or students have that name or id. Fill these in by hand, or put ids into the roster.`,
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
          `${oddLines.length === 1 ? "Line" : "Lines"} ${someOf(oddLines.map(String), MOST)} ${oddLines.length === 1 ? "has" : "have"} more or fewer cells than there are headings, and stayed unchanged.`,
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

/** By name; if the sheet has no names, by id or line. */
function peopleOf(people: readonly Person[], most = MOST): string {
  return someOf(
    people.map(({ name, id, line }) => name || id || `line ${line}`),
    most,
  );
}
