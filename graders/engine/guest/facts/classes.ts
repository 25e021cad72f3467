/**
 * Classes, with their open fields.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames, firstLine, functionIn, propertyName } from "./nodes.ts";

export function readClasses(source: ts.SourceFile): FileFacts["classes"] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .slice(0, MAX_ENTRIES)
    .map((node) => ({
      name: node.name ? written(node.name.text) : "a class without a name",
      line: firstLine(source, node),
      open: node.members.slice(0, MAX_ENTRIES).flatMap(openFields).slice(0, MAX_ENTRIES),
    }));
}

function openFields(member: ts.ClassElement): string[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters
      .filter(({ modifiers }) => modifiers?.some(ts.isModifier) && isOpen(modifiers))
      .flatMap(({ name }) => boundNames(name));
  if (!ts.isPropertyDeclaration(member) || functionIn(member.initializer)) return [];
  return ts.isPrivateIdentifier(member.name) || !isOpen(member.modifiers)
    ? []
    : propertyName(member.name);
}

function isOpen(modifiers: readonly ts.ModifierLike[] | undefined): boolean {
  return !modifiers?.some(
    ({ kind }) =>
      kind === ts.SyntaxKind.PrivateKeyword ||
      kind === ts.SyntaxKind.ProtectedKeyword ||
      kind === ts.SyntaxKind.ReadonlyKeyword,
  );
}
