import { formatPoints } from "../judge/score.ts";
import { columnsOf, pad } from "../text/columns.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, keep, type Look, paint, prose, widthOf } from "../text/look.ts";
import { joinBlocks, renderSections } from "./blocks.ts";
import { described, EVIDENCE_LEAD, MOST_EVIDENCE } from "./feedback.ts";
import type {
  CaseReport,
  MarksReport,
  StageReport,
  SubmissionReport,
  TrackReport,
} from "./model.ts";
import { countOf } from "./phrases.ts";
import { SAME } from "./report.ts";

/** The colours of verdicts and stages. They only repeat what the words say. */
export const STYLES = { good: "green", bad: "red", open: "yellow" } as const;
const STATES = { passed: STYLES.good, failing: STYLES.bad, "not started": STYLES.open } as const;

/**
 * One stage: its points, one line for each case, and the simplest failure in full.
 *
 * @param notRun - how many of the stage's cases were left out; if any, the whole stage gets no verdict
 * @param check - the command that grades a stage, without the stage's name
 */
export function renderStage(report: StageReport, look: Look, notRun = 0, check = CHECK): string {
  return `${stageLines(report, look, notRun, check).join("\n")}\n`;
}

const CHECK = "npm run check --";

function stageLines(report: StageReport, look: Look, notRun = 0, check = CHECK): string[] {
  const { facts, cases, fresh, told, waitsFor } = report;
  const points = countOf(facts.points, facts.extra ? "extra point" : "point");
  const run = `${cases.length} of ${countOf(cases.length + notRun, "case")} run`;
  const earned = waitsFor ? "not judged yet" : `${formatPoints(facts.earned)} of ${points}`;
  const heading = `${facts.title}: ${notRun > 0 ? run : earned}`;
  const [standIns = [], heldBack = []] = whyGradedSo(report, look, check);
  return joinBlocks([
    [
      ...prose(look, heading, { indent: "", style: "bold" }),
      ...prose(look, facts.stage, { indent: "", style: "dim" }),
    ],
    standIns,
    renderCases(cases, look),
    fresh ? prose(look, fresh) : [],
    heldBack,
    report.tasks ? prose(look, report.tasks) : [],
    told ? renderTold(told, look) : [],
    // A stage without cases waits for an earlier one.
    !told && cases.length > 0
      ? prose(look, passedSays(report, notRun, check), { style: STYLES.good })
      : [],
    report.typeErrors ? prose(look, report.typeErrors) : [],
  ]);
}

/** Why a stage is graded this way: the reference replaced an earlier stage, or its points do not count yet. */
export function whyGradedSo(
  { standIns, waitsFor, heldBack }: StageReport,
  look: Look,
  check = CHECK,
): string[][] {
  const tells = waitsFor ? ` ${keep(`${check} ${waitsFor}`)} shows what is wrong there.` : "";
  return [
    standIns
      ? prose(look, `This stage is ${inertTerminal(standIns)}: fix that first.${tells}`)
      : [],
    heldBack ? prose(look, heldBack) : [],
  ];
}

/** The failure that is described in full, and how many others there are. */
export function renderTold(
  { lead, sections }: NonNullable<StageReport["told"]>,
  look: Look,
): string[] {
  return joinBlocks([
    lead ? prose(look, lead, { indent: "" }) : [],
    renderSections(sections, look),
  ]);
}

function passedSays(
  { facts, number, learned, cases }: StageReport,
  notRun: number,
  check: string,
): string {
  if (notRun === 0) return `All passed. ${learned}`;
  const [track] = facts.stage.split("/");
  const whole = keep(`${check} ${track}/${number}`);
  return `${cases.length === 1 ? "It passed" : "They passed"}. To run all of the stage's cases: ${whole}`;
}

/** Of so many cases that were not run, one after the other, the first stands for all. */
const MOST_NOT_RUN = 3;

/** What many cases that were not run have in common is said once: the others hold up nobody. */
function withoutNotRun(cases: readonly CaseReport[]): readonly CaseReport[] {
  const isNotRun = (one: CaseReport | undefined) => one?.facts.verdict === "not run";
  return cases.flatMap((one, at) => {
    if (!isNotRun(one)) return [one];
    const from = cases.findLastIndex((its, place) => place < at && !isNotRun(its)) + 1;
    const end = cases.findIndex((its, place) => place > at && !isNotRun(its));
    const count = (end < 0 ? cases.length : end) - from;
    if (count <= MOST_NOT_RUN || at === from) return [one];
    if (at > from + 1) return [];
    return [{ ...one, facts: { ...one.facts, name: `${count - 1} others` }, says: SAME }];
  });
}

/** One line per case. If the cost of a failure does not fit, it goes under the name. */
function renderCases(all: readonly CaseReport[], look: Look): string[] {
  const cases = withoutNotRun(all);
  const words = Math.max(...cases.map(({ word }) => columnsOf(word)));
  const names = Math.max(...cases.map(({ facts }) => columnsOf(facts.name)));
  const left = 2 + words + 2;
  return cases.flatMap(({ facts: { name }, word, tone, says }) => {
    const painted = paint(look, STYLES[tone], word.padEnd(words));
    if (left + names + 2 + columnsOf(says) <= widthOf(look))
      return [`  ${painted}  ${says === "" ? name : pad(name, names)}  ${says}`.trimEnd()];
    const [head = "", ...tail] = prose(look, name, { indent: " ".repeat(left) });
    // If only "as above" is left to say, it needs no line.
    const under =
      says === "" || says.startsWith(SAME)
        ? []
        : prose(look, says.split(", ").map(keep).join(", "), { indent: " ".repeat(left) });
    return [`  ${painted}  ${head.slice(left)}`, ...tail, ...under];
  });
}

/** A whole submission, for the instructor: each track with its stages, and every stage with failures. */
export function renderSubmission(report: SubmissionReport, look: Look): string {
  const { name, tracks, fault, notes } = report;
  const said = [...(fault === undefined ? [] : [`Grader fault: ${fault}`]), ...notes];
  const blocks = [
    prose(look, inertTerminal(name), { indent: "", style: "bold" }),
    said.flatMap((note) => prose(look, `- ${inertTerminal(note)}`, { hanging: "    " })),
    ...tracks.flatMap((track) => wholeTrack(track, look)),
  ];
  return `${joinBlocks(blocks).join("\n")}\n`;
}

function wholeTrack(report: TrackReport, look: Look): string[][] {
  const { title, total, marks, stages, evidence = [] } = report;
  return [
    prose(look, `${title}: ${marks?.total ?? total}`, { indent: "", style: "bold" }),
    ...(marks ? [renderMarks(marks, look)] : []),
    stages.flatMap((one) => renderLine(one, look)),
    renderByHand(report, look),
    ...described(stages).map((one) => stageLines(one, look)),
    evidence.length === 0 ? [] : prose(look, EVIDENCE_LEAD, { indent: "" }),
    evidence.flatMap((line) => prose(look, keep(clip(line, MOST_EVIDENCE)), { hanging: "    " })),
  ];
}

/** The marks, line by line. */
export function renderMarks({ rows, open }: MarksReport, look: Look): string[] {
  return [
    ...rows.flatMap(({ name, points, says }) =>
      prose(look, `${name}: ${points}${says === undefined ? "" : ` (${says})`}`, {
        hanging: "    ",
      }),
    ),
    ...(open === undefined ? [] : prose(look, open)),
  ];
}

/** A track: one line per stage, the sum, and the first stage with failures. */
export function renderTrack(report: TrackReport, look: Look): string {
  const { title, total, stages } = report;
  const untouched = stages.every(({ state }) => state === "not started");
  const begun = stages.find(({ state }) => state === "failing");
  const next = stages.find(({ state }) => state !== "passed");
  const blocks = [
    prose(look, `${title}: ${total}`, { indent: "", style: "bold" }),
    stages.length > 1 && untouched
      ? prose(look, `${countOf(stages.length, "stage")} not started.`, { style: STYLES.open })
      : stages.flatMap((one) => renderLine(one, look)),
    renderByHand(report, look),
    begun ? stageLines(begun, look) : renderNext(next, look),
  ];
  return `${joinBlocks(blocks).join("\n")}\n`;
}

function renderLine({ facts, number, progress, state }: StageReport, look: Look): string[] {
  const points = `${formatPoints(facts.earned)}/${formatPoints(facts.points)}`.padStart(9);
  const extra = facts.extra ? ", extra credit" : "";
  return prose(look, `${number} ${facts.title}: ${progress}${extra}`, {
    indent: `${points}  `,
    hanging: " ".repeat(13),
    style: STATES[state],
  });
}

/** The marks that a person gives, and other notes on the sum. */
function renderByHand({ rubric, review, cap, share }: TrackReport, look: Look): string[] {
  const person = rubric.map(({ name, points }) => `${name} (${formatPoints(points)})`).join(", ");
  const parts = [
    person === "" ? undefined : `A person gives the points for ${inertTerminal(person)}.`,
    review,
    share,
    cap,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? [] : prose(look, parts.join(" "));
}

function renderNext(next: StageReport | undefined, look: Look): string[] {
  if (!next) return prose(look, "Every stage passes.", { style: STYLES.good });
  const { facts, number } = next;
  const [track] = facts.stage.split("/");
  return prose(look, `Next is ${facts.title}: npm run lesson -- ${track}/${number}`);
}
