/**
 * One case of each kind in the example stage, and its text on the terminal.
 *
 * @module
 */
import type { CaseResult, StageResult, SubmissionResult, TrackResult } from "../judge/results.ts";
import { renderSections } from "../report/blocks.ts";
import { explainCase } from "../report/explain-case.ts";
import { renderHtmlFeedback } from "../report/html.ts";
import { renderFeedback } from "../report/markdown.ts";
import type { SubmissionReport } from "../report/model.ts";
import { reportStage, reportSubmission, reportTrack } from "../report/report.ts";
import { renderStage, renderTrack } from "../report/terminal.ts";
import type { Look } from "../text/look.ts";
import { type Judged, judged, printed, ran, stageOf, withVerdict } from "./examples.ts";

export const WIDE: Look = { width: 80, colour: false };
export const NARROW: Look = { width: 40, colour: false };

export const HITS = "hits-once";
export const REFUSES = "refuses-an-empty-answer";
export const ENDS = "ends-in-the-middle";

export const header = withVerdict("the-header", { kind: "passed" });
export const refuses = judged(REFUSES, ran(printed(REFUSES)));
export const ends = judged(ENDS, ran(printed(ENDS), { ended: { how: "exit", status: 1 } }));
export const spacing = judged(
  HITS,
  ran(printed(HITS, (text) => text.replace("|   3♣ |      |", "|  3♣ |      |"))),
);

/** Only the explanation, with the cost of the case. */
export function explained(judgement: Judged, look = WIDE): string {
  const result = stageOf([judgement]);
  return explainedCase(result, result.cases[0]!, look);
}

export function explainedCase(result: StageResult, one: CaseResult, look = WIDE): string {
  return `\n${renderSections(explainCase(result, one, { priced: true }), look).join("\n")}\n`;
}

export function stageText(result: StageResult, look = WIDE, notRun?: number): string {
  return renderStage(reportStage(result), look, notRun);
}

export function trackText(result: TrackResult, look = WIDE): string {
  return renderTrack(reportTrack(result), look);
}

export function feedbackOf(
  name: string,
  tracks: readonly TrackResult[],
  more: Partial<SubmissionResult> = {},
): SubmissionReport {
  const reader = { handedIn: true, priced: true } as const;
  return reportSubmission({ name, tracks, notes: [], ...more }, reader);
}

export function feedbackText(...feedback: Parameters<typeof feedbackOf>): string {
  return renderFeedback(feedbackOf(...feedback));
}

/** The contents of the page, without its head. */
export function feedbackPage(...feedback: Parameters<typeof feedbackOf>): string {
  const page = renderHtmlFeedback(feedbackOf(...feedback));
  return page.slice(page.indexOf("<main>"), page.indexOf("</body>"));
}

/** The text without colours; with `false`, all of it. */
export function withoutColour(text: string, colour = true): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes the colours.
  return colour ? text.replace(/\x1b\[(?:1|2|22|3[1236]|39)m/g, "") : text;
}
