/**
 * Runs what the realm runner has left: each job in a process of its own.
 *
 * @module
 */
import { addTo } from "../guest/facts/groups.ts";
import { isInputEnded } from "../guest/run.ts";
import type { Session } from "../sandbox/session.ts";
import { isSame, type Run } from "./outcome.ts";
import { isBundle } from "./programs.ts";
import { runForeign } from "./run-foreign.ts";
import { runProcess } from "./run-process.ts";
import { beginAgain, type Job, notRun, openIn, passOver, settle, type Work } from "./work.ts";

/**
 * Settles all jobs that are left. Of a program's runs with stand-ins that do not count, and end by themselves in the same
 * way, one is run in a process. If it does the same there, the others are settled with what they did, too.
 *
 * @param atOnce - so many processes run side by side
 */
export async function runInProcesses(session: Session, work: Work, atOnce: number): Promise<void> {
  beginAgain(work);
  const alike = alikeIn(work);
  const later = new Set(alike.flatMap(({ others }) => others));
  await runEach(
    session,
    work,
    openIn(work).filter((at) => !later.has(at)),
    atOnce,
  );
  for (const { sample, others } of alike) {
    const run = work.runs[sample]!;
    if (!isSame(run, work.uncounted.get(sample)!)) continue;
    for (const at of others) {
      const { reads, ...its } = work.uncounted.get(at)!;
      // A process cannot always tell what was read, and what is told must not depend on the runner.
      settle(work, at, run.reads && reads ? { ...its, reads } : its);
    }
  }
  await runEach(session, work, openIn(work), atOnce);
}

/** A program that ends by one of them, and not by an error of its own, has only said how it went. */
const PLAIN: readonly number[] = [0, 1];

/** Runs that ended in the same way; their places. */
interface Alike {
  readonly sample: number;
  readonly others: readonly number[];
}

function alikeIn({ jobs, inProcess, uncounted }: Work): readonly Alike[] {
  const groups = new Map<string, number[]>();
  for (const [at, run] of uncounted) {
    const { program } = jobs[at]!;
    if (run?.ended.how !== "exit" || inProcess.has(program)) continue;
    const { status, error } = run.ended;
    const isPlain = error ? isInputEnded(error) : PLAIN.includes(status);
    const how = isPlain || [status, error?.name, error?.line];
    addTo(groups, JSON.stringify([program, how]), at);
  }
  return [...groups.values()].map((own) => {
    // The longest shows most.
    const [sample, ...others] = own.toSorted(
      (a, b) => jobs[b]!.lines.length - jobs[a]!.lines.length,
    );
    return { sample: sample!, others };
  });
}

/** @param places - of the jobs that are to run */
async function runEach(
  session: Session,
  work: Work,
  places: readonly number[],
  atOnce: number,
): Promise<void> {
  const began = new Map(work.stopped);
  const waiting = [...places];
  const goOn = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      settle(work, at, await runOrPass(session, work, at));
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

async function runOrPass(session: Session, work: Work, at: number): Promise<Run> {
  const over = passOver(work, work.jobs[at]!);
  if (!over) return runInProcess(session, work, work.jobs[at]!);
  return work.outOfMemory.get(at) ?? over;
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
