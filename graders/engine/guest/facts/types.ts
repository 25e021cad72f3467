/**
 * Structs in any form: interfaces, object types and classes, with the fields that they inherit within the file.
 *
 * @module
 */
import * as ts from "typescript";
import { add, MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames, functionIn, hasModifier, isStatic, propertyName } from "./nodes.ts";

/** The declarations of one name; declarations of the same name add up, as in TypeScript. */
interface Shape {
  /** Whether it is an object by itself; an alias of a different type may not be. */
  isObject: boolean;
  /** Their types as they are written, without spaces, by their names; empty if none is written. */
  readonly fields: Map<string, string>;
  /** Names of the types that it is made of. */
  readonly bases: Set<string>;
}

// Inherited fields count again for every heir.
const MAX_FIELDS_OF_ALL = 5000;
const MAX_BASES = 20;

/** Types that change a struct without changing the names of its fields. */
const WRAPPERS = new Set(["Readonly", "Partial", "Required"]);

export function readTypes(source: ts.SourceFile): FileFacts["types"] {
  const shapes = shapesOf(source);
  let left = MAX_FIELDS_OF_ALL;
  return [...shapes.keys()].flatMap((name) => {
    const reached = reach(shapes, name);
    if (!reached.some(({ isObject }) => isObject)) return [];
    const fields = fieldsOfAll(reached, Math.min(MAX_ENTRIES, left));
    left -= fields.length;
    return [
      { name, fields: fields.map(([field]) => field), written: fields.map(([, type]) => type) },
    ];
  });
}

export function readAliases(source: ts.SourceFile): FileFacts["aliases"] {
  return source.statements
    .filter(ts.isTypeAliasDeclaration)
    .slice(0, MAX_ENTRIES)
    .map(({ name }) => written(name.text));
}

function shapesOf(source: ts.SourceFile): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const node of source.statements) {
    const isAlias = ts.isTypeAliasDeclaration(node);
    if (!isAlias && !ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) continue;
    if (!node.name) continue;
    const name = written(node.name.text);
    if (!shapes.has(name) && shapes.size === MAX_ENTRIES) continue;
    const shape = shapes.get(name) ?? { isObject: false, fields: new Map(), bases: new Set() };
    shapes.set(name, shape);
    if (isAlias) addAlias(source, shape, node.type);
    else addDeclaration(source, shape, node);
  }
  return shapes;
}

/** A type and all its parts in this file, inherited ones first. */
function reach(shapes: ReadonlyMap<string, Shape>, name: string): Shape[] {
  const seen = new Set([name]);
  // A loop over a set also visits elements that are added during the loop.
  for (const next of seen) for (const base of shapes.get(next)?.bases ?? []) seen.add(base);
  return [...seen].flatMap((found) => shapes.get(found) ?? []).reverse();
}

function fieldsOfAll(shapes: readonly Shape[], limit: number): (readonly [string, string])[] {
  const all = new Map<string, string>();
  for (const { fields } of shapes)
    for (const [field, type] of fields) if (all.size < limit) all.set(field, type);
  return [...all];
}

function addDeclaration(
  source: ts.SourceFile,
  shape: Shape,
  node: ts.InterfaceDeclaration | ts.ClassDeclaration,
): void {
  addMembers(source, shape, node.members);
  for (const { token, types } of node.heritageClauses ?? []) {
    // A class must declare everything that it implements.
    if (token !== ts.SyntaxKind.ExtendsKeyword) continue;
    for (const { expression } of types)
      if (ts.isIdentifier(expression)) add(shape.bases, written(expression.text), MAX_BASES);
  }
}

function addAlias(source: ts.SourceFile, shape: Shape, type: ts.TypeNode): void {
  const parts = [type];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (ts.isTypeLiteralNode(part)) {
      addMembers(source, shape, part.members);
    } else if (ts.isIntersectionTypeNode(part)) {
      parts.push(...part.types.slice(0, MAX_ENTRIES).reverse());
    } else if (ts.isParenthesizedTypeNode(part)) {
      parts.push(part.type);
    } else if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) {
      const { typeName, typeArguments } = part;
      if (WRAPPERS.has(typeName.text) && typeArguments?.[0]) parts.push(typeArguments[0]);
      else add(shape.bases, written(typeName.text), MAX_BASES);
    }
  }
}

type Member = ts.TypeElement | ts.ClassElement;

function addMembers(source: ts.SourceFile, shape: Shape, members: readonly Member[]): void {
  shape.isObject = true;
  for (const member of members)
    for (const [field, type] of fieldsOf(source, member))
      if (shape.fields.size < MAX_ENTRIES) setField(shape, field, type);
}

function fieldsOf(source: ts.SourceFile, member: Member): (readonly [string, string])[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters.filter(isParameterProperty).flatMap((parameter) => {
      const type = typeText(source, isHidden(parameter) ? undefined : parameter.type);
      return boundNames(parameter.name).map((field) => [field, type] as const);
    });
  if (isStatic(member)) return [];
  const isField =
    ts.isPropertySignature(member) ||
    (ts.isPropertyDeclaration(member) && !functionIn(member.initializer)) ||
    ts.isAccessor(member);
  if (!isField) return [];
  // What nobody else can reach, and what cannot be read, is not as it looks.
  const isPlain = !ts.isSetAccessor(member) && !isHidden(member);
  const text = typeText(source, isPlain ? member.type : undefined);
  return propertyName(member.name).map((field) => [field, text] as const);
}

/** A field that is declared twice, in different ways, has no type that is written. */
function setField({ fields }: Shape, field: string, type: string): void {
  const known = fields.get(field);
  fields.set(field, known === undefined || known === type ? type : "");
}

/** A type as it is written, without spaces; empty if none is. */
export function typeText(source: ts.SourceFile, type: ts.TypeNode | undefined): string {
  return type ? written(type.getText(source).replace(/\s+/g, "")) : "";
}

function isHidden(node: ts.Node): boolean {
  return (
    hasModifier(node, ts.SyntaxKind.PrivateKeyword) ||
    hasModifier(node, ts.SyntaxKind.ProtectedKeyword)
  );
}

function isParameterProperty({ modifiers }: ts.ParameterDeclaration): boolean {
  return modifiers?.some(ts.isModifier) ?? false;
}
