/**
 * Classes, with their open fields.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames, firstLine, functionIn, isStatic, propertyName, unwrap } from "./nodes.ts";
import { typeText } from "./types.ts";

export function readClasses(source: ts.SourceFile): FileFacts["classes"] {
  return source.statements
    .flatMap(classesIn)
    .slice(0, MAX_ENTRIES)
    .map(({ name, node }) => ({
      name: name ? written(name.text) : "a class without a name",
      line: firstLine(source, node),
      open: node.members
        .slice(0, MAX_ENTRIES)
        .flatMap((member) => openFields(source, member))
        .slice(0, MAX_ENTRIES),
    }));
}

interface Class {
  readonly name: ts.Identifier | undefined;
  readonly node: ts.ClassLikeDeclaration;
}

/** A class by itself, or one in a constant. */
function classesIn(node: ts.Statement): Class[] {
  if (ts.isClassDeclaration(node)) return [{ name: node.name, node }];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    const value = unwrap(initializer);
    return value && ts.isClassExpression(value) && ts.isIdentifier(name)
      ? [{ name, node: value }]
      : [];
  });
}

/** The fields of an object that others can change: those of the class itself belong to no object. */
function openFields(source: ts.SourceFile, member: ts.ClassElement): string[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters
      .filter((parameter) => parameter.modifiers?.some(ts.isModifier) && isOpen(source, parameter))
      .flatMap(({ name }) => boundNames(name));
  if (!ts.isPropertyDeclaration(member) || isMethod(member)) return [];
  return ts.isPrivateIdentifier(member.name) || isStatic(member) || !isOpen(source, member)
    ? []
    : propertyName(member.name);
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
  if (type) return CONTAINER.test(typeText(source, type));
  const value = unwrap(initializer);
  if (!value) return false;
  const made = ts.isNewExpression(value) && CONTAINER.test(`${value.expression.getText(source)}<`);
  return made || ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value);
}

const CONTAINER = /^(?!readonly)(?:.*\[\]|(?:Array|Map|Set|Record)<.*|\{.*|\[.*)$/;
