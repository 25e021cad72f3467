/**
 * Traces a failing stage back to its source: what the compiler says of it, which declaration is to blame, and which tasks
 * are right by themselves.
 *
 * @module
 */
import { complaintsOf } from "../diagnose/complaints.ts";
import type { Ran } from "../diagnose/find-change.ts";
import { wasStopped } from "../diagnose/fingerprints.ts";
import { firstOtherCall } from "../diagnose/first-other-call.ts";
import { judgeTasks, tasksBeside, tasksThatPass, unwrittenTasks } from "../diagnose/judge-tasks.ts";
import { looseAtFault } from "../diagnose/loose-at-fault.ts";
import { findSuspect, suspected } from "../diagnose/suspect.ts";
import type { TrialRunner } from "../diagnose/which-pass.ts";
import type { Files, Method, Switched } from "../execute/build.ts";
import type { Runnable } from "../execute/run.ts";
import { withoutEndings } from "../guest/switches/watch.ts";
import type {
  ChangedPlace,
  LineAt,
  Suspect,
  SuspectDeclaration,
  Traces,
} from "../judge/results.ts";
import { shownText } from "../text/transcript.ts";
import { EXERCISES, stageOf } from "../workbook/places.ts";
import { once, remember, unheard } from "../workbook/remember.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import { type Stage, type TranscriptCase, transcriptsOf } from "../workbook/workbook.ts";
import { changedPlaces, writeChanges } from "./changed-places.ts";
import type { Grading } from "./grading.ts";
import { casesOf, type FailedCalls, type Seen } from "./seen.ts";
import { inPoints, lineIn } from "./source-places.ts";
import { trialRunner } from "./trials.ts";

/**
 * What the compiler says of the source, and where the fault is, if exchanging declarations shows it. It is looked for once.
 *
 * @param seen - what the grader has seen of the stage
 */
export function traceFault(
  grading: Grading,
  stage: Stage,
  build: Built,
  seen: Seen,
): Promise<Traces> {
  return remember(grading.traces, stage.path, () => trace(grading, stage, build, seen));
}

type Built = Extract<Runnable, { kind: "built" }>;

async function trace(grading: Grading, stage: Stage, build: Built, seen: Seen): Promise<Traces> {
  const { grader, submission, types } = grading;
  const { files, moved = {} } = submission;
  // The compiler would not find what they import.
  if (Object.keys(moved).length > 0) return {};
  // It begins, and the compiler looks at the types, while the program is written anew.
  grading.trials();
  const asked = unheard(types());
  // Without a reference, nothing else tells where to change something.
  const alone = grader.hasReference ? undefined : unheard(tryChanges(grading, stage, seen));
  const program = grader.hasReference ? await programOf(grading, stage) : undefined;
  const found = program
    ? await exchange(grading, stage, seen, program)
    : await (alone ?? tryChanges(grading, stage, seen));
  const switched = await grading.switched(stage, othersIn(found.suspect, stage));
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

/** @param others - the other stages of which all is wanted that the source shows */
async function programOf(
  grading: Grading,
  stage: Stage,
  others?: readonly string[],
): Promise<Program | undefined> {
  const switched = await grading.switched(stage, others);
  if (switched?.code === undefined) return undefined;
  const { code, main } = switched;
  return {
    ...{ ...switched, code: withoutEndings(code), watched: code },
    ...(main === undefined ? {} : { main: withoutEndings(main) }),
  };
}

/** The paths of the other stages in which declarations are at fault. */
function othersIn(suspect: Suspect | undefined, { path }: Stage): readonly string[] {
  const declarations = suspect?.kind === "declarations" ? suspect.declarations : [];
  const paths = declarations.map(({ file }) => stageOf(file));
  return [...new Set(paths)].filter((one) => one !== path);
}

/**
 * What runs with some of the reference's declarations show.
 *
 * @param isWhole - whether all is known of it that the source shows
 */
async function exchange(
  grading: Grading,
  stage: Stage,
  seen: Seen,
  program: Program,
  isWhole = false,
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
  const others = othersIn(suspect, stage);
  const whole = others.length > 0 && !isWhole && (await programOf(grading, stage, others));
  if (whole) return exchange(grading, stage, seen, whole, true);
  const isTriable = !isEndlessWithoutAwait(ran, program);
  // In a course, few are tried: of a whole stage's, the right one is hardly ever among them.
  const isFound = suspect !== undefined || (areAll && !grader.options.evidence);
  const written = isTriable && isFound ? writeChanges(grading, stage, suspect, seen) : undefined;
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
  const isAlone = isTriable && !suspect && !areAll && fault && !another;
  const alone: Suspect | undefined = isAlone
    ? { kind: "declarations", declarations: [fault] }
    : undefined;
  const ended = once(async () =>
    suspect?.kind === "declarations"
      ? withEndings(suspect, program, casesOf(stage, ran), files, runner)
      : suspect,
  );
  const changes = await changedPlaces(
    grading,
    alone ? writeChanges(grading, stage, alone, seen) : written,
    isClass(suspect, program) ? likelyMethods(await ended()) : [],
  );
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

function isClass(suspect: Suspect | undefined, { slots }: Program): boolean {
  const [one] = suspect?.kind === "declarations" ? suspect.declarations : [];
  return slots.some(
    ({ name, file, methods }) => methods && name === one?.name && file === one.file,
  );
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

/** The methods that the fault may be in, the likeliest first: what makes an object is more often wrong than what tells of it. */
function likelyMethods(suspect: Suspect | undefined): readonly string[] {
  const [{ otherMethod } = {}] = suspect?.kind === "declarations" ? suspect.declarations : [];
  const both = otherMethod ? [otherMethod.since ?? [], otherMethod].flat() : [];
  const uses = both.flatMap((one) => one.uses ?? []);
  return [...both, ...uses].map(({ name }) => name);
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
): Promise<Traces & Partial<Pick<Switched, "loose">>> {
  if (!seen.areAll) return {};
  const written = writeChanges(grading, stage, undefined, seen);
  const isEndless = isEndlessIn(seen.ran);
  if (isEndless && isEndlessWithoutAwait(seen.ran, await grading.switched(stage))) return {};
  return withChanges(undefined, await changedPlaces(grading, written));
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
