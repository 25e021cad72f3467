/**
 * Finds what nothing uses: a line that does may be missing.
 *
 * @module
 */
import * as ts from "typescript";
import { isExported } from "../facts/nodes.ts";
import { nodesWithin } from "../facts/walk.ts";
import type { Seen } from "./seen.ts";

/** Imports, functions, parameters and variables that nothing uses where they are known. */
export function unusedIn(nodes: readonly ts.Node[]): Seen[] {
  // Another class may ask for a parameter.
  const asked = new Set<ts.Node>(
    nodes.flatMap((node) =>
      ts.isClassDeclaration(node) && node.heritageClauses ? node.members : [],
    ),
  );
  return nodes.flatMap((node): Seen[] => {
    const names = asked.has(node) ? [] : introducedBy(node);
    if (names.length === 0) return [];
    const uses = usesIn(ts.isSourceFile(node) ? nodes : nodesWithin(node));
    // Where it is declared, the name is there once; `{ a as b }` has two.
    return names
      .filter(({ text }) => uses.get(text) === 1 && !text.startsWith("_"))
      .map((name) => ({ kind: "unused", name: name.text, node: name }));
  });
}

/** The names that are known only within a file, a block or a function. */
function introducedBy(node: ts.Node): readonly ts.Identifier[] {
  if (ts.isSourceFile(node) || ts.isBlock(node)) return node.statements.flatMap(declaredBy);
  // What one case declares, the others know.
  if (ts.isCaseBlock(node))
    return node.clauses.flatMap(({ statements }) => statements.flatMap(declaredBy));
  const isCalled = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  if (!isCalled && !ts.isConstructorDeclaration(node)) return [];
  // A parameter with a word in front becomes a field.
  return node.body
    ? node.parameters.flatMap(({ name, modifiers }) =>
        ts.isIdentifier(name) && !modifiers ? [name] : [],
      )
    : [];
}

function declaredBy(node: ts.Statement): readonly ts.Identifier[] {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name) : [];
  }
  if (ts.isFunctionDeclaration(node)) return node.name && !isExported(node) ? [node.name] : [];
  if (!ts.isVariableStatement(node) || isExported(node)) return [];
  const { flags, declarations } = node.declarationList;
  // With var, a name is also known around its block.
  if (!(flags & ts.NodeFlags.BlockScoped)) return [];
  return declarations.flatMap(({ name }) => neededNames(name));
}

/** The names for which a pattern is written: others may only stand in front of them, or keep something out of the rest. */
function neededNames(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  const last = name.elements.at(-1);
  if (!last || ts.isOmittedExpression(last)) return [];
  if (ts.isArrayBindingPattern(name) || last.dotDotDotToken) return neededNames(last.name);
  return name.elements.flatMap((one) => neededNames(one.name));
}

/** How often each name is there that is not a property's. */
function usesIn(nodes: readonly ts.Node[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const properties = new Set<ts.Node>();
  for (const node of nodes)
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node))
      properties.add(node.name);
  for (const node of nodes)
    if (ts.isIdentifier(node) && !properties.has(node))
      uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
  return uses;
}
