/**
 * Judges each task of a stage by itself: with the reference's declarations in place of all others.
 *
 * @module
 */
import type { DetailedSlot, Helper, MethodSlot, TaskSlots } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { JudgedTask, Suspect, SuspectDeclaration } from "../judge/results.ts";
import { shownText } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { type Exchangeable, suspected } from "./suspect.ts";
import { type Failure, firstFailures, type TrialRunner } from "./which-pass.ts";

/** More cases tell hardly more about one task. */
const MOST_CASES = 8;

/** Those of a program that passes: what is written is right. */
export function tasksThatPass(tasks: readonly TaskSlots[]): readonly JudgedTask[] {
  return tasks.map(({ task, unwritten }) => ({ task, state: unwritten ? "not started" : "right" }));
}

/** Those that are known without a run. */
export function unwrittenTasks(tasks: readonly TaskSlots[]): readonly JudgedTask[] {
  return tasks.flatMap(({ task, unwritten }) =>
    unwritten ? [{ task, state: "not started" as const }] : [],
  );
}

/**
 * Those of a program that passes once what is at fault is the reference's: whatever else is written is right.
 *
 * @param path - of the stage
 * @returns `undefined` if something is not written, or if that does not tell; none if a declaration of the stage belongs to
 * no task, because nobody knows for which it was written
 */
export async function tasksBeside(
  path: string,
  suspect: Suspect | undefined,
  program: Exchangeable,
): Promise<readonly JudgedTask[] | undefined> {
  if (program.tasks.some(({ unwritten }) => unwritten)) return undefined;
  if (suspect?.kind === "declarations")
    return besideDeclarations(path, suspect.declarations, program);
  return suspect?.kind === "main program" && !suspect.also ? besideMain(program) : undefined;
}

async function besideDeclarations(
  path: string,
  blamed: readonly SuspectDeclaration[],
  { slots, tasks, details }: Exchangeable,
): Promise<readonly JudgedTask[]> {
  const isBlamed = (slot: DetailedSlot) =>
    blamed.some(
      ({ name, file, line }) => slot.name === name && slot.file === file && slot.line === line,
    );
  const faulty = await details(slots.filter(isBlamed).map(({ id }) => id));
  const isOfTask = ({ id }: (typeof faulty)[number]) => tasks.some((one) => one.slots.includes(id));
  if (faulty.some((slot) => slot.file.startsWith(`${path}/`) && !isOfTask(slot))) return [];
  return tasks.map((one) => {
    const fault = faulty.find(({ id }) => one.slots.includes(id));
    return fault ? wrong(one, tasks, fault) : { task: one.task, state: "right" };
  });
}

/** Of a main program with several tasks that can be told apart, or with none, the task is not known. */
function besideMain({ tasks }: Exchangeable): readonly JudgedTask[] | undefined {
  const [first, ...others] = tasks.filter(({ main }) => main);
  if (!first || others.some(({ slots }) => slots.join() !== first.slots.join())) return undefined;
  return tasks.map((one) =>
    one.main ? wrong(one, tasks, undefined) : { task: one.task, state: "right" },
  );
}

/**
 * @param fault - the declaration that is to blame, if it is known
 * @param isLike - whether another task cannot be told apart from this one for another reason
 */
function wrong(
  one: TaskSlots,
  tasks: readonly TaskSlots[],
  fault: DetailedSlot | undefined,
  isLike: (other: TaskSlots) => boolean = () => false,
): JudgedTask {
  const others = tasks.filter(
    (its) =>
      its !== one &&
      ((its.main === one.main && its.slots.join() === one.slots.join()) || isLike(its)),
  );
  return {
    task: one.task,
    state: "wrong",
    ...(others.length > 0 ? { with: others.map(({ task }) => task) } : {}),
    ...(fault ? { fault: suspected(fault) } : {}),
  };
}

/** A program in which all slots but some are the reference's, and of these all methods but those of a task. */
interface Trial {
  readonly body: string;
  readonly one: Pick<TaskSlots, "task" | "slots">;
  /** One of these slots is the reference's after all. */
  readonly without?: number;
}

/**
 * @param path - of the stage
 * @param all - the cases, those that tell most first
 * @param failed - those that the student's own program fails
 * @returns in the order of their numbers; a task about which nothing can be said is left out
 */
export async function judgeTasks(
  path: string,
  { code, main, slots, tasks, hasOwnClasses, details }: Exchangeable,
  all: readonly TranscriptCase[],
  failed: readonly Failure[],
  runner: TrialRunner,
): Promise<readonly JudgedTask[]> {
  const cases = all.slice(0, MOST_CASES);
  // As with a check alone: everything would be right.
  if (cases.length === 0) return unwrittenTasks(tasks);
  // A function of the stage's own that no task asks for belongs to those that use it.
  const ofTasks = new Set(tasks.flatMap((one) => one.slots));
  const isOwn = (id: number) => !ofTasks.has(id) && slots[id]?.file.startsWith(`${path}/`);
  const withCallees = (own: readonly number[]): ReadonlySet<number> => {
    const all = new Set(own);
    for (const id of all) for (const one of slots[id]?.callees?.filter(isOwn) ?? []) all.add(one);
    return all;
  };
  const failures = (
    programs: readonly Trial[],
    on = cases,
  ): Promise<readonly (Failure | undefined)[]> => {
    const switched = programs.map(({ body, one, without }) => {
      const all = new Set(withCallees(one.slots));
      if (without !== undefined) all.delete(without);
      const others = slots.filter(({ id }) => !all.has(id)).map(({ id }) => id);
      const methods = slots.flatMap(({ id, inPart }) => (all.has(id) && inPart?.methods) || []);
      return {
        code: body,
        on: [
          ...others,
          ...methods.filter(({ tasks }) => !tasks.includes(one.task)).map(({ id }) => id),
        ],
      };
    });
    return firstFailures(switched, on, runner);
  };
  const passing = async (...asked: Parameters<typeof failures>): Promise<readonly boolean[]> =>
    (await failures(...asked)).map((failure) => failure === undefined);
  const errors = new Set(failed.map(({ run }) => errorOf(run)));
  const isWritten = tasks.every(({ unwritten }) => !unwritten);
  /**
   * Beside the reference's declarations, it goes wrong sooner than the student's whole program, or has an error that that
   * one has not. So its objects may only have another shape than the reference's.
   */
  const isUnfit = ({ one, run }: Failure, trial: Trial): boolean => {
    const inPart = trial.one.slots.flatMap((id) => slots[id]?.inPart ?? []);
    // The reference's methods may expect something else in the fields.
    if (inPart.some(({ areFieldsAlike }) => !areFieldsAlike)) return true;
    if (run.ended.how === "not run") return true;
    // Its objects may be others than the reference's functions expect.
    if (!isWritten) return hasOwnClasses === true;
    const own = failed.find((its) => its.one === one);
    const error = errorOf(run);
    if (error !== undefined && !errors.has(error)) return true;
    return own === undefined || progressOf({ one, run }) < progressOf(own);
  };
  /** Whether it goes wrong in the same way as the student's whole program. */
  const isTheSame = ({ one, run }: Failure): boolean => {
    const own = failed.find((its) => its.one === one);
    if (!own) return false;
    const apart = firstDifference(own.run.stdout, run.stdout);
    return apart === undefined || apart > progressOf(own);
  };
  const trials = tasks.flatMap((one) => {
    const body = one.main ? code : main;
    // With a TODO of another task in its own declarations, it cannot run.
    const isCut = slots.some(
      ({ id, unwritten, inPart }) => unwritten && !inPart && one.slots.includes(id),
    );
    // The parts of one main program cannot be told apart.
    const isOpen = one.main && tasks.some((other) => other.main && other.unwritten);
    if (one.unwritten || isCut || isOpen || body === undefined) return [];
    return [{ one, body }];
  });
  const failing = await failures(trials);
  const shown = new Set(failing.flatMap((failure) => failure?.one ?? []));
  // What fails with nothing of the student's, too, does not tell of any task.
  const control: Trial[] =
    main === undefined || shown.size === 0 ? [] : [{ body: main, one: { task: 0, slots: [] } }];
  const [uncontrolled] = await failures(control, [...shown]);
  if (uncontrolled) return unwrittenTasks(tasks);
  // Where some do not fit, others may not fit either, although they go as far.
  const isDoubtful = failing.some((failure, at) => failure && isUnfit(failure, trials[at]!));
  const judged = trials.flatMap((trial, at) => {
    const failure = failing[at];
    const isUnsure =
      failure &&
      (isUnfit(failure, trial) ||
        (isDoubtful && isWritten && !trial.one.main && !isTheSame(failure)));
    return isUnsure ? [] : [{ ...trial, isRight: failure === undefined }];
  });
  // Each of its declarations, and of those that they use, is exchanged by itself; if that does not tell, each is tried alone.
  const parts = judged.flatMap(({ one, body, isRight }) => {
    const own = isRight ? [] : [...withCallees(one.slots)];
    return own.length > 1 ? own.map((id) => ({ one, body, id })) : [];
  });
  const settling = await passing(parts.map(({ one, body, id }) => ({ body, one, without: id })));
  const settlingIn = (one: TaskSlots) =>
    parts.filter((part, at) => part.one === one && settling[at]);
  /** What all others use that settle it. */
  const usedByAll = (one: TaskSlots) =>
    settlingIn(one).find(({ id }, _, all) =>
      all.every((other) => other.id === id || slots[other.id]?.callees?.includes(id)),
    );
  const unknown = parts.filter(
    ({ one, id }) => one.slots.length > 1 && !usedByAll(one) && one.slots.includes(id),
  );
  const fine = await passing(
    unknown.map(({ one, body, id }) => ({ body, one: { ...one, slots: [id] } })),
  );
  const faultOf = (one: TaskSlots): number | undefined => {
    const used = usedByAll(one);
    if (used || one.slots.length === 1) return used?.id ?? one.slots[0];
    const found = settlingIn(one).filter(({ id }) => one.slots.includes(id));
    // What passes only with each other may have agreed on something that the reference does in another way.
    const failing = unknown.filter((part, at) => part.one === one && !fine[at]);
    const both = found.filter((part) => failing.includes(part));
    const [sure = []] = [found, both, failing].filter(({ length }) => length === 1);
    return sure[0]?.id;
  };
  // A function of the main program is only tried with the rest of it.
  const isJudged = (one: TaskSlots) => judged.some((its) => its.one === one);
  const unsure = tasks.filter((one) => one.main && !one.unwritten && !isJudged(one));
  const inMain = judged.flatMap(({ one, isRight }) => (one.main && !isRight ? [one] : []));
  const together = unsure.length > 0 && inMain.length > 0 ? [...inMain, ...unsure] : [];
  const faulty = judged.flatMap(({ one, isRight }) => (isRight ? [] : [one]));
  const suspects = await details([
    ...new Set(faulty.flatMap((one) => [...withCallees(one.slots)])),
  ]);
  const suspectOf = (id: number | undefined) => suspects.find((one) => one.id === id);
  const faultIn = ({ task }: TaskSlots, id: number | undefined): DetailedSlot | undefined => {
    const slot = suspectOf(id);
    const [method, ...more] =
      slot?.inPart?.methods.filter(({ tasks }) => tasks.includes(task)) ?? [];
    if (!slot || !method || more.length > 0) return slot;
    const { name, line } = method;
    const differs = slot.inMethods?.[method.id];
    return differs ? { ...slot, differs } : { ...slot, name: `${slot.name}.${name}`, line };
  };
  const helpersOf = (one: TaskSlots) =>
    one.slots.flatMap((id) => (suspectOf(id)?.helpers ?? []).flatMap(placesOf));
  /** What several wrong tasks use may be the fault of all of them. */
  const sharesHelper = (one: TaskSlots, other: TaskSlots): boolean => {
    const own = new Set(faulty.includes(one) ? helpersOf(one) : []);
    return faulty.includes(other) && helpersOf(other).some((place) => own.has(place));
  };
  /** Whether their methods of one class have been tried one by one. */
  const areApart = (one: TaskSlots, other: TaskSlots): boolean => {
    const methods = one.slots.flatMap((id) => slots[id]?.inPart?.methods ?? []);
    const isOfBoth = (its: MethodSlot) =>
      [one, other].every(({ task }) => its.tasks.includes(task));
    return methods.length > 0 && !methods.some(isOfBoth);
  };
  return tasks.flatMap((one): JudgedTask[] => {
    const { task, unwritten } = one;
    if (unwritten) return [{ task, state: "not started" }];
    const trial = judged.find((its) => its.one === one);
    if (!trial && !together.includes(one)) return [];
    if (trial?.isRight) return [{ task, state: "right" }];
    const fault = together.includes(one) ? undefined : faultOf(one);
    return [
      wrong(
        one,
        tasks.filter((other) => !areApart(one, other)),
        faultIn(one, fault),
        (other) => (together.includes(one) && together.includes(other)) || sharesHelper(one, other),
      ),
    ];
  });
}

/**
 * The wrong task that leads nearest to a fault, with its declaration: of those that cannot be told apart, the one that uses
 * least besides itself.
 */
export function nearestFault(tasks: readonly JudgedTask[]): FaultyTask | undefined {
  const wrong = tasks.filter((one): one is FaultyTask => one.state === "wrong" && !!one.fault);
  const [first] = wrong;
  const reachOf = ({ fault: { helpers = [] } }: FaultyTask) => helpers.flatMap(placesOf).length;
  const like = wrong.filter((one) => one === first || first!.with?.includes(one.task));
  return like.toSorted((a, b) => reachOf(a) - reachOf(b))[0];
}

type FaultyTask = JudgedTask & Required<Pick<JudgedTask, "fault">>;

/** Of a class, those of the methods that are called. */
function placesOf({ file, line, methods = [] }: Helper): readonly string[] {
  return (methods.length > 0 ? methods : [{ line }]).map((one) => `${file}:${one.line}`);
}

/** How much is printed before it differs, in UTF-16 units. */
function progressOf({ one, run }: Failure): number {
  return firstDifference(shownText(one.transcript), run.stdout) ?? run.stdout.length;
}

/** The message of the error that ended it. */
function errorOf({ ended }: Run): string | undefined {
  return ended.how === "exit" ? ended.error?.message : undefined;
}
