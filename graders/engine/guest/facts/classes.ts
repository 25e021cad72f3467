/**
 * Classes, with their open fields.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { readHidden } from "./hidden-fields.ts";
import { boundNames, firstLine, functionIn, isStatic, propertyName, unwrap } from "./nodes.ts";

/** @param nodes - the whole tree of the file, in reading order */
export function readClasses(
  source: ts.SourceFile,
  nodes: readonly ts.Node[],
): FileFacts["classes"] {
  const held = new Map<ts.Node | undefined, ts.BindingName>();
  for (const node of nodes)
    if (ts.isVariableDeclaration(node)) held.set(unwrap(node.initializer), node.name);
  const classes = nodes.filter(ts.isClassLike);
  // A file with more of them counts as unreadable.
  const hidden = readHidden(source, classes.slice(0, MAX_ENTRIES));
  const added = readAdded(source);
  const top = new Set<ts.Node>(source.statements);
  return classes.map((node) => {
    const open = [
      ...node.members.flatMap((member) => openFields(source, node, member)),
      ...((top.has(node) && node.name && added.get(node.name.text)) || []),
      ...(hidden.get(node) ?? []),
    ];
    return {
      name: nameOf(node, held.get(node)),
      line: firstLine(source, node),
      open: [...new Set(open)].slice(0, MAX_ENTRIES),
    };
  });
}

/** The fields that interfaces of the same name add to classes at the top level, by this name. */
function readAdded(source: ts.SourceFile): ReadonlyMap<string, readonly string[]> {
  const added = new Map<string, string[]>();
  for (const { name, members } of source.statements.filter(ts.isInterfaceDeclaration)) {
    const own = added.get(name.text) ?? [];
    added.set(name.text, own);
    for (const one of members) {
      if (!ts.isPropertySignature(one) || (one.type && ts.isFunctionTypeNode(one.type))) continue;
      if (isReadonly(one) && !(one.type && isContainer(source, one.type))) continue;
      own.push(...propertyName(one.name));
    }
  }
  return added;
}

/** A class has a name of its own, or that of the constant that holds it. */
function nameOf(node: ts.ClassLikeDeclaration, holder: ts.BindingName | undefined): string {
  const name = node.name ?? holder;
  return name && ts.isIdentifier(name) ? written(name.text) : "a class without a name";
}

/** The fields of an object that others can change: those of the class itself belong to no object. */
function openFields(
  source: ts.SourceFile,
  owner: ts.ClassLikeDeclaration,
  member: ts.ClassElement,
): string[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters
      .filter((parameter) => parameter.modifiers?.some(ts.isModifier) && isOpen(source, parameter))
      .flatMap(({ name }) => boundNames(name));
  if (ts.isIndexSignatureDeclaration(member)) return ["every field"];
  if (!ts.isPropertyDeclaration(member) || isMethod(member)) return [];
  if (isNameOfError(owner, member)) return [];
  return ts.isPrivateIdentifier(member.name) || isStatic(member) || !isOpen(source, member)
    ? []
    : [propertyName(member.name)[0] ?? "a field with a computed name"];
}

/** `class CardError extends Error { name = "CardError"; }` is how an error gets its name. */
function isNameOfError(
  { heritageClauses }: ts.ClassLikeDeclaration,
  { name }: ts.PropertyDeclaration,
): boolean {
  const bases = heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression));
  const isError = bases?.some((base) => ts.isIdentifier(base) && base.text.endsWith("Error"));
  return isError === true && ts.isIdentifier(name) && name.text === "name";
}

/** A field that holds a function is called like a method. */
function isMethod({ type, initializer }: ts.PropertyDeclaration): boolean {
  return (
    functionIn(initializer) !== undefined || (type !== undefined && ts.isFunctionTypeNode(type))
  );
}

function isOpen(
  source: ts.SourceFile,
  field: ts.ParameterDeclaration | ts.PropertyDeclaration,
): boolean {
  const kinds = new Set(field.modifiers?.map(({ kind }) => kind));
  if (kinds.has(ts.SyntaxKind.PrivateKeyword) || kinds.has(ts.SyntaxKind.ProtectedKeyword))
    return false;
  return !kinds.has(ts.SyntaxKind.ReadonlyKeyword) || holdsMore(source, field);
}

/** What can be changed although the field itself cannot: an array, a map. A type with any other name may be a value. */
function holdsMore(
  source: ts.SourceFile,
  { type, initializer }: ts.ParameterDeclaration | ts.PropertyDeclaration,
): boolean {
  if (type) return isContainer(source, type);
  if (!initializer || isFixed(initializer)) return false;
  const value = unwrap(initializer);
  if (!value) return false;
  const made = ts.isNewExpression(value) && CONTAINERS.test(value.expression.getText(source));
  return made || ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value);
}

/** `as const`, or frozen. */
function isFixed(value: ts.Expression): boolean {
  if (ts.isCallExpression(value)) return true;
  return ts.isAsExpression(value) && ts.isConstTypeReference(value.type);
}

function isContainer(source: ts.SourceFile, type: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type)) return true;
  if (ts.isParenthesizedTypeNode(type)) return isContainer(source, type.type);
  if (ts.isUnionTypeNode(type)) return type.types.some((one) => isContainer(source, one));
  if (ts.isTypeLiteralNode(type))
    return type.members.some((one) => ts.isPropertySignature(one) && !isReadonly(one));
  return ts.isTypeReferenceNode(type) && CONTAINERS.test(type.typeName.getText(source));
}

function isReadonly({ modifiers }: ts.PropertySignature): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false;
}

const CONTAINERS = /^(?:Array|Map|Set|Record|Weak(?:Map|Set)|\w+Array)$/;
