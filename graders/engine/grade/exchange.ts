/**
 * Exchanges declarations of a failing stage for the reference's, and tells what that shows: which of them is to blame, and
 * which tasks are right by themselves.
 *
 * @module
 */
import { wasStopped } from "../diagnose/fingerprints.ts";
import {
  judgeTasks,
  nearestFault,
  tasksBeside,
  tasksThatPass,
  unwrittenTasks,
} from "../diagnose/judge-tasks.ts";
import { looseAtFault } from "../diagnose/loose-at-fault.ts";
import { findSuspect, suspected } from "../diagnose/suspect.ts";
import type { DetailedSlot, Helper, Slot, Switched } from "../execute/build.ts";
import { namesCalled } from "../judge/calls.ts";
import type { ChangedPlace, Suspect, Traces } from "../judge/results.ts";
import { shownText } from "../text/transcript.ts";
import { exportOf } from "../workbook/clauses.ts";
import { stageOf } from "../workbook/places.ts";
import { once } from "../workbook/remember.ts";
import { type Stage, type TranscriptCase, transcriptsOf } from "../workbook/workbook.ts";
import { changedPlaces, writeChanges } from "./changed-places.ts";
import type { Grading } from "./grading.ts";
import type { Program } from "./program-with-switches.ts";
import { casesOf, type FailedCalls, type Seen } from "./seen.ts";
import { isClass, likelyMethods, withEndings, withSource, withSources } from "./suspect-places.ts";
import { trialRunner } from "./trials.ts";

/** What runs with some of the reference's declarations show. */
export async function exchange(
  grading: Grading,
  stage: Stage,
  seen: Seen,
  program: Program,
): Promise<Traces & Partial<Pick<Switched, "loose">>> {
  const { grader, submission } = grading;
  const { files } = submission;
  const { ran, areAll } = seen;
  const transcripts = transcriptsOf(stage);
  const failing = ran.flatMap(({ name, run, passed }) => {
    const one = transcripts.find((its) => its.name === name);
    return one && !passed ? [{ one, run }] : [];
  });
  // Only a check fails: what is written does what the transcripts ask for.
  const isOnlyCheck = failing.length === 0 && areAll;
  if (isOnlyCheck && (ran.length > 0 || seen.calls)) {
    const suspect = await calledIn(program, stage, seen.calls);
    const changes = await changedPlaces(grading, writeChanges(grading, stage, suspect, seen));
    return {
      // A check may have been asked for alone.
      tasks: ran.length > 0 ? tasksThatPass(program.tasks) : unwrittenTasks(program.tasks),
      ...withChanges(suspect && withSources(suspect, files, grader.starters, stage), changes),
    };
  }
  // What is exchanged hardly ever makes a program endless that is not, and a limit costs a thread for each run.
  const isEndless = isEndlessIn(ran);
  const runner = trialRunner(grader, grading.runner, isEndless ? {} : { pace: "quick" });
  const loose = await looseAtFault(program, transcripts, runner);
  if (loose.length > 0) return { loose };
  const suspect = await findSuspect(stage.path, program, failing, runner);
  const isTriable = !isEndlessWithoutAwait(ran, program);
  const write = (where: Suspect | undefined) =>
    isTriable ? writeChanges(grading, stage, where, seen) : undefined;
  // In a course, few are tried: of a whole stage's, the right one is hardly ever among them.
  const isWholeTried = areAll && !grader.options.evidence;
  // While the tasks are judged, those of the whole stage are written: mostly no task shows a single fault.
  const inSuspect = suspect || isWholeTried ? write(suspect) : undefined;
  const known = await tasksBeside(stage.path, suspect, program);
  const telling = mostTelling(transcripts, new Set(failing.map(({ one }) => one)));
  const judged = known ?? (await judgeTasks(stage.path, program, telling, failing, runner));
  const tasks = judged.map((one) =>
    one.fault ? { ...one, fault: withSource(one.fault, files) } : one,
  );
  const near = nearestFault(judged);
  // Another fault may be elsewhere.
  const isOne = judged.every(
    ({ task, fault }) => !fault || task === near?.task || near?.with?.includes(task),
  );
  const alone: Suspect | undefined =
    near && isOne ? { kind: "declarations", declarations: [near.fault] } : undefined;
  const written = alone && !suspect ? write(alone) : inSuspect;
  const ended = once(async () =>
    suspect?.kind === "declarations"
      ? withEndings(suspect, program, casesOf(stage, ran), files, runner)
      : suspect,
  );
  const places = await changedPlaces(
    grading,
    written,
    isClass(suspect, program) ? likelyMethods(await ended()) : [],
  );
  // A declaration that is enough says more than a line that is not.
  const areSeveral = suspect?.kind === "declarations" && suspect.declarations.length > 1;
  const isKnown = suspect ? !areSeveral : near !== undefined;
  const changes = places.filter(({ remaining }) => remaining === undefined || !isKnown);
  const open = changes.length === 0 ? await ended() : suspect;
  const found: Suspect | undefined = open
    ? withSources(open, files, grader.starters, stage)
    : changes.length > 0
      ? { kind: "unknown" }
      : undefined;
  const located = found && {
    ...found,
    ...(areAll ? {} : { cases: failing.map(({ one }) => one.name) }),
  };
  return { tasks, ...withChanges(located, changes) };
}

/**
 * The declaration that a check has called, with those of the same stage that it uses; or the one of these that has a likely
 * place of its fault, if no other declaration has.
 */
async function calledIn(
  { slots, details }: Program,
  stage: Stage,
  calls: FailedCalls | undefined,
): Promise<Suspect | undefined> {
  const [slot, ...others] = slots.filter(({ name }) =>
    calls?.names.some((one) => exportOf(one) === name),
  );
  if (!calls || !slot || others.length > 0) return undefined;
  // What is called by itself, too, gave what it should.
  const right = namesCalled(calls.check, calls.run);
  const isOpen = ({ name, file }: Slot) => !right.has(name) && stageOf(file) === stageOf(slot.file);
  const reached = new Set([slot]);
  for (const { callees = [] } of reached)
    for (const one of slots) if (callees.includes(one.id) && isOpen(one)) reached.add(one);
  const own = slots.filter(({ file }) => stageOf(file) === stage.path);
  const told = await details(own.map(({ id }) => id));
  const [faulty, ...more] = told.filter(({ differs }) => differs);
  if (faulty && more.length === 0 && [...reached].some(({ id }) => id === faulty.id))
    return { kind: "called", declaration: suspected(faulty) };
  const known: DetailedSlot = told.find(({ id }) => id === slot.id) ?? slot;
  const { differs: _, ...its } = known;
  const declaration = suspected(its);
  const helpers = [...(declaration.helpers ?? []), ...[...reached].slice(1).map(asHelper)];
  return {
    kind: "called",
    declaration: { ...declaration, ...(helpers.length > 0 ? { helpers } : {}) },
  };
}

function asHelper({ name, file, line }: Slot): Helper {
  return { name, file, line };
}

/** The call that nobody waits for is told anyway, and each change that is tried would run as long as the program. */
export function isEndlessWithoutAwait(ran: Seen["ran"], program: Switched | undefined): boolean {
  return isEndlessIn(ran) && (program?.unawaited ?? []).length > 0;
}

export function isEndlessIn(ran: Seen["ran"]): boolean {
  return ran.some(({ run, passed }) => !passed && wasStopped(run));
}

/** First those that fail, and of these the shortest first. */
function mostTelling(
  all: readonly TranscriptCase[],
  failing: ReadonlySet<TranscriptCase>,
): readonly TranscriptCase[] {
  const lengthOf = ({ transcript }: TranscriptCase) => shownText(transcript).length;
  const others = all.filter((one) => !failing.has(one));
  return [...[...failing].sort((a, b) => lengthOf(a) - lengthOf(b)), ...others];
}

export function withChanges(
  suspect: Suspect | undefined,
  changes: readonly ChangedPlace[],
): Pick<Traces, "suspect"> {
  if (changes.length > 0) return { suspect: { ...(suspect ?? { kind: "unknown" }), changes } };
  return suspect ? { suspect } : {};
}
