/**
 * What a file takes from other files, and what it exports by name.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";

type Imports = FileFacts["imports"];

/**
 * The imports and re-exports of the top level, then what is imported on the way, at any depth.
 *
 * @param nodes - the whole tree of the file, in reading order
 */
export function readImports(source: ts.SourceFile, nodes: readonly ts.Node[]): Imports {
  const imports = source.statements.flatMap(importOf);
  for (const node of nodes) {
    if (imports.length >= MAX_ENTRIES) break;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      imports.push(...taken(node.arguments[0], ["*"]));
  }
  return imports.slice(0, MAX_ENTRIES);
}

function importOf(node: ts.Statement): Imports {
  if (ts.isImportDeclaration(node))
    return taken(node.moduleSpecifier, importedNames(node.importClause));
  if (ts.isExportDeclaration(node))
    return taken(node.moduleSpecifier, node.exportClause ? listed(node.exportClause) : ["*"]);
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
    return taken(node.moduleReference.expression, ["*"]);
  return [];
}

/** One import in a list, which is empty when the module is no text. */
function taken(from: ts.Expression | undefined, names: readonly string[]): Imports {
  if (!from || !ts.isStringLiteralLike(from)) return [];
  return [{ from: written(from.text), names: names.slice(0, MAX_ENTRIES).map(written) }];
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause) return [];
  const { name, namedBindings } = clause;
  return [...(name ? ["default"] : []), ...(namedBindings ? listed(namedBindings) : [])];
}

/** Names as they are called where they come from. */
function listed(bindings: ts.NamedImportBindings | ts.NamedExportBindings): string[] {
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return ["*"];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** Names that are exported apart from their declaration. */
export function exportedNames(source: ts.SourceFile): Set<string> {
  return new Set(source.statements.flatMap(exportsOf));
}

function exportsOf(node: ts.Statement): string[] {
  if (ts.isExportAssignment(node))
    return ts.isIdentifier(node.expression) ? [node.expression.text] : [];
  if (!ts.isExportDeclaration(node) || node.moduleSpecifier || !node.exportClause) return [];
  return listed(node.exportClause);
}
