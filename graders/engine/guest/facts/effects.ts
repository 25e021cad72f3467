/**
 * What functions do: whether they ask for input, print, or compute.
 *
 * @module
 */
import * as ts from "typescript";
import type { FunctionNode } from "./nodes.ts";
import { isAssignment } from "./nodes.ts";

export interface Effects {
  asks: boolean;
  prints: boolean;
  computes: boolean;
}

/** The toolkit's functions that print. */
const PRINT = new Set(["print", "write"]);

/**
 * What each function does itself, without the functions inside it.
 *
 * @param nodes - the whole tree of the file, in reading order
 */
export function readEffects(nodes: readonly ts.Node[]): ReadonlyMap<ts.Node, Readonly<Effects>> {
  const effects = new Map<ts.Node, Effects>();
  const around: { readonly end: number; readonly effects: Effects }[] = [];
  for (const node of nodes) {
    while (around.length > 0 && node.pos >= around.at(-1)!.end) around.pop();
    const own = around.at(-1)?.effects;
    if (own) note(own, node);
    if (!isFunctionNode(node)) continue;
    const fresh = { asks: false, prints: false, computes: givesItsBody(node) };
    effects.set(node, fresh);
    // A callback is part of the function around it.
    if (!isCallback(node) || !own) around.push({ end: node.end, effects: fresh });
  }
  return effects;
}

function isFunctionNode(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** `(card) => card.rank`, but not `(card) => print(card)`. */
function givesItsBody(node: FunctionNode): boolean {
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return false;
  return !(ts.isCallExpression(node.body) && effectOf(node.body.expression));
}

function isCallback(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function note(effects: Effects, node: ts.Node): void {
  const effect = ts.isCallExpression(node) ? effectOf(node.expression) : undefined;
  if (effect) effects[effect] = true;
  if (ts.isReturnStatement(node) && node.expression) effects.computes = true;
  if (ts.isBinaryExpression(node) && isAssignment(node) && isField(node.left))
    effects.computes = true;
}

/** What a call does, by its name: the toolkit's functions, and those with a name that says what they do. */
function effectOf(called: ts.Expression): "asks" | "prints" | undefined {
  if (ts.isIdentifier(called)) {
    if (/^ask([A-Z]|$)/.test(called.text)) return "asks";
    return PRINT.has(called.text) ? "prints" : undefined;
  }
  const isConsole =
    ts.isPropertyAccessExpression(called) &&
    ts.isIdentifier(called.expression) &&
    called.expression.text === "console";
  return isConsole ? "prints" : undefined;
}

function isField(target: ts.Expression): boolean {
  let inner = target;
  while (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner))
    inner = inner.expression;
  return inner !== target && inner.kind === ts.SyntaxKind.ThisKeyword;
}
