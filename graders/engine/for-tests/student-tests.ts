/**
 * Students' tests of hearts/7, graded.
 *
 * @module
 */
import { fileURLToPath } from "node:url";
import { gradeTrack } from "../grade/grade.ts";
import { openGrader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";

const workbook = discover(fileURLToPath(new URL("../../../", import.meta.url)));
const track = workbook.tracks.find(({ name }) => name === "hearts")!;
export const stage = track.stages.find(({ tests }) => tests)!;
export const path = `${stage.path}/${stage.tests!.file}`;
export const solution = readSolutions(workbook)[path]!;
export const starter = readStarters(workbook)[path]!;
const session = openSession();
/** Its compiler has a second and a half for each set of classes; all of them together take two. */
const grader = openGrader(hurried(session, { compilerMs: 1500 }), workbook);
/** For a few variants; a grader keeps what it has made for a stage. */
export const brief = openGrader(session, workbook);
/** For programs that compute until they are stopped. */
export const hasty = openGrader(hurried(session), workbook);

export async function closeGraders(): Promise<void> {
  await Promise.all([grader.close(), brief.close(), hasty.close()]);
  session.close();
}

export async function gradeTests(
  text: string,
  others: Readonly<Record<string, string>> = {},
  on = stage,
  by = grader,
): Promise<StageResult> {
  const submission = submissionOf("ann", { ...others, [path]: text }, ["hearts"]);
  return (await gradeTrack(by, submission, track, [on])).stages[0]!;
}

/** The stage with a few of the rules, because running the others again adds nothing. */
export const inPart = {
  ...stage,
  cases: stage.cases.filter((one) => one.kind === "tests").slice(0, 8),
};
export const isRule = (one: { readonly name: string }) => !one.name.startsWith("passes-on-");

export function verdictsOf({ cases }: StageResult): Record<string, Verdict["kind"]> {
  return Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict.kind]));
}

export const CARD = readSolutions(workbook)["hearts/1-cards/card.ts"]!;
export const DECK = readSolutions(workbook)["hearts/1-cards/deck.ts"]!;
export const HEAD = `import { describe, expect, it } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
`;
