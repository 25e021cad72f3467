/**
 * Runs built programs on typed input: the realm runner for what the language and the toolkit are enough for, the process
 * runner for the rest. Both give a {@link Run}, and the same one for every program that both can run.
 *
 * @module
 */

import type { BoxEnd } from "./box.ts";
import type { RealmAnswer, RealmBatch } from "./inside/realm.ts";
import type { NeedsProcess, Run } from "./inside/realm-core.ts";
import { CASE_LIMITS, REALM_BOX, TIME_OUTS } from "./limits.ts";
import { type Result, runOfDeath } from "./outcome.ts";
import { runProcess } from "./run-process.ts";
import type { Session } from "./session.ts";
import { openWorker, type Worker } from "./worker.ts";

export type { Ended, ProgramError, Result, Run } from "./outcome.ts";

export interface Program {
  readonly id: string;
  /** The bundle. */
  readonly code: string;
  /** Known from the build: what only a process has. */
  readonly needs?: string;
}

export interface Job {
  /** The id of its program. */
  readonly program: string;
  readonly lines: readonly string[];
}

export interface Runner {
  /** Runs the jobs in order; the results stand in the order of the jobs. */
  run(programs: readonly Program[], jobs: readonly Job[]): Promise<Result[]>;
  close(): Promise<void>;
}

export interface RunnerOptions {
  /** Only processes, even where a realm would do. */
  readonly processesOnly?: boolean;
}

/** Opens a runner for one submission: nothing of it outlives `close`. */
export function openRunner(session: Session, options: RunnerOptions = {}): Runner {
  let realm: Worker | undefined = options.processesOnly ? undefined : openRealm(session);

  return {
    run: async (programs, jobs) => {
      const results: (Result | undefined)[] = jobs.map(() => undefined);
      const inProcess = new Set(
        programs.filter(({ needs }) => options.processesOnly || needs).map(({ id }) => id),
      );
      const failures = new Map<string, number>();
      const retried = new Set<number>();

      for (;;) {
        const open = [...results.keys()].filter(
          (at) => !results[at] && !inProcess.has(jobs[at]!.program),
        );
        for (const at of open) {
          if ((failures.get(jobs[at]!.program) ?? 0) >= TIME_OUTS) results[at] = notRun();
        }
        const batch = open.filter((at) => !results[at]);
        if (batch.length === 0) break;
        realm ??= openRealm(session);
        const died = await runBatch(
          realm,
          programs,
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
        if (results[at]) continue;
        if ((failures.get(job.program) ?? 0) >= TIME_OUTS) {
          results[at] = notRun();
          continue;
        }
        const program = programs.find(({ id }) => id === job.program)!;
        const result = await runProcess(session, program.code, job.lines);
        results[at] = result;
        if (result.kind === "ran" && result.run.ended.how !== "exit") count(failures, job.program);
      }
      return results as Result[];
    },
    close: async () => {
      await realm?.stop();
      realm = undefined;
    },
  };
}

function openRealm(session: Session): Worker {
  return openWorker(session, {
    files: { "realm.cjs": session.inside.realm },
    command: (at) => [at("node"), ...REALM_BOX.nodeFlags, at("realm.cjs")],
    limits: REALM_BOX.limits,
    permissions: true,
  });
}

/** Sends a batch and hands on each result as it comes. @returns how the box died, if it did */
async function runBatch(
  realm: Worker,
  programs: readonly Program[],
  jobs: readonly Job[],
  tell: (at: number, result: Run | NeedsProcess | "not run") => void,
): Promise<{ end: BoxEnd; stderr: string } | undefined> {
  const wanted = new Set(jobs.map(({ program }) => program));
  realm.send({
    programs: programs.filter(({ id }) => wanted.has(id)).map(({ id, code }) => ({ id, code })),
    jobs,
    limits: CASE_LIMITS,
    timeOuts: TIME_OUTS,
  } satisfies RealmBatch);
  for (let answered = 0; answered < jobs.length; answered++) {
    const answer = await realm.next();
    if ("end" in answer) return answer;
    const { job, result } = answer.document as RealmAnswer;
    tell(job, result);
  }
  return undefined;
}

function notRun(): Result {
  return { kind: "not run", because: `${TIME_OUTS} cases of this stage had to be stopped` };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
