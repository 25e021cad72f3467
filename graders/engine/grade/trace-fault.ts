/**
 * Traces a failing stage back to its source: what the compiler says of it, which declaration is to blame, and which tasks
 * are right by themselves.
 *
 * @module
 */
import { complaintsOf, explains, explainsItself, isOfTypeScript } from "../diagnose/complaints.ts";
import { unwrittenTasks } from "../diagnose/judge-tasks.ts";
import type { Suspicion, Switched } from "../execute/build.ts";
import type { Runnable } from "../execute/run.ts";
import type { Suspect, Traces } from "../judge/results.ts";
import { EXERCISES } from "../workbook/places.ts";
import { remember, unheard } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { changedPlaces, writeChanges } from "./changed-places.ts";
import { earlierPlaces } from "./earlier-places.ts";
import { exchange, isEndlessIn, isEndlessWithoutAwait, withChanges } from "./exchange.ts";
import type { Grading } from "./grading.ts";
import { programOf } from "./program-with-switches.ts";
import type { Seen } from "./seen.ts";

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

/** What is not used yet, or filled, may be for what is not written. */
const OF_THE_UNWRITTEN: ReadonlySet<Suspicion["kind"]> = new Set([
  ...(["unused", "unchanged", "empty", "unset"] as const),
]);

type Built = Extract<Runnable, { kind: "built" }>;

async function trace(grading: Grading, stage: Stage, build: Built, seen: Seen): Promise<Traces> {
  const { grader, submission, types } = grading;
  const { files, moved = {} } = submission;
  // The compiler would not find what they import.
  if (Object.keys(moved).length > 0) return {};
  const asked = unheard(types());
  // Without a reference, nothing else tells where to change something.
  const alone = grader.hasReference
    ? undefined
    : unheard(tryChanges(grading, stage, build.uses, seen));
  const program = grader.hasReference ? await programOf(grading, stage) : undefined;
  const found = program
    ? await exchange(grading, stage, seen, program)
    : await (alone ?? tryChanges(grading, stage, build.uses, seen));
  const switched = await grading.switched(stage);
  const { tasks = unwrittenTasks(switched?.tasks ?? []), loose = [], ...traces } = found;
  const answer = await asked;
  const faults = answer.kind === "checked" ? answer.faults : [];
  const stages = [stage.path, ...build.uses];
  const isWritten = (switched?.tasks ?? []).every(({ unwritten }) => !unwritten);
  const complaints = complaintsOf(
    stages,
    files,
    faults,
    {
      unawaited: switched?.unawaited ?? [],
      suspicions: (switched?.suspicions ?? []).filter(
        ({ kind, isOfWritten }) => isWritten || isOfWritten || !OF_THE_UNWRITTEN.has(kind),
      ),
      reordered: (grader.hasReference && switched?.reordered) || [],
      loose,
      uses: switched?.uses ?? [],
    },
    grader.starters,
  );
  const { suspect: blamed, ...rest } = traces;
  const suspect = blamed && withoutGuesses(blamed, complaints);
  return {
    ...rest,
    ...(suspect && !isCausedElsewhere(suspect, complaints) ? { suspect } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(complaints ? { complaints } : {}),
  };
}

/** The compiler's numbers for a condition that is always true, or always false. */
const ALWAYS: ReadonlySet<unknown> = new Set([2872, 2873]);

/**
 * Where something is seen to be wrong, a change elsewhere is only a guess if a part of the output stays wrong with it, or if
 * a condition is always the same.
 */
export function withoutGuesses(
  suspect: Suspect,
  complaints: Traces["complaints"],
): Suspect | undefined {
  const { changes, ...rest } = suspect;
  const sure = (complaints?.first ?? []).filter(explains);
  if (!changes || sure.length === 0) return suspect;
  const isSaid = sure.some(({ code }) => ALWAYS.has(code));
  const kept = changes.filter(
    ({ file, at, remaining }) =>
      sure.some((one) => one.file === file && one.line === at.line) ||
      (remaining === undefined && !(isSaid && rest.kind === "unknown")),
  );
  if (kept.length > 0) return { ...suspect, changes: kept };
  return rest.kind === "unknown" ? undefined : rest;
}

/** Whether what is seen in another file explains why another main program passes: it may not use what is wrong. */
function isCausedElsewhere(suspect: Suspect, complaints: Traces["complaints"]): boolean {
  if (suspect.kind !== "main program" || suspect.at || suspect.changes) return false;
  const files = [suspect.file, ...(suspect.also ?? [])];
  return (complaints?.first ?? []).some(
    (one) => !isOfTypeScript(one) && explains(one) && !files.includes(one.file),
  );
}

/** Where there is no reference, as in the students' edition, a small change may still lead to the line. */
async function tryChanges(
  grading: Grading,
  stage: Stage,
  uses: readonly string[],
  seen: Seen,
): Promise<Traces & Partial<Pick<Switched, "loose">>> {
  const ran = [...seen.ran, ...seen.wrongBefore];
  const called = seen.calls && seen.calls.names.length > 0 ? [seen.calls.name] : [];
  if (!seen.areAll && called.length === 0 && ran.every(({ passed }) => passed)) return {};
  const written = writeChanges(grading, stage, undefined, { ...seen, ran });
  const isEndless = isEndlessIn(seen.ran);
  if (isEndless && isEndlessWithoutAwait(seen.ran, await grading.switched(stage))) return {};
  const found = withChanges(undefined, await changedPlaces(grading, written));
  const failing = ran.flatMap(({ name, passed }) => (passed ? [] : [name]));
  if (!found.suspect && called.length > 0 && failing.length > 0) {
    // Beside another fault, that of the calls may be found alone.
    const right = ran.filter(({ passed }) => passed);
    const ofCalls = writeChanges(grading, stage, undefined, { ...seen, ran: right });
    const { suspect } = withChanges(undefined, await changedPlaces(grading, ofCalls));
    if (suspect) return { suspect: { ...suspect, cases: called } };
  }
  if (!seen.areAll) {
    const cases = [...failing, ...called];
    return found.suspect ? { suspect: { ...found.suspect, cases } } : {};
  }
  if (found.suspect || grading.grader.hasReference) return found;
  // A stage that passes may still be wrong where a later one uses it, unless something else is seen to be wrong.
  if (isSeen(await grading.switched(stage))) return {};
  return withChanges(undefined, await earlierPlaces(grading, stage, uses, seen));
}

/** Whether something is wrong that needs no run to be seen. */
function isSeen({ unawaited = [], suspicions = [] }: Partial<Switched> = {}): boolean {
  return unawaited.length > 0 || suspicions.some(({ kind }) => explainsItself(kind));
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
