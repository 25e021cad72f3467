/**
 * Finds the line that prints what differs first. The case runs once more, and is stopped there as if it printed too much.
 *
 * @module
 */
import { SourceMap } from "node:module";
import { type BundlePlace, programOf, type Runnable } from "../execute/run.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { CaseResult } from "../judge/results.ts";
import { differenceOf } from "../judge/verdict.ts";
import { trialTimes } from "../limits/limits.ts";
import { nameOfPlace, type Place } from "../text/code-frame.ts";
import { shownText, type Transcript, typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./run-stages.ts";
import { placesOf } from "./source-places.ts";

/** One of the shortest is shown in full. */
const MOST_CASES = 3;
/** The way to the line is told so far. */
const MOST_PLACES = 3;

/** @returns by the names of the cases: the student's own lines, the nearest first */
export async function wherePrinted(
  grading: Grading,
  stage: Stage,
  build: Runnable & { readonly kind: "built" },
  cases: readonly CaseResult[],
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { grader, submission, runner } = grading;
  const limits = { times: trialTimes(grader.session.times), realmOnly: true };
  const stops = new Map<string, readonly BundlePlace[]>();
  for (const one of shortest(cases.filter(isShown))) {
    const { ended } = one.run!;
    if (ended.how === "too much output") stops.set(one.name, ended.at ?? []);
    const { stdout } = one.run!;
    const offset = firstDifference(shownText(one.transcript!), stdout);
    if (one.verdict.kind === "too much output" || offset === undefined || build.needs) continue;
    // A line that is missing is not printed anywhere.
    const difference = differenceOf(one.verdict);
    if (difference && !difference.rows[difference.first]?.actual) continue;
    const printsAt = async (outputChars: number) => {
      const jobs = [{ program: stage.path, lines: typedLines(one.transcript!), outputChars }];
      const [run] = await runner.run([programOf(stage.path, build)], jobs, limits);
      return (run?.ended.how === "too much output" && run.ended.at) || [];
    };
    // What was printed in front of an answer may be too short; then the next text begins to differ.
    const isShort = one.run!.reads?.at.includes(offset) && !isPrompt(one.transcript!, offset);
    stops.set(one.name, await printsAt(isShort ? offset - 1 : offset));
  }
  if (![...stops.values()].some(({ length }) => length > 0)) return new Map();
  const { files, refused } = submission;
  const asked = { files, refused, stages: [stage.path], sourceMap: true };
  const built = (await grader.builder.build(asked)).get(stage.path);
  if (built?.kind !== "built" || built.sourceMap === undefined) return new Map();
  const map = new SourceMap(JSON.parse(built.sourceMap));
  const found = [...stops].map(([name, at]) => {
    // A file that was given is right.
    const isOwn = ({ file }: Place) => files[file] !== grader.starters[file];
    const lines = from(linesOf(placesOf(map, files, at)), isOwn, stage);
    return [name, lines.slice(0, MOST_PLACES)] as const;
  });
  return new Map(found.filter(([, places]) => places.length > 0));
}

/** From the first of these lines on, in the stage itself if possible: a function of an earlier one prints what it is given. */
function from(
  lines: readonly Place[],
  isOwn: (place: Place) => boolean,
  { path }: Stage,
): readonly Place[] {
  const first =
    lines.find((one) => isOwn(one) && one.file.startsWith(`${path}/`)) ?? lines.find(isOwn);
  return first ? lines.slice(lines.indexOf(first)) : [];
}

/** What the program printed is compared. */
const PRINTS: ReadonlySet<string> = new Set(["different", "asks for more", "too much output"]);

/** Whether a line is typed after so much was shown. */
function isPrompt({ parts }: Transcript, offset: number): boolean {
  let shown = 0;
  return parts.some((part) => {
    if (part.kind === "shown") shown += part.text.length;
    return part.kind === "typed" && shown === offset;
  });
}

function isShown({ verdict, transcript, run, undisclosed }: CaseResult): boolean {
  const prints = PRINTS.has(verdict.kind);
  return prints && transcript !== undefined && run !== undefined && !undisclosed;
}

function shortest(cases: readonly CaseResult[]): readonly CaseResult[] {
  const lengthOf = ({ transcript }: CaseResult) => typedLines(transcript!).length;
  return cases.toSorted((a, b) => lengthOf(a) - lengthOf(b)).slice(0, MOST_CASES);
}

/** Without columns, which would point to the name of a method, and without a line that has called itself. */
function linesOf(places: readonly Place[]): readonly Place[] {
  return places
    .map(({ column: _, ...line }) => line)
    .filter((one, at, all) => at === 0 || nameOfPlace(one) !== nameOfPlace(all[at - 1]!));
}
