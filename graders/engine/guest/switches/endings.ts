/**
 * Where a student's functions end: each `return` and each `throw` gets a number, by which a run can tell which was the
 * last.
 *
 * @module
 */
import * as ts from "typescript";
import { firstLine } from "../facts/nodes.ts";
import type { Module } from "./modules.ts";
import type { Ending } from "./switched.ts";

/** The value of one, with its number. */
export interface Ended extends Ending {
  readonly value: ts.Expression;
}

/** Those of the functions at the top of files, without the functions inside. */
export function endingsIn(modules: Iterable<Module>): readonly Ended[] {
  const all: Ended[] = [];
  for (const { path, source, declarations } of modules)
    for (const { name, node } of declarations.values()) {
      const add = (value: ts.Expression, at: ts.Node) =>
        all.push({ id: all.length, name, file: path, line: firstLine(source, at), value });
      const body = bodyOf(node);
      if (!body) continue;
      if (!ts.isBlock(body)) add(body, body);
      else
        for (const one of statementsIn(body)) {
          const ends = ts.isReturnStatement(one) || ts.isThrowStatement(one);
          if (ends && one.expression) add(one.expression, one);
        }
    }
  return all;
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  if (ts.isFunctionDeclaration(node)) return node.asteriskToken ? undefined : node.body;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (!value || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return undefined;
  return value.asteriskToken ? undefined : value.body;
}

/** From a stack, and not by recursion. */
function statementsIn(body: ts.Block): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const stack: ts.Node[] = [body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isExpression(node)) continue;
    found.push(node);
    ts.forEachChild(node, (child) => void stack.push(child));
  }
  return found;
}
