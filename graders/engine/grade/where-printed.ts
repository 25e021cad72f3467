/**
 * Finds the line that prints what differs first. The case runs once more, and is stopped there as if it printed too much.
 *
 * @module
 */
import { SourceMap } from "node:module";
import { programOf, type Run, type Runnable } from "../execute/run.ts";
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
  { code }: Runnable & { readonly kind: "built" },
  cases: readonly CaseResult[],
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { grader, submission, runner } = grading;
  const { files, refused } = submission;
  const shown = shortest(cases.filter(isShown))
    .map((one) => ({ one, before: one.run!, offset: offsetIn(one) }))
    .filter(({ before, offset }) => offset !== undefined || isFlood(before));
  if (shown.length === 0) return new Map();
  const asked = { files, refused, stages: [stage.path], sourceMap: true, inContext: true } as const;
  const build = (await grader.builder.build(asked)).get(stage.path);
  if (build?.kind !== "built" || build.sourceMap === undefined) return new Map();
  const limits = { times: trialTimes(grader.session.times), realmOnly: true };
  const map = new SourceMap(JSON.parse(build.sourceMap));
  // A file that was given is right.
  const isOwn = ({ file }: Place) => files[file] !== grader.starters[file];
  const found = new Map<string, readonly Place[]>();
  for (const { one, before, offset } of shown) {
    const job = {
      ...{ program: stage.path, lines: typedLines(one.transcript!) },
      ...(offset === undefined ? {} : { outputChars: offset }),
    };
    const stopped = async () => {
      const [run] = await runner.run([programOf(stage.path, build)], [job], limits);
      return run && before.stdout.startsWith(run.stdout) ? run : undefined;
    };
    const run = offset === undefined && build.code === code ? before : await stopped();
    const at = (run && isFlood(run) && run.ended.at) || [];
    const places = from(linesOf(placesOf(map, files, at)), isOwn, stage).slice(0, MOST_PLACES);
    if (places.length > 0) found.set(one.name, places);
  }
  return found;
}

type Flood = Run & { readonly ended: { readonly how: "too much output" } };

function isFlood(run: Run): run is Flood {
  return run.ended.how === "too much output";
}

/** How much is printed before the text that is wrong; `undefined` if none is, or if it does not count. */
function offsetIn({ transcript, run, verdict }: CaseResult): number | undefined {
  if (verdict.kind === "too much output") return undefined;
  const { stdout, reads } = run!;
  const offset = firstDifference(shownText(transcript!), stdout);
  const difference = differenceOf(verdict);
  // A line that is missing is not printed anywhere.
  if (difference && !difference.rows[difference.first]?.actual) return undefined;
  // What was printed in front of an answer may be too short; then the next text begins to differ.
  const isShort = offset !== undefined && reads?.at.includes(offset);
  return isShort && !isPrompt(transcript!, offset) ? offset - 1 : offset;
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
