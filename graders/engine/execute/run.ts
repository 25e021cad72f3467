/**
 * Runs built programs on typed input: the realm runner if the language and the toolkit are enough, the process runner
 * for the rest. Both give a {@link Run}, and the same one for every program that both can run.
 *
 * @module
 */
import type { Job, Pace, RealmBatch, TestScript } from "../guest/realm.ts";
import { wasCostly } from "../guest/run.ts";
import { type Allowance, openAllowance } from "../limits/allowance.ts";
import { outsideLimits, QUICK, REALM_BOX, TIME_OUTS, type Times } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { startInside } from "../sandbox/start-inside.ts";
import { type Death, openWorker, type Worker } from "../sandbox/worker.ts";
import { readRealmAnswer } from "./answers.ts";
import type { ForeignProgram, StageBuild } from "./build-foreign.ts";
import { type Run, runOfDeath, usedUpSays, withoutRun } from "./outcome.ts";
import { runForeign } from "./run-foreign.ts";
import { runProcess } from "./run-process.ts";

export type { Job, TestScript } from "../guest/realm.ts";
export type { Unlike } from "../guest/realm-core.ts";
export type { BundlePlace, Ended, ProgramError, Run } from "./outcome.ts";

/** The name that jobs use for it. */
export type Program = Bundle | (ForeignProgram & { readonly id: string });

export interface Bundle {
  readonly id: string;
  readonly code: string;
  /** Our own scripts that run before it, in the same context; the same text for many programs is compiled once. */
  readonly preludes?: readonly string[];
  /** For a file of tests. It is never run as a process. */
  readonly tests?: {
    /** What runs before those scripts. */
    readonly by: TestScript;
    /** A student's script, which runs after those and within the time of the tests. */
    readonly own?: string;
  };
  /** Known from the build: features that only a process has. */
  readonly needs?: string;
}

/** A built program that can be run. */
export type Runnable = Extract<StageBuild, { kind: "built" | "foreign" }>;

export function programOf(id: string, build: Runnable): Program {
  if (build.kind === "foreign") return { id, ...build.program };
  return { id, code: build.code, ...(build.needs === undefined ? {} : { needs: build.needs }) };
}

function isBundle(program: Program): program is Bundle {
  return "code" in program;
}

export interface Runner {
  /** Runs the jobs; the results are in the same order. */
  run(programs: readonly Program[], jobs: readonly Job[], patience?: Patience): Promise<Run[]>;
  close(): Promise<void>;
}

/** How long runs may take. */
export interface Patience {
  /** For all of them together: when it is used up, the remaining jobs are not run. */
  readonly time?: Allowance;
  /** For each of them; by default the session's. */
  readonly times?: Times;
  /** After so many costly cases of a program, its others are not run. */
  readonly timeOuts?: number;
  /** Whether a job that needs a process is left out: it takes as long as a hundred others. */
  readonly realmOnly?: boolean;
  /** Until a job takes long. By default, `quick`; or `limited`, if the times are short. */
  readonly pace?: Pace;
  /** Gets each run as soon as it is known, while others still run; `at` is the place of its job. */
  readonly heard?: (run: Run, at: number) => void;
}

export interface RunnerOptions {
  /** Only processes, even if a realm would do. */
  readonly processesOnly?: boolean;
  /** So many processes run side by side; by default one. */
  readonly processesAtOnce?: number;
}

/** The jobs of one call, and their results so far. */
interface Work extends Required<Omit<Patience, "realmOnly">> {
  readonly programs: readonly Program[];
  readonly jobs: readonly Job[];
  /** By the jobs' places; `undefined` if not known yet. */
  readonly runs: (Run | undefined)[];
  /** The programs that need their own process. */
  readonly inProcess: Set<string>;
  /** How many cases of each program were costly. */
  readonly stopped: Map<string, number>;
}

/** Opens a runner for one submission: nothing of it outlives `close`. */
export function openRunner(session: Session, options: RunnerOptions = {}): Runner {
  let realm: Realm | undefined = options.processesOnly ? undefined : openRealm(session);

  const runInRealm = async (work: Work): Promise<void> => {
    const retried = new Set<number>();
    let { pace } = work;
    for (;;) {
      const batch = openInRealm(work);
      if (batch.length === 0) return;
      realm ??= openRealm(session);
      const died = await runBatch(realm, work, batch, pace);
      if (!died) continue;
      realm = undefined;
      // We stopped it ourselves, and the running job is no more to blame than the earlier ones.
      if (work.time.usedUp()) continue;
      if (pace === "quick" && tookLong(died)) pace = isShort(work.times) ? "limited" : "optimised";
      else blame(work, batch, died, retried);
    }
  };
  const runAll = async (
    programs: readonly Program[],
    jobs: readonly Job[],
    { realmOnly, ...patience }: Required<Patience>,
  ): Promise<Run[]> => {
    const needy = programs.filter(
      (one) => !isBundle(one) || (!one.tests && (options.processesOnly || one.needs)),
    );
    const work: Work = {
      programs,
      jobs,
      ...patience,
      runs: jobs.map(() => undefined),
      inProcess: new Set(needy.map(({ id }) => id)),
      stopped: new Map(),
    };
    await runInRealm(work);
    const open = [...jobs.keys()].filter((at) => !work.runs[at]);
    if (realmOnly)
      for (const at of open) work.runs[at] = withoutRun({ how: "not run", because: NEEDS_PROCESS });
    else await runInProcesses(session, work, open, options.processesAtOnce ?? 1);
    return work.runs as Run[];
  };

  return {
    run: (programs, jobs, patience = {}) => {
      const {
        time = openAllowance(Number.POSITIVE_INFINITY),
        times = session.times,
        timeOuts = TIME_OUTS,
        realmOnly = false,
        pace = isShort(times) ? "limited" : "quick",
        heard = () => {},
      } = patience;
      return time.during(
        () => runAll(programs, jobs, { time, times, timeOuts, realmOnly, pace, heard }),
        () => void realm?.worker.stop(),
      );
    },
    close: async () => {
      await realm?.worker.stop();
      realm = undefined;
    },
  };
}

/** A short limit is soon reached. */
function isShort({ cpuMs }: Times): boolean {
  return cpuMs <= 2 * QUICK.cpuMs;
}

const NEEDS_PROCESS = "it needs a process of its own";

/** Why a job is not run any more, if so. */
function passOver({ stopped, time, timeOuts }: Work, { program }: Job): Run | undefined {
  if ((stopped.get(program) ?? 0) >= timeOuts) return notRun(timeOuts);
  return time.usedUp() ? outOfTime(time) : undefined;
}

function settle({ jobs, runs, stopped, heard }: Work, at: number, run: Run): void {
  if (runs[at] !== run) heard(run, at);
  runs[at] = run;
  const { program } = jobs[at]!;
  if (wasCostly(run.ended)) stopped.set(program, (stopped.get(program) ?? 0) + 1);
}

/** The places of the jobs that the realm runs next. */
function openInRealm(work: Work): number[] {
  const open = [...work.jobs.keys()].filter(
    (at) => !work.runs[at] && !work.inProcess.has(work.jobs[at]!.program),
  );
  for (const at of open) work.runs[at] = passOver(work, work.jobs[at]!);
  return open.filter((at) => !work.runs[at]);
}

function tookLong({ end }: Death): boolean {
  return end.how === "limit" && (end.limit === "cpu" || end.limit === "wall");
}

/** Charges the death of a box to the case that was running. */
function blame(
  work: Work,
  batch: readonly number[],
  { end, stderr }: Death,
  retried: Set<number>,
): void {
  const guilty = batch.find((at) => !work.runs[at] && !work.inProcess.has(work.jobs[at]!.program));
  if (guilty === undefined) return;
  const run = runOfDeath(end, stderr);
  const { how } = run.ended;
  // A death that no limit explains may be the fault of the machine: the case gets a second chance, alone in a new box.
  if ((how === "killed" || how === "fault") && !retried.has(guilty)) retried.add(guilty);
  else settle(work, guilty, run);
}

/** @param places - of the jobs that are left */
async function runInProcesses(
  session: Session,
  work: Work,
  places: readonly number[],
  atOnce: number,
): Promise<void> {
  const began = new Map(work.stopped);
  const waiting = [...places];
  const goOn = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      settle(
        work,
        at,
        passOver(work, work.jobs[at]!) ?? (await runInProcess(session, work, work.jobs[at]!)),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  // What would not have begun in one process after the other does not count.
  work.stopped.clear();
  for (const [program, cases] of began) work.stopped.set(program, cases);
  for (const at of places) {
    const over = (work.stopped.get(work.jobs[at]!.program) ?? 0) >= work.timeOuts;
    settle(work, at, over ? notRun(work.timeOuts) : work.runs[at]!);
  }
}

function runInProcess(
  session: Session,
  { programs, times }: Work,
  { program: id, lines }: Job,
): Promise<Run> {
  const program = programs.find((one) => one.id === id)!;
  if (!isBundle(program)) return runForeign(session, program, lines, times);
  const code = [...(program.preludes ?? []), program.code].join("\n");
  return runProcess(session, code, lines, times);
}

/** A box for realms, and the places of the texts that it has. */
interface Realm {
  readonly worker: Worker;
  readonly texts: Map<string, number>;
}

function openRealm(session: Session): Realm {
  const worker = openWorker(session, {
    ...startInside(session, "realm"),
    limits: REALM_BOX.limits(session.times),
    permissions: true,
  });
  return { worker, texts: new Map() };
}

/** Runs jobs in a realm and settles each when its answer comes. @returns how the box died, if it did */
async function runBatch(
  { worker, texts }: Realm,
  work: Work,
  places: readonly number[],
  pace: Pace,
): Promise<Death | undefined> {
  const jobs = places.map((at) => work.jobs[at]!);
  const outside = { quick: QUICK, limited: outsideLimits(work.times), optimised: undefined };
  worker.send(batchOf(work, jobs, pace, texts), jobs.length, outside[pace]);
  for (const [job, at] of places.entries()) {
    const heard = await worker.next();
    if ("end" in heard) return heard;
    const answer = readRealmAnswer(heard.document, job);
    // It passes over the same jobs that we would.
    if (!answer || (answer.result === "not run" && !passOver(work, jobs[job]!))) {
      await worker.stop();
      return { end: { how: "stopped" }, stderr: "" };
    }
    const { result } = answer;
    if (result === "not run") work.runs[at] = passOver(work, jobs[job]!)!;
    else if ("needs" in result && isTest(work, at)) settle(work, at, lacking(result.needs));
    else if ("needs" in result) work.inProcess.add(work.jobs[at]!.program);
    else settle(work, at, result);
  }
  return undefined;
}

function batchOf(
  { programs, stopped, times, timeOuts }: Work,
  jobs: readonly Job[],
  pace: Pace,
  places: Map<string, number>,
): RealmBatch {
  const { cpuMs, wallMs, outputChars } = times;
  const wanted = new Set(jobs.map(({ program }) => program));
  const bundles = programs.filter(isBundle);
  const known = places.size;
  const texts: string[] = [];
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    if (place === places.size) texts.push(text);
    places.set(text, place);
    return place;
  };
  return {
    programs: bundles
      .filter(({ id }) => wanted.has(id))
      .map(({ id, code, preludes = [], tests }) => ({
        id,
        code: placeOf(code),
        preludes: preludes.map(placeOf),
        ...(tests ? { tests: tests.by } : {}),
        ...(tests?.own === undefined ? {} : { own: placeOf(tests.own) }),
      })),
    known,
    texts,
    jobs,
    limits: { cpuMs, wallMs, outputChars },
    pace,
    timeOuts,
    stopped: [...stopped],
  };
}

function isTest({ programs, jobs }: Work, at: number): boolean {
  const program = programs.find(({ id }) => id === jobs[at]!.program)!;
  return isBundle(program) && program.tests !== undefined;
}

function lacking(what: string): Run {
  const error = { name: "Error", message: `there is no ${what} here` };
  return { stdout: "", stderr: "", ended: { how: "exit", status: 1, error }, pauses: [] };
}

function notRun(timeOuts: number): Run {
  const because = `${timeOuts} cases of this stage ran out of time or memory`;
  return withoutRun({ how: "not run", because });
}

function outOfTime(time: Allowance): Run {
  return withoutRun({ how: "not run", because: usedUpSays(time) });
}
