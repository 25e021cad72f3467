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
import { firstLine, lastLine } from "../facts/nodes.ts";
import { methodsOf } from "./class-methods.ts";
import { comparableIn } from "./comparable.ts";
import { differenceBetween } from "./differs.ts";
import { helpersOf } from "./helpers-of.ts";
import { helpersIn, lacksOf } from "./lacks.ts";
import {
  type Declaration,
  type Found,
  holdsFunction,
  type Module,
  namesFrom,
  type Part,
  reachedFrom,
  readModule,
  resolveExport,
  textOf,
  usesAmong,
} from "./modules.ts";
import { patternIn } from "./patterns.ts";
import type {
  Difference,
  Files,
  Helper,
  Lack,
  LooseStatement,
  NamedPlace,
  Slot,
  TaskSlots,
} from "./switched.ts";

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
 * @param isTold - whether all is wanted that a file shows; it takes most of the time
 */
export function pairsOf(
  { student, used, reference }: Programs,
  given: Files,
  main: string,
  isTold: (file: string) => boolean = () => true,
): Pair[] {
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
      const isGiven = given[own.module.path]?.includes(text) ?? false;
      // The comment of a TODO may be left over; the error that it throws is not.
      const unwritten =
        todosThrownIn(text).length > 0 || (isGiven && taskNumbersIn(text).length > 0);
      if (isGiven && !unwritten) continue;
      const isAsked = !unwritten && isTold(own.module.path);
      const place = isAsked ? placeIn(own, { module, declaration }) : undefined;
      const differs = place && { ...place, ...methodAt(own, place.line) };
      made.push({
        id: made.length,
        name: own.declaration.name,
        file: own.module.path,
        line: firstLine(own.module.source, own.declaration.node),
        ...(unwritten ? { unwritten } : {}),
        ...(differs ? { differs } : {}),
        own,
        wanted: { module, declaration },
      });
    }
  }
  const paired = new Set(made.map(({ own }) => own.declaration));
  const isGiven = (module: Module, declaration: Declaration) =>
    given[module.path]?.includes(textOf({ module, declaration })) ?? false;
  const wantedNames = new Set(
    [...reference.values()].flatMap((one) => [...one.declarations.keys()]),
  );
  const helpers = new Map(
    [...used.values()].flatMap((module) =>
      [...module.declarations.values()]
        .filter((one) => one.kind !== "enum" && !paired.has(one) && !isGiven(module, one))
        .map((one) => {
          const line = firstLine(module.source, one.node);
          const helper: Helper = { name: one.name, file: module.path, line };
          const isOwn = isNumber(one.node) && !wantedNames.has(one.name);
          return [one, isOwn ? { ...helper, isOwnNumber: true as const } : helper] as const;
        }),
    ),
  );
  const lacks = lacksIn({ student, used, reference }, made);
  const [isOwn, isTheirs] = [used, reference].map((all) => once(() => comparableIn(all.values())));
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
  const theirs = new Set(
    [...reference.values()].flatMap((module) =>
      [...module.declarations.values()].map((declaration) => textOf({ module, declaration })),
    ),
  );
  return made.map(({ differs, ...rest }) => {
    const isWanted = isTold(rest.file);
    const uses = isWanted
      ? helpersOf(rest, used, helpers, { texts: theirs, names: wantedNames })
      : [];
    const isKnown = differs && !isOfHelper(differs, rest.own, uses);
    const pair = isKnown ? { ...rest, differs } : rest;
    // Where a line is known, or nothing is written, nobody asks.
    const isAsked = isWanted && !pair.unwritten && !isKnown;
    const forgotten = isAsked
      ? lacks({ node: pair.own.declaration.node }, { node: pair.wanted.declaration.node })
      : [];
    const { own, wanted } = pair;
    // Whether something was done twice can be seen of objects, and not of a single call.
    const isComparable =
      isAsked &&
      (own.declaration.kind === "class" ||
        (isFunction(own.declaration) &&
          isOwn!()(pair.name) &&
          isTheirs!()(wanted.declaration.name)));
    const reached = namesFrom(pair.name, namesUsed);
    const constants = made.filter(
      ({ name, own }) =>
        own.declaration.kind === "value" && reached.has(name) && name !== pair.name,
    );
    const called = namesFrom(pair.name, namesUsed, (name) => slotNames.has(name));
    const callees = made.filter(({ name }) => called.has(name) && name !== pair.name);
    return {
      ...pair,
      ...(uses.length > 0 ? { helpers: uses } : {}),
      ...(forgotten.length > 0 ? { lacks: forgotten } : {}),
      ...(isComparable ? { comparable: true as const, ...methodsOf(own) } : {}),
      ...(constants.length > 0 ? { constants: constants.map(({ id }) => id) } : {}),
      ...(callees.length > 0 ? { callees: callees.map(({ id }) => id) } : {}),
    };
  });
}

/** Whether a line differs only because it uses a declaration that the reference does not have: the fault may be there. */
function isOfHelper(
  { line, kind }: Difference,
  { module: { source } }: Found,
  helpers: readonly Helper[],
): boolean {
  const starts = source.getLineStarts();
  const text = source.text.slice(starts[line - 1], starts[line]);
  const words = new Set(text.match(/[\w$]+/g));
  return OF_OTHER_WORDS.has(kind) && helpers.some(({ name }) => words.has(name));
}

/** What is said where the words are others. */
const OF_OTHER_WORDS: ReadonlySet<Difference["kind"]> = new Set([
  ...(["calculation", "name", "missing", "too much", "part"] as const),
]);

function isFunction(declaration: Declaration): boolean {
  return declaration.kind === "function" || holdsFunction(declaration);
}

/** What the reference's version of something does, and the student's never does. */
function lacksIn(programs: Programs, pairs: readonly Pair[]) {
  const known = once(() => knownOf(programs, pairs));
  return (one: { readonly node: ts.Node }, other: { readonly node: ts.Node }) => {
    const { own, hidden, words, shared, ownNames, unclear } = known();
    const [its, theirs] = [
      { ...one, helpers: own },
      { ...other, helpers: hidden },
    ];
    return lacksOf(its, theirs, words, shared, ownNames).filter(({ name }) => !unclear.has(name));
  };
}

/** What has to be known of both programs. */
function knownOf({ used, reference }: Programs, pairs: readonly Pair[]) {
  const own = helpersIn(used.values(), new Set(pairs.map((one) => one.own.declaration)));
  const theirs = new Set(pairs.map(({ wanted }) => wanted.declaration));
  const wanted = helpersIn(reference.values(), theirs);
  const words = new Set(
    [...used.values()].flatMap(({ source }) => source.text.match(/#?\w+/g) ?? []),
  );
  const functionsIn = (modules: ReadonlyMap<string, Module>) =>
    new Map(
      [...modules.values()].flatMap(({ declarations }) =>
        [...declarations.values()].filter(isFunction).map(({ name, node }) => [name, node]),
      ),
    );
  const [ownFunctions, theirFunctions] = [functionsIn(used), functionsIn(reference)];
  const shared = new Map([...ownFunctions].filter(([name]) => theirFunctions.has(name)));
  // What both programs have is the same thing to call.
  const hidden = new Map([...wanted].filter(([name]) => !own.has(name)));
  const ownNames = new Map(
    pairs.map((one) => [one.wanted.declaration.name, one.own.declaration.name]),
  );
  // Of two functions with one name, nobody knows which is called.
  const names = [...reference.values()].flatMap(({ declarations }) => [...declarations.keys()]);
  const seen = new Set<string>();
  const twice = names.filter((name) => {
    const isAgain = seen.has(name);
    seen.add(name);
    return isAgain;
  });
  const unclear = new Set(twice.flatMap((name) => [name, ownNames.get(name) ?? name]));
  return { own, hidden, words, shared, ownNames, unclear };
}

/**
 * The student's files, without the main program, that hold nothing of what the reference's main program uses: if that is
 * in its place, they are not used.
 */
export function usedByMainAlone(
  { student, used, reference }: Programs,
  main: string,
): readonly string[] {
  const shared = [...reference.values()]
    .filter(({ path }) => path !== main)
    .flatMap((module) =>
      [...module.declarations.values()].flatMap(
        (declaration) => ownOf(used, module, declaration)?.module.path ?? [],
      ),
    );
  const stays = new Set(
    [...new Set(shared)].flatMap((path) => [...reachedFrom(student, path).keys()]),
  );
  return [...used.keys()].filter((path) => path !== main && !stays.has(path));
}

/** What the reference's main program does, and the student's never does. */
export function mainLacks(
  programs: Programs,
  pairs: readonly Pair[],
  main: string,
): readonly Lack[] {
  const [own, wanted] = [programs.student.get(main), programs.reference.get(main)];
  return own && wanted
    ? lacksIn(programs, pairs)({ node: own.source }, { node: wanted.source })
    : [];
}

/** The likely place of a fault in the main program, if it is like the reference's otherwise. */
export function mainDifference(
  { student, reference }: Programs,
  main: string,
): Difference | undefined {
  const [own, wanted] = [student.get(main), reference.get(main)];
  const whole = (module: Module): Part => ({ module, declaration: { node: module.source } });
  return own && wanted && placeIn(whole(own), whole(wanted));
}

/** The likely place of a fault. */
function placeIn(own: Part, wanted: Part): Difference | undefined {
  const differs = differenceBetween(own, wanted);
  const pattern = patternIn(own, wanted);
  // A pattern says more, where it may be the difference.
  const isSame = !differs || differs.kind === "part" || pattern?.line === differs.line;
  return isSame ? (pattern ?? differs) : differs;
}

/** The method that is on a line of a class. */
function methodAt({ module, declaration }: Found, line: number): Pick<Difference, "method"> {
  if (declaration.kind !== "class") return {};
  const { source } = module;
  const { members } = declaration.node as ts.ClassDeclaration;
  const method = members.find(
    (one) => firstLine(source, one) <= line && line <= lastLine(source, one),
  );
  const name =
    method && ts.isConstructorDeclaration(method) ? "constructor" : method?.name?.getText(source);
  return name === undefined ? {} : { method: name };
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

function isNumber(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isNumericLiteral(node.initializer)
  );
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
function ownOf(
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
