/**
 * Adds to a result what helps the student: the known mistake behind an output, the place of a crash in their own file,
 * the shortest input that shows a fault of a fresh case.
 *
 * @module
 */
import { SourceMap } from "node:module";
import { areAllRight, tasksByChecks } from "../diagnose/checked-tasks.ts";
import { explains } from "../diagnose/complaints.ts";
import { declarationsOf, methodsOf, placeOfTask, taskOf } from "../diagnose/tasks.ts";
import type { Files } from "../execute/build.ts";
import { type ProgramError, programOf, type Runnable } from "../execute/run.ts";
import { openRecorder } from "../games/record.ts";
import { shrink } from "../games/shrink.ts";
import { withoutGiven } from "../judge/calls.ts";
import { withoutCounts } from "../judge/checks.ts";
import type { Difference } from "../judge/compare.ts";
import type { CaseResult, Complaint, NamedMistake, StageResult, Traces } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import { FORBIDDEN, judge, type Verdict } from "../judge/verdict.ts";
import { nameOfPlace, type Place } from "../text/code-frame.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { once } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { withCalledPlaces } from "./called-places.ts";
import { endlessLoops } from "./endless-loops.ts";
import type { Grader } from "./grader.ts";
import type { Grading, StageRun } from "./grading.ts";
import { type Seen, seenOf } from "./seen.ts";
import { placesOf } from "./source-places.ts";
import { countTypeErrors, traceFault } from "./trace-fault.ts";
import { wherePrinted } from "./where-printed.ts";
import { whereTexts } from "./where-written.ts";

/** The source maps of students' own programs, by the paths of their stages. */
export type SourceMaps = () => Promise<ReadonlyMap<string, SourceMap>>;

/**
 * Adds to a stage's result what its runs and its source show.
 *
 * @param maps - has the map of the stage, if places in it are asked for
 */
export async function explain(
  grading: Grading,
  stageRun: StageRun,
  maps: SourceMaps,
): Promise<StageResult> {
  const { build, runs, result, uses } = stageRun;
  const { stage } = result;
  const { grader, time } = grading;
  if (grader.options.verdictsOnly) return { ...result, ...(uses ? { uses } : {}) };
  const fails = !passed(result);
  const cases: CaseResult[] = [];
  const own = result.standIns.length === 0;
  const seen = seenOf(grader, stageRun);
  const { calls } = seen;
  const isTraced = own && build?.kind === "built" && fails && !time.usedUp();
  const [named, traces] = await Promise.all([
    fails ? grader.diagnostician.diagnose(stage, seen.ran) : NONE,
    isTraced ? traceFault(grading, stage, build, seen) : NO_TRACES,
  ]);
  const mistakes = agrees(named.values(), traces, stage, grader) ? named : NONE;
  let shortened = false;
  const names = once(() => namesIn(grading.submission.files));
  for (const one of result.cases) {
    const mistake = mistakes.get(one.name);
    const shown = one.verdict.kind === "passed" ? undefined : runs.get(one.name);
    let told: CaseResult = own
      ? { ...one, ...(shown ? { run: shown } : {}) }
      : { ...one, verdict: withhold(one.verdict) };
    if (own && !shortened && (build?.kind === "built" || build?.kind === "foreign")) {
      const shorter = await shorten(grading, stage, build, told);
      shortened = shorter !== undefined;
      told = shorter ?? told;
    }
    const { verdict } = told;
    if (own && build?.kind === "built" && isPlaced(verdict)) {
      const { line = 0, column = 1, callers = [] } = verdict.error;
      const map = (await maps()).get(stage.path);
      const places = placesOf(map, grading.submission.files, [{ line, column }, ...callers]);
      const error = inOwnNames(verdict.error, names());
      told = { ...told, verdict: { ...verdict, error, ...wayTo(places, stage) } };
    }
    if (own && verdict.kind === "missing" && !isPlaceKnown(traces))
      told = { ...told, verdict: withCalledPlaces(verdict, stage, grading.submission.files) };
    cases.push(mistake ? { ...told, mistake: known(grading, stage, mistake, traces) } : told);
  }
  const isSought = isTraced && !isPlaceKnown(traces);
  const where = isSought ? await placesIn(traces, calls, grading, stage, build, cases) : NO_PLACES;
  const textsOf = once(() =>
    whereTexts(grading.submission.files, [stage.path, ...(uses ?? [])], grader.starters),
  );
  const isAsked = grader.options.typesOfAll && build?.kind === "built" && !fails;
  const typeErrors = isAsked ? await countTypeErrors(grading, stage) : undefined;
  // A part that no function is, such as a pause or an enum, belongs to some task.
  const isOutside = cases.some(isOfPauses) || traces.complaints?.first.some(isOfEnum);
  const judged =
    own && build && fails && !isOutside
      ? tasksByChecks(stage, cases, grading.submission.files, grader.starters, traces.tasks ?? [])
      : [];
  // The program itself is wrong somewhere.
  const isUnexplained = !traces.suspect && cases.some(isFailingTranscript);
  const tasks = isUnexplained && areAllRight(judged, stage, grader.starters) ? [] : judged;
  const beside = build?.kind === "built" && fails ? build.beside : undefined;
  const { tasks: _, ...others } = traces;
  return {
    ...result,
    cases: cases.map((one) => {
      const places = where.get(one.name);
      return {
        ...one,
        ...(places ? { where: places } : {}),
        ...(isSought && !one.undisclosed ? textsOf()(one) : {}),
      };
    }),
    ...(uses ? { uses } : {}),
    ...others,
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(typeErrors === undefined ? {} : { typeErrors }),
    ...(beside ? { beside } : {}),
  };
}

const NO_TRACES: Traces = {};
const NO_PLACES: ReadonlyMap<string, readonly Place[]> = new Map();

async function placesIn(
  { suspect }: Traces,
  calls: Seen["calls"],
  ...asked: Parameters<typeof wherePrinted>
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const printed = await wherePrinted(...asked);
  // What is right leads away from a function that is known to be wrong.
  const blamed =
    suspect?.kind === "declarations"
      ? suspect.declarations.flatMap(({ file, helpers = [] }) => [
          file,
          ...helpers.map((one) => one.file),
        ])
      : undefined;
  const near = [...printed].filter(
    ([, places]) => !blamed || places.some(({ file }) => blamed.includes(file)),
  );
  return new Map([...near, ...(await endlessLoops(...asked, calls))]);
}

function isFailingTranscript({ kind, verdict }: CaseResult): boolean {
  return kind === "transcript" && verdict.kind !== "passed";
}

function isOfPauses({ verdict }: CaseResult): boolean {
  return verdict.kind === "missing" && verdict.seen === "run" && !verdict.names;
}

function isOfEnum({ code }: Complaint): boolean {
  return code === "reordered";
}

/** Whether a line of the fault is known already. */
function isPlaceKnown({ suspect, complaints }: Traces): boolean {
  if (complaints?.first.some(explains)) return true;
  if (!suspect || suspect.kind === "file") return false;
  if (suspect.changes) return true;
  if (suspect.kind === "declarations")
    return suspect.declarations.every(
      ({ at, endings, otherMethod }) => at || endings || otherMethod,
    );
  return suspect.kind === "main program" && suspect.at !== undefined;
}

/** Where two files have the same name for something, the bundler writes `deck2` for one of them. */
function inOwnNames(error: ProgramError, names: ReadonlySet<string>): ProgramError {
  const message = error.message.replace(/(?<![\w$])([A-Za-z_]\w*?)\d+(?![\w$])/g, (name, own) =>
    !names.has(name) && names.has(own) ? own : name,
  );
  return { ...error, message };
}

/** All names in the files; looked for once, because every case may have an error that is full of names. */
function namesIn(files: Files): ReadonlySet<string> {
  return new Set(Object.values(files).flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

/** The nearest place in the stage itself, where the error surfaced if that is elsewhere, and the callers. */
function wayTo(
  places: readonly Place[],
  stage: Stage,
): Pick<Crashed, "place" | "surfaced" | "callers"> {
  const [thrown] = places;
  const place = places.find(({ file }) => file.startsWith(`${stage.path}/`)) ?? thrown;
  if (!place) return {};
  const isNew = (one: Place, at: number, all: readonly Place[]) =>
    nameOfPlace(one) !== nameOfPlace(all[at - 1] ?? place);
  const after = places.slice(places.indexOf(place) + 1);
  const callers = after.filter(isNew).slice(0, MOST_CALLERS);
  return {
    place,
    ...(place === thrown ? {} : { surfaced: thrown! }),
    ...(callers.length > 0 ? { callers } : {}),
  };
}

/** The way to an error is told so far. */
const MOST_CALLERS = 3;

const NONE: ReadonlyMap<string, Mistake> = new Map();

/** Whether the mistakes may be the cause: they are made where the fault is. */
function agrees(
  mistakes: Iterable<Mistake>,
  { suspect, complaints }: Traces,
  stage: Stage,
  { solutions }: Grader,
): boolean {
  const all = [...mistakes];
  // The mistake may be what is missing.
  const isOfMistakes = ({ code, file }: Complaint) =>
    code === "empty" &&
    all.every(({ edits }) => edits.some((one) => `${stage.path}/${one.file}` === file));
  // The compiler knows the cause, and the output only happens to be the same.
  if (complaints?.first.some((one) => explains(one) && !isOfMistakes(one))) return false;
  if (!suspect || suspect.kind === "called") return true;
  const areIn = (mistake: Mistake): boolean => {
    if (suspect.kind === "unknown") {
      const files = new Set(suspect.changes?.map(({ file }) => file));
      return mistake.edits.some(({ file }) => files.has(`${stage.path}/${file}`));
    }
    if (suspect.kind !== "declarations")
      return mistake.edits.some(({ file }) => `${stage.path}/${file}` === suspect.file);
    const names = new Set(suspect.declarations.map(({ name }) => name));
    const methods = new Set(suspect.declarations.map(({ at }) => at?.method));
    const made = methodsOf(mistake, stage, solutions);
    return (
      declarationsOf(mistake, stage, solutions).some((name) => names.has(name)) &&
      (made.length === 0 || methods.has(undefined) || made.some((name) => methods.has(name)))
    );
  };
  return all.every(areIn);
}

function known(
  { grader: { solutions, starters }, submission: { files } }: Grading,
  stage: Stage,
  mistake: Mistake,
  { suspect }: Traces,
): NamedMistake {
  const { name, says } = mistake;
  const task = taskOf(mistake, stage, solutions, starters);
  if (task === undefined) return { name, says };
  const at = suspect ? undefined : placeOfTask(task, stage, files, starters);
  return { name, says, task, ...(at ? { at } : {}) };
}

/** A failing fresh case, shortened to the lines that still make it fail in the same way. */
async function shorten(
  { grader, time }: Grading,
  stage: Stage,
  build: Runnable,
  one: CaseResult,
): Promise<CaseResult | undefined> {
  const { transcript, made, verdict } = one;
  if (!transcript || !made || !SHORTENED.has(verdict.kind)) return undefined;
  const reference = await grader.builder.build({ files: grader.solutions, stages: [stage.path] });
  const recorder = openRecorder(reference.get(stage.path), stage.path);
  const program = programOf(stage.path, build);
  // What is shown must not come from a box that has held the reference, as the submission's own has by now.
  const runner = grader.openRunner(time);
  const description = [...transcript.description, "Shortened to the lines that still fail."];
  const attempt = async (inputs: readonly (readonly string[])[]) => {
    const transcripts: Transcript[] = [];
    for (const lines of inputs) transcripts.push(await recorder.type(lines, description));
    const jobs = inputs.map((lines) => ({ program: stage.path, lines }));
    const runs = await runner.run([program], jobs);
    return transcripts.map((shorter, at) => ({
      ...one,
      transcript: shorter,
      run: runs[at]!,
      verdict: judge(shorter, runs[at]!),
    }));
  };
  try {
    const lines = await shrink(typedLines(transcript), async (inputs) =>
      (await attempt(inputs)).map((tried) => tried.verdict.kind === verdict.kind),
    );
    const [shortest] = await attempt([lines]);
    return shortest?.verdict.kind === verdict.kind ? shortest : undefined;
  } finally {
    await runner.close();
  }
}

/** Verdicts that are quick to reproduce. */
const SHORTENED: ReadonlySet<Verdict["kind"]> = new Set(["different", "crashed", "asks for more"]);

/** The output and errors of a program with reference code in it are never shown, only the kind of verdict. */
function withhold(verdict: Verdict): Verdict {
  const hidden = (difference: Difference): Difference => ({
    ...difference,
    rows: [],
    first: -1,
    beyond: { expected: 0, actual: 0 },
  });
  switch (verdict.kind) {
    case "different":
      return { ...verdict, difference: hidden(verdict.difference) };
    case "asks for more":
      return { kind: "asks for more", difference: undefined };
    case "crashed":
      return { kind: "crashed", status: undefined, error: undefined, difference: undefined };
    case "timed out":
    case "too much output": {
      const { difference: _, ...known } = verdict;
      return known;
    }
    case "missing":
      return { ...verdict, what: verdict.what.map(withoutGiven).map(withoutCounts) };
    case "refused":
      return verdict.when === "building" ? verdict : { ...verdict, ...FORBIDDEN };
    default:
      return verdict;
  }
}

type Crashed = Extract<Verdict, { kind: "crashed" }>;

/** Whether a place in the program is known where it crashed. */
function isPlaced(verdict: Verdict): verdict is Crashed & { readonly error: ProgramError } {
  return verdict.kind === "crashed" && verdict.error?.line !== undefined;
}

/** The maps of all stages that need one and have none: to build them together takes little longer than one alone. */
export function sourceMapsOf(
  { grader, submission: { files, refused } }: Grading,
  all: Iterable<StageRun>,
): SourceMaps {
  return once(async () => {
    const asked = [...all].flatMap(({ build, result: { stage, cases, standIns } }) => {
      const needs = build?.kind === "built" && standIns.length === 0;
      return needs && cases.some(({ verdict }) => isPlaced(verdict))
        ? [[stage.path, build] as const]
        : [];
    });
    const stages = asked.flatMap(([path, { sourceMap }]) => (sourceMap ? [] : [path]));
    const builds = await grader.builder.build({ files, refused, stages, sourceMap: true });
    return new Map(
      [...asked, ...builds].flatMap(([path, build]) =>
        build.kind === "built" && build.sourceMap !== undefined
          ? [[path, new SourceMap(JSON.parse(build.sourceMap))]]
          : [],
      ),
    );
  });
}
