/**
 * Finds the line that prints what differs first. The case runs once more, and is stopped there as if it printed too much.
 *
 * @module
 */
import { SourceMap } from "node:module";
import type { Files } from "../execute/build.ts";
import { type Job, programOf, type Run, type Runnable } from "../execute/run.ts";
import { withStandIns } from "../guest/with-stand-ins.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { CaseResult } from "../judge/results.ts";
import { differenceOf } from "../judge/verdict.ts";
import { trialTimes } from "../limits/limits.ts";
import { nameOfPlace, type Place } from "../text/code-frame.ts";
import { shownText, type Transcript, typedLines } from "../text/transcript.ts";
import { remember } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";
import { lineIn, placesOf } from "./source-places.ts";

/** One is shown in full, mostly one of the shortest. */
const MOST_CASES = 8;
/** The way to the line is told so far. */
const MOST_PLACES = 4;

/** @returns by the names of the cases: the student's own lines, the nearest first */
export async function wherePrinted(
  grading: Grading,
  stage: Stage,
  plain: Plain,
  cases: readonly CaseResult[],
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { grader, submission, runner } = grading;
  const { files } = submission;
  const shown = shortest(cases.filter(isShown))
    .map((one): Shown => ({ one, before: one.run!, offset: offsetIn(one) }))
    .filter(({ before, offset }) => offset !== undefined || isFlood(before));
  if (shown.length === 0) return new Map();
  const build = await placedBuild(grading, stage, plain);
  if (build?.kind !== "built" || build.sourceMap === undefined) return new Map();
  const limits = { times: trialTimes(grader.session.times), realmOnly: true };
  const map = new SourceMap(JSON.parse(build.sourceMap));
  // A file that was given is right.
  const isOwn = ({ file }: Place) => files[file] !== grader.starters[file];
  const found = new Map<string, readonly Place[]>();
  // What was stopped for it has told where.
  const isKnown = ({ offset }: Shown) => offset === undefined && build.code === plain.code;
  const asked = shown.filter((one) => !isKnown(one));
  const jobs = asked.map(({ one, offset }): Job => {
    const job = { program: stage.path, lines: typedLines(one.transcript!) };
    return offset === undefined ? job : { ...job, outputChars: offset };
  });
  const runs = await runner.run([programOf(stage.path, build)], jobs, limits);
  for (const its of shown) {
    const { one, before } = its;
    const run = isKnown(its) ? before : runs[asked.indexOf(its)]!;
    const at = (isFlood(run) && before.stdout.startsWith(run.stdout) && run.ended.at) || [];
    const lines = linesOf(placesOf(map, files, at));
    const places = from(lines, isOwn, files, stage).slice(0, MOST_PLACES);
    const [place] = places;
    if (place && !isCollected(files, place)) found.set(one.name, places);
  }
  return found;
}

export type Plain = Runnable & { readonly kind: "built" };

/** The program with a map of its places, and stand-ins for what it uses of Node: it only runs in a context. */
export async function placedBuild(
  { grader, submission: { files, refused }, builds }: Grading,
  { path }: Stage,
  plain: Plain,
): Promise<Plain | undefined> {
  const request = { files, refused, stages: [path], sourceMap: true } as const;
  const asked = () => remember(builds, `${path}, with places`, () => grader.builder.build(request));
  const placed = plain.sourceMap === undefined ? (await asked()).get(path) : plain;
  if (placed?.kind !== "built") return undefined;
  const { needs: _, ...build } = placed;
  return { ...build, code: withStandIns(build.code) ?? build.code };
}

/** A case that is looked at. */
interface Shown {
  readonly one: CaseResult;
  readonly before: Run;
  /** See {@link offsetIn}. */
  readonly offset: number | undefined;
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

/**
 * From the first of these lines on, in the stage itself if possible: a function of an earlier one prints what it is given.
 * So does one that does nothing else.
 */
function from(
  lines: readonly Place[],
  isOwn: (place: Place) => boolean,
  files: Files,
  { path }: Stage,
): readonly Place[] {
  const own = lines.filter(isOwn);
  const inStage = own.filter(({ file }) => file.startsWith(`${path}/`));
  const near = inStage.length > 0 ? inStage : own;
  const first = near.find((one) => !onlyPrints(files, one)) ?? near[0];
  return first ? lines.slice(lines.indexOf(first)) : [];
}

/** A call that prints something with a name, by itself or before some text. */
const PRINTS_NAMED = String.raw`(?:console\.log|process\.stdout\.write|fs\.writeSync|writeSync|print)\(\s*(?:1\s*,\s*)?(\w+)\b[^()]*\)`;
/** A function with a parameter of that name and nothing else, on one line or on three. */
const ONLY_PRINTS = new RegExp(
  String.raw`\(\s*(\w+)\b[^()]*\)[^()]*(?:=>|\{)\s*${PRINTS_NAMED}\s*;?\s*(?:\}|$)`,
);

/** Whether a line is in a function that only prints what it is given. */
function onlyPrints(files: Files, { file, line = 0 }: Place): boolean {
  const around = [-1, 0, 1].map((more) => lineIn(files, file, line + more) ?? "");
  const texts = [around[1]!, around.join(" ")];
  return texts.some((text) => {
    const [, given, printed] = ONLY_PRINTS.exec(text) ?? [];
    return given !== undefined && given === printed;
  });
}

/** A call that prints a variable and nothing else. */
const PRINTS_ALL = /\b(?:console\.log|write|writeSync|print)\(\s*(?:1\s*,\s*)?([\w$]+)\b/;

/** Whether a line prints what many lines have put into a variable before: `write(out)`. */
function isCollected(files: Files, { file, line = 0 }: Place): boolean {
  const [, name] = PRINTS_ALL.exec(lineIn(files, file, line) ?? "") ?? [];
  if (name === undefined) return false;
  const puts = new RegExp(
    String.raw`(?<![\w$])${name.replaceAll("$", "\\$")}\s*(?:\+=|\.push\()`,
    "g",
  );
  return [...(files[file] ?? "").matchAll(puts)].length > 1;
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
  if (transcript === undefined || run === undefined || undisclosed) return false;
  // A program that ends itself with another status has no other place than what it printed.
  if (verdict.kind === "crashed") return verdict.difference !== undefined && !verdict.place;
  return PRINTS.has(verdict.kind);
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
