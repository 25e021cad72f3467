/**
 * What functions do: whether they ask the person at the terminal, print, or compute.
 *
 * @module
 */
import * as ts from "typescript";
import type { FunctionNode } from "./nodes.ts";

export interface Deeds {
  asks: boolean;
  prints: boolean;
  computes: boolean;
}

/** Names that print, as the toolkit calls them. */
const PRINT = new Set(["print", "write"]);

/**
 * What each function does by itself; what functions within it do is their own.
 *
 * @param nodes - the whole tree of the file, in reading order
 */
export function readDeeds(nodes: readonly ts.Node[]): ReadonlyMap<ts.Node, Readonly<Deeds>> {
  const deeds = new Map<ts.Node, Deeds>();
  const around: { readonly end: number; readonly deeds: Deeds }[] = [];
  for (const node of nodes) {
    while (around.length > 0 && node.pos >= around.at(-1)!.end) around.pop();
    const own = around.at(-1)?.deeds;
    if (own) note(own, node);
    if (!isFunctionNode(node)) continue;
    const fresh = { asks: false, prints: false, computes: givesItsBody(node) };
    deeds.set(node, fresh);
    // A callback is a part of the function that it stands in.
    if (!isCallback(node) || !own) around.push({ end: node.end, deeds: fresh });
  }
  return deeds;
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
  return !(ts.isCallExpression(node.body) && deedOf(node.body.expression));
}

function isCallback(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function note(deeds: Deeds, node: ts.Node): void {
  const deed = ts.isCallExpression(node) ? deedOf(node.expression) : undefined;
  if (deed) deeds[deed] = true;
  if (ts.isReturnStatement(node) && node.expression) deeds.computes = true;
  if (ts.isBinaryExpression(node) && isAssignment(node) && isField(node.left))
    deeds.computes = true;
}

/** What a call does by its name: the toolkit's functions, and those that are called after what they do. */
function deedOf(called: ts.Expression): "asks" | "prints" | undefined {
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

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isField(target: ts.Expression): boolean {
  let inner = target;
  while (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner))
    inner = inner.expression;
  return inner !== target && inner.kind === ts.SyntaxKind.ThisKeyword;
}
