/**
 * Uses the starter's TODOs to explain a failure: whether something is not written yet, and the task of a known mistake.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import type { Written } from "../judge/results.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { type ThrownTodo, todosThrownIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";

/**
 * Whether a run ended with an error that a starter throws where code is missing. No known mistake ends like this: it is
 * made in a solution, and `verify` checks that it throws no such error.
 */
export function endsInTodo({ ended }: Run, starters: Files): boolean {
  const error = ended.how === "exit" ? ended.error : undefined;
  return (
    error?.name === "Error" &&
    Object.values(starters).some((text) =>
      todosThrownIn(text).some(({ message }) => message === error.message),
    )
  );
}

/**
 * The number of the task that a mistake belongs to. The task's TODO names the function that the mistake changes.
 *
 * @returns `undefined` if the mistake is outside all tasks
 */
export function taskOf(
  mistake: Mistake,
  stage: Stage,
  solutions: Files,
  starters: Files,
): number | undefined {
  if (mistake.known) return mistake.known.task;
  for (const { file, find, replace } of mistake.edits) {
    const path = `${stage.path}/${file}`;
    const solution = solutions[path];
    const at = solution?.indexOf(find) ?? -1;
    if (solution === undefined || at === -1) continue;
    const changed = at + firstDifference(find, replace);
    const todo = todosThrownIn(starters[path] ?? "").find(
      ({ name }) =>
        name !== undefined &&
        bodiesOf(solution, name).some(([from, to]) => from <= changed && changed < to),
    );
    if (todo) return todo.task;
  }
  return undefined;
}

/** The tasks in whose functions the reference pauses. */
export function tasksWithPauses(stage: Stage, solutions: Files, starters: Files): number[] {
  return filesIn(stage, starters).flatMap(([path, text]) => {
    const solution = solutions[path] ?? "";
    const pauses = ({ name }: ThrownTodo) =>
      name !== undefined &&
      bodiesOf(solution, name).some(([from, to]) => PAUSE.test(solution.slice(from, to)));
    return todosThrownIn(text).flatMap((one) => (pauses(one) ? [one.task] : []));
  });
}

const PAUSE = /\bpause\(/;

/**
 * Where the student has written what a task asks for, if the starter names one function for it and the stage has one of
 * that name.
 *
 * @param files - the student's
 */
export function placeOfTask(
  task: number,
  stage: Stage,
  files: Files,
  starters: Files,
): Written | undefined {
  const todos = filesIn(stage, starters).flatMap(([, text]) => todosThrownIn(text));
  const [name, ...others] = new Set(todos.flatMap((one) => (one.task === task && one.name) || []));
  return name === undefined || others.length > 0 ? undefined : placeOfName(name, stage, files);
}

function filesIn({ path }: Stage, all: Files): [file: string, text: string][] {
  return Object.entries(all).filter(([file]) => file.startsWith(`${path}/`));
}

/** Where a stage declares something, if it does so once, or exports one of its declarations. */
export function placeOfName(name: string, stage: Stage, files: Files): Written | undefined {
  const found = filesIn(stage, files).flatMap(([file, text]) =>
    placesOf(text, name).map((at) => ({ file, text, at })),
  );
  // A method of the same name may do the work of an exported function.
  const exported = found.filter(({ text, at }) => text.startsWith("export ", at));
  const [one, ...more] = exported.length > 0 ? exported : found;
  if (!one || more.length > 0) return undefined;
  return { name, file: one.file, line: one.text.slice(0, one.at).split("\n").length };
}

/** The last line of a function that is declared at a place, from 1, by how far the lines are indented. */
export function lastLineOf({ file, line }: Written, files: Files): number {
  const [first = "", ...others] = (files[file] ?? "").split("\n").slice(line - 1);
  const indent = indentOf(first);
  // Its parameters may have lines of their own.
  const count = others.findIndex(
    (one) => one.trim() !== "" && indentOf(one) <= indent && !/^\s*[){]/.test(one),
  );
  return line + (count < 0 ? others.length : count);
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/** Where a function, a method (`remove`, or that of a class, `Hand.remove`) or a constant of that name is declared. */
function placesOf(text: string, name: string): readonly number[] {
  const [of = "", method] = name.split(".");
  if (method !== undefined) {
    const [start, end] = classIn(text, of) ?? [0, 0];
    return headsOf(text.slice(start, end), method).map(({ index }) => start + index);
  }
  const constant = new RegExp(String.raw`^(?:export )?(?:const|let|var) ${name}\b`, "gm");
  const constants = [...text.matchAll(constant)].map(({ index }) => index);
  return [...headsOf(text, name).map(({ index }) => index), ...constants];
}

/** The class of that name, from its first line to the end of its body. */
export function classIn(
  text: string,
  name: string,
): readonly [from: number, to: number] | undefined {
  const found = new RegExp(String.raw`^(?:export )?(?:default )?class ${name}\b`, "m").exec(text);
  if (!found) return undefined;
  const end = text.indexOf("\n}", found.index);
  return [found.index, end === -1 ? text.length : end];
}

/** The names at the top level of the solution's files in which a mistake is made. */
export function declarationsOf(
  { edits }: Mistake,
  { path }: Stage,
  solutions: Files,
  declared = DECLARED,
): readonly string[] {
  const names = edits.map(({ file, find, replace }) => {
    const text = solutions[`${path}/${file}`] ?? "";
    const at = text.indexOf(find) + firstDifference(find, replace);
    // The solutions are formatted: only what is at the top level begins at the margin.
    const before = [...text.slice(0, at).matchAll(declared)];
    return before.at(-1)?.groups?.name;
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** The methods that a mistake is made in, those of classes. */
export function methodsOf(mistake: Mistake, stage: Stage, solutions: Files): readonly string[] {
  return declarationsOf(mistake, stage, solutions, METHOD);
}

const METHOD = /^ {2}(?:(?:static|async|get|set) )*(?<name>#?[\w$]+)(?:<[^(]*>)?\(|^(?: {2})?\}$/gm;
const DECLARED = /^(?:export )?(?:async )?(?:function|class|const|let|enum) (?<name>[\w$]+)|^\}$/gm;

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The functions and methods of that name, each from the line that declares it to the end of its body. */
export function bodiesOf(source: string, name: string): (readonly [from: number, to: number])[] {
  return headsOf(source, name).map((found) => {
    const end = source.indexOf(`\n${found[1]}}`, found.index);
    return [found.index, end === -1 ? source.length : end] as const;
  });
}

/** The lines that declare them, with their indentation. */
function headsOf(source: string, name: string): readonly RegExpExecArray[] {
  const declared = new RegExp(
    String.raw`^([ \t]*)(?:(?:export|default|async|static|get|set|private|public|function\*?) +)*#?${name}(?:<[^>\n]*>)?\(.*`,
    "gm",
  );
  return [...source.matchAll(declared)].filter(([line]) => !line.trimEnd().endsWith(";"));
}
