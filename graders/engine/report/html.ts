/**
 * One student's feedback as an HTML page that needs no script, no other file and no server.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import { inertHtml, inertLines, proseHtml } from "../text/html.ts";
import { clip } from "../text/look.ts";
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
import { renderHtmlSections } from "./html-blocks.ts";
import { STYLE } from "./html-style.ts";
import type { MarksReport, StageReport, SubmissionReport, TrackReport } from "./model.ts";
import { countOf } from "./phrases.ts";

/** Makes sure that the browser fetches and runs nothing, even if a student's text were ever treated as HTML. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The page of one student. */
export function renderHtmlFeedback({ name, tracks, fault, notes }: SubmissionReport): string {
  const shown = inertHtml(name === "" ? "(empty)" : name);
  const blocks = [
    `<h1>Feedback for <bdi>${shown}</bdi></h1>`,
    ...(tracks.length === 0 ? [`<p>${fault === undefined ? NOTHING_FOUND : NOT_GRADED}</p>`] : []),
    ...(notes.length > 0 ? [`<p>${NOTES_LEAD}</p>`, listOf(notes.map(noteOf))] : []),
    ...(tracks.length > 1 ? [renderTotals(tracks)] : []),
    ...tracks.map(renderTrack),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Feedback for ${shown}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${blocks.join("\n")}
</main>
</body>
</html>
`;
}

/** A note may contain file names, and those may contain anything. */
function noteOf(note: string): string {
  return inertHtml(clip(note, MOST_NOTE));
}

function renderTotals(tracks: readonly TrackReport[]): string {
  const rows = tracks.map(({ facts, title, total, marks }) => ({
    head: `<a href="#${inertHtml(facts.track)}">${inertHtml(title)}</a>`,
    cells: [inertHtml(marks?.total ?? total)],
  }));
  return table("Points per track", ["Track", "Points"], rows);
}

function renderTrack(report: TrackReport): string {
  const { facts, title, total, marks, stages } = report;
  const id = inertHtml(facts.track);
  return [
    `<section aria-labelledby="${id}">`,
    `<h2 id="${id}">${inertHtml(title)}: ${inertHtml(marks?.total ?? total)}</h2>`,
    ...(marks ? [renderMarks(marks), `<h3>Stages: ${inertHtml(total)}</h3>`] : []),
    renderStages(stages),
    ...renderBounds(report),
    ...described(stages).map(renderFailures),
    ...renderRubric(report),
    "</section>",
  ].join("\n");
}

function renderStages(stages: readonly StageReport[]): string {
  const rows = stages.map((stage) => ({
    head: inertHtml(stageTitle(stage)),
    cells: [
      `${formatPoints(stage.facts.earned)} of ${formatPoints(stage.facts.points)}`,
      inertHtml(stage.progress),
    ],
    style: stage.state.replace(" ", "-"),
  }));
  return table("Points per stage", ["Stage", "Points", "Cases"], rows);
}

/** The marks, line by line. */
function renderMarks({ total, rows, open }: MarksReport): string {
  const lines = rows.map(({ name, points, says }) => ({
    head: inertHtml(name),
    cells: [inertHtml(says === undefined ? points : `${points}: ${says}`)],
  }));
  const sum = { head: "<strong>Total</strong>", cells: [`<strong>${inertHtml(total)}</strong>`] };
  return [
    table("The marks", ["Marks", "Points"], [...lines, sum]),
    ...(open === undefined ? [] : [`<p>${proseHtml(open)}</p>`]),
  ].join("\n");
}

/** The review's points, and the limit on the marks. */
function renderBounds({ review, cap }: TrackReport): string[] {
  return [review, cap].flatMap((says) => (says === undefined ? [] : [`<p>${proseHtml(says)}</p>`]));
}

/** A stage's failures: the simplest in full, the others in one line each. */
function renderFailures(stage: StageReport): string {
  const { told } = stage;
  const others = shortFailures(stage);
  return [
    `<h3>${inertHtml(failureTitle(stage))}</h3>`,
    ...beforeFailures(stage).map((says) => `<p>${proseHtml(says)}</p>`),
    ...(told?.lead ? [`<p>${proseHtml(told.lead)}</p>`] : []),
    ...(told ? [`<div class="told">\n${renderHtmlSections(told.sections, 4)}\n</div>`] : []),
    ...(others.length > 0 ? [listOf(others.map(renderShort))] : []),
  ].join("\n");
}

function renderShort({ one: { facts, word, called, cost }, as }: ShortFailure): string {
  const { name, detail, mistake } = facts;
  const strong = `<strong>${inertHtml(name)}</strong>`;
  if (as !== undefined) return `${strong}: ${word} in the same way as ${inertHtml(as)}, ${cost}.`;
  const parts = [
    `${strong}: ${word}`,
    called === undefined ? "" : ` (${called})`,
    `, ${cost}.`,
    detail === undefined ? "" : ` <samp>${inertHtml(detail)}</samp>`,
    mistake ? ` ${MISTAKE_LEAD} ${proseHtml(mistake.says)}` : "",
  ];
  return parts.join("");
}

/** The parts that a person marks, with the evidence from the source. */
function renderRubric(report: TrackReport): string[] {
  const { rubric, evidence } = report;
  if (!evidence) return [];
  const asked = rubric.map(
    ({ name, points, asks }) =>
      `<strong>${inertHtml(name)}</strong> (${countOf(points, "point")}): ${proseHtml(asks)}`,
  );
  const lines = evidence.map((line) => clip(line, MOST_EVIDENCE));
  return [
    `<h3>${inertHtml(rubricTitle(report))}</h3>`,
    ...(asked.length === 0 ? [] : [listOf(asked)]),
    ...(lines.length === 0
      ? []
      : [`<p>${EVIDENCE_LEAD}</p>`, `<pre><samp>${inertLines(lines)}</samp></pre>`]),
  ];
}

/** @param items - HTML */
function listOf(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

interface TableRow {
  /** HTML, like the cells. */
  readonly head: string;
  readonly cells: readonly string[];
  readonly style?: string;
}

function table(caption: string, head: readonly string[], rows: readonly TableRow[]): string {
  return [
    '<table class="points">',
    `<caption class="unseen">${caption}</caption>`,
    `<thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join("")}</tr></thead>`,
    "<tbody>",
    ...rows.map(({ head, cells, style }) => {
      const begin = style === undefined ? "<tr>" : `<tr class="${style}">`;
      return `${begin}<th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    }),
    "</tbody>",
    "</table>",
  ].join("\n");
}
