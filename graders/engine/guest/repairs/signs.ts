/**
 * What may have been meant by an expression with one sign in front of it or behind it, like `!isOver` or `count++`.
 *
 * @module
 */
import * as ts from "typescript";
import { type Alternative, type Context, MOST_NAMES } from "./alternative.ts";
import type { Names } from "./names.ts";
import { isConstantName } from "./spelling.ts";

export function ofPrefix(
  { operator, operand }: ts.PrefixUnaryExpression,
  { source }: Context,
): Alternative[] {
  const text = operand.getText(source);
  switch (operator) {
    case ts.SyntaxKind.ExclamationToken:
      return [
        { text, kind: "condition", rank: 0 },
        // A place that is none is -1, and the first one is 0.
        ...(ts.isIdentifier(operand) ? ["-1", "undefined"] : []).map(
          (none): Alternative => ({ text: `${text} === ${none}`, kind: "condition", rank: 2 }),
        ),
      ];
    case ts.SyntaxKind.MinusToken:
      return [{ text, kind: "calculation", rank: 0 }];
    case ts.SyntaxKind.PlusPlusToken:
      return [`--${text}`, `${text}++`].map((one) => ({ text: one, kind: "calculation", rank: 1 }));
    case ts.SyntaxKind.MinusMinusToken:
      return [`++${text}`, `${text}--`].map((one) => ({ text: one, kind: "calculation", rank: 1 }));
    default:
      return [];
  }
}

export function ofPostfix(
  { operator, operand }: ts.PostfixUnaryExpression,
  { source, names }: Context,
): Alternative[] {
  const text = operand.getText(source);
  const [own, other] = operator === ts.SyntaxKind.PlusPlusToken ? ["++", "--"] : ["--", "++"];
  return [
    ...[text + other, own + text].map(
      (one): Alternative => ({ text: one, kind: "calculation", rank: 1 }),
    ),
    ...stepsOf(names).map(
      (step): Alternative => ({ text: `${text} ${own[0]}= ${step}`, kind: "number", rank: 2 }),
    ),
  ];
}

/** How far a loop may go in one step. */
function stepsOf({ numbers, variables }: Names): readonly string[] {
  return [...numbers, ...variables.filter(isConstantName)].slice(0, MOST_NAMES);
}
