/**
 * The methods of a class that is written in part: each can be the reference's, so that the others can be judged.
 *
 * The reference's version stands inside of the student's class, because nothing outside of it can use its private fields.
 *
 * @module
 */
import * as ts from "typescript";
import { taskNumbersIn, todosThrownIn } from "../../workbook/todo.ts";
import { firstLine } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import { nameOf } from "./class-methods.ts";
import { methodsIn } from "./endings.ts";
import { type Found, type Module, readModule } from "./modules.ts";
import type { Pair } from "./slots.ts";
import type { Files, MethodSlot, WrittenInPart } from "./switched.ts";

/** A method of the student's, and what the reference's version does. */
export interface MethodPair extends MethodSlot {
  readonly node: ts.Node;
  readonly wanted: ts.Node;
  /** Where its body begins, in its module. */
  readonly at: number;
  /** The statements of the reference's version. */
  readonly statements: string;
}

/** A class that is written in part. */
export interface PartlyWritten extends WrittenInPart {
  /** The id of its slot. */
  readonly of: number;
  readonly module: Module;
  readonly methods: readonly MethodPair[];
  /** What these use, and the student has not: private methods, and where they are put. */
  readonly helpers: { readonly at: number; readonly text: string };
}

/**
 * @param given - the starters: their TODOs show which methods are to be written
 * @param first - the id of the first method
 * @returns those in which the reference can write all that is open
 */
export function partlyWritten(
  pairs: readonly Pair[],
  given: Files,
  first: number,
): readonly PartlyWritten[] {
  let next = first;
  return pairs.flatMap((pair) => {
    const found = pair.unwritten ? methodsOf(pair, given) : undefined;
    return found
      ? [{ of: pair.id, ...found, methods: found.methods.map((one) => ({ id: next++, ...one })) }]
      : [];
  });
}

interface Methods extends Omit<PartlyWritten, "of" | "methods"> {
  readonly methods: readonly Omit<MethodPair, "id">[];
}

function methodsOf({ own, wanted }: Pair, given: Files): Methods | undefined {
  const { module, declaration } = own;
  if (declaration.kind !== "class") return undefined;
  const text = given[module.path] ?? "";
  const starter = readModule(module.path, text);
  const begun = starter.declarations.get(declaration.name);
  const mine = membersOf(own);
  const todos = begun ? membersOf({ module: starter, declaration: begun }) : new Map();
  const theirs = membersOf(wanted);
  const borrowed = new Set<Method>();
  const methods: Methods["methods"][number][] = [];
  for (const [name, one] of mine) {
    const other = theirs.get(name);
    const tasks = taskNumbersIn(todos.get(name)?.getText(starter.source) ?? "");
    const isTask = tasks.length > 0 && one.body && other?.body && isLike(one, other, own, wanted);
    const uses = isTask ? usesOf(other, own, wanted) : undefined;
    if (one.body && other?.body && uses) {
      for (const its of uses) borrowed.add(its);
      const all = other.body.statements;
      const statements = wanted.module.source.text.slice(all.pos, all.end);
      methods.push({
        ...{ tasks, name: nameOf(one, module.source), line: firstLine(module.source, one) },
        ...{ node: one, wanted: other },
        at: one.body.statements.pos,
        statements,
      });
    } else if (todosThrownIn(one.getText(module.source)).length > 0) return undefined;
  }
  const { members } = declaration.node as ts.ClassDeclaration;
  const expected = fieldsOf(wanted);
  const areAlike = fieldsOf(own).every((one) => expected.includes(one));
  const helpers = [...borrowed].map((one) => one.getFullText(wanted.module.source));
  return {
    ...{ module, methods },
    helpers: { at: members.end, text: helpers.join("\n") },
    ...(areAlike ? { areFieldsAlike: true } : {}),
  };
}

/** How the fields of a class are declared, with their types and first values. */
function fieldsOf({ module: { source }, declaration: { node } }: Found): readonly string[] {
  return (node as ts.ClassDeclaration).members
    .filter(ts.isPropertyDeclaration)
    .map((one) =>
      [one.name, one.type, one.initializer]
        .map((part) => part?.getText(source).replaceAll(/\s|readonly/g, "") ?? "")
        .join(" "),
    );
}

/** Whether the reference's statements fit into the student's method. */
function isLike(own: Method, other: Method, mine: Found, theirs: Found): boolean {
  const parametersOf = ({ parameters }: Method, { module }: Found) =>
    parameters.map(({ name }) => name.getText(module.source)).join();
  const isAsync = ({ modifiers }: Method) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false;
  return parametersOf(own, mine) === parametersOf(other, theirs) && isAsync(other) <= isAsync(own);
}

/**
 * The reference's private methods that one of its methods uses, and that the student's class has not.
 *
 * @returns `undefined` if it uses something else that the student has not
 */
function usesOf(other: Method, mine: Found, theirs: Found): ReadonlySet<Method> | undefined {
  const { members } = mine.declaration.node as ts.ClassDeclaration;
  const own = new Set(members.map((one) => nameOf(one, mine.module.source)));
  const { declarations, imports } = theirs.module;
  const all = [...membersOf(theirs).values()];
  const used = new Set([other]);
  for (const one of used)
    for (const node of nodesOf(one)) {
      if (ts.isPrivateIdentifier(node) && !own.has(node.text)) {
        const helper = all.find((its) => nameOf(its, theirs.module.source) === node.text);
        if (!helper) return undefined;
        used.add(helper);
      }
      if (!ts.isIdentifier(node)) continue;
      const isOutside = declarations.has(node.text) || imports.has(node.text);
      const isKnown = mine.module.declarations.has(node.text) || mine.module.imports.has(node.text);
      if (isOutside && !isKnown) return undefined;
    }
  used.delete(other);
  return used;
}

type Method = ReturnType<typeof methodsIn>[number];

/** By what they are, and by their names. */
function membersOf({ module, declaration }: Found): ReadonlyMap<string, Method> {
  const { node } = declaration;
  const all = ts.isClassDeclaration(node) ? methodsIn(node) : [];
  return new Map(all.map((one) => [`${one.kind} ${nameOf(one, module.source)}`, one] as const));
}
