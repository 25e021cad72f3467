/**
 * Constants at the top level.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames } from "./nodes.ts";

export function readConstants(source: ts.SourceFile): FileFacts["constants"] {
  const names = constantsOf(source).flatMap(({ name }) => boundNames(name));
  return names.slice(0, MAX_ENTRIES);
}

export function constantsOf(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements.flatMap((node) =>
    ts.isVariableStatement(node) && isConstant(node) ? [...node.declarationList.declarations] : [],
  );
}

export function isConstant({ declarationList }: ts.VariableStatement): boolean {
  return (declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const;
}
