/**
 * What `check` shows: a stage with its cases, a track with its stages.
 *
 * @module
 */
import {
  type CaseResult,
  formatPoints,
  passed,
  type StageResult,
  type TrackResult,
} from "../judge/score.ts";
import { columnsOf, pad } from "../text/columns.ts";
import { inertTerminal } from "../text/inert.ts";
import { keep, type Look, paint, prose, widthOf } from "../text/look.ts";
import { joinBlocks, renderCase } from "./case.ts";
import { alikeSays, failed, howItFails, simplestFailure } from "./failures.ts";
import {
  capOf,
  countOf,
  freshOf,
  heldBackOf,
  nameOfDifference,
  priceOf,
  reviewSays,
  standInsOf,
  styleOf,
} from "./words.ts";

/**
 * One stage: its points, one line for each case, and the simplest failure in full.
 *
 * @param notRun - how many of the stage's cases were left out: then nothing is said of the whole stage
 */
export function renderStage(result: StageResult, look: Look, notRun = 0): string {
  return `${stageBlocks(result, look, notRun).join("\n")}\n`;
}

function stageBlocks(result: StageResult, look: Look, notRun = 0): string[] {
  const { stage, cases } = result;
  const points = countOf(stage.points, stage.extra ? "extra point" : "point");
  const run = `${cases.length} of ${countOf(cases.length + notRun, "case")} run`;
  const heading = `${stage.title}: ${notRun > 0 ? run : `${formatPoints(result.earned)} of ${points}`}`;
  const standIns = standInsOf(result);
  const heldBack = heldBackOf(result);
  const fresh = freshOf(result);
  const first = simplestFailure(result);
  const failures = cases.filter(failed).length;
  return joinBlocks([
    [
      ...prose(look, inertTerminal(heading), { indent: "", style: "bold" }),
      ...prose(look, stage.path, { indent: "", style: "dim" }),
    ],
    standIns ? prose(look, `This stage is ${inertTerminal(standIns)}: fix that first.`) : [],
    renderCases(cases, look),
    fresh ? prose(look, fresh) : [],
    heldBack ? prose(look, heldBack) : [],
    first ? [] : prose(look, passedSays(result, notRun), { style: "green" }),
    first && failures > 1 ? prose(look, alikeSays(result, first), { indent: "" }) : [],
    first ? renderCase(result, first, look, false) : [],
  ]);
}

function passedSays({ stage, cases }: StageResult, notRun: number): string {
  if (notRun === 0) return `All passed. ${inertTerminal(stage.learned)}`;
  const whole = keep(`npm run check -- ${stage.track}/${stage.number}`);
  return `${cases.length === 1 ? "It passed" : "They passed"}. To run all of the stage's cases: ${whole}`;
}

/** One line a case; where a line has no room for it, what a failure costs stands under its name. */
function renderCases(cases: readonly CaseResult[], look: Look): string[] {
  const words = Math.max(...cases.map(({ verdict }) => columnsOf(verdict.kind)));
  const names = Math.max(...cases.map(({ name }) => columnsOf(inertTerminal(name))));
  const rest = cases.map((one, index) => restOf(one, cases[index - 1]));
  const left = 2 + words + 2;
  return cases.flatMap((one, index) => {
    const word = paint(look, styleOf(one.verdict), one.verdict.kind.padEnd(words));
    const name = inertTerminal(one.name);
    const more = rest[index]!;
    if (left + names + 2 + columnsOf(more) <= widthOf(look))
      return [`  ${word}  ${more === "" ? name : pad(name, names)}  ${more}`.trimEnd()];
    const [head = "", ...tail] = prose(look, name, { indent: " ".repeat(left) });
    // What has been said of the case before needs no line of its own.
    const under =
      more === "" || more.startsWith(SAME)
        ? []
        : prose(look, more.split(", ").map(keep).join(", "), { indent: " ".repeat(left) });
    return [`  ${word}  ${head.slice(left)}`, ...tail, ...under];
  });
}

const SAME = "the same";
/** Of what the starter brought along. */
const GIVEN = "counts once the program does";

/** What is said of a case behind its name; of one that is like the case before it, no more than that. */
function restOf(one: CaseResult, before: CaseResult | undefined): string {
  if (one.verdict.kind === "passed") return one.earned < one.points ? GIVEN : "";
  if (one.verdict.kind === "not checked") return inertTerminal(one.verdict.because);
  const same = before && failed(before) && howItFails(before) === howItFails(one);
  if (same && priceOf(before) === priceOf(one)) return `${SAME}, ${priceOf(one)}`;
  const called = nameOfDifference(one.verdict);
  return called === undefined ? priceOf(one) : `${called}, ${priceOf(one)}`;
}

/** A track: one line a stage, the sum, and the first stage that has a failure. */
export function renderTrack(result: TrackResult, look: Look): string {
  const { track, stages } = result;
  const begun = stages.find((one) => !passed(one) && !notStarted(one));
  const next = stages.find((one) => !passed(one));
  const blocks = [
    prose(look, inertTerminal(`${track.title}: ${totalOf(result)}`), { indent: "", style: "bold" }),
    stages.length > 1 && stages.every(notStarted)
      ? prose(look, `${countOf(stages.length, "stage")} not started.`, { style: "yellow" })
      : stages.flatMap((one) => renderLine(one, look)),
    renderByHand(result, look),
    begun ? stageBlocks(begun, look) : renderNext(next, look),
  ];
  return `${joinBlocks(blocks).join("\n")}\n`;
}

/** `43 of 60 points, and 5 of 10 extra`. */
export function totalOf({ earned, points, extra, extraPoints }: TrackResult): string {
  const more =
    extraPoints > 0 ? `, and ${formatPoints(extra)} of ${formatPoints(extraPoints)} extra` : "";
  return `${formatPoints(earned)} of ${countOf(points, "point")}${more}`;
}

/** How far a stage is: `3 of 5 cases passed`, `all passed`, `not started`. */
export function progressOf(result: StageResult): string {
  if (notStarted(result)) return "not started";
  if (passed(result)) return result.heldBack ? "all passed, but not those before it" : "all passed";
  const good = result.cases.filter((one) => !failed(one)).length;
  const standIns = result.standIns.length > 0 ? ", with an earlier stage of the reference" : "";
  return `${good} of ${countOf(result.cases.length, "case")} passed${standIns}`;
}

function notStarted({ cases }: StageResult): boolean {
  return cases.every(({ verdict }) => verdict.kind === "not started");
}

function renderLine(result: StageResult, look: Look): string[] {
  const { stage } = result;
  const style = passed(result) ? "green" : notStarted(result) ? "yellow" : "red";
  const points = `${formatPoints(result.earned)}/${formatPoints(stage.points)}`.padStart(9);
  const extra = stage.extra ? ", extra credit" : "";
  const text = inertTerminal(`${stage.number} ${stage.title}: ${progressOf(result)}${extra}`);
  const [head = "", ...tail] = prose(look, text, {
    indent: `${points}  `,
    hanging: " ".repeat(13),
  });
  return [head, ...tail].map((line) => paint(look, style, line));
}

/** The part of the marks that no program gives. */
function renderByHand(result: TrackResult, look: Look): string[] {
  const { rubric, review } = result.track;
  const cap = capOf(result);
  const person = rubric.map(({ name, points }) => `${name} (${formatPoints(points)})`).join(", ");
  const parts = person === "" ? [] : [`A person gives the points for ${person}.`];
  if (result.review) parts.push(reviewSays(result.review));
  else if (review) parts.push(`The review gives ${formatPoints(review.points)}.`);
  if (cap) parts.push(cap);
  return parts.length === 0 ? [] : prose(look, inertTerminal(parts.join(" ")));
}

function renderNext(next: StageResult | undefined, look: Look): string[] {
  if (!next) return prose(look, "Every stage passes.", { style: "green" });
  const { stage } = next;
  return prose(
    look,
    `Next is ${inertTerminal(stage.title)}: npm run lesson -- ${stage.track}/${stage.number}`,
  );
}
