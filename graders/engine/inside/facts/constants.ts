/**
 * Constants at the top level.
 *
 * @module
 */
import type TypeScript from "typescript";
import { MAX_ENTRIES } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames } from "./nodes.ts";
import { ts } from "./parse.ts";

export function readConstants(source: TypeScript.SourceFile): FileFacts["constants"] {
  const names = constantsOf(source).flatMap(({ name }) => boundNames(name));
  return names.slice(0, MAX_ENTRIES);
}

export function constantsOf(source: TypeScript.SourceFile): TypeScript.VariableDeclaration[] {
  return source.statements.flatMap((node) =>
    ts.isVariableStatement(node) && isConstant(node) ? [...node.declarationList.declarations] : [],
  );
}

export function isConstant({ declarationList }: TypeScript.VariableStatement): boolean {
  return (declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const;
}
