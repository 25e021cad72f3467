/**
 * One student's feedback, as Markdown: points, what failed, and what a person may look at.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import { fence, inertMarkdown, inertTerminal } from "../text/inert.ts";
import { clip, type Look } from "../text/look.ts";
import { renderSections } from "./blocks.ts";
import type {
  CaseReport,
  MarksReport,
  StageReport,
  SubmissionReport,
  TrackReport,
} from "./model.ts";
import { countOf } from "./phrases.ts";

const LOOK: Look = { width: 80, colour: false };
const MOST_EVIDENCE = 200;
const MOST_NOTE = 300;

const NOTHING_FOUND = "No stage of the workbook was found in this submission.";
/** The reason is a matter of the machine it was graded on, and is not told here. */
const NOT_GRADED =
  "This submission could not be graded, and no points are lost by that. Whoever graded it has been told why.";

/** The feedback file of one student. */
export function renderFeedback({ name, tracks, fault, notes }: SubmissionReport): string {
  const blocks = [
    `# Feedback for ${inertMarkdown(name)}`,
    ...(tracks.length === 0 ? [fault === undefined ? NOTHING_FOUND : NOT_GRADED] : []),
    ...(notes.length > 0 ? [`While it was read:\n\n${notes.map(renderNote).join("\n")}`] : []),
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

/** What it says may hold names of files, which may say anything. */
function renderNote(note: string): string {
  return `- ${inertMarkdown(clip(note, MOST_NOTE))}`;
}

function renderTrack(report: TrackReport): string[] {
  const { title, total, marks, stages, review, cap } = report;
  const rows = stages.map(({ facts, number, progress }) => [
    plain(`${number} ${facts.title}${facts.extra ? " (extra credit)" : ""}`),
    `${formatPoints(facts.earned)} of ${formatPoints(facts.points)}`,
    progress,
  ]);
  return [
    ...(marks ? renderMarks(title, marks, total) : [`## ${plain(title)}: ${total}`]),
    table(["Stage", "Points", "Cases"], rows),
    ...[review, cap].flatMap((says) => (says === undefined ? [] : [plain(says)])),
    ...stages.filter(({ state }) => state === "failing").flatMap(renderFailures),
    ...renderRubric(report),
  ];
}

/** What it comes to, line by line; then come the stages. */
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

/** A stage's failures: the simplest in full, the others in a line each. */
function renderFailures({ facts, number, fresh, heldBack, standIns, cases, told }: StageReport) {
  if (!told) return [];
  const { lead, sections, others } = told;
  const first = cases.find((one) => one.facts.name === told.name)!;
  return [
    `### ${number} ${plain(facts.title)}: ${formatPoints(facts.earned)} of ${countOf(facts.points, "point")}`,
    ...(fresh ? [fresh] : []),
    ...(heldBack ? [heldBack] : []),
    ...(standIns ? [`This stage is ${plain(standIns)}: fix that first.`] : []),
    ...(lead ? [lead] : []),
    fence(renderSections(sections, LOOK).join("\n")),
    ...(others.length > 0 ? [renderOthers(first, others)] : []),
  ];
}

/** A line a case; what was said of one is not said again of those that fail in the same way. */
function renderOthers(first: CaseReport, others: readonly CaseReport[]): string {
  const told = new Map([[first.way, first]]);
  const lines = others.map((one) => {
    const { facts, way, cost } = one;
    const before = told.get(way);
    if (before)
      return `- **${plain(facts.name)}**: ${facts.verdict} as ${plain(before.facts.name)}, ${cost}.`;
    told.set(way, one);
    return renderShort(one);
  });
  return lines.join("\n");
}

function renderShort({ facts, called, cost }: CaseReport): string {
  const { name, verdict, detail, mistake } = facts;
  const parts = [
    `- **${plain(name)}**: ${verdict}`,
    called === undefined ? "" : ` (${called})`,
    `, ${cost}.`,
    detail === undefined ? "" : ` ${inertMarkdown(detail)}`,
    mistake ? ` This is what comes out of a known mistake: ${plain(mistake.says)}` : "",
  ];
  return parts.join("");
}

/** What a person marks, and what the syntax tree says to it. */
function renderRubric({ title, rubric, evidence }: TrackReport): string[] {
  if (!evidence) return [];
  const asked = rubric.map(
    ({ name, points, asks }) =>
      `- **${plain(name)}** (${countOf(points, "point")}): ${plain(asks)}`,
  );
  const lines = evidence.map((line) => clip(line, MOST_EVIDENCE));
  return [
    `### ${plain(title)}: ${rubric.length === 0 ? "for whoever reads the source" : "the part that a person marks"}`,
    ...(asked.length === 0 ? [] : [asked.join("\n")]),
    ...(lines.length === 0 ? [] : ["What can be read off the source:", fence(lines.join("\n"))]),
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
