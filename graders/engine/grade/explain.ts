/**
 * Adds to a result what helps the student: the known mistake behind an output, the place of a crash in their own file,
 * the shortest input that shows a fault of a fresh case.
 *
 * @module
 */
import { areAllRight, tasksByChecks } from "../diagnose/checked-tasks.ts";
import { explains } from "../diagnose/complaints.ts";
import { tasksWithPauses } from "../diagnose/tasks.ts";
import { namesCalled } from "../judge/calls.ts";
import type { CaseResult, Complaint, StageResult, Traces } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import type { Place } from "../text/code-frame.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { once } from "../workbook/remember.ts";
import { causesOf, withCalledPlaces, withTask } from "./called-places.ts";
import { crashPlacesIn, isPlaced, type SourceMaps } from "./crash-places.ts";
import { endlessLoops } from "./endless-loops.ts";
import type { Grading, StageRun } from "./grading.ts";
import { agrees, known, withoutOpen } from "./known-mistake.ts";
import { type Seen, seenOf } from "./seen.ts";
import { shorten } from "./shorten-case.ts";
import { countTypeErrors, traceFault } from "./trace-fault.ts";
import { wherePrinted } from "./where-printed.ts";
import { type WhereTexts, whereTexts } from "./where-written.ts";
import { withhold } from "./withhold.ts";

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
  const { grader, time, submission } = grading;
  const { files } = submission;
  if (grader.options.verdictsOnly) return { ...result, ...(uses ? { uses } : {}) };
  const fails = !passed(result);
  const cases: CaseResult[] = [];
  const own = result.standIns.length === 0;
  const seen = seenOf(grader, stageRun);
  const { calls } = seen;
  const isTraced = own && build?.kind === "built" && fails && !time.usedUp();
  const [named, found] = await Promise.all([
    fails ? grader.diagnostician.diagnose(stage, seen.ran) : NONE,
    isTraced ? traceFault(grading, stage, build, seen) : NO_TRACES,
  ]);
  const failing = result.cases.filter(isFailingTranscript);
  const traces = failing.every(({ name }) => named.has(name)) ? withoutParts(found) : found;
  const mistakes = agrees(named.values(), traces, stage, grading)
    ? withoutOpen(named, traces)
    : NONE;
  const knownAs = new Map(
    [...new Set(mistakes.values())].map((one) => [one, known(grading, stage, one, traces)]),
  );
  const calledAlone = calls && namesCalled(calls.check, calls.run);
  const withWay = crashPlacesIn(files, stage, maps);
  let shortened = false;
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
    if (own && build?.kind === "built" && isPlaced(verdict))
      told = { ...told, verdict: await withWay(verdict) };
    if (own && verdict.kind === "missing") {
      const causes = causesOf(verdict, stage, files);
      const placed = isPlaceKnown(traces)
        ? causes
        : withCalledPlaces(causes, stage, files, grader.starters, calledAlone);
      told = { ...told, verdict: withTask(placed, stage, grader.starters) };
    }
    cases.push(mistake ? { ...told, mistake: knownAs.get(mistake)! } : told);
  }
  const isSought = isTraced && !isPlaceKnown(traces);
  const where = isSought ? await placesIn(traces, calls, grading, stage, build, cases) : NO_PLACES;
  const textsOf = once(() => whereTexts(files, [stage.path, ...(uses ?? [])], grader.starters));
  const isAsked = grader.options.typesOfAll && build?.kind === "built" && !fails;
  const typeErrors = isAsked ? await countTypeErrors(grading, stage) : undefined;
  const lacksPauses = cases.some(isOfPauses);
  const pausing = lacksPauses ? tasksWithPauses(stage, grader.solutions, grader.starters) : [];
  const ran = (traces.tasks ?? []).filter(
    ({ task, state }) => state !== "right" || !pausing.includes(task),
  );
  // A part that no function is, such as an enum, belongs to some task.
  const isOutside =
    (lacksPauses && pausing.length === 0) || traces.complaints?.first.some(isOfEnum);
  const byChecks =
    own && build && fails ? tasksByChecks(stage, cases, files, grader.starters, ran) : [];
  const judged = isOutside ? byChecks.filter(({ state }) => state === "not started") : byChecks;
  // The program itself is wrong somewhere.
  const isUnexplained = !traces.suspect && cases.some(isFailingTranscript);
  const tasks = isUnexplained && areAllRight(judged, stage, grader.starters) ? [] : judged;
  const beside = build?.kind === "built" && fails ? build.beside : undefined;
  const { tasks: _, ...others } = traces;
  return {
    ...result,
    cases: cases.map((one) => {
      const { begun, ...texts } = isSought && !one.undisclosed ? textsOf()(one, calls) : NO_TEXTS;
      const printed = where.get(one.name);
      // What prints for all stages says least.
      const isElsewhere = printed?.every(({ file }) => !file.startsWith(`${stage.path}/`));
      const places = begun && isElsewhere ? [begun] : printed;
      return { ...one, ...(places ? { where: places } : {}), ...texts };
    }),
    ...(uses ? { uses } : {}),
    ...others,
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(typeErrors === undefined ? {} : { typeErrors }),
    ...(beside ? { beside } : {}),
  };
}

const NO_TRACES: Traces = {};
const NO_TEXTS: WhereTexts = {};
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

/** A known mistake that gives all outputs says more than a change with which only a part of them is right. */
function withoutParts(traces: Traces): Traces {
  const { suspect, ...others } = traces;
  if (!suspect?.changes?.some(({ remaining }) => remaining !== undefined)) return traces;
  const { changes: _, ...rest } = suspect;
  return rest.kind === "unknown" ? others : { ...others, suspect: rest };
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

const NONE: ReadonlyMap<string, Mistake> = new Map();
