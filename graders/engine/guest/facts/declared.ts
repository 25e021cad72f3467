/**
 * Names at the top level, whatever they stand for.
 *
 * @module
 */
import * as ts from "typescript";
import { add, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames } from "./nodes.ts";

export function readDeclared(source: ts.SourceFile): FileFacts["declared"] {
  const names = new Set<string>();
  for (const node of source.statements) for (const name of namesOf(node)) add(names, name);
  return [...names];
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const declares =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node);
  return declares && node.name ? [written(node.name.text)] : [];
}
