/**
 * Traces a failing stage back to its source: what the compiler says of it, which declaration is to blame, and which tasks
 * are right by themselves.
 *
 * @module
 */
import { complaintsOf } from "../diagnose/complaints.ts";
import { EFFORTS, findChange, type Ran, ranCalls, ranCase } from "../diagnose/find-change.ts";
import { wasStopped } from "../diagnose/fingerprints.ts";
import { firstOtherCall } from "../diagnose/first-other-call.ts";
import { judgeTasks, tasksBeside, tasksThatPass, unwrittenTasks } from "../diagnose/judge-tasks.ts";
import { looseAtFault } from "../diagnose/loose-at-fault.ts";
import type { RanCase } from "../diagnose/mistakes.ts";
import { findSuspect, suspected } from "../diagnose/suspect.ts";
import type { TrialRunner } from "../diagnose/which-pass.ts";
import type { FaultAt, Files, Method, Region, Repair, Switched } from "../execute/build.ts";
import type { Run, Runnable } from "../execute/run.ts";
import { withoutEndings } from "../guest/switches/watch.ts";
import type {
  ChangedPlace,
  LineAt,
  StageResult,
  Suspect,
  SuspectDeclaration,
} from "../judge/results.ts";
import { columnIn } from "../text/code-frame.ts";
import { shownText } from "../text/transcript.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { EXERCISES } from "../workbook/places.ts";
import { unheard } from "../workbook/remember.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import { type Stage, type TranscriptCase, transcriptsOf } from "../workbook/workbook.ts";
import { callsOf } from "./calls.ts";
import { filesIn, repairsOf } from "./repairs-of.ts";
import type { Grading } from "./run-stages.ts";
import { lineIn } from "./source-places.ts";
import { trialRunner } from "./trials.ts";

/** What the grader has seen of a stage that fails. */
export interface Seen {
  /** The cases that tell something. */
  readonly ran: readonly RanCase[];
  /** Whether every case does: none ended where something is not written yet. */
  readonly areAll: boolean;
  /** A check that has called functions, if it fails. */
  readonly calls?: FailedCalls;
}

/** A check that calls functions, one of which does not give what it should. */
export interface FailedCalls {
  /** The check's name. */
  readonly name: string;
  readonly check: Calls;
  readonly run: Run;
  /** Those that do not. */
  readonly names: readonly string[];
}

/** What shows where the fault of a stage is. */
export type Traces = Pick<StageResult, "suspect" | "tasks" | "complaints">;

/**
 * What the compiler says of the source, and where the fault is, if exchanging declarations shows it.
 *
 * @param seen - what the grader has seen of the stage
 */
export async function traceFault(
  grading: Grading,
  stage: Stage,
  build: Runnable & { readonly kind: "built" },
  seen: Seen,
): Promise<Traces> {
  const { grader, submission, types } = grading;
  const { files, moved = {} } = submission;
  // The compiler would not find what they import.
  if (Object.keys(moved).length > 0) return {};
  // It begins, and the compiler looks at the types, while the program is written anew.
  grading.trials();
  const asked = unheard(types());
  const switched = await grading.switched(stage);
  const code = grader.hasReference ? switched?.code : undefined;
  const found =
    code === undefined
      ? await tryChanges(grading, stage, seen, switched)
      : await exchange(grading, stage, seen, {
          ...{ ...switched!, code: withoutEndings(code), watched: code },
          ...(switched?.main === undefined ? {} : { main: withoutEndings(switched.main) }),
        });
  const { tasks = unwrittenTasks(switched?.tasks ?? []), loose = [], ...traces } = found;
  const answer = await asked;
  const faults = answer.kind === "checked" ? answer.faults : [];
  const stages = [stage.path, ...build.uses];
  // What is not used may be for what is not written yet.
  const isWritten = (switched?.tasks ?? []).every(({ unwritten }) => !unwritten);
  const complaints = complaintsOf(
    stages,
    files,
    faults,
    {
      unawaited: switched?.unawaited ?? [],
      suspicions: (switched?.suspicions ?? []).filter(
        ({ kind }) => isWritten || (kind !== "unused" && kind !== "unchanged"),
      ),
      reordered: (grader.hasReference && switched?.reordered) || [],
      loose,
    },
    grader.starters,
  );
  return {
    ...traces,
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(complaints ? { complaints } : {}),
  };
}

/** How many errors the compiler finds in a stage's own files, if it can say. */
export async function countTypeErrors(
  { submission, types }: Grading,
  { path }: Stage,
): Promise<number | undefined> {
  if (Object.keys(submission.moved ?? {}).length > 0) return undefined;
  const answer = await types();
  if (answer.kind !== "checked") return undefined;
  return answer.faults.filter(({ file }) => file.startsWith(`${EXERCISES}/${path}/`)).length;
}

/** A program with switches. */
interface Program extends Switched {
  readonly code: string;
  /** The same that also tells where its functions end. */
  readonly watched: string;
}

/** What runs with some of the reference's declarations show. */
async function exchange(
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
    const suspect = calledIn(program, seen.calls);
    const changes = await changedPlaces(grading, stage, suspect, seen);
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
  const known =
    suspect?.kind === "declarations"
      ? tasksBeside(stage.path, suspect.declarations, program)
      : undefined;
  const telling = mostTelling(transcripts, new Set(failing.map(({ one }) => one)));
  const failed = failing.map(({ run }) => run);
  const judged = known ?? (await judgeTasks(stage.path, program, telling, failed, runner));
  const tasks = judged.map((one) =>
    one.fault ? { ...one, fault: withSource(one.fault, files) } : one,
  );
  // Where cases did not run, only what is known to be wrong by itself is looked into.
  const [fault, another] = judged.flatMap((one) => one.fault ?? []);
  const alone: Suspect | undefined =
    fault && !another ? { kind: "declarations", declarations: [fault] } : undefined;
  const changed = suspect ?? (areAll ? undefined : alone);
  // In a course, few are tried: of a whole stage's, the right one is hardly ever among them.
  const isFound = changed !== undefined || (areAll && !grader.options.evidence);
  const isTried = isFound && !isEndlessWithoutAwait(ran, program);
  const changes = isTried ? await changedPlaces(grading, stage, changed, seen) : [];
  const isOpen = suspect?.kind === "declarations" && changes.length === 0;
  const seenIn = isOpen
    ? await withEndings(suspect, program, casesOf(stage, ran), files, runner)
    : suspect;
  const found: Suspect | undefined = seenIn
    ? withSources(seenIn, files, grader.starters, stage)
    : changes.length > 0
      ? { kind: "unknown" }
      : undefined;
  const located = found && {
    ...found,
    ...(areAll ? {} : { cases: failing.map(({ one }) => one.name) }),
  };
  return { tasks, ...withChanges(located, changes) };
}

function isEndlessIn(ran: Seen["ran"]): boolean {
  return ran.some(({ run, passed }) => !passed && wasStopped(run));
}

/** The call that nobody waits for is told anyway, and each change that is tried would run as long as the program. */
function isEndlessWithoutAwait(ran: Seen["ran"], program: Switched | undefined): boolean {
  return isEndlessIn(ran) && (program?.unawaited ?? []).length > 0;
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

type Declarations = Extract<Suspect, { kind: "declarations" }>;

/** With the place where it first gives something else, if that can be known of a single declaration without a line. */
async function withEndings(
  suspect: Declarations,
  program: Program,
  cases: readonly Ran[],
  files: Files,
  runner: TrialRunner,
): Promise<Declarations> {
  const [one, ...more] = suspect.declarations;
  const slot = program.slots.find(({ name, file }) => name === one?.name && file === one.file);
  if (!one || !slot || one.at || more.length > 0) return suspect;
  const found = await firstOtherCall({ ...program, code: program.watched }, slot, cases, runner);
  if (!found) return suspect;
  const lineOf = (file: string, line: number): LineAt => ({
    ...{ file, line },
    source: lineIn(files, file, line) ?? "",
  });
  const placed = <Its extends Method>(its: Its) => ({ ...its, ...lineOf(slot.file, its.line) });
  const { method, since, argument, path = [] } = found;
  const endings = found.endings.map(({ file, line }) => lineOf(file, line));
  const seen: SuspectDeclaration = {
    ...one,
    ...(endings.length > 0 ? { endings } : {}),
    ...(argument === undefined ? {} : { otherArgument: argument }),
    ...(path.length > 0 ? { otherPath: path } : {}),
    ...(method
      ? { otherMethod: { ...placed(method), ...(since ? { since: placed(since) } : {}) } }
      : {}),
  };
  return { ...suspect, declarations: [seen] };
}

/** The cases that ran. */
function casesOf(stage: Stage, ran: Seen["ran"]): Ran[] {
  const transcripts = transcriptsOf(stage);
  return ran.flatMap(({ name, ...rest }) => {
    const one = transcripts.find((its) => its.name === name);
    return one ? [ranCase(one, rest)] : [];
  });
}

function withChanges(
  suspect: Suspect | undefined,
  changes: readonly ChangedPlace[],
): Pick<Traces, "suspect"> {
  if (changes.length > 0) return { suspect: { ...(suspect ?? { kind: "unknown" }), changes } };
  return suspect ? { suspect } : {};
}

/** Where there is no reference, as in the students' edition, a small change may still lead to the line. */
async function tryChanges(
  grading: Grading,
  stage: Stage,
  seen: Seen,
  switched: Switched | undefined,
): Promise<Traces & Partial<Pick<Switched, "loose">>> {
  if (!seen.areAll) return {};
  if (isEndlessWithoutAwait(seen.ran, switched)) return {};
  return withChanges(undefined, await changedPlaces(grading, stage, undefined, seen));
}

/** Lines in which a small change is enough, if the place of the fault is not known otherwise. */
async function changedPlaces(
  grading: Grading,
  stage: Stage,
  suspect: Suspect | undefined,
  { ran, calls }: Seen,
): Promise<readonly ChangedPlace[]> {
  const { grader, submission } = grading;
  const { files } = submission;
  const cases = casesOf(stage, ran);
  // What the program itself does wrong may be another fault.
  const isOfCalls = calls !== undefined && cases.every(({ passed }) => passed);
  if (isOfCalls) cases.push(ranCalls(calls.check, calls.run));
  const regions = regionsOf(suspect, files, stage);
  if (regions.length === 0 || cases.every(({ passed }) => passed)) return [];
  const effort = grader.options.evidence
    ? "inCourse"
    : grader.hasReference
      ? "afterExchanges"
      : "alone";
  const called = isOfCalls ? callsOf(stage) : undefined;
  const program = await repairsOf(grading, stage, regions, called);
  const found = program ? await findChange(program, cases, grading.trials(), EFFORTS[effort]) : [];
  // What was given is right, but something may be missing beside it.
  const own = found.filter(
    (one) => one.at.kind === "missing" || !isGiven(files, one, grader.starters),
  );
  const places = own.filter(
    ({ file, at }, place) =>
      own.findIndex((one) => one.file === file && one.at.line === at.line) === place,
  );
  if (places.length > MOST_PLACES) return [];
  const shown = places.map(({ file, at }) => {
    const source = lineIn(files, file, at.line) ?? "";
    return { file, at: inPoints(at, source), source };
  });
  // A brace alone says least.
  const isBare = ({ source }: ChangedPlace) => !/\w/.test(source);
  return [...shown.filter((one) => !isBare(one)), ...shown.filter(isBare)];
}

/**
 * Whether a line is in the starter of its file as it is: not one that closes something, which is everywhere. Where the
 * order is wrong, the line before it is there, too.
 */
function isGiven(files: Files, { file, at }: Repair, starters: Files): boolean {
  const given = writtenLines(starters[file] ?? "");
  const [text, before] = writtenLines(
    (files[file] ?? "").split("\n").slice(0, at.line).join("\n"),
  ).toReversed();
  if (text === undefined || !/\w{2}/.test(text)) return false;
  return given.some(
    (line, place) => line === text && (at.kind !== "order" || given[place - 1] === before),
  );
}

/** Without empty lines, and the spaces around. */
function writtenLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** More lines than these say too little. */
const MOST_PLACES = 3;

/** Where the fault may be; nowhere if its line is known. */
function regionsOf(suspect: Suspect | undefined, files: Files, { path }: Stage): readonly Region[] {
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
      return filesIn(files, [path]);
  }
}

function regionsIn({ file, name, at, helpers = [] }: SuspectDeclaration): readonly Region[] {
  if (at) return [];
  return [{ file, name }, ...helpers].map((one) => ({ file: one.file, names: [one.name] }));
}

/** The declaration that a check has called. Its line is told if nothing else differs in one place. */
function calledIn({ slots }: Switched, calls: FailedCalls | undefined): Suspect | undefined {
  const [slot, ...others] = slots.filter(({ name }) => calls?.names.includes(name));
  if (!slot || others.length > 0) return undefined;
  const { at, ...declaration } = suspected(slot);
  const isAlone = slots.every((one) => one === slot || !one.differs);
  return { kind: "called", declaration: at && isAlone ? { ...declaration, at } : declaration };
}

function withSource(one: SuspectDeclaration, files: Files): SuspectDeclaration {
  const source = lineIn(files, one.file, one.at?.line ?? one.line);
  if (source === undefined) return one;
  return { ...one, ...(one.at ? { at: inPoints(one.at, source) } : {}), source };
}

/** With the column as a person counts. */
function inPoints({ column, ...at }: FaultAt, source: string): FaultAt {
  return column === undefined ? at : { ...at, column: columnIn(source, column) };
}

/** The lines of the declarations, and the tasks of those of earlier stages. */
function withSources(suspect: Suspect, files: Files, starters: Files, stage: Stage): Suspect {
  if (suspect.kind === "main program" && suspect.at) {
    const source = lineIn(files, suspect.file, suspect.at.line);
    return source === undefined
      ? suspect
      : { ...suspect, at: inPoints(suspect.at, source), source };
  }
  if (suspect.kind === "called")
    return { ...suspect, declaration: withSource(suspect.declaration, files) };
  if (suspect.kind !== "declarations") return suspect;
  const told = suspect.declarations.map((one): SuspectDeclaration => {
    const seen = withSource(one, files);
    if (one.task !== undefined || one.file.startsWith(`${stage.path}/`)) return seen;
    const todos = todosThrownIn(starters[one.file] ?? "");
    const named = todos.filter(({ name }) => name === one.name);
    return { ...seen, ...(named.length === 1 ? { task: named[0]!.task } : {}) };
  });
  return { kind: "declarations", declarations: told };
}
