/**
 * What a file imports from other files, and what it exports by name.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import { namesOf } from "./declared.ts";
import type { FileFacts } from "./file-facts.ts";
import { hasModifier, isDefault, isExported } from "./nodes.ts";

/**
 * The imports and re-exports at the top level, then dynamic imports at any depth.
 *
 * @param nodes - the whole tree of the file, in reading order
 */
export function readImports(
  source: ts.SourceFile,
  nodes: readonly ts.Node[],
): FileFacts["imports"] {
  const onTheWay = nodes.filter(ts.isCallExpression).filter(isImport);
  return [...source.statements.map(moduleOf), ...onTheWay.map(({ arguments: [module] }) => module)]
    .flatMap((module) => (module && ts.isStringLiteralLike(module) ? [written(module.text)] : []))
    .slice(0, MAX_ENTRIES);
}

function isImport({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword;
}

function moduleOf(node: ts.Statement): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  return ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)
    ? node.moduleReference.expression
    : undefined;
}

/** The names that a file exports, as others import them. */
export function readExports(source: ts.SourceFile): FileFacts["exports"] {
  const names = source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node))
      return node.exportClause && ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.map(({ name }) => written(name.text))
        : [];
    if (!isExported(node)) return [];
    return isDefault(node) ? ["default"] : namesOf(node);
  });
  return names.slice(0, MAX_ENTRIES);
}

/** The names that it exports, but that nothing in the program gives a value. */
export function readAmbient(source: ts.SourceFile): Pick<FileFacts, "ambient"> {
  const declared = source.statements.filter(isAmbientValue).flatMap(namesOf);
  if (declared.length === 0) return {};
  const exported = new Set(source.statements.flatMap(exportedHere));
  const ambient = declared.filter((name) => exported.has(name)).slice(0, MAX_ENTRIES);
  return ambient.length > 0 ? { ambient } : {};
}

/** A class may also be meant as a type, which needs no value. */
function isAmbientValue(node: ts.Statement): boolean {
  return (
    hasModifier(node, ts.SyntaxKind.DeclareKeyword) &&
    (ts.isVariableStatement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isModuleDeclaration(node))
  );
}

/** By their names in this file. */
function exportedHere(node: ts.Statement): string[] {
  if (!ts.isExportDeclaration(node)) return isExported(node) ? namesOf(node) : [];
  if (node.moduleSpecifier || !node.exportClause || !ts.isNamedExports(node.exportClause))
    return [];
  return node.exportClause.elements.map(({ name, propertyName = name }) =>
    written(propertyName.text),
  );
}
