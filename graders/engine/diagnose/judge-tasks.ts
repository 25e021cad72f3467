/**
 * Judges each task of a stage by itself: with the reference's declarations in place of all others.
 *
 * @module
 */
import type { Switched, TaskSlots } from "../execute/build.ts";
import type { Program } from "../execute/run.ts";
import { ON } from "../guest/switches/names.ts";
import type { JudgedTask } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import type { TrialRunner } from "./suspect.ts";

/** More cases tell hardly more about one task. */
const MOST_CASES = 8;

/** Those of a program that passes: what is written is right. */
export function tasksThatPass(tasks: readonly TaskSlots[]): readonly JudgedTask[] {
  return tasks.map(({ task, unwritten }) => ({ task, state: unwritten ? "not started" : "right" }));
}

/** @returns in the order of their numbers; a task about which nothing can be said is left out */
export async function judgeTasks(
  { code, main, slots, tasks }: Switched & { readonly code: string },
  all: readonly TranscriptCase[],
  runner: TrialRunner,
): Promise<readonly JudgedTask[]> {
  const cases = all.slice(0, MOST_CASES);
  const programs = tasks.flatMap((one): (Program & { readonly task: number })[] => {
    const body = one.main ? code : main;
    // With a TODO of another task in its own declarations, it cannot run.
    const others = slots.filter(({ id }) => !one.slots.includes(id));
    const isCut = slots.some(({ id, unwritten }) => unwritten && one.slots.includes(id));
    // The parts of one main program cannot be told apart.
    const isOpen = one.main && tasks.some((other) => other.main && other.unwritten);
    if (one.unwritten || isCut || isOpen || body === undefined) return [];
    const on = others.map(({ id }) => id).join();
    return [{ id: `task ${one.task}`, task: one.task, code: body.replace(ON, on) }];
  });
  const runs = await runner.run(
    programs,
    programs.flatMap(({ id }) =>
      cases.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })),
    ),
  );
  const right = programs.map(({ task }, at) => ({
    task,
    isRight: cases.every(
      ({ transcript }, place) =>
        judge(transcript, runs[at * cases.length + place]!).kind === "passed",
    ),
  }));
  return tasks.flatMap(({ task, slots: own, main: inMain, unwritten }): JudgedTask[] => {
    if (unwritten) return [{ task, state: "not started" }];
    const judged = right.find((one) => one.task === task);
    if (!judged) return [];
    if (judged.isRight) return [{ task, state: "right" }];
    const others = tasks.filter(
      (one) => one.task !== task && one.main === inMain && one.slots.join() === own.join(),
    );
    const together = others.map((one) => one.task);
    return [{ task, state: "wrong", ...(together.length > 0 ? { with: together } : {}) }];
  });
}
