/**
 * Traces a failing stage back to its source: what the compiler says of it, which declaration is to blame, and which tasks
 * are right by themselves.
 *
 * @module
 */
import { complaintsOf } from "../diagnose/complaints.ts";
import { judgeTasks } from "../diagnose/judge-tasks.ts";
import type { RanCase } from "../diagnose/mistakes.ts";
import { findSuspect } from "../diagnose/suspect.ts";
import type { Files, Switched } from "../execute/build.ts";
import type { Runnable } from "../execute/run.ts";
import type { StageResult, Suspect, SuspectDeclaration } from "../judge/results.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import type { Grading } from "./run-stages.ts";

/** What shows where the fault of a stage is. */
export type Traces = Pick<StageResult, "suspect" | "tasks" | "complaints">;

/** What the compiler says of the source, and where the fault is, if exchanging declarations shows it. */
export async function traceFault(
  grading: Grading,
  stage: Stage,
  build: Runnable & { readonly kind: "built" },
  ran: readonly RanCase[],
): Promise<Traces> {
  const { grader, submission, track, types, trial } = grading;
  const { files, moved = {} } = submission;
  // The compiler would not find what they import.
  if (Object.keys(moved).length > 0) return {};
  const own = (all: Files): Files =>
    Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith(`${track.name}/`)));
  // Its box starts meanwhile.
  const runner = trial();
  const request = { files: own(files), given: own(grader.starters), stage: stage.path };
  const [switched, answer] = await Promise.all([grader.builder.switched(request), types()]);
  const faults = answer.kind === "checked" ? answer.faults : [];
  const stages = [stage.path, ...build.uses];
  const complaints = complaintsOf(stages, files, faults, switched?.unawaited ?? []);
  const said = complaints ? { complaints } : {};
  const code = switched?.code;
  if (!switched || code === undefined) return said;
  const program = { ...switched, code };
  const failing = ran.some(
    ({ name, passed }) => !passed && transcriptsOf(stage).some((one) => one.name === name),
  );
  if (!failing && ran.length > 0) return said;
  // Each run in a process takes as long as a hundred others.
  const isSlow = build.needs !== undefined;
  const suspect = await suspectOf(grading, stage, ran, program, isSlow);
  const tasks = isSlow ? [] : await judgeTasks(program, transcriptsOf(stage), runner);
  return {
    ...(suspect ? { suspect } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
    ...said,
  };
}

async function suspectOf(
  { grader, submission: { files }, trial }: Grading,
  stage: Stage,
  ran: readonly RanCase[],
  program: Switched & { readonly code: string },
  isSlow: boolean,
): Promise<Suspect | undefined> {
  const failing = ran.flatMap(({ name, run, passed }) => {
    const one = stage.cases.find((its) => its.name === name);
    return one?.kind === "transcript" && !passed ? [{ one, run }] : [];
  });
  if (failing.length === 0) return undefined;
  const suspect = await findSuspect(stage.path, program, failing, trial(), isSlow);
  if (suspect?.kind !== "declarations") return suspect;
  const told = suspect.declarations.map((one): SuspectDeclaration => {
    const source = files[one.file]?.split(/\r?\n/)[(one.at?.line ?? one.line) - 1];
    if (one.task !== undefined || one.file.startsWith(`${stage.path}/`))
      return { ...one, ...(source === undefined ? {} : { source }) };
    const todos = todosThrownIn(grader.starters[one.file] ?? "");
    const named = todos.filter(({ name }) => name === one.name);
    return {
      ...one,
      ...(source === undefined ? {} : { source }),
      ...(named.length === 1 ? { task: named[0]!.task } : {}),
    };
  });
  return { kind: "declarations", declarations: told };
}
