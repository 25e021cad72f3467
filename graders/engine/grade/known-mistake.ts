/**
 * The known mistake that a failure may come from, if it agrees with what else is known.
 *
 * @module
 */
import { explains } from "../diagnose/complaints.ts";
import { declarationsOf, lastLineOf, methodsOf, placeOfTask, taskOf } from "../diagnose/tasks.ts";
import type { Complaint, NamedMistake, Traces } from "../judge/results.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";
import { ownUsedBy } from "./called-places.ts";
import type { Grading } from "./grading.ts";

/** Whether the mistakes may be the cause: they are made where the fault is. */
export function agrees(
  mistakes: Iterable<Mistake>,
  { suspect, complaints }: Traces,
  stage: Stage,
  { grader: { solutions, starters }, submission: { files: own } }: Grading,
): boolean {
  const all = [...mistakes];
  // The mistake may be what is missing.
  const isOfMistakes = ({ code, file }: Complaint) =>
    code === "empty" &&
    all.every(({ edits }) => edits.some((one) => `${stage.path}/${one.file}` === file));
  // The compiler knows the cause, and the output only happens to be the same.
  if (complaints?.first.some((one) => explains(one) && !isOfMistakes(one))) return false;
  if (!suspect || suspect.kind === "called") return true;
  // Where only calls have led to a line, it may be another fault.
  const isCheck = (name: string) =>
    stage.cases.some((one) => one.kind === "check" && one.name === name);
  if (suspect.cases?.every(isCheck)) return true;
  const areIn = (mistake: Mistake): boolean => {
    if (suspect.kind === "unknown") {
      // In the students' edition, a mistake has only its task.
      const task = mistake.edits.length === 0 ? mistake.known?.task : undefined;
      const place = task && placeOfTask(task, stage, own, starters);
      if (place) {
        const last = lastLineOf(place, own);
        return (suspect.changes ?? []).some(
          ({ file, at: { line } }) => file === place.file && place.line <= line && line <= last,
        );
      }
      const files = new Set(suspect.changes?.map(({ file }) => file));
      return mistake.edits.some(({ file }) => files.has(`${stage.path}/${file}`));
    }
    if (suspect.kind !== "declarations")
      return mistake.edits.some(({ file }) => `${stage.path}/${file}` === suspect.file);
    const names = new Set(suspect.declarations.map(({ name }) => name));
    const methods = new Set(suspect.declarations.map(({ at }) => at?.method));
    const made = methodsOf(mistake, stage, solutions);
    return (
      declarationsOf(mistake, stage, solutions).some((name) => names.has(name)) &&
      (made.length === 0 || methods.has(undefined) || made.some((name) => methods.has(name)))
    );
  };
  return all.every(areIn);
}

/** None while a task is not done: what a program prints without it may look like any mistake. */
export function withoutOpen(
  named: ReadonlyMap<string, Mistake>,
  { tasks = [] }: Traces,
): ReadonlyMap<string, Mistake> {
  return tasks.some(({ state }) => state === "not started") ? new Map() : named;
}

export function known(
  { grader: { solutions, starters }, submission: { files } }: Grading,
  stage: Stage,
  mistake: Mistake,
  { suspect }: Traces,
): NamedMistake {
  const { name, says } = mistake;
  const task = taskOf(mistake, stage, solutions, starters);
  if (task === undefined) return { name, says };
  const at = suspect ? undefined : placeOfTask(task, stage, files, starters);
  return { name, says, task, ...(at ? { at, uses: ownUsedBy(at, stage, files, starters) } : {}) };
}
