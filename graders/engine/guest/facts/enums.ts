/**
 * Enumerations in any form: `enum`, a class with static fields, or a constant object. Members count if they have a value
 * for sure.
 *
 * @module
 */
import * as ts from "typescript";
import { add, MAX_ENTRIES, written } from "./bounds.ts";
import { constantsOf } from "./declared.ts";
import type { FileFacts } from "./file-facts.ts";
import { functionIn, hasModifier, hasValue, isStatic, objectIn, propertyName } from "./nodes.ts";

/** One declaration; declarations of the same name add up, as in TypeScript. */
interface Declared {
  readonly name: ts.Identifier;
  readonly members: readonly { readonly name?: ts.PropertyName }[];
  readonly plain?: boolean;
}

export function readEnums(source: ts.SourceFile): FileFacts["enums"] {
  const enums = new Map<string, Set<string>>();
  const declared = [
    ...source.statements.flatMap(enumOrStaticFields),
    ...constantsOf(source).flatMap(constantObject),
  ];
  for (const { name, members } of declared) {
    const key = written(name.text);
    if (!enums.has(key) && enums.size === MAX_ENTRIES) continue;
    const known = enums.get(key) ?? new Set();
    enums.set(key, known);
    for (const member of members)
      for (const property of propertyName(member.name)) add(known, property);
  }
  return [...enums].map(([name, members]) => ({
    name,
    members: [...members],
    plain: declared.some((one) => one.plain && written(one.name.text) === name),
  }));
}

function enumOrStaticFields(node: ts.Statement): Declared[] {
  if (ts.isEnumDeclaration(node)) {
    const { name } = node;
    const isDeclared = hasModifier(node, ts.SyntaxKind.DeclareKeyword);
    const members = node.members.filter(
      ({ initializer }) => !isDeclared && (!initializer || hasValue(initializer)),
    );
    const plain = !isDeclared && members.every(({ initializer }) => !initializer);
    return [{ name, members, plain: plain && members.length === node.members.length }];
  }
  if (!ts.isClassDeclaration(node) || !node.name) return [];
  // Static fields are used like an enumeration's members: `Suit.Clubs`.
  const fields = node.members.filter(ts.isPropertyDeclaration).filter(isStatic);
  const members = fields.filter(({ initializer }) => hasValue(initializer));
  return fields.length > 0 ? [{ name: node.name, members }] : [];
}

function constantObject({ name, initializer }: ts.VariableDeclaration): Declared[] {
  const object = objectIn(initializer);
  if (!object || !ts.isIdentifier(name)) return [];
  return [{ name, members: object.properties.filter(isValue) }];
}

function isValue(property: ts.ObjectLiteralElementLike): boolean {
  return (
    ts.isPropertyAssignment(property) &&
    !functionIn(property.initializer) &&
    hasValue(property.initializer)
  );
}
