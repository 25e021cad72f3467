/**
 * What may be missing in an expression: a part of a calculation, a step along a list, what stands for nothing.
 *
 * @module
 */
import * as ts from "typescript";
import {
  type Alternative,
  type Context,
  isPath,
  MOST_LAST,
  MOST_NAMES,
  SIZE,
} from "./alternative.ts";
import { linksOf } from "./names.ts";
import { isConstantName } from "./spelling.ts";

export function additionsTo(node: ts.Expression, text: string, context: Context): Alternative[] {
  const { names, unused = [] } = context;
  const texts: (readonly [text: string, rank: number])[] = [];
  // What a function is given, and does not use.
  for (const name of unused) texts.push([`${name} + (${text})`, 1]);
  if (context.isResult && isPath(node)) texts.push([`-${text}`, 2]);
  if (context.isResult && ts.isCallExpression(node))
    for (const link of linksOf(names)) texts.push([`${text}?.${link}`, 2]);
  if (ts.isElementAccessExpression(node) && isPath(node.argumentExpression))
    texts.push([`(${text} ?? ${node.argumentExpression.getText(context.source)})`, 1]);
  if (ts.isBinaryExpression(node)) texts.push(...toCalculation(node, text, context));
  return texts.map(([one, rank]) => ({ text: one, kind: "missing", rank }));
}

/** The least that it may give, the first number again after the last, and where counting begins. */
function toCalculation(
  { operatorToken, right }: ts.BinaryExpression,
  text: string,
  { source, names }: Context,
): (readonly [text: string, rank: number])[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.MinusToken:
      return [[`(${text} > 0 ? ${text} : 0)`, 2]];
    case ts.SyntaxKind.PlusToken: {
      const isStep = right.getText(source) === "1";
      const all = isStep ? [...names.variables.slice(-MOST_LAST), ...names.fields] : [];
      // Of what has no size, nothing changes.
      return all.slice(0, MOST_NAMES).map((name) => [`(${text}) % ${SIZE(name, "Infinity")}`, 2]);
    }
    case ts.SyntaxKind.PercentToken: {
      const constants = names.variables.filter(isConstantName);
      return [...constants, ...names.numbers]
        .slice(0, MOST_NAMES)
        .map((number) => [`(${text}) + ${number}`, 2]);
    }
    default:
      return [];
  }
}
