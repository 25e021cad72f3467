/**
 * Finds calls of asynchronous functions that nobody waits for: the compiler has nothing against them, and they are the
 * commonest slip.
 *
 * @module
 */
import * as ts from "typescript";
import { firstLine, hasModifier } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "./modules.ts";
import type { UnawaitedCall } from "./switched.ts";

/** What the toolkit offers, and Node. */
const ASYNCHRONOUS = ["ask", "askSeed", "pause", "question"];

export function unawaitedCalls(modules: Iterable<Module>): UnawaitedCall[] {
  const all = [...modules].map((module) => ({ module, nodes: nodesOf(module.source) }));
  const functions = all.flatMap(({ nodes }) => nodes.flatMap(functionAt));
  // Of two methods with one name, nobody knows here which is called.
  const others = new Set(functions.flatMap(({ name, isAsync }) => (isAsync ? [] : [name])));
  const own = functions.flatMap(({ name, isAsync }) => (isAsync ? [name] : []));
  const names = new Set([...ASYNCHRONOUS, ...own].filter((name) => !others.has(name)));
  const calls: UnawaitedCall[] = [];
  for (const { module, nodes } of all)
    for (const node of nodes) {
      const call = callIn(node, module.source.text);
      const name = call && calledName(call);
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

/** A call whose result nobody takes, or takes for the value although it is a promise. */
function callIn(node: ts.Node, text: string): ts.CallExpression | undefined {
  if (ts.isExpressionStatement(node))
    return ts.isCallExpression(node.expression) ? node.expression : undefined;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined;
  const value = node.initializer;
  if (!value || !ts.isCallExpression(value)) return undefined;
  const name = node.name.text.replaceAll("$", "\\$");
  // It is waited for later, or given to somebody who may.
  const later = new RegExp(
    [
      `\\bawait\\b[^;{}]*\\b${name}\\b`,
      `\\breturn\\s+${name}\\b`,
      `\\bPromise\\.[^;]*\\b${name}\\b`,
      `[(,[]\\s*${name}\\s*[,)\\]]`,
      `\\b${name}\\s*\\.\\s*(?:then|catch|finally)\\b`,
      `\\.\\.\\.${name}\\b`,
    ].join("|"),
  );
  return later.test(text) ? undefined : value;
}

/** A function with a name, and whether it is asynchronous by its own words: `async`, or a promise as its result. */
function functionAt(node: ts.Node): { readonly name: string; readonly isAsync: boolean }[] {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node))
    return node.name ? [{ name: textOf(node.name), isAsync: isAsynchronous(node) }] : [];
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyDeclaration(node)) return [];
  const value = node.initializer;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? [{ name: textOf(node.name), isAsync: isAsynchronous(value) }]
    : [];
}

function isAsynchronous(node: ts.SignatureDeclaration): boolean {
  const isAsync = hasModifier(node, ts.SyntaxKind.AsyncKeyword);
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
