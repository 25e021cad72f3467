/**
 * Finds lines of a failing stage in which a small change is enough.
 *
 * @module
 */
import { EFFORTS, type Effort, type Likely, openSearch } from "../diagnose/find-change.ts";
import { type Found, NOTHING } from "../diagnose/further.ts";
import { type Ran, ranCalls } from "../diagnose/ran.ts";
import { lastLineOf, placeOfName } from "../diagnose/tasks.ts";
import type { Files, Region, Repair, Repairable } from "../execute/build.ts";
import type { ChangedPlace, Suspect, SuspectDeclaration } from "../judge/results.ts";
import { remember, unheard } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { ownUsedBy } from "./called-places.ts";
import { type CallsProgram, callsOf } from "./calls.ts";
import { mayBeOwn } from "./given-lines.ts";
import type { Grader } from "./grader.ts";
import type { Grading } from "./grading.ts";
import { ownFilesIn, repairsAsked, repairsOf } from "./repairs-of.ts";
import { casesOf, type Seen } from "./seen.ts";
import { inPoints, lineIn } from "./source-places.ts";
import { trialRunner } from "./trials.ts";
import { textsIn } from "./written-texts.ts";

/** More lines than these say too little. */
const MOST_PLACES = 3;

/** Changes that are being written. */
export interface Changes {
  readonly stage: Stage;
  /** Where they are. */
  readonly regions: readonly Region[];
  /** The program that calls the stage's functions, if it has the same changes. */
  readonly calls?: CallsProgram;
  readonly program: Promise<Repairable | undefined>;
  /** Functions that give something wrong when they are called by themselves. */
  readonly wrongCalls: readonly string[];
  /** What they are tried on. */
  readonly ran: readonly Ran[];
  /** How many are tried. */
  readonly effort: Effort;
}

/**
 * Asks for the changes; until they are tried, they are written while something else runs.
 *
 * @param earlier - the stages in whose files something is changed, instead of in those that are suspected
 * @returns `undefined` if there is nothing to change, or if the line is known
 */
export function writeChanges(
  grading: Grading,
  stage: Stage,
  suspect: Suspect | undefined,
  { ran, calls, passedCalls }: Seen,
  earlier?: readonly string[],
): Changes | undefined {
  const cases = casesOf(stage, ran);
  // What is right may not become wrong.
  const its = calls ?? passedCalls;
  if (its) cases.push(ranCalls(its.check, its.run));
  const regions = earlier ? libraryOf(grading, earlier) : regionsOf(suspect, grading, stage);
  if (regions.length === 0 || cases.every(({ passed }) => passed)) return undefined;
  // With a reference, what a case shows is enough. Without one, they are written before anybody knows what fails.
  const isOnlyCalls = cases.every(({ passed, isCalls }) => passed || isCalls);
  const called = isOnlyCalls || !grading.grader.hasReference ? callsOf(stage) : undefined;
  return {
    ...{ stage, regions, wrongCalls: calls?.names ?? [] },
    ...(called ? { calls: called } : {}),
    program: unheard(repairsOf(grading, stage, regions, called)),
    ran: cases,
    effort: earlier ? EFFORTS.inEarlierStages : effortFor(grading.grader, suspect),
  };
}

function effortFor({ options, hasReference }: Grader, suspect: Suspect | undefined): Effort {
  if (options.evidence) return EFFORTS.inCourse;
  if (!hasReference) return EFFORTS.alone;
  return suspect ? EFFORTS.afterExchanges : EFFORTS.afterNothing;
}

/**
 * Tries the changes, once for the same cases and effort.
 *
 * @param methods - those that the fault is probably in, the likeliest first
 * @returns those with which the stage passes, or more of it is right
 */
export function findChanges(
  grading: Grading,
  { stage, regions, program, wrongCalls, ran, effort }: Changes,
  methods: readonly string[] = [],
): Promise<Found> {
  const { grader, submission, searches, changes } = grading;
  const where = [stage.path, regions, ran.length];
  return remember(changes, JSON.stringify([...where, effort]), async () => {
    const search = await remember(searches, JSON.stringify(where), async () => {
      const written = await program;
      // Their loops are counted, so a limit, which costs a thread for each run, is hardly ever reached.
      const runner = trialRunner(grader, grading.runner, { pace: "quick" });
      return written && openSearch(written, ran, runner);
    });
    const likely = {
      ...{ methods, linesIn: writingBeside(submission.files) },
      isCalled: linesOfCalled(wrongCalls, stage, grading),
      mayBeIn: mayBeOwn(submission.files, grader.starters),
    };
    return search ? search.find(effort, likely) : NOTHING;
  });
}

/** What is wrong after several others mostly comes of them. */
const MOST_CALLED = 4;

/** The lines of functions that were called, and of what they use in their files. */
function linesOfCalled(
  names: readonly string[],
  stage: Stage,
  { grader: { starters }, submission: { files } }: Grading,
): Likely["isCalled"] {
  const called = names
    .slice(0, MOST_CALLED)
    .flatMap((name) => placeOfName(name, stage, files) ?? []);
  const all = [...called, ...called.flatMap((one) => ownUsedBy(one, stage, files, starters))];
  const ranges = all.map((one) => ({ ...one, last: lastLineOf(one, files) }));
  return (file, line) =>
    ranges.some((one) => one.file === file && one.line <= line && line <= one.last);
}

/** The file with a change that was found. */
export async function changedFile(
  grading: Grading,
  { stage, regions, calls }: Changes,
  { id, file }: Pick<Repair, "id" | "file">,
): Promise<Files | undefined> {
  const asked = repairsAsked(grading, stage, regions, calls);
  const text = await grading.grader.builder.repaired({ ...asked, repair: { id, file } });
  return text === undefined ? undefined : { [file]: text };
}

/** A shorter text is written in many lines. */
const LEAST_TEXT = 3;

/** The lines with a text beside which the output first differs. */
function writingBeside(files: Files): Likely["linesIn"] {
  return (file, { differsBeside }) => {
    const beside = textsIn(file, files[file] ?? "").filter(
      ({ text }) => text.trim().length >= LEAST_TEXT && differsBeside?.(text),
    );
    return new Set(beside.flatMap(({ place }) => place.line ?? []));
  };
}

/**
 * Tries the changes.
 *
 * @param methods - those that the fault is probably in, the likeliest first
 * @returns the lines, if there are few
 */
export async function changedPlaces(
  grading: Grading,
  changes: Changes | undefined,
  methods: readonly string[] = [],
): Promise<readonly ChangedPlace[]> {
  if (!changes) return [];
  const { files } = grading.submission;
  const { repairs: own, remaining } = await findChanges(grading, changes, methods);
  const every = own.filter(
    ({ file, at }, place) =>
      own.findIndex((one) => one.file === file && one.at.line === at.line) === place,
  );
  const places =
    every.length > MOST_PLACES ? every.filter(({ rank }) => rank === every[0]!.rank) : every;
  if (places.length > MOST_PLACES) return [];
  const all = places.map(({ file, at }) => {
    const source = lineIn(files, file, at.line) ?? "";
    return {
      ...{ file, at: inPoints(at, source), source },
      ...(remaining === undefined ? {} : { remaining }),
    };
  });
  const sure = all.filter((one) => !hasNumberOfReference(one, grading, changes.stage));
  const shown = sure.length > 0 ? sure : all;
  // A brace alone says least.
  const isBare = ({ source }: ChangedPlace) => !/\w/.test(source);
  return [...shown.filter((one) => !isBare(one)), ...shown.filter(isBare)];
}

/**
 * Whether a number would be changed that the reference has, too; 0 and 1 are everywhere. Where another line is enough, that
 * number is rather right: a deck with one card more may pass a stage that does not deal them all.
 */
function hasNumberOfReference(
  { at: { kind, column = 1 }, source }: ChangedPlace,
  { grader: { solutions, hasReference } }: Grading,
  { path }: Stage,
): boolean {
  const [number] = /^(?:[2-9]|\d[\d_]+)\b/.exec([...source].slice(column - 1).join("")) ?? [];
  if (!hasReference || kind !== "number" || number === undefined) return false;
  const isThere = new RegExp(`\\b${number}\\b`);
  return Object.entries(solutions).some(
    ([file, text]) => file.startsWith(`${path}/`) && isThere.test(text),
  );
}

/** Where the fault may be; nowhere if its line is known. */
function regionsOf(
  suspect: Suspect | undefined,
  grading: Grading,
  { path }: Stage,
): readonly Region[] {
  switch (suspect?.kind) {
    case "declarations": {
      // Two may have a fault in common, in what both use.
      const { declarations } = suspect;
      return declarations.some(({ at }) => at) ? [] : declarations.flatMap(regionsIn);
    }
    case "file":
      return [{ file: suspect.file }];
    case "main program":
      return suspect.at ? [] : [suspect.file, ...(suspect.also ?? [])].map((file) => ({ file }));
    case "called":
      return regionsIn(suspect.declaration);
    default:
      return ownFilesIn(grading, [path]);
  }
}

/** The files of earlier stages, without their main programs, which no other stage runs. */
function libraryOf(grading: Grading, stages: readonly string[]): readonly Region[] {
  return ownFilesIn(grading, stages).filter(({ file }) => !/\/main\.[cm]?[jt]s$/.test(file));
}

function regionsIn({ file, name, at, helpers = [] }: SuspectDeclaration): readonly Region[] {
  if (at) return [];
  return [{ file, name }, ...helpers].map((one) => ({ file: one.file, names: [one.name] }));
}
