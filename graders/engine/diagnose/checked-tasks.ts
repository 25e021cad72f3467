/**
 * What checks and tests say of tasks: those that are no part of a program that runs (types, groups of tests), and those
 * whose runs look right although a check found something.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { CaseResult, JudgedTask } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { taskNumbersIn, todosThrownIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";
import { bodiesOf, classIn } from "./tasks.ts";

/** Of one part of a task; `undefined` if nothing is known of it. */
type State = JudgedTask["state"] | undefined;

/**
 * @param files - the student's
 * @param judged - what the runs of a program show
 * @returns in the order of their numbers
 */
export function tasksByChecks(
  stage: Stage,
  cases: readonly CaseResult[],
  files: Files,
  starters: Files,
  judged: readonly JudgedTask[],
): readonly JudgedTask[] {
  const verdicts = new Map(cases.map(({ name, verdict }) => [name, verdict]));
  if (stage.tests) return tasksOfTests(stage, verdicts, files, starters);
  const texts = startersOf(stage, starters);
  const { wrong, doubtful } = tasksFound(verdicts, texts);
  // A call of one function uses others, which may be at fault.
  const isClear = judged.every(({ state }) => state === "right");
  const tasks = new Map<number, JudgedTask>();
  for (const one of judged) {
    const { task, state } = one;
    const isFound = wrong.has(task) || doubtful.has(task);
    if (state !== "right" || !isFound) tasks.set(task, one);
    else if (isClear && wrong.has(task)) tasks.set(task, wrongOf(task, wrong.get(task)!));
  }
  const inPrograms = new Set(texts.flatMap(todosThrownIn).map(({ task }) => task));
  const fails = cases.some(
    ({ kind, verdict }) => kind === "transcript" && verdict.kind !== "passed",
  );
  const isOpen = fails && judged.every(({ state }) => state === "right");
  for (const [task, states] of statesOfTypes(stage, verdicts, files, starters, isOpen)) {
    const known = tasks.get(task);
    const parts = inPrograms.has(task) ? [...states, known?.state] : states;
    const state = together(parts);
    if (state === undefined) tasks.delete(task);
    else tasks.set(task, known?.state === state ? known : { task, state });
  }
  const known = [...tasks.values()];
  const left = [...inPrograms].filter((task) => !tasks.has(task));
  const isTold = judged.length > 0 && left.length <= MOST_OPEN;
  const areRight = known.every(({ state }) => state === "right");
  const open = left.map((task): JudgedTask => ({ task, state: "open" }));
  return [...known, ...(isTold && areRight ? open : [])].sort(
    (one, other) => one.task - other.task,
  );
}

/** The task for which the starter has the first of what a check has called and found wrong, if it is one. */
export function taskCalled(verdict: Verdict, stage: Stage, starters: Files): number | undefined {
  const { wrong } = tasksFound(new Map([["", verdict]]), startersOf(stage, starters));
  const [task, ...others] = wrong.keys();
  return others.length > 0 ? undefined : task;
}

/** Whether these are all tasks of a stage, and all right: if it fails all the same, nothing is known. */
export function areAllRight(tasks: readonly JudgedTask[], stage: Stage, starters: Files): boolean {
  const right = new Set(tasks.flatMap(({ task, state }) => (state === "right" ? [task] : [])));
  return startersOf(stage, starters)
    .flatMap(taskNumbersIn)
    .every((task) => right.has(task));
}

/** The texts of a stage's starter. */
export function startersOf({ path }: Stage, starters: Files): readonly string[] {
  return Object.keys(starters).flatMap((file) =>
    file.startsWith(`${path}/`) ? [starters[file]!] : [],
  );
}

/** More than these would say little. */
const MOST_OPEN = 2;

/** The state of a task by those of its parts. */
function together(parts: readonly State[]): State {
  if (parts.includes("not started")) return "not started";
  if (parts.includes("wrong")) return "wrong";
  return parts.includes(undefined) ? undefined : "right";
}

/**
 * By task: the types to be written for it that a contract is about.
 *
 * @param isOpen - whether the program goes wrong without a known cause, which may be the value of a constant: the compiler
 * only looks at its type
 */
function statesOfTypes(
  stage: Stage,
  verdicts: ReadonlyMap<string, Verdict>,
  files: Files,
  starters: Files,
  isOpen: boolean,
): ReadonlyMap<number, readonly State[]> {
  const states = new Map<number, State[]>();
  for (const one of stage.cases) {
    if (one.kind !== "check" || one.check.kind !== "contract") continue;
    const path = `${stage.path}/${one.check.file}`;
    const own = files[path]?.replaceAll("\r\n", "\n") ?? "";
    for (const name of one.check.of) {
      const begun = declarationOf(name, starters[path] ?? "");
      if (begun === undefined || todosThrownIn(begun).length > 0) continue;
      const kept = keeps(name, verdicts.get(one.name));
      const mayBe = isOpen && kept === "right" && HAS_VALUES.test(begun) ? undefined : kept;
      const state = own.includes(begun) ? "not started" : mayBe;
      for (const task of taskNumbersIn(begun))
        states.set(task, [...(states.get(task) ?? []), state]);
    }
  }
  return states;
}

/** Constants are no types only. */
const HAS_VALUES = /^export (?:const|enum) /m;

function keeps(name: string, verdict: Verdict | undefined): State {
  if (verdict?.kind === "passed") return "right";
  if (verdict?.kind !== "missing" || !verdict.names) return undefined;
  return verdict.names.includes(name) ? "wrong" : "right";
}

/** Of several tasks of one declaration, nobody knows which it is. */
function wrongOf(task: number, together: readonly number[]): JudgedTask {
  const others = together.filter((other) => other !== task);
  return { task, state: "wrong", ...(others.length > 0 ? { with: others } : {}) };
}

/** What checks found of tasks that run well. */
interface Found {
  /** With all tasks of the same declaration. */
  readonly wrong: ReadonlyMap<number, readonly number[]>;
  readonly doubtful: ReadonlySet<number>;
}

function tasksFound(verdicts: ReadonlyMap<string, Verdict>, texts: readonly string[]): Found {
  const tasksOf = (name: string) => {
    const begun = texts.flatMap((text) => declarationOf(name, text) ?? []).join("\n");
    const tasks = [...new Set(taskNumbersIn(begun))];
    return { tasks, isClass: tasks.length > 1 && begun.includes(`class ${name}`) };
  };
  const wrong = new Map<number, readonly number[]>();
  const doubtful = new Set<number>();
  for (const verdict of verdicts.values()) {
    const names = verdict.kind === "missing" ? (verdict.names ?? []) : [];
    // A call that fails may be the fault of a function that failed before.
    for (const [at, name] of names.entries()) {
      const { tasks, isClass } = tasksOf(name);
      const isLater = at > 0 && verdict.kind === "missing" && verdict.seen;
      // With several tasks in one class, nobody knows which it is.
      for (const task of tasks)
        if (isLater || isClass) doubtful.add(task);
        else wrong.set(task, tasks);
    }
  }
  return { wrong, doubtful };
}

/** The groups of tests: each is about the classes that its title names. */
function tasksOfTests(
  stage: Stage,
  verdicts: ReadonlyMap<string, Verdict>,
  files: Files,
  starters: Files,
): readonly JudgedTask[] {
  const path = `${stage.path}/${stage.tests!.file}`;
  const starter = starters[path] ?? "";
  const own = files[path] ?? "";
  const folders = [...starter.matchAll(IMPORT)].map(([, names = "", folder]) => ({
    names: names.split(/\W+/),
    folder,
  }));
  return [...starter.matchAll(GROUP)].flatMap(([text, title = ""]): JudgedTask[] => {
    const [, message, number] = UNTESTED.exec(text) ?? [];
    if (message === undefined) return [];
    const task = Number(number);
    if (own.includes(message)) return [{ task, state: "not started" }];
    const words = title.split(/\W+/);
    const about = folders.filter(({ names }) => names.some((name) => words.includes(name)));
    const states = stage.cases.map((one): State => {
      if (one.kind !== "tests") return "right";
      const { on } = one;
      const verdict = verdicts.get(one.name);
      if (on.kind === "rule") {
        if (!about.some(({ folder }) => folder === on.stage)) return "right";
        if (verdict?.kind === "passed") return "right";
        return verdict?.kind === "missing" ? "wrong" : undefined;
      }
      return keepsGroup(title, verdict);
    });
    const state = together(states);
    return state === undefined ? [] : [{ task, state }];
  });
}

/** Whether the tests of a group pass where all tests should. */
function keepsGroup(title: string, verdict: Verdict | undefined): State {
  if (verdict?.kind === "passed") return "right";
  const names = verdict?.kind === "missing" ? (verdict.names ?? []) : [];
  return names.some((name) => name.startsWith(`${title} > `)) ? "wrong" : undefined;
}

/** The names in braces, and the folder of the stage beside this one that they come from. */
const IMPORT = /^import \{ (.*) \} from "\.\.\/([^/"]+)\//gm;
/** What a group of tests throws that has none yet. */
const UNTESTED = /"(TODO (\d+): [^"\n]*)"/;
/** A group of tests in a starter. */
const GROUP = /^describe\("(.*)",[\s\S]*?^\}\);$/gm;

/** A declaration of a starter, with the comments before it. */
function declarationOf(name: string, text: string): string | undefined {
  const [of = "", method] = name.split(".");
  if (method !== undefined) return methodIn(text, of, method);
  const found = new RegExp(
    String.raw`^export (?:(?:abstract|async) )?(?:interface|type|enum|const|class|function) ${name}\b.*`,
    "m",
  ).exec(text);
  if (!found) return undefined;
  const end = found[0].endsWith("{") ? "\n}" : "\n\n";
  const to = text.indexOf(end, found.index);
  return text.slice(
    text.lastIndexOf("\n\n", found.index) + 1,
    to === -1 ? undefined : to + end.length,
  );
}

function methodIn(text: string, of: string, method: string): string | undefined {
  const [start, end] = classIn(text, of) ?? [0, 0];
  const [body] = bodiesOf(text.slice(start, end), method);
  return body && text.slice(start + body[0], start + body[1]);
}
