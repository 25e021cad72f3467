/**
 * What all files of a program know of its names: members, parameters, calls and values.
 *
 * @module
 */
import * as ts from "typescript";
import { functionIn, isStatic } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "../switches/modules.ts";
import { namesOfPromises } from "../switches/promising-functions.ts";
import { sameTypesIn } from "./member-types.ts";
import { FEW_ARE, type Names } from "./names.ts";
import { isTypeName } from "./spelling.ts";
import { objectsIn } from "./written-objects.ts";

/** What is known of all files. */
export type Known = Pick<
  Names,
  | "members"
  | "sameType"
  | "parameters"
  | "twinPlaces"
  | "calls"
  | "remainders"
  | "objects"
  | "equals"
  | "promises"
>;

export function knownIn(modules: readonly Module[]): Known {
  const members = membersIn(modules);
  return {
    members,
    sameType: sameTypesIn(modules),
    ...parametersIn(modules),
    calls: callsIn(modules),
    remainders: remaindersIn(modules),
    objects: objectsIn(modules),
    equals: hasEquals(modules),
    promises: namesOfPromises(modules),
  };
}

/** See {@link Names.parameters} and {@link Names.twinPlaces}. */
function parametersIn(modules: readonly Module[]): Pick<Names, "parameters" | "twinPlaces"> {
  const found = new Map<string, readonly string[]>();
  const twins = new Map<string, ReadonlySet<number>>();
  for (const { source } of modules)
    for (const node of nodesOf(source)) {
      const its = ts.isVariableDeclaration(node)
        ? functionIn(node.initializer)
        : ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)
          ? node
          : ts.isPropertyAssignment(node)
            ? functionIn(node.initializer)
            : ts.isClassLike(node)
              ? node.members.find(ts.isConstructorDeclaration)
              : undefined;
      if (!its) continue;
      const { name: named } = node as ts.NamedDeclaration;
      const name = named?.getText(source) ?? "";
      const parameters = its.parameters.map((one) => one.name.getText(source));
      if (parameters.length < (found.get(name)?.length ?? 0)) continue;
      found.set(name, parameters);
      const types = its.parameters.map(({ type }) => type?.getText(source) ?? "");
      const alike = types.flatMap((type, at) =>
        FEW_ARE.test(type) && type === types[at + 1] ? [at] : [],
      );
      twins.set(name, new Set(alike));
    }
  return { parameters: found, twinPlaces: twins };
}

/** With what the functions and methods are called that need something, by their names. */
function callsIn(modules: readonly Module[]): Names["calls"] {
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
function remaindersIn(modules: readonly Module[]): Names["remainders"] {
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

/** What a file imports, and uses as a value: the bundler refuses a type where a value should be. */
export function valuesImported({ imports, source }: Module): Names["imports"] {
  const used = nodesOf(source).flatMap((node) =>
    ts.isBinaryExpression(node)
      ? [node.left, node.right]
      : ts.isCallExpression(node)
        ? node.arguments
        : [],
  );
  const names = used.flatMap((one) => (ts.isIdentifier(one) ? [one.text] : []));
  return [...new Set(names)].filter((name) => imports.has(name));
}

/** The numbers of a file that are greater than one: one of them may be meant instead of another. */
export function numbersIn(source: ts.SourceFile): readonly string[] {
  const numbers = nodesOf(source).flatMap((node) => (ts.isNumericLiteral(node) ? [node.text] : []));
  return [...new Set(numbers)].filter((text) => Number(text) > 1);
}

function hasEquals(modules: readonly Module[]): boolean {
  return modules.some(({ source }) =>
    nodesOf(source).some(
      (node) =>
        (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) &&
        node.name.getText(source) === "equals",
    ),
  );
}

/** The members that are read in some files, by the names in front of them. */
function membersIn(modules: readonly Module[]): Names["members"] {
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
