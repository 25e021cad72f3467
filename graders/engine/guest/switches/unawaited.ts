/**
 * Finds calls of asynchronous functions that nobody waits for: the compiler has nothing against them, and they are the
 * commonest slip.
 *
 * @module
 */
import * as ts from "typescript";
import { firstLine } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "./modules.ts";
import type { UnawaitedCall } from "./switched.ts";

/** What the toolkit offers, and Node. */
const ASYNCHRONOUS = ["ask", "askSeed", "pause", "question"];

export function unawaitedCalls(modules: Iterable<Module>): UnawaitedCall[] {
  const all = [...modules].map((module) => ({ module, nodes: nodesOf(module.source) }));
  const names = new Set([...ASYNCHRONOUS, ...all.flatMap(({ nodes }) => nodes.flatMap(asyncName))]);
  const calls: UnawaitedCall[] = [];
  for (const { module, nodes } of all)
    for (const node of nodes) {
      if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) continue;
      const name = calledName(node.expression);
      // The last statement of a program may be a call that goes on by itself.
      const isLast = module.source.statements.at(-1) === node;
      if (name === undefined || !names.has(name) || isLast) continue;
      const at = module.source.getLineAndCharacterOfPosition(node.getStart(module.source));
      calls.push({
        name,
        file: module.path,
        line: firstLine(module.source, node),
        column: at.character + 1,
      });
    }
  return calls;
}

/** The name of a function that is asynchronous by its own words: `async`, or a promise as its result. */
function asyncName(node: ts.Node): string[] {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    return node.name && isAsynchronous(node) ? [textOf(node.name)] : [];
  const value =
    ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) ? node.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? isAsynchronous(value) && !ts.isObjectBindingPattern((node as ts.VariableDeclaration).name)
      ? [textOf((node as ts.VariableDeclaration).name)]
      : []
    : [];
}

function isAsynchronous(node: ts.FunctionLikeDeclaration): boolean {
  const isAsync = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false;
  const type = node.type;
  const promises =
    type !== undefined &&
    ts.isTypeReferenceNode(type) &&
    ts.isIdentifier(type.typeName) &&
    type.typeName.text === "Promise";
  return isAsync || promises;
}

function textOf(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name.text : "";
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}
