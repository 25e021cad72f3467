/**
 * What GitHub shows of a check in a workflow: annotations at the lines, a summary of the job, and the points, as the
 * reporter of GitHub Classroom reads them (classroom-resources/autograding-grading-reporter).
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import { stageTitle } from "./feedback.ts";
import { renderFeedback } from "./markdown.ts";
import type { Block, StageReport, SubmissionReport } from "./model.ts";

/** More of them are not shown for one step. */
const MOST_ANNOTATIONS = 10;
/** GitHub drops a summary of more than 1 MiB. A character has at most four bytes. */
const MOST_SUMMARY = 250_000;

/** Annotations as workflow commands, one on each line. */
export function renderAnnotations({ tracks }: SubmissionReport): string {
  return tracks
    .flatMap(({ stages }) => stages)
    .filter(({ state }) => state === "failing")
    .slice(0, MOST_ANNOTATIONS)
    .map((stage) => `${annotationOf(stage)}\n`)
    .join("");
}

function annotationOf(stage: StageReport): string {
  const { told, progress } = stage;
  const blocks = (told?.sections ?? []).flat();
  const at = blocks.flatMap((block) => (block.kind === "code frame" ? [block.place] : []));
  const { file, line, column } = at.find((one) => one.file !== undefined && one.line) ?? {};
  const properties = [
    ["file", file],
    ["line", file && line],
    ["col", file && line && column],
    ["title", `${stageTitle(stage)}: ${progress}`],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(`${value}`)}`]));
  const [first] = blocks.flatMap(wordsOf);
  const message = [told?.name, first].filter((part) => part !== undefined).join(": ");
  return `::error ${properties.join(",")}::${data(message === "" ? progress : message)}`;
}

/** The words that say what is wrong. */
function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case "diagnosis":
    case "message":
      return [block.text];
    case "list":
      return block.items.slice(0, 1);
    case "difference":
      return block.alone ? [block.lead] : [];
    default:
      return [];
  }
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** The summary of the job, as Markdown. */
export function renderSummary(report: SubmissionReport): string {
  const text = renderFeedback(report);
  if (text.length <= MOST_SUMMARY) return text;
  return `${renderFeedback({ ...report, tracks: report.tracks.map(withoutFailures) })}\nThe failures are too long to be shown here; the log of the job has them.\n`;
}

function withoutFailures(track: SubmissionReport["tracks"][number]): typeof track {
  return {
    ...track,
    stages: track.stages.map(({ told: _, ...stage }) => stage),
  };
}

/** Version 1 of the reporter's format. */
interface ClassroomResult {
  readonly version: 1;
  readonly status: "pass" | "fail" | "error";
  readonly max_score: number;
  readonly tests: readonly {
    readonly name: string;
    readonly status: "pass" | "fail" | "error";
    readonly message: string;
    readonly test_code: string;
    readonly filename: "";
    readonly line_no: 0;
    readonly execution_time: "0s";
    readonly score: number;
  }[];
}

/** The points for GitHub Classroom, as a line of `GITHUB_OUTPUT`. Extra credit is not among the points to reach. */
export function renderClassroomOutput({ tracks }: SubmissionReport): string {
  const stages = tracks.flatMap((track) => track.stages);
  const tests = stages.map((stage): ClassroomResult["tests"][number] => {
    const { facts, state, number, progress } = stage;
    const [track] = facts.stage.split("/");
    const isFault = stage.cases.some(({ facts: { verdict } }) => verdict === "grader fault");
    return {
      name: stageTitle(stage),
      status: isFault ? "error" : state === "passed" ? "pass" : "fail",
      message: progress,
      test_code: `npm run check -- ${track}/${number}`,
      filename: "",
      line_no: 0,
      execution_time: "0s",
      score: Number(formatPoints(facts.earned)),
    };
  });
  const worst = (["error", "fail"] as const).find((one) =>
    tests.some(({ status }) => status === one),
  );
  const result: ClassroomResult = {
    version: 1,
    status: worst ?? "pass",
    max_score: tracks.reduce((sum, { facts }) => sum + facts.points, 0),
    tests,
  };
  return `result=${Buffer.from(JSON.stringify(result)).toString("base64")}\n`;
}
