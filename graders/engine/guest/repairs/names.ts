/**
 * The names that a changed program may use instead of others.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames, hasModifier, isStatic } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "../switches/modules.ts";

export interface Names {
  readonly variables: readonly string[];
  /** Those of them that may get another value. */
  readonly lets: readonly string[];
  /** Those of them that count places: the variables of loops, and the second parameters of what goes through an array. */
  readonly indices: readonly string[];
  /** Those of the class: `this.#cards`. */
  readonly fields: readonly string[];
  /** Those of these that begin as empty arrays, and always are the same. */
  readonly lists: readonly string[];
  /** Variables and fields that get new values, and the plain value that each begins with. */
  readonly counters: ReadonlyMap<string, string>;
  /** The numbers of the file that are greater than one. */
  readonly numbers: readonly string[];
  readonly functions: readonly string[];
  /** Those and the methods that may give a promise. */
  readonly promises: ReadonlySet<string>;
  /** By the object in front of the dot; under "" those of all objects. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** The constants and the values of enums that members are compared with, by their names. */
  readonly compared: ReadonlyMap<string, readonly string[]>;
  /** What stands behind the signs for a remainder. */
  readonly remainders: readonly string[];
  /** With what the functions and methods of the program are called, by their names. */
  readonly calls: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The parameters of the functions and methods of the program, by the names of these: of two, of the one that has more. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  /** What the methods of the class give that need nothing for it: `this.sorted()`. */
  readonly results: readonly string[];
  /** What the class is asked for yes or no: `this.isComplete`. */
  readonly questions: readonly string[];
  /** Whether objects say with a method `equals` that they are equal. */
  readonly equals: boolean;
}

/** With the variables of a function, or of a file. */
export function withVariables(names: Names, root: ts.Node, source: ts.SourceFile): Names {
  const variables = new Set(names.variables);
  const counters = new Map(names.counters);
  const lets = new Set(names.lets);
  const indices = new Set(names.indices);
  const constants = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node))
      for (const name of boundNames(node.name)) variables.add(name);
    if (ts.isParameter(node)) for (const name of boundNames(node.name)) lets.add(name);
    for (const name of indicesOf(node)) indices.add(name);
    if (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Let))
      for (const { name } of node.declarations)
        for (const one of boundNames(name)) constants.add(one);
    if (ts.isVariableDeclarationList(node) && node.flags & ts.NodeFlags.Let)
      for (const { name, initializer } of node.declarations) {
        for (const one of boundNames(name)) lets.add(one);
        if (ts.isIdentifier(name) && isPlain(initializer))
          counters.set(name.text, initializer.getText(source));
      }
    if (node === root || !ts.isFunctionDeclaration(node)) ts.forEachChild(node, look);
  };
  look(root);
  for (const path of countingPaths(root)) counters.set(path.getText(source), "0");
  // Another variable has the same name.
  for (const name of constants) {
    counters.delete(name);
    lets.delete(name);
  }
  return { ...names, variables: [...variables], lets: [...lets], indices: [...indices], counters };
}

/** What counts places in a loop, or in a function that is called for each element. */
function indicesOf(node: ts.Node): readonly string[] {
  if (ts.isForStatement(node) && node.initializer && ts.isVariableDeclarationList(node.initializer))
    return node.initializer.declarations.flatMap(({ name }) => boundNames(name));
  const index = ts.isArrowFunction(node) ? node.parameters[1] : undefined;
  return index ? boundNames(index.name) : [];
}

/** Members that count places, or how often something was done: `deck.index`. */
export function countingPaths(root: ts.Node): readonly ts.PropertyAccessExpression[] {
  return nodesOf(root).flatMap((node) => {
    const counts = ts.isElementAccessExpression(node)
      ? node.argumentExpression
      : ts.isPostfixUnaryExpression(node)
        ? node.operand
        : undefined;
    const isMember = counts && ts.isPropertyAccessExpression(counts);
    return isMember && ts.isIdentifier(counts.expression) && counts.name.text !== "length"
      ? [counts]
      : [];
  });
}

/** With the fields of a class. */
export function withFields(
  names: Names,
  { members }: ts.ClassLikeDeclaration,
  source: ts.SourceFile,
): Names {
  const fields: string[] = [];
  const lists: string[] = [];
  const results: string[] = [];
  const questions: string[] = [];
  const counters = new Map(names.counters);
  for (const one of members) {
    if (ts.isMethodDeclaration(one) && !isStatic(one) && isNamed(one.name))
      if (one.parameters.length === 0) results.push(`this.${one.name.text}()`);
    if (
      ts.isGetAccessor(one) &&
      !isStatic(one) &&
      isNamed(one.name) &&
      QUESTION.test(one.name.text)
    )
      questions.push(`this.${one.name.text}`);
    if (!ts.isPropertyDeclaration(one) || isStatic(one)) continue;
    if (!isNamed(one.name)) continue;
    const name = `this.${one.name.text}`;
    fields.push(name);
    const isFixed = hasModifier(one, ts.SyntaxKind.ReadonlyKeyword);
    const { initializer } = one;
    if (isFixed && initializer && ts.isArrayLiteralExpression(initializer) && isPlain(initializer))
      lists.push(name);
    if (!isFixed && isPlain(one.initializer)) counters.set(name, one.initializer.getText(source));
  }
  return { ...names, fields, lists, results, questions, counters };
}

const QUESTION = /^#?(?:is|has|can)[A-Z]/;

function isNamed(name: ts.PropertyName): name is ts.Identifier | ts.PrivateIdentifier {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
}

/** See {@link Names.parameters}. */
export function parametersIn(modules: readonly Module[]): Names["parameters"] {
  const found = new Map<string, readonly string[]>();
  for (const { source } of modules)
    for (const node of nodesOf(source)) {
      if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) continue;
      const name = node.name?.getText(source) ?? "";
      const parameters = node.parameters.map((one) => one.name.getText(source));
      if (parameters.length >= (found.get(name)?.length ?? 0)) found.set(name, parameters);
    }
  return found;
}

/** With what the functions and methods are called that need something, by their names. */
export function callsIn(modules: readonly Module[]): Names["calls"] {
  const found = new Map<string, string[][]>();
  for (const { source } of modules)
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || node.arguments.length === 0) continue;
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (!ts.isIdentifier(name)) continue;
      const all = found.get(name.text) ?? [];
      const texts = node.arguments.map((one) => one.getText(source));
      if (all.length < MOST_CALLS && !all.some((one) => one.join() === texts.join()))
        all.push(texts);
      found.set(name.text, all);
    }
  return found;
}

const MOST_CALLS = 4;

/** The fixed numbers whose remainders some files look at. */
export function remaindersIn(modules: readonly Module[]): Names["remainders"] {
  const found = modules.flatMap(({ source }) =>
    nodesOf(source).flatMap((node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.PercentToken &&
      ts.isNumericLiteral(node.right)
        ? [node.right.text]
        : [],
    ),
  );
  return [...new Set(found)].slice(0, MOST_REMAINDERS);
}

const MOST_REMAINDERS = 2;

/**
 * What members are compared with in some files.
 *
 * @param members - of the enums, by their names
 */
export function comparedIn(
  modules: readonly Module[],
  members: Names["members"],
): Names["compared"] {
  const found = new Map<string, Set<string>>();
  for (const { source } of modules)
    for (const node of nodesOf(source)) {
      if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) continue;
      if (!EQUALITY.has(node.operatorToken.kind)) continue;
      const { left, right } = node;
      const values =
        ts.isPropertyAccessExpression(right) && ts.isIdentifier(right.expression)
          ? valuesOf(right.expression.text, members)
          : ts.isIdentifier(right) && isConstantName(right.text)
            ? [right.text]
            : [];
      const known = found.get(left.name.text) ?? new Set();
      for (const value of values) known.add(value);
      found.set(left.name.text, known);
    }
  return new Map([...found].map(([name, values]) => [name, [...values]]));
}

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Of an enum. */
function valuesOf(name: string, members: Names["members"]): readonly string[] {
  return isTypeName(name) ? (members.get(name) ?? []).map((one) => `${name}.${one}`) : [];
}

/** Those of the values that a file can name. */
export function namedIn(
  { declarations, imports }: Module,
  compared: Names["compared"],
): Names["compared"] {
  const isKnown = (value: string) => {
    const name = value.replace(/\..*/, "");
    return declarations.has(name) || imports.has(name);
  };
  return new Map([...compared].map(([name, values]) => [name, values.filter(isKnown)]));
}

/** The numbers of a file that are greater than one: one of them may be meant instead of another. */
export function numbersIn(source: ts.SourceFile): readonly string[] {
  const numbers = nodesOf(source).flatMap((node) => (ts.isNumericLiteral(node) ? [node.text] : []));
  return [...new Set(numbers)].filter((text) => Number(text) > 1);
}

/** A number, a text, a truth value, or an empty array. */
function isPlain(value: ts.Expression | undefined): value is ts.Expression {
  if (!value) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  const isTruth =
    value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword;
  // `Infinity`, or the name of a constant.
  const isConstant =
    ts.isIdentifier(value) && (isConstantName(value.text) || value.text === "Infinity");
  return isTruth || isConstant || ts.isNumericLiteral(value) || ts.isStringLiteral(value);
}

/** The other names, those first that are declared near this one: they are easily taken for each other. */
export function nearest(names: readonly string[], own: string): readonly string[] {
  const place = names.indexOf(own);
  const distance = (name: string) => Math.abs(names.indexOf(name) - place);
  return names
    .filter((name) => name !== own)
    .toSorted((one, other) => distance(one) - distance(other));
}

export function isConstantName(name: string): boolean {
  return /^[A-Z][A-Z_\d]+$/.test(name);
}

/** Whether it is the name of an enum or a class. */
export function isTypeName(object: string): boolean {
  return /^[A-Z]\w*$/.test(object);
}

export function hasEquals(modules: readonly Module[]): boolean {
  return modules.some(({ source }) =>
    nodesOf(source).some(
      (node) =>
        (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) &&
        node.name.getText(source) === "equals",
    ),
  );
}

/** Those that are read of the same object, and then others. */
export function membersOf({ members }: Names, object: string): readonly string[] {
  const own = members.get(object) ?? [];
  return isTypeName(object) ? own : [...new Set([...own, ...(members.get("") ?? [])])];
}

/** The members that are read in some files, by the names in front of them. */
export function membersIn(modules: readonly Module[]): Names["members"] {
  const members = new Map<string, Set<string>>();
  for (const { source } of modules) {
    const nodes = nodesOf(source);
    const called = new Set(nodes.map((node) => ts.isCallExpression(node) && node.expression));
    for (const node of nodes) {
      if (!ts.isPropertyAccessExpression(node) || called.has(node)) continue;
      if (node.name.text === "length" || ts.isPrivateIdentifier(node.name)) continue;
      const object = node.expression.getText(source);
      for (const key of isTypeName(object) ? [object] : [object, ""])
        members.set(key, (members.get(key) ?? new Set()).add(node.name.text));
    }
    for (const node of nodes)
      if (ts.isEnumDeclaration(node))
        members.set(node.name.text, new Set(node.members.map(({ name }) => name.getText(source))));
  }
  const types = new Map(modules.flatMap(({ source }) => fieldsIn(source)));
  for (const { source } of modules)
    for (const node of nodesOf(source)) {
      if (!ts.isParameter(node) && !ts.isVariableDeclaration(node)) continue;
      const { name, type, initializer } = node;
      // `trick: Trick`, or `trick = new Trick()`.
      const typeName =
        type && ts.isTypeReferenceNode(type)
          ? type.typeName
          : initializer && ts.isNewExpression(initializer)
            ? initializer.expression
            : undefined;
      const fields = typeName && types.get(typeName.getText(source));
      if (!fields || !ts.isIdentifier(name)) continue;
      members.set(name.text, new Set([...(members.get(name.text) ?? []), ...fields]));
    }
  return new Map([...members].map(([key, names]) => [key, [...names]]));
}

/** By the names of types of objects. */
function fieldsIn(source: ts.SourceFile): (readonly [string, readonly string[]])[] {
  return nodesOf(source).flatMap((node) => {
    if (ts.isClassDeclaration(node) && node.name) {
      const fields = node.members.flatMap((one) =>
        (ts.isPropertyDeclaration(one) || ts.isGetAccessor(one)) &&
        ts.isIdentifier(one.name) &&
        !isStatic(one)
          ? [one.name.text]
          : [],
      );
      return [[node.name.text, fields] as const];
    }
    const type = ts.isTypeAliasDeclaration(node) ? node.type : node;
    const isType = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type);
    if (!isType || !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))) return [];
    const names = type.members.flatMap(({ name }) =>
      name && ts.isIdentifier(name) ? [name.text] : [],
    );
    return [[node.name.text, names] as const];
  });
}

/** What leads from one thing to the next, as in a list. */
export const LINK = /^(?:next|prev|previous|link|tail|rest)$/;

/** The members that do so. */
export function linksOf({ members }: Pick<Names, "members">): readonly string[] {
  return [...new Set([...members.values()].flat())].filter((name) => LINK.test(name));
}
