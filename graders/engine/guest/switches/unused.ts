/**
 * Finds what nothing uses: a line that does may be missing.
 *
 * @module
 */
import * as ts from "typescript";
import { addTo } from "../facts/groups.ts";
import { isExported } from "../facts/nodes.ts";
import { ofKinds } from "../facts/walk.ts";
import type { Seen } from "./seen.ts";

/** Imports, functions, parameters and variables that nothing uses where they are known. */
export function unusedIn(nodes: readonly ts.Node[]): Seen[] {
  // Another class may ask for a parameter.
  const asked = new Set<ts.Node>(
    nodes.flatMap((node) =>
      ts.isClassDeclaration(node) && node.heritageClauses ? node.members : [],
    ),
  );
  const uses = usesIn(nodes);
  return ofKinds(nodes, INTRODUCING).flatMap((node): Seen[] => {
    const names = asked.has(node) ? [] : introducedBy(node);
    // Where it is declared, the name is there once; `{ a as b }` has two.
    return names
      .filter(({ text }) => !text.startsWith("_") && isOnceWithin(node, uses.get(text) ?? []))
      .map((name) => ({ kind: "unused", name: name.text, node: name }));
  });
}

/** @param uses - of a name, in reading order */
function isOnceWithin({ pos, end }: ts.Node, uses: readonly ts.Node[]): boolean {
  let [low, high] = [0, uses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (uses[middle]!.pos < pos) low = middle + 1;
    else high = middle;
  }
  const isWithin = (use: ts.Node | undefined) => use !== undefined && use.end <= end;
  return isWithin(uses[low]) && !isWithin(uses[low + 1]);
}

const INTRODUCING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SourceFile,
  ts.SyntaxKind.Block,
  ts.SyntaxKind.CaseBlock,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.Constructor,
]);

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

/** Each name that is not a property's, in reading order. */
function usesIn(nodes: readonly ts.Node[]): ReadonlyMap<string, readonly ts.Node[]> {
  const uses = new Map<string, ts.Node[]>();
  const properties = new Set<ts.Node>();
  for (const node of nodes)
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node))
      properties.add(node.name);
  for (const node of nodes)
    if (ts.isIdentifier(node) && !properties.has(node)) addTo(uses, node.text, node);
  return uses;
}
