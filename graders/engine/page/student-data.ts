/**
 * One student's data in the class page: a row of the class, and the details for their own page.
 *
 * @module
 */

import type { Origin } from "../intake/entry.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import { formatPoints, passed } from "../judge/score.ts";
import { differenceOf } from "../judge/verdict.ts";
import type { MarkedSubmission, RubricMark, TrackMarks } from "../marks/marks.ts";
import { explainCase } from "../report/explain-case.ts";
import { failed } from "../report/failures.ts";
import { openSays } from "../report/marks.ts";
import type { StageReport, SubmissionReport, TrackReport } from "../report/model.ts";
import { costOf, countOf, listOf, nameOfDifference, wordOf } from "../report/phrases.ts";
import { inertTerminal } from "../text/inert.ts";
import {
  type CaseDetail,
  type Failure,
  type MarkDetail,
  STATES,
  type StageDetail,
  type StageRow,
  type State,
  type StudentDetail,
  type StudentRow,
  type TrackDetail,
  type TrackRow,
} from "./class-data.ts";
import type { OpenTables } from "./open-tables.ts";
import { piecesOf } from "./pieces.ts";
import { rowsOf } from "./rows.ts";
import { round } from "./statistics.ts";

/** The page's data for one student. */
export interface Student {
  readonly name: string;
  readonly origin: Origin;
  readonly marked: MarkedSubmission;
  readonly report: SubmissionReport;
  /** The end of the address of their page. */
  readonly at: string;
}

/** How many characters of one student's transcripts are kept, because a class of two thousand must fit on a page. */
const MOST_ROWS = 60_000;
const MOST_EVIDENCE = 60;
const MOST_NOTE = 300;

export function rowOf(student: Student, tables: OpenTables): StudentRow {
  const { name, at, marked, report } = student;
  return {
    name: inertTerminal(name),
    at,
    ...(report.fault === undefined ? {} : { fault: report.fault }),
    tracks: marked.tracks.map((marks) => trackRow(marks, tables)),
  };
}

function trackRow(marks: TrackMarks, tables: OpenTables): TrackRow {
  const { result, scale, total, open } = marks;
  const track = tables.track(result.track, scale);
  const unmarked = open.filter(({ kind }) => kind === "rubric").length;
  const apart = lostApart(marks).map(([label, lost]) => [tables.apart(label), lost] as const);
  return {
    track,
    total: round(total),
    ...(unmarked > 0 ? { unmarked } : {}),
    stages: result.stages.map((stage) => stageRow(stage, track, scale, tables)),
    ...(apart.length > 0 ? { apart } : {}),
  };
}

/** Points lost outside the stages. Parts that are not marked yet are not lost. */
function lostApart({ review, rubric, late }: TrackMarks): [string, number][] {
  const all: [string, number][] = [
    ...(review ? [["Review", review.points - review.earned] as [string, number]] : []),
    ...rubric.map(({ name, points, earned = points }): [string, number] => [
      `Marked by a person: ${name}`,
      points - earned,
    ]),
    ...(late ? [["Late days", late.off] as [string, number]] : []),
  ];
  return all.filter(([, lost]) => lost > 0.005).map(([label, lost]) => [label, round(lost)]);
}

function stageRow(result: StageResult, track: number, scale: number, tables: OpenTables): StageRow {
  const stage = tables.stage(track, result.stage);
  const state = stateOf(result);
  // A stage that was not begun has no details.
  const failures =
    state === "not started"
      ? []
      : result.cases.filter(failed).map((one): Failure => {
          const lost = one.verdict.kind === "grader fault" ? 0 : one.points - one.earned;
          return [
            tables.one(track, stage, one.name, one.made === true),
            tables.kind(kindOf(one)),
            one.mistake ? tables.mistake(one.mistake.says) : -1,
            round(lost * scale),
          ];
        });
  return {
    stage,
    state: STATES.indexOf(state),
    earned: round(result.earned * scale),
    ...(failures.length > 0 ? { failures } : {}),
  };
}

function stateOf(result: StageResult): State {
  const { cases } = result;
  if (cases.some(({ verdict }) => verdict.kind === "grader fault")) return "fault";
  if (passed(result)) return "passed";
  if (cases.every(({ verdict }) => verdict.kind === "not started")) return "not started";
  const failures = cases.filter(failed);
  return failures.every(({ verdict }) => verdict.kind === "not run") ? "open" : "failing";
}

/** The failure in at most two words. For a difference, its kind says more than the verdict. */
function kindOf({ verdict }: CaseResult): string {
  return nameOfDifference(verdict) ?? wordOf(verdict);
}

export function detailOf(student: Student, tables: OpenTables): StudentDetail {
  const { origin, marked, report } = student;
  const about = aboutOf(origin);
  const budget = { left: MOST_ROWS };
  const notes = report.notes.map((note) => clipped(note));
  return {
    ...(about.length > 0 ? { about } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    tracks: marked.tracks.map((marks, at) => trackDetail(marks, report.tracks[at], tables, budget)),
  };
}

function clipped(text: string): string {
  return text.length > MOST_NOTE ? `${text.slice(0, MOST_NOTE)}…` : text;
}

function aboutOf({ id, login, email, submittedAt, late, platform }: Origin): [string, string][] {
  const known: [string, string | undefined][] = [
    ["Id", id],
    ["Login", login],
    ["E-mail", email],
    ["Handed in", submittedAt],
    ["Late", late && "yes, the platform says"],
    ["From", platform],
  ];
  return known.flatMap(([label, text]) =>
    text === undefined ? [] : [[label, inertTerminal(clipped(text))]],
  );
}

function trackDetail(
  marks: TrackMarks,
  report: TrackReport | undefined,
  tables: OpenTables,
  budget: { left: number },
): TrackDetail {
  const { result, scale } = marks;
  const track = tables.track(result.track, scale);
  const evidence = report?.evidence?.slice(0, MOST_EVIDENCE).map(clipped) ?? [];
  return {
    marks: sumOf(marks),
    says: saysOf(marks, report),
    stages: result.stages.map((stage, at) =>
      stageDetail(stage, report?.stages[at], { track, scale, tables, budget }),
    ),
    ...(evidence.length > 0 ? { evidence } : {}),
  };
}

/** The parts of the total. */
function sumOf({ stages, extra, review, rubric, late }: TrackMarks): MarkDetail[] {
  const share = (label: string, { earned, points }: { earned: number; points: number }) => ({
    label,
    earned: round(earned),
    points: round(points),
  });
  return [
    share("Stages", stages),
    ...(extra ? [share("Extra credit", extra)] : []),
    ...(review ? [share("Review", review)] : []),
    ...rubric.map(rubricMark),
    ...(late ? [{ label: `Late by ${countOf(late.days, "day")}`, earned: -round(late.off) }] : []),
  ];
}

function rubricMark({ name, points, asks, earned, comment }: RubricMark): MarkDetail {
  const says = inertTerminal(clipped(comment ?? asks));
  const label = inertTerminal(`${name[0]!.toUpperCase()}${name.slice(1)}`);
  return { label, earned: earned ?? null, points, says };
}

function saysOf({ open }: TrackMarks, report: TrackReport | undefined): string[] {
  const rubric = open.flatMap((one) => (one.kind === "rubric" ? [one.name] : []));
  const faults = openSays(open.filter(({ kind }) => kind === "fault"));
  return [
    ...(report?.cap === undefined ? [] : [report.cap]),
    ...(rubric.length > 0
      ? [
          `Still to be marked by a person: ${inertTerminal(listOf(rubric))}. Until then, this counts as 0.`,
        ]
      : []),
    ...(faults.length > 0
      ? [`The points are still open: ${inertTerminal(listOf(faults))}. Grade again.`]
      : []),
  ];
}

interface Within {
  readonly track: number;
  readonly scale: number;
  readonly tables: OpenTables;
  readonly budget: { left: number };
}

function stageDetail(
  result: StageResult,
  report: StageReport | undefined,
  within: Within,
): StageDetail {
  const { track, tables } = within;
  const stage = tables.stage(track, result.stage);
  const good = result.cases.filter(({ verdict }) => verdict.kind === "passed");
  // The most informative failure comes first.
  const failures = result.cases
    .filter(failed)
    .sort((a, b) => Number(isTold(b, report)) - Number(isTold(a, report)));
  const told =
    stateOf(result) === "not started"
      ? result.cases.slice(0, 1)
      : [...failures, ...result.cases.filter(({ verdict }) => verdict.kind === "not checked")];
  const standIns =
    report?.standIns === undefined
      ? undefined
      : `This stage is ${report.standIns.replaceAll(/\byours?\b/g, "the student's")}.`;
  const says = [standIns, report?.fresh, report?.heldBack].flatMap((one) => one ?? []);
  return {
    progress: report?.progress ?? "",
    ...(says.length > 0 ? { says } : {}),
    ...(good.length > 0
      ? { passed: good.map(({ name, made }) => tables.one(track, stage, name, made === true)) }
      : {}),
    ...(told.length > 0 ? { cases: told.map((one) => caseDetail(result, one, within)) } : {}),
  };
}

function isTold({ name }: CaseResult, report: StageReport | undefined): boolean {
  return report?.told?.name === inertTerminal(name);
}

function caseDetail(result: StageResult, one: CaseResult, within: Within): CaseDetail {
  const { scale, tables } = within;
  const { name, verdict, transcript, earned, points } = one;
  const called = nameOfDifference(verdict);
  const scaled = { ...one, earned: earned * scale, points: points * scale };
  const says = piecesOf(explainCase(result, one, { handedIn: true }));
  const difference = differenceOf(verdict);
  const told = transcript && difference ? { transcript, ...rowsOf(difference) } : undefined;
  const size = told ? JSON.stringify(told.rows).length : 0;
  const fits = size <= within.budget.left;
  if (fits) within.budget.left -= size;
  return {
    name: inertTerminal(name),
    verdict:
      called === undefined || called === "different text"
        ? wordOf(verdict)
        : `${wordOf(verdict)} (${called})`,
    ...(formatPoints(scaled.points) === "0" ? {} : { cost: costOf(scaled) }),
    says: told && !fits ? [...says, TOO_LONG] : says,
    ...(told && fits ? { ...told, transcript: tables.transcript(told.transcript) } : {}),
  };
}

const TOO_LONG =
  "This program's output is too long for this page. The submission's record has all of it.";
