/**
 * One student's feedback, as Markdown: points, what failed, and what a person may look at.
 *
 * @module
 */
import type { CourseResult } from "../course/course.ts";
import type { Graded } from "../grade/grade.ts";
import {
  type CaseResult,
  formatPoints,
  passed,
  type StageResult,
  type TrackResult,
} from "../judge/score.ts";
import { ofWholeStage } from "../judge/verdict-kinds.ts";
import { fence, inertMarkdown, inertTerminal } from "../text/inert.ts";
import { clip, type Look } from "../text/look.ts";
import { renderCase } from "./case.ts";
import { gatherEvidence, renderEvidence } from "./evidence.ts";
import { alikeSays, failed, howItFails, simplestFailure } from "./failures.ts";
import { progressOf, totalOf } from "./terminal.ts";
import { detailOf } from "./verdict.ts";
import {
  capOf,
  costOf,
  countOf,
  freshOf,
  heldBackOf,
  nameOfDifference,
  reviewSays,
  standInsOf,
} from "./words.ts";

const LOOK: Look = { width: 80, colour: false, handedIn: true };
const MOST_EVIDENCE = 200;
const MOST_NOTE = 300;

const NOTHING_FOUND = "No stage of the workbook was found in this submission.";
/** The reason is a matter of the machine it was graded on, and is not told here. */
const NOT_GRADED =
  "This submission could not be graded, and no points are lost by that. Whoever graded it has been told why.";

/** The feedback file of one student. */
export function renderFeedback(
  name: string,
  graded: readonly Graded[],
  { notes = [], fault }: Partial<Pick<CourseResult, "notes" | "fault">> = {},
): string {
  const blocks = [
    `# Feedback for ${inertMarkdown(name)}`,
    ...(graded.length === 0 ? [fault === undefined ? NOTHING_FOUND : NOT_GRADED] : []),
    ...(notes.length > 0 ? [`While it was read:\n\n${notes.map(renderNote).join("\n")}`] : []),
    ...(graded.length > 1 ? [renderTotals(graded.map(({ result }) => result))] : []),
    ...graded.flatMap(renderGraded),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** What it says may hold names of files, which may say anything. */
function renderNote(note: string): string {
  return `- ${inertMarkdown(clip(inertTerminal(note), MOST_NOTE))}`;
}

function renderTotals(results: readonly TrackResult[]): string {
  return table(
    ["Track", "Points"],
    results.map((result) => [plain(result.track.title), totalOf(result)]),
  );
}

function renderGraded({ result, facts }: Graded): string[] {
  const { track, stages } = result;
  const cap = capOf(result);
  const failures = stages.filter((one) => !passed(one) && progressOf(one) !== "not started");
  const rows = stages.map((one) => [
    plain(`${one.stage.number} ${one.stage.title}${one.stage.extra ? " (extra credit)" : ""}`),
    `${formatPoints(one.earned)} of ${formatPoints(one.stage.points)}`,
    progressOf(one),
  ]);
  return [
    `## ${plain(track.title)}: ${totalOf(result)}`,
    table(["Stage", "Points", "Cases"], rows),
    ...(result.review ? [plain(reviewSays(result.review))] : []),
    ...(cap ? [plain(cap)] : []),
    ...failures.flatMap(renderFailures),
    ...(facts ? renderRubric(result, facts) : []),
  ];
}

/** A stage's failures: the simplest in full, the others in a line each. */
function renderFailures(result: StageResult): string[] {
  const { stage, cases } = result;
  const first = simplestFailure(result)!;
  // What is wrong with the whole stage has been told with its first case.
  const told = (one: CaseResult) =>
    ofWholeStage(one.verdict) && one.verdict.kind === first.verdict.kind;
  const others = cases.filter((one) => failed(one) && one !== first && !told(one));
  const standIns = standInsOf(result);
  const heldBack = heldBackOf(result);
  const fresh = freshOf(result);
  const lead = cases.filter(failed).length > 1 ? [alikeSays(result, first)] : [];
  return [
    `### ${stage.number} ${plain(stage.title)}: ${formatPoints(result.earned)} of ${countOf(stage.points, "point")}`,
    ...(fresh ? [fresh] : []),
    ...(heldBack ? [heldBack] : []),
    ...(standIns ? [`This stage is ${plain(standIns)}: fix that first.`] : []),
    ...lead,
    fence(renderCase(result, first, LOOK).join("\n")),
    ...(others.length > 0 ? [renderOthers(first, others)] : []),
  ];
}

/** A line a case; what was said of one is not said again of those that fail in the same way. */
function renderOthers(first: CaseResult, others: readonly CaseResult[]): string {
  const told = new Map([[howItFails(first), first]]);
  const lines = others.map((one) => {
    const before = told.get(howItFails(one));
    if (before)
      return `- **${plain(one.name)}**: ${one.verdict.kind} as ${plain(before.name)}, ${costOf(one)}.`;
    told.set(howItFails(one), one);
    return renderShort(one);
  });
  return lines.join("\n");
}

function renderShort(one: CaseResult): string {
  const called = nameOfDifference(one.verdict);
  const detail = detailOf(one.verdict);
  const parts = [
    `- **${plain(one.name)}**: ${one.verdict.kind}`,
    called === undefined ? "" : ` (${called})`,
    `, ${costOf(one)}.`,
    detail === undefined ? "" : ` ${inertMarkdown(detail)}`,
    one.mistake ? ` This is what comes out of a known mistake: ${plain(one.mistake.says)}` : "",
  ];
  return parts.join("");
}

/** What a person marks, and what the syntax tree says to it. */
function renderRubric({ track }: TrackResult, facts: NonNullable<Graded["facts"]>): string[] {
  const evidence = renderEvidence(gatherEvidence(facts)).map((line) =>
    clip(inertTerminal(line), MOST_EVIDENCE),
  );
  return [
    `### ${plain(track.title)}: ${track.rubric.length === 0 ? "for whoever reads the source" : "the part that a person marks"}`,
    ...(track.rubric.length === 0
      ? []
      : [
          track.rubric
            .map(
              ({ name, points, asks }) =>
                `- **${plain(name)}** (${countOf(points, "point")}): ${plain(asks)}`,
            )
            .join("\n"),
        ]),
    ...(evidence.length === 0
      ? []
      : ["What can be read off the source:", fence(evidence.join("\n"))]),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The workbook's own words: they stay prose, with the marks of Markdown taken out of them. */
function plain(text: string): string {
  return inertTerminal(text).replace(/[\\`*_<>[\]|~&#]/g, "\\$&");
}
