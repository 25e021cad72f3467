/**
 * The realm runner: one boxed process for all jobs of a submission, each in a V8 context of its own.
 *
 * @module
 */
import type { Job, Pace, RealmBatch } from "../guest/realm.ts";
import { wasCostly } from "../guest/run.ts";
import { outsideLimits, QUICK, REALM_BOX, type Times } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { startInside } from "../sandbox/start-inside.ts";
import { type Death, openWorker, type Worker } from "../sandbox/worker.ts";
import { readRealmAnswer } from "./answers.ts";
import { type Run, runOfDeath } from "./outcome.ts";
import { isBundle } from "./programs.ts";
import { leaveOutOfMemory, noteNeed, openInRealm, passOver, settle, type Work } from "./work.ts";

/** Runs what needs no process. */
export interface RealmRunner {
  /** Settles the jobs that it can run. */
  run(work: Work): Promise<void>;
  /** Stops what runs. */
  stop(): void;
  close(): Promise<void>;
}

/** @param isNeeded - whether its box begins before the first jobs come */
export function openRealmRunner(session: Session, isNeeded: boolean): RealmRunner {
  let realm: Realm | undefined = isNeeded ? openRealm(session) : undefined;
  return {
    run: async (work) => {
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
        const { program } = work.jobs[died.at]!;
        if (work.stoodIn.has(program)) work.inProcess.add(program);
        else if (pace === "quick" && tookLong(died))
          pace = isShort(work.times) ? "limited" : "optimised";
        else blame(work, died, retried);
      }
    },
    stop: () => void realm?.worker.stop(),
    close: async () => {
      await realm?.worker.stop();
      realm = undefined;
    },
  };
}

/** A short limit is soon reached. */
export function isShort({ cpuMs }: Times): boolean {
  return cpuMs <= 2 * QUICK.cpuMs;
}

function tookLong({ end }: Death): boolean {
  return end.how === "limit" && (end.limit === "cpu" || end.limit === "wall");
}

/** Charges the death of a box to the case that was running. */
function blame(work: Work, { end, stderr, at: guilty }: Died, retried: Set<number>): void {
  const run = runOfDeath(end, stderr);
  const { how } = run.ended;
  // A death that no limit explains may be the fault of the machine: the case gets a second chance, alone in a new box.
  if ((how === "killed" || how === "fault") && !retried.has(guilty)) retried.add(guilty);
  else if (isTest(work, guilty) || !leaveOutOfMemory(work, guilty, run)) settle(work, guilty, run);
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

/** The death of a box, and the place of the job that it was at. */
interface Died extends Death {
  readonly at: number;
}

/** Runs jobs in a realm and settles each when its answer comes. @returns how the box died, if it did */
async function runBatch(
  { worker, texts }: Realm,
  work: Work,
  places: readonly number[],
  pace: Pace,
): Promise<Died | undefined> {
  const stoodIn = new Set(work.stoodIn.keys());
  const jobs = places.map((at) => work.jobs[at]!);
  const outside = { quick: QUICK, limited: outsideLimits(work.times), optimised: undefined };
  worker.send(batchOf(work, jobs, pace, texts), jobs.length, outside[pace]);
  for (const [job, at] of places.entries()) {
    const heard = await worker.next();
    if ("end" in heard) return { ...heard, at };
    const answer = readRealmAnswer(heard.document, job);
    const { program } = jobs[job]!;
    const isStoodIn = stoodIn.has(program);
    // It passes over the same jobs that we would.
    if (!answer || (answer.result === "not run" && !isStoodIn && !passOver(work, jobs[job]!))) {
      await worker.stop();
      return { end: { how: "stopped" }, stderr: "", at };
    }
    const { result } = answer;
    if (result === "not run") work.runs[at] = passOver(work, jobs[job]!);
    else if ("needs" in result && isTest(work, at)) settle(work, at, lacking(result.needs));
    else if ("needs" in result) noteNeed(work, program, isStoodIn);
    else if (isStoodIn) weigh(work, at, result);
    else settle(work, at, result);
  }
  return undefined;
}

/** Settles a run with stand-ins, or leaves it to a process. */
function weigh(work: Work, at: number, run: Run): void {
  const { inProcess, uncounted, jobs } = work;
  const trust = work.trust?.(run, at);
  if (trust === "counts") settle(work, at, run);
  else if (wasCostly(run.ended)) inProcess.add(jobs[at]!.program);
  else uncounted.set(at, trust === "as a sample does" ? run : undefined);
}

function batchOf(
  { programs, stopped, stoodIn, times, timeOuts }: Work,
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
        code: placeOf(stoodIn.get(id) ?? code),
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
