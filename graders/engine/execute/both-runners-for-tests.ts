/**
 * Runs programs in a realm and in processes, for the tests that compare them.
 *
 * @module
 */
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { judge } from "../judge/verdict.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { typedLines } from "../text/transcript.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover, type Stage, type TranscriptCase, type Workbook } from "../workbook/workbook.ts";
import { type Build, type Files, openBuilder } from "./build.ts";
import { type Job, openRunner, type Program, type Run } from "./run.ts";

export interface BothRunners {
  readonly session: Session;
  readonly workbook: Workbook;
  readonly solutions: Files;
  build(files: Files, path: string): Promise<Extract<Build, { kind: "built" }>>;
  /** Runs the jobs twice: only in a realm, and only in processes. */
  run(programs: readonly Program[], jobs: readonly Job[]): Promise<[Run[], Run[]]>;
  /** Expects the same from both for a stage's program, with each of these sets of files. */
  expectAlike(
    sets: readonly Files[],
    stage: Stage,
    cases: readonly TranscriptCase[],
  ): Promise<void>;
  /** The stage's starter on the reference's earlier stages. */
  starterOf(stage: Stage): Files;
  close(): Promise<void>;
}

export function openBothRunners(): BothRunners {
  const workbook = discover(fileURLToPath(new URL("../../../", import.meta.url)));
  const solutions = readSolutions(workbook);
  const starters = readStarters(workbook);
  const session = openSession();
  const builder = openBuilder(session, workbook.toolkit, () => solutions);
  // No process can start in it, so nothing can use the other runner unnoticed.
  const compiled = { ...session.compiled, processHost: "/nowhere" };
  const realm = openRunner({ ...session, compiled });
  const processes = openRunner(session, { processesOnly: true });

  const build: BothRunners["build"] = async (files, path) => {
    const built = (await builder.build({ files, stages: [path] })).get(path)!;
    if (built.kind !== "built") throw new Error(`${path}: ${built.problems[0]?.text}`);
    return built;
  };
  // A realm does one thing at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const run: BothRunners["run"] = (programs, jobs) => {
    const inRealm = turn.then(() => realm.run(programs, jobs));
    turn = inRealm.catch(() => undefined);
    return Promise.all([inRealm, processes.run(programs, jobs)]);
  };
  return {
    session,
    workbook,
    solutions,
    build,
    run,
    expectAlike: async (sets, stage, cases) => {
      const programs: Program[] = [];
      for (const files of sets) {
        // The other tracks' files would be sent to the compiler for nothing.
        const own = Object.entries(files).filter(([path]) => path.startsWith(`${stage.track}/`));
        const { code } = await build(Object.fromEntries(own), stage.path);
        programs.push({ id: `${stage.path} ${programs.length}`, code });
      }
      const played = programs.flatMap(({ id }) => cases.map((one) => ({ id, one })));
      const jobs = played.map(({ id, one }) => ({
        program: id,
        lines: typedLines(one.transcript),
      }));
      const [inRealm, inProcesses] = await run(programs, jobs);
      expect(inRealm.map(told)).toEqual(inProcesses.map(told));
      const verdicts = (runs: Run[]) =>
        runs.map((run, at) => judge(played[at]!.one.transcript, run));
      expect(verdicts(inRealm)).toEqual(verdicts(inProcesses));
    },
    starterOf: (stage) => {
      const own = Object.entries(starters).filter(([path]) => path.startsWith(`${stage.path}/`));
      return { ...solutions, ...Object.fromEntries(own) };
    },
    close: async () => {
      await Promise.all([realm.close(), processes.close(), builder.close()]);
      session.close();
    },
  };
}

/** The compared part of a run: everything but standard error, which has Node's own wording. */
export function told({ stderr: _, ...rest }: Run): unknown {
  return rest;
}
