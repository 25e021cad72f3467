/**
 * Which members of a class or a type of objects have the same type: only these can be taken for each other.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "../switches/modules.ts";
import type { Names } from "./names.ts";

/** See {@link Names.sameType}. */
export function sameTypesIn(modules: readonly Module[]): Names["sameType"] {
  const found = new Map<string, Set<string>>();
  for (const { source } of modules)
    for (const node of nodesOf(source))
      for (const names of groupsIn(node, source))
        for (const name of names) {
          const others = names.filter((one) => one !== name);
          found.set(name, new Set([...(found.get(name) ?? []), ...others]));
        }
  return new Map([...found].map(([name, others]) => [name, [...others]]));
}

/** The names of the members of each type. */
function groupsIn(node: ts.Node, source: ts.SourceFile): readonly (readonly string[])[] {
  const members =
    ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)
      ? node.members
      : [];
  const groups = new Map<string, string[]>();
  for (const one of members) {
    const isValue =
      ts.isPropertyDeclaration(one) || ts.isPropertySignature(one) || ts.isGetAccessor(one);
    if (!isValue || !one.type || !ts.isIdentifier(one.name)) continue;
    const type = one.type.getText(source);
    groups.set(type, [...(groups.get(type) ?? []), one.name.text]);
  }
  return [...groups.values()].map((names) => names.slice(0, MOST_ALIKE));
}

/** Nobody takes one of many for each of the others. */
const MOST_ALIKE = 20;
