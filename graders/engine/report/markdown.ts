/**
 * One student's feedback in Markdown: points, failures, and evidence for the person who marks.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import { fence, inertMarkdown, inertTerminal } from "../text/inert.ts";
import { clip, type Look } from "../text/look.ts";
import { renderSections } from "./blocks.ts";
import {
  beforeFailures,
  described,
  EVIDENCE_LEAD,
  failureTitle,
  MISTAKE_LEAD,
  MOST_EVIDENCE,
  MOST_NOTE,
  NOT_GRADED,
  NOTES_LEAD,
  NOTHING_FOUND,
  rubricTitle,
  type ShortFailure,
  shortFailures,
  stageTitle,
} from "./feedback.ts";
import type { MarksReport, StageReport, SubmissionReport, TrackReport } from "./model.ts";
import { countOf } from "./phrases.ts";

const LOOK: Look = { width: 80, colour: false };

/** The feedback file of one student. */
export function renderFeedback({ name, tracks, fault, notes }: SubmissionReport): string {
  const blocks = [
    `# Feedback for ${inertMarkdown(name)}`,
    ...(tracks.length === 0 ? [fault === undefined ? NOTHING_FOUND : NOT_GRADED] : []),
    ...(notes.length > 0 ? [`${NOTES_LEAD}\n\n${notes.map(renderNote).join("\n")}`] : []),
    ...(tracks.length > 1
      ? [
          table(
            ["Track", "Points"],
            tracks.map(({ title, total, marks }) => [plain(title), marks?.total ?? total]),
          ),
        ]
      : []),
    ...tracks.flatMap(renderTrack),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** A note may contain file names, and those may contain anything. */
function renderNote(note: string): string {
  return `- ${inertMarkdown(clip(note, MOST_NOTE))}`;
}

function renderTrack(report: TrackReport): string[] {
  const { title, total, marks, stages, review, cap } = report;
  const rows = stages.map((stage) => [
    plain(stageTitle(stage)),
    `${formatPoints(stage.facts.earned)} of ${formatPoints(stage.facts.points)}`,
    stage.progress,
  ]);
  return [
    ...(marks ? renderMarks(title, marks, total) : [`## ${plain(title)}: ${total}`]),
    table(["Stage", "Points", "Cases"], rows),
    ...[review, cap].flatMap((says) => (says === undefined ? [] : [plain(says)])),
    ...described(stages).flatMap(renderFailures),
    ...renderRubric(report),
  ];
}

/** The marks, line by line, and the heading of the stages below them. */
function renderMarks(
  title: string,
  { total, rows, open }: MarksReport,
  ofStages: string,
): string[] {
  const lines = rows.map(({ name, points, says }) => [
    plain(name),
    says === undefined ? points : `${points}: ${inertMarkdown(says)}`,
  ]);
  return [
    `## ${plain(title)}: ${total}`,
    table(["Marks", "Points"], [...lines, ["**Total**", `**${total}**`]]),
    ...(open === undefined ? [] : [plain(open)]),
    `### ${plain(title)}: the stages, ${ofStages}`,
  ];
}

/** A stage's failures: the simplest in full, the others in one line each. */
function renderFailures(stage: StageReport): string[] {
  const { told } = stage;
  const others = shortFailures(stage);
  return [
    `### ${plain(failureTitle(stage))}`,
    ...beforeFailures(stage).map(plain),
    ...(told?.lead ? [told.lead] : []),
    ...(told ? [fence(renderSections(told.sections, LOOK).join("\n"))] : []),
    ...(others.length > 0 ? [others.map(renderShort).join("\n")] : []),
  ];
}

function renderShort({ one: { facts, called, cost }, as }: ShortFailure): string {
  const { name, verdict, detail, mistake } = facts;
  if (as !== undefined)
    return `- **${plain(name)}**: ${verdict} in the same way as ${plain(as)}, ${cost}.`;
  const parts = [
    `- **${plain(name)}**: ${verdict}`,
    called === undefined ? "" : ` (${called})`,
    `, ${cost}.`,
    detail === undefined ? "" : ` ${inertMarkdown(detail)}`,
    mistake ? ` ${MISTAKE_LEAD} ${plain(mistake.says)}` : "",
  ];
  return parts.join("");
}

/** The parts that a person marks, with the evidence from the source. */
function renderRubric(report: TrackReport): string[] {
  const { rubric, evidence } = report;
  if (!evidence) return [];
  const asked = rubric.map(
    ({ name, points, asks }) =>
      `- **${plain(name)}** (${countOf(points, "point")}): ${plain(asks)}`,
  );
  const lines = evidence.map((line) => clip(line, MOST_EVIDENCE));
  return [
    `### ${plain(rubricTitle(report))}`,
    ...(asked.length === 0 ? [] : [asked.join("\n")]),
    ...(lines.length === 0 ? [] : [EVIDENCE_LEAD, fence(lines.join("\n"))]),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Keeps the workbook's own words as prose, with Markdown's marks escaped. */
function plain(text: string): string {
  return inertTerminal(text).replace(/[\\`*_<>[\]|~&#]/g, "\\$&");
}
