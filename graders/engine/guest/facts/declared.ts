/**
 * Names at the top level, of any kind.
 *
 * @module
 */
import * as ts from "typescript";
import { add, MAX_ENTRIES, written } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";
import { boundNames, firstLine, hasValue } from "./nodes.ts";

export function readDeclared(
  source: ts.SourceFile,
): Pick<FileFacts, "declared" | "constants" | "globals"> {
  const declared = new Set<string>();
  for (const node of source.statements) for (const name of namesOf(node)) add(declared, name);
  const constants = constantsOf(source).flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && hasValue(initializer) ? boundNames(name) : [],
  );
  return {
    declared: [...declared],
    constants: constants.slice(0, MAX_ENTRIES),
    globals: globalsOf(source).slice(0, MAX_ENTRIES),
  };
}

/** A loop's own declarations do not count. */
function globalsOf(source: ts.SourceFile): NonNullable<FileFacts["globals"]>[number][] {
  return source.statements.flatMap((node) =>
    ts.isVariableStatement(node) && !isConstant(node)
      ? node.declarationList.declarations.flatMap((declaration) =>
          boundNames(declaration.name).map((name) => ({
            name,
            line: firstLine(source, declaration),
          })),
        )
      : [],
  );
}

/** The names that a statement declares. */
export function namesOf(node: ts.Statement): string[] {
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

export function constantsOf(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements.flatMap((node) =>
    ts.isVariableStatement(node) && isConstant(node) ? [...node.declarationList.declarations] : [],
  );
}

export function isConstant({ declarationList }: ts.VariableStatement): boolean {
  return (declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const;
}
