/**
 * Runs built programs on typed input: the realm runner for what the language and the toolkit are enough for, the process
 * runner for the rest. Both give a {@link Run}, and the same one for every program that both can run.
 *
 * @module
 */

import type { RealmBatch } from "../guest/realm.ts";
import type { NeedsProcess } from "../guest/realm-core.ts";
import type { Run } from "../guest/run.ts";
import { type Allowance, openAllowance } from "../limits/allowance.ts";
import { CASE_LIMITS, REALM_BOX, TIME_OUTS, type Times } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { startInside } from "../sandbox/start-inside.ts";
import { type Death, openWorker, type Worker } from "../sandbox/worker.ts";
import { readRealmAnswer } from "./answers.ts";
import type { ForeignProgram, StageBuild } from "./build-foreign.ts";
import { type Result, runOfDeath } from "./outcome.ts";
import { runForeign } from "./run-foreign.ts";
import { runProcess } from "./run-process.ts";

export type { Ended, ProgramError, Result, Run } from "./outcome.ts";

/** What was built, by the name that jobs call it by. */
export type Program = Bundle | (ForeignProgram & { readonly id: string });

export interface Bundle {
  readonly id: string;
  readonly code: string;
  /** Code of ours that runs before it, in the same context; the same text for many programs is compiled once. */
  readonly prelude?: string;
  /** Known from the build: what only a process has. */
  readonly needs?: string;
}

/** Something that was built and can be run. */
export type Runnable = Extract<StageBuild, { kind: "built" | "foreign" }>;

export function programOf(id: string, build: Runnable): Program {
  if (build.kind === "foreign") return { id, ...build.program };
  return { id, code: build.code, ...(build.needs === undefined ? {} : { needs: build.needs }) };
}

function isBundle(program: Program): program is Bundle {
  return "code" in program;
}

export interface Job {
  /** The id of its program. */
  readonly program: string;
  readonly lines: readonly string[];
}

export interface Runner {
  /**
   * Runs the jobs in order; the results stand in the order of the jobs.
   *
   * @param time - what is not run when it is used up is not run at all
   */
  run(programs: readonly Program[], jobs: readonly Job[], time?: Allowance): Promise<Result[]>;
  close(): Promise<void>;
}

export interface RunnerOptions {
  /** Only processes, even where a realm would do. */
  readonly processesOnly?: boolean;
}

/** Opens a runner for one submission: nothing of it outlives `close`. */
export function openRunner(session: Session, options: RunnerOptions = {}): Runner {
  let realm: Worker | undefined = options.processesOnly ? undefined : openRealm(session);

  const runAll = async (
    programs: readonly Program[],
    jobs: readonly Job[],
    time: Allowance,
  ): Promise<Result[]> => {
    const results: (Result | undefined)[] = jobs.map(() => undefined);
    const inProcess = new Set(
      programs
        .filter((one) => options.processesOnly || !isBundle(one) || one.needs)
        .map(({ id }) => id),
    );
    const failures = new Map<string, number>();
    const retried = new Set<number>();
    const passOver = ({ program }: Job): Result | undefined => {
      if ((failures.get(program) ?? 0) >= TIME_OUTS) return notRun();
      return time.usedUp() ? outOfTime(time) : undefined;
    };

    for (;;) {
      const open = [...results.keys()].filter(
        (at) => !results[at] && !inProcess.has(jobs[at]!.program),
      );
      for (const at of open) results[at] = passOver(jobs[at]!);
      const batch = open.filter((at) => !results[at]);
      if (batch.length === 0) break;
      realm ??= openRealm(session);
      const died = await runBatch(
        realm,
        session.times,
        programs,
        failures,
        batch.map((at) => jobs[at]!),
        (at, result) => {
          const job = batch[at]!;
          if (result === "not run") results[job] = notRun();
          else if ("needs" in result) inProcess.add(jobs[job]!.program);
          else {
            results[job] = { kind: "ran", run: result };
            if (result.ended.how !== "exit") count(failures, jobs[job]!.program);
          }
        },
      );
      if (!died) continue;
      realm = undefined;
      // We stopped it ourselves, and what was under way is no more to blame than what went before.
      if (time.usedUp()) continue;
      const guilty = batch.find((at) => !results[at] && !inProcess.has(jobs[at]!.program));
      if (guilty === undefined) continue;
      const { end, stderr } = died;
      const run = runOfDeath(end, stderr);
      // A death that no limit explains may be the machine's: it gets a second chance, alone in a new box.
      if (run.ended.how === "killed" && !retried.has(guilty)) {
        retried.add(guilty);
        continue;
      }
      results[guilty] =
        end.how === "did not start" ? { kind: "fault", why: end.why } : { kind: "ran", run };
      count(failures, jobs[guilty]!.program);
    }

    for (const [at, job] of jobs.entries()) {
      results[at] ??= passOver(job);
      if (results[at]) continue;
      const program = programs.find(({ id }) => id === job.program)!;
      const result = isBundle(program)
        ? await runProcess(
            session,
            `${program.prelude ?? ""}\n${program.code}`.trimStart(),
            job.lines,
          )
        : await runForeign(session, program, job.lines);
      results[at] = result;
      if (result.kind === "ran" && result.run.ended.how !== "exit") count(failures, job.program);
    }
    return results as Result[];
  };

  return {
    run: (programs, jobs, time = openAllowance(Number.POSITIVE_INFINITY)) =>
      time.during(
        () => runAll(programs, jobs, time),
        () => void realm?.stop(),
      ),
    close: async () => {
      await realm?.stop();
      realm = undefined;
    },
  };
}

function openRealm(session: Session): Worker {
  return openWorker(session, {
    ...startInside(session, "realm"),
    limits: REALM_BOX.limits(session.times),
    permissions: true,
  });
}

/** Sends a batch and hands on each result as it comes. @returns how the box died, if it did */
async function runBatch(
  realm: Worker,
  times: Times,
  programs: readonly Program[],
  stopped: ReadonlyMap<string, number>,
  jobs: readonly Job[],
  tell: (at: number, result: Run | NeedsProcess | "not run") => void,
): Promise<Death | undefined> {
  const wanted = new Set(jobs.map(({ program }) => program));
  const preludes = [
    ...new Set(programs.flatMap((one) => (isBundle(one) ? (one.prelude ?? []) : []))),
  ];
  const batch: RealmBatch = {
    programs: programs
      .filter(isBundle)
      .filter(({ id }) => wanted.has(id))
      .map(({ id, code, prelude }) => ({
        id,
        code,
        ...(prelude ? { prelude: preludes.indexOf(prelude) } : {}),
      })),
    preludes,
    jobs,
    limits: { ...CASE_LIMITS, cpuMs: times.cpuMs, wallMs: times.wallMs },
    timeOuts: TIME_OUTS,
    stopped: [...stopped],
  };
  realm.send(batch, jobs.length);
  for (const job of jobs.keys()) {
    const heard = await realm.next();
    if ("end" in heard) return heard;
    const answer = readRealmAnswer(heard.document, job);
    if (!answer) {
      await realm.stop();
      return { end: { how: "stopped" }, stderr: "" };
    }
    tell(job, answer.result);
  }
  return undefined;
}

function notRun(): Result {
  return { kind: "not run", because: `${TIME_OUTS} cases of this stage had to be stopped` };
}

function outOfTime({ ms }: Allowance): Result {
  const seconds = Math.round(ms / 1000);
  return {
    kind: "not run",
    because: `the time that all stages of a submission have together (${seconds} s) was used up`,
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
