/**
 * What a file imports from other files, and what it exports by name.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import { namesOf } from "./declared.ts";
import type { FileFacts } from "./file-facts.ts";
import { isDefault, isExported } from "./nodes.ts";

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
