/**
 * Shows the type errors in a student's files.
 *
 * @module
 */
import type { TypeFault, TypesAnswer } from "../execute/check-types.ts";
import type { Submission } from "../intake/read-submission.ts";
import { countOf, listOf } from "../report/phrases.ts";
import { codeFrame, columnIn, type Place } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import type { Look } from "../text/look.ts";
import { EXERCISES } from "../workbook/places.ts";
import type { OwnFaults } from "./own-types.ts";

/**
 * Each error in the form of TypeScript's own compiler, which editors understand, with its reasons and its line.
 *
 * @param files - the student's, for the lines
 */
export function renderFaults(
  { faults }: OwnFaults,
  files: Submission["files"],
  { width }: Look,
): string {
  return faults
    .map((fault) => {
      const frame = codeFrame(placeOf(fault, files), { columns: width });
      const lines = [headOf(fault), ...fault.reasons.map(inertTerminal), ...frame];
      return `${lines.join("\n")}\n\n`;
    })
    .join("");
}

function headOf({ file, line, column, code, text }: TypeFault): string {
  return inertTerminal(`${file}(${line},${column}): error TS${code}: ${text}`);
}

/** What ends a line for TypeScript. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

function placeOf({ file, line, column }: TypeFault, files: Submission["files"]): Place {
  const text = files[file.slice(`${EXERCISES}/`.length)] ?? "";
  const source = text.split(LINE_END)[line - 1] ?? "";
  return { file, line, source, column: columnIn(source, column) };
}

/** Counts the errors in a sentence or two; other stages are named, with the command that shows their errors. */
export function countFaults({ name, obstacles, faults, elsewhere }: OwnFaults): string {
  const count = faults.length === 0 ? "No type errors" : countOf(faults.length, "type error");
  const where = obstacles.length === 0 ? name : `the files of ${name} that were checked`;
  const says = `${count} in ${where}.\n`;
  if (elsewhere.length === 0) return says;
  const others = countOf(elsewhere.length, "type error");
  const [track = ""] = name.split("/");
  const are = elsewhere.length === 1 ? "is" : "are";
  return `${says}${others} in ${listOf(stagesOf(elsewhere))} ${are} not shown; npm run typecheck -- ${track} shows all errors.\n`;
}

/** The stages of some errors, by name; for a file that belongs to no stage, its own name. */
function stagesOf(faults: readonly TypeFault[]): string[] {
  const names = faults.map(({ file }) => inertTerminal(file.split("/")[2] ?? file));
  return [...new Set(names)].sort();
}

/** Says why there is no answer. */
export function sayUnchecked(
  { kind, why }: Exclude<TypesAnswer, { kind: "checked" }>,
  name: string,
): string {
  switch (kind) {
    case "unavailable":
      return `Nothing was checked: ${inertTerminal(why)}.\n`;
    case "gave up":
      return `TypeScript's compiler gave up on ${name}: ${inertTerminal(why)}.\n`;
    default:
      return kind satisfies never;
  }
}
