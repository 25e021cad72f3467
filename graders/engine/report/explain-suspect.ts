/**
 * Says where a stage's fault is, if exchanging the student's declarations for the reference's has shown it.
 *
 * @module
 */
import { explains } from "../diagnose/complaints.ts";
import { nearestFault } from "../diagnose/judge-tasks.ts";
import { writtenOf } from "../judge/calls.ts";
import type {
  ChangedPlace,
  Complaint,
  JudgedTask,
  StageResult,
  Suspect,
} from "../judge/results.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { stageOf } from "../workbook/places.ts";
import { isUnfinished } from "./explain-crash.ts";
import { lacksSay, lookAt } from "./look-at.ts";
import type { Block, Section } from "./model.ts";
import { alternativesOf, listOf } from "./phrases.ts";
import { nameOfFile, type Reader } from "./problems.ts";
import { LOOK, lookOf } from "./where-to-look.ts";

export function explainSuspect(
  { stage, suspect, cases, tasks = [], complaints }: StageResult,
  reader: Reader,
): readonly Section[] {
  if (!suspect) {
    // While a later task is not done, no case passes, but an earlier one can be judged.
    const wrong = nearestFault(tasks);
    if (!wrong) return [];
    const { name, file } = wrong.fault;
    // Tasks that are written in one declaration, or use the same, are judged together.
    const beside = tasks.filter(
      ({ task, fault }) =>
        (fault?.name === name && fault.file === file) || wrong.with?.includes(task),
    );
    const which = alternativesOf(beside.map(({ task }) => String(task)));
    const text = `With the workbook's version of every other task, the program still fails: the fault is in task ${which}.`;
    return [[{ kind: "diagnosis", text }, ...lookAt(wrong.fault, stage.path, reader)]];
  }
  const failing = cases.filter(
    ({ kind, verdict }) => kind === "transcript" && verdict.kind !== "passed",
  );
  const { length } = suspect.cases ?? failing;
  const these = length === 1 ? "this case" : "these cases";
  const which = suspect.cases ? listOf(suspect.cases.map(inertTerminal)) : these;
  const pass = `${which} ${length === 1 ? "passes" : "pass"}`;
  const told = complaints?.first ?? [];
  const changes = (suspect.changes ?? []).filter((one) => !isToldOtherwise(one, told));
  const isEnough = "is enough";
  const remaining = suspect.changes?.[0]?.remaining;
  const count = failing.filter(({ name }) => suspect.cases?.includes(name) ?? true).length;
  // What was only called says nothing of a case that goes wrong by itself.
  const isMore = count === 0 && failing.some(({ verdict }) => !isUnfinished(verdict));
  const beyond = remaining === undefined && !isMore ? "" : elseSays(tasks);
  const calls = callsSay(cases);
  const all = count === 0 ? calls : which;
  const helps =
    remaining === count
      ? "makes more of the output right"
      : remaining
        ? `makes ${count - remaining} of the ${count} failing cases pass`
        : `${isEnough} for ${all}`;
  if (areToldAwaits(suspect.changes ?? [], told)) {
    const isRight = count > 0 ? pass : `${calls} ${calls === ONE_CALL ? "is" : "are"} right`;
    const text =
      remaining === undefined
        ? `With await there, ${isRight}.`
        : `An await there ${helps}.${beyond}`;
    return [[{ kind: "diagnosis", text }]];
  }
  if (suspect.kind === "called" && changes.length === 0)
    return [
      [
        ...lookAt(suspect.declaration, stage.path, reader),
        ...(suspect.declaration.at ? [] : [{ kind: "diagnosis", text: CALLED_BEFORE } as const]),
      ],
    ];
  if (suspect.kind === "called" || suspect.kind === "unknown")
    return [lookAtChanges(changes, helps, beyond, reader)];
  return [
    [
      { kind: "diagnosis", text: `With the workbook's ${whatOf(suspect, reader)}, ${pass}.` },
      ...lookAtChanges(changes, remaining === undefined ? isEnough : helps, beyond, reader),
      ...(suspect.kind === "declarations" && changes.length === 0 && !isToldIn(suspect, complaints)
        ? suspect.declarations.flatMap((one) => lookAt(one, stage.path, reader))
        : []),
      ...(suspect.kind === "main program" && changes.length === 0 ? lacksSay(suspect.lacks) : []),
      ...(suspect.kind === "main program" && suspect.at
        ? lookAt(
            { ...suspect, name: "the main program", line: suspect.at.line },
            stage.path,
            reader,
          )
        : []),
    ],
  ];
}

/** Whether what is said first is about the same file, and explains the failure: then the line is known. */
function isToldIn(
  { declarations }: Extract<Suspect, { kind: "declarations" }>,
  complaints: StageResult["complaints"],
): boolean {
  const [first] = complaints?.first ?? [];
  return (
    first !== undefined &&
    explains(first) &&
    declarations.every(({ file, at }) => file === first.file && !at)
  );
}

/** Whether each change is an `await` that is already said to be missing in its line. */
function areToldAwaits(
  changes: readonly ChangedPlace[],
  complaints: readonly Complaint[],
): boolean {
  const isTold = ({ file, at }: ChangedPlace) =>
    at.kind === "await" &&
    complaints.some(
      (one) =>
        one.file === file &&
        one.line === at.line &&
        (one.code === "unawaited" || /\bPromise</.test(one.text)),
    );
  return changes.length > 0 && changes.every(isTold);
}

/**
 * Whether we have said already, without a run, what is wrong in its line: another change there would only lead away. Where
 * nobody waits for a call, to leave out another pause may be enough as well.
 */
function isToldOtherwise(
  { file, at, source }: ChangedPlace,
  complaints: readonly Complaint[],
): boolean {
  const isPause = at.kind === "too much" && /\bawait\b/.test(source);
  if (isPause && complaints.some(({ code }) => code === "unawaited")) return true;
  return complaints.some(
    (one) =>
      typeof one.code === "string" && explains(one) && one.file === file && one.line === at.line,
  );
}

/**
 * The lines in which a small change helps.
 *
 * @param beyond - what is said after that
 */
function lookAtChanges(
  changes: readonly ChangedPlace[],
  helps: string,
  beyond: string,
  reader: Reader,
): readonly Block[] {
  const [one] = changes;
  if (!one) return [];
  const places = changes.map(({ file, at }) =>
    inertTerminal(nameOfPlace({ file: nameOfFile(reader, file), line: at.line })),
  );
  const where = alternativesOf(places);
  const looks = new Set(changes.map(({ at, source }) => lookOf(at, source)));
  const isOne = changes.length === 1;
  const what = looks.size === 1 ? lookOf(one.at, one.source) : LOOK.part;
  const says = isOne || what !== LOOK.part ? what : "check these lines.";
  return [
    {
      kind: "diagnosis",
      text: `A small change in ${where} ${helps}: ${says}${oneOf(changes)}${beyond}`,
    },
    ...changes.map(({ file, at: { line, column = 1 }, source }) => ({
      kind: "code frame" as const,
      place: { file, line, column, source },
    })),
  ];
}

const ONE_CALL = "this call";

function callsSay(cases: StageResult["cases"]): string {
  const wrong = cases.flatMap(({ verdict }) =>
    verdict.kind === "missing" && verdict.names ? writtenOf(verdict.what) : [],
  );
  return wrong.length === 1 ? ONE_CALL : "all of these calls";
}

/** Where a change is not enough: there is another fault, or something is not written yet. */
function elseSays(tasks: readonly JudgedTask[]): string {
  const open = tasks.flatMap(({ task, state }) => (state === "not started" ? [String(task)] : []));
  if (open.length === 0) return " Something else is wrong, too.";
  const isOne = open.length === 1;
  return ` The rest may be for task ${alternativesOf(open)}, which ${isOne ? "is" : "are"} not done yet.`;
}

function oneOf(changes: readonly ChangedPlace[]): string {
  if (changes.length === 1) return "";
  return changes.every(({ at }) => at.kind === "missing")
    ? " A line or a part of one may be missing at one of these places."
    : " Probably only one of them is wrong: find out which.";
}

/** More would hide the sentence. */
const MOST_FILES = 3;

function whatOf(suspect: Exclude<Suspect, { kind: "called" | "unknown" }>, reader: Reader): string {
  switch (suspect.kind) {
    case "declarations": {
      const names = listOf(suspect.declarations.map(({ name }) => inertTerminal(name)));
      return `${names} in place of yours`;
    }
    case "file":
      return `functions in place of all yours in ${inertTerminal(nameOfFile(reader, suspect.file))}`;
    case "main program": {
      // Others of an earlier stage may use its files.
      const stage = stageOf(suspect.file);
      const beside = (suspect.also ?? []).filter((one) => stageOf(one) === stage);
      const [file, ...also] = [suspect.file, ...beside].map((one) =>
        inertTerminal(nameOfFile(reader, one)),
      );
      const its =
        also.length > MOST_FILES
          ? `the ${also.length} files that only it uses in this stage`
          : `${listOf(also)}, which only it uses in this stage`;
      return `main program in place of ${file}${also.length > 0 ? ` and ${its}` : ""}`;
    }
    default:
      return suspect satisfies never;
  }
}

/** A result may be made of what others have left. */
const CALLED_BEFORE = "If it is right, look at what was called before it.";
