/**
 * Slots: the declarations of a student's program that the reference has, too, so either of the two can be used.
 *
 * @module
 */
import { posix } from "node:path";
import * as ts from "typescript";
import { once } from "../../workbook/remember.ts";
import { taskNumbersIn, todosThrownIn } from "../../workbook/todo.ts";
import { isLoose } from "../facts/loose.ts";
import { firstLine } from "../facts/nodes.ts";
import { methodsOf } from "./class-methods.ts";
import { comparableIn } from "./comparable.ts";
import {
  type Declaration,
  type Found,
  holdsFunction,
  type Module,
  namesFrom,
  readModule,
  resolveExport,
  textOf,
  usesAmong,
} from "./modules.ts";
import type { Files, LooseStatement, NamedPlace, Slot, TaskSlots } from "./switched.ts";

/** A slot, with both of its declarations. */
export interface Pair extends Slot {
  readonly own: Found;
  readonly wanted: Found;
}

/** A loose statement, with its syntax. */
export interface Loose extends LooseStatement {
  readonly node: ts.Statement;
}

/** Both programs, by the paths of their modules. */
export interface Programs {
  readonly student: ReadonlyMap<string, Module>;
  /** Those of the student's that the main program reaches. */
  readonly used: ReadonlyMap<string, Module>;
  readonly reference: ReadonlyMap<string, Module>;
}

/**
 * @param given - the starters, by path: what is as it was given cannot be the student's fault
 */
export function pairsOf(
  { student, used, reference }: Programs,
  given: Files,
  main: string,
): readonly Pair[] {
  const made: Pair[] = [];
  const taken = new Set<Declaration>();
  for (const module of reference.values()) {
    if (posix.basename(module.path) === "main.ts" && module.path !== main) continue;
    for (const declaration of module.declarations.values()) {
      // The loose statements of the main program are left out, and with them such values.
      if (module.path === main && declaration.kind === "value" && !holdsFunction(declaration))
        continue;
      const own = ownOf(used, module, declaration) ?? ownOf(student, module, declaration);
      if (!own || own.declaration.kind === "enum" || declaration.kind === "enum") continue;
      if (taken.has(own.declaration) || isSame(own, { module, declaration })) continue;
      taken.add(own.declaration);
      const text = textOf(own);
      const isGiven = isGivenIn(given, own);
      // The comment of a TODO may be left over; the error that it throws is not.
      const unwritten =
        todosThrownIn(text).length > 0 || (isGiven && taskNumbersIn(text).length > 0);
      if (isGiven && !unwritten) continue;
      made.push({
        id: made.length,
        name: own.declaration.name,
        file: own.module.path,
        line: firstLine(own.module.source, own.declaration.node),
        ...(unwritten ? { unwritten } : {}),
        own,
        wanted: { module, declaration },
      });
    }
  }
  const namesUsed = usesAmong(
    new Map(
      [...used.values()].flatMap((module) =>
        [...module.declarations.values()].map(
          (declaration) => [declaration.name, { module, declaration }] as const,
        ),
      ),
    ),
  );
  const slotNames = new Set(made.map(({ name }) => name));
  return made.map((pair) => {
    const reached = namesFrom(pair.name, namesUsed);
    const constants = made.filter(
      ({ name, own }) =>
        own.declaration.kind === "value" && reached.has(name) && name !== pair.name,
    );
    const called = namesFrom(pair.name, namesUsed, (name) => slotNames.has(name));
    const callees = made.filter(({ name }) => called.has(name) && name !== pair.name);
    return {
      ...pair,
      ...(constants.length > 0 ? { constants: constants.map(({ id }) => id) } : {}),
      ...(callees.length > 0 ? { callees: callees.map(({ id }) => id) } : {}),
    };
  });
}

/** Whether a declaration is as it was given, in the same file. */
export function isGivenIn(given: Files, found: Found): boolean {
  return given[found.module.path]?.includes(textOf(found)) ?? false;
}

/** With the methods of classes. Whether something was done twice can be seen of objects, and not of a single call. */
export function withComparable(
  { used, reference }: Programs,
  pairs: readonly Pair[],
): readonly Pair[] {
  const [isOwn, isTheirs] = [used, reference].map((all) => once(() => comparableIn(all.values())));
  return pairs.map((pair) => {
    const { own, wanted, unwritten } = pair;
    const isComparable =
      own.declaration.kind === "class" ||
      (isFunction(own.declaration) && isOwn!()(pair.name) && isTheirs!()(wanted.declaration.name));
    return isComparable && !unwritten
      ? { ...pair, comparable: true as const, ...methodsOf(own) }
      : pair;
  });
}

export function isFunction(declaration: Declaration): boolean {
  return declaration.kind === "function" || holdsFunction(declaration);
}

/**
 * What the student's files do while they are loaded, without declarations, whose names may be needed later.
 *
 * @param first - the id of the first of them
 */
export function looseStatementsOf({ used }: Programs, given: Files, first: number): Loose[] {
  const found = [...used.values()].flatMap((module) => {
    const { path, source } = module;
    if (posix.basename(path) === "main.ts") return [];
    const wasGiven = (node: ts.Statement) => given[path]?.includes(node.getText(source));
    return source.statements
      .filter(
        (node) => isLoose(node) && !ts.isVariableStatement(node) && !ts.isExportAssignment(node),
      )
      .filter((node) => !wasGiven(node))
      .map((node) => ({ path, line: firstLine(source, node), node }));
  });
  return found.map(({ path, line, node }, at) => ({
    ...{ id: first + at, name: "", file: path, line, column: 1 },
    node,
  }));
}

/**
 * The student's enums in which a member has another number than in the reference's. The numbers are written into the code
 * of both programs, so parts of the two cannot work together.
 */
export function reorderedEnums({ used, reference }: Programs): NamedPlace[] {
  return [...reference.values()].flatMap((module) =>
    [...module.declarations.values()].flatMap((declaration): NamedPlace[] => {
      const own = declaration.kind === "enum" ? ownOf(used, module, declaration) : undefined;
      if (own?.declaration.kind !== "enum") return [];
      const wanted = numbersOf({ module, declaration });
      const first = [...numbersOf(own)].find(
        ([name, { number }]) => wanted.has(name) && wanted.get(name)!.number !== number,
      );
      if (!first) return [];
      const { source, path } = own.module;
      const { node } = first[1];
      const place = source.getLineAndCharacterOfPosition(node.getStart(source));
      return [
        {
          ...{ name: own.declaration.name, file: path },
          ...{ line: place.line + 1, column: place.character + 1 },
        },
      ];
    }),
  );
}

/** By the members' names, whose case and underscores are a matter of taste. Members with other values are left out. */
function numbersOf({ module, declaration }: Found): ReadonlyMap<string, Numbered> {
  const numbers = new Map<string, Numbered>();
  let next = 0;
  for (const node of (declaration.node as ts.EnumDeclaration).members) {
    const { name, initializer } = node;
    const number = initializer ? Number(initializer.getText(module.source)) : next;
    next = number + 1;
    const plain = name.getText(module.source).toLowerCase().replaceAll("_", "");
    if (!Number.isNaN(number)) numbers.set(plain, { number, node });
  }
  return numbers;
}

interface Numbered {
  readonly number: number;
  readonly node: ts.EnumMember;
}

/** @param given - the starters, whose TODOs show what is to be written in the stage of the main program */
export function tasksOf(
  { student, used }: Programs,
  pairs: readonly Pair[],
  given: Files,
  main: string,
): TaskSlots[] {
  const tasks = new Map<number, { slots: number[]; main: boolean; unwritten: boolean }>();
  const add = (
    text: string,
    own: string,
    slot: number | undefined,
    isLeft: (task: number) => boolean = () => false,
  ) => {
    const all = taskNumbersIn(text);
    const thrown = todosThrownIn(own).map((one) => one.task);
    const [begun, ...more] = todosThrownIn(text);
    // What one function throws stands for all its tasks.
    const isOneForAll = begun && more.length === 0 && thrown.includes(begun.task);
    const left = new Set(own === text || isOneForAll ? all : thrown);
    for (const task of new Set(all)) {
      const known = tasks.get(task) ?? { slots: [], main: false, unwritten: false };
      tasks.set(task, known);
      if (slot !== undefined) known.slots.push(slot);
      known.unwritten ||= left.has(task) || isLeft(task);
    }
  };
  const stage = `${posix.dirname(main)}/`;
  for (const [path, text] of Object.entries(given)) {
    if (!path.startsWith(stage) || !path.endsWith(".ts")) continue;
    const starter = readModule(path, text);
    let outside = text;
    for (const declaration of starter.declarations.values()) {
      const begun = textOf({ module: starter, declaration });
      outside = outside.replace(begun, "");
      const own = ownOf(used, starter, declaration) ?? ownOf(student, starter, declaration);
      if (own) add(begun, textOf(own), pairs.find((pair) => isAt(pair.own, own))?.id);
    }
    const program = path === main ? student.get(main) : undefined;
    if (!program) continue;
    const { text: now } = program.source;
    const isLeft = (task: number) => isLeftAround(task, text, now);
    add(outside, now === text ? outside : now, undefined, isLeft);
    for (const task of taskNumbersIn(text)) {
      const known = tasks.get(task);
      if (known) known.main = true;
    }
  }
  return [...tasks].map(([task, rest]) => ({ task, ...rest })).sort((a, b) => a.task - b.task);
}

/**
 * Whether a main program still has what was given around the TODO of a task: the line before it, the statements behind it,
 * and nothing between.
 */
function isLeftAround(task: number, given: string, now: string): boolean {
  const lines = codeLines(given);
  const start = lines.findIndex((line) => taskNumbersIn(line).includes(task));
  const next = lines.findIndex((line, at) => at > start && taskNumbersIn(line).length > 0);
  const around = lines.slice(Math.max(0, start - 1), next < 0 ? undefined : next);
  const isStatement = (line: string, at: number) => at > 1 && !line.startsWith("//");
  if (start < 1 || !around.some(isStatement)) return false;
  const own = codeLines(now);
  const end = next < 0 ? own.length - around.length : undefined;
  const isHere = (_: string, at: number) =>
    (end === undefined || at === end) && around.every((line, place) => own[at + place] === line);
  return own.some(isHere);
}

/** Without the spaces around them; empty ones are left out. */
function codeLines(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function isAt(one: Found, other: Found): boolean {
  return one.declaration === other.declaration;
}

/** The student's version of a declaration: found by the name that others import, or else by its own. */
export function ownOf(
  student: ReadonlyMap<string, Module>,
  module: Module,
  declaration: Declaration,
): Found | undefined {
  for (const [exported, local] of module.exports)
    if (local === declaration.name) {
      const found = resolveExport(student, module.path, exported);
      if (found) return found;
    }
  // Hidden in its file, or kept in another one of the stage, such as a main program that holds everything.
  const stage = posix.dirname(module.path);
  const places = [...student.values()].filter(({ path }) => path.startsWith(`${stage}/`));
  const found = places.flatMap((place): Found[] => {
    const own = place.declarations.get(declaration.name);
    return own ? [{ module: place, declaration: own }] : [];
  });
  return (
    found.find((one) => one.module.path === module.path) ??
    (found.length === 1 ? found[0] : undefined)
  );
}

/** Texts, which stay, and comments and spaces. */
const SPACE_OR_TEXT =
  /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*|\s+/g;

/** Whether only spaces and comments differ. */
function isSame(own: Found, wanted: Found): boolean {
  const [one, other] = [own, wanted].map((found) =>
    textOf(found).replace(SPACE_OR_TEXT, (_, text?: string) => text ?? ""),
  );
  return one === other;
}
