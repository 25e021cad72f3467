/**
 * What a condition may lack, a second one besides or a negation.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import { type Alternative, type Context, isPath, MOST_NAMES } from "./alternative.ts";

/** The same condition, and that of another member besides: `isOver(you.total) || isOver(computer.total)`. */
export function withOther(
  node: ts.Expression,
  text: string,
  { source, names, flags = [] }: Context,
): Alternative[] {
  const start = node.getStart(source);
  const called = new Set(nodesOf(node).map((one) => ts.isCallExpression(one) && one.expression));
  const paths = nodesOf(node).filter(
    (one): one is ts.PropertyAccessExpression =>
      ts.isPropertyAccessExpression(one) && !one.questionDotToken && !called.has(one),
  );
  const others = paths.flatMap((path) => {
    const own = names.members.get(path.expression.getText(source)) ?? [];
    const [from, to] = [path.name.getStart(source) - start, path.name.end - start];
    return own
      .filter((name) => name !== path.name.text)
      .map((name) => text.slice(0, from) + name + text.slice(to));
  });
  return [
    ...flags.map(
      (flag): Alternative => ({ text: `(${text}) && ${flag}`, ...{ kind: "missing", rank: 1 } }),
    ),
    ...others.slice(0, MOST_NAMES).flatMap((other) =>
      ["||", "&&"].map(
        (sign): Alternative => ({
          text: `(${text}) ${sign} (${other})`,
          ...{ kind: "missing", rank: 2 },
        }),
      ),
    ),
  ];
}

/** What is set to `true` or `false` in these statements, if it has the other value before. */
export function flagsIn(statement: ts.Statement, source: ts.SourceFile): readonly string[] {
  const statements = ts.isBlock(statement) ? statement.statements : [statement];
  return statements.flatMap((one) => {
    if (!ts.isExpressionStatement(one) || !ts.isBinaryExpression(one.expression)) return [];
    const { left, right, operatorToken } = one.expression;
    if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
    if (right.kind === ts.SyntaxKind.TrueKeyword) return [`!${left.getText(source)}`];
    return right.kind === ts.SyntaxKind.FalseKeyword ? [left.getText(source)] : [];
  });
}

/** One of two questions is asked the other way round. Of a comparison, the sign is changed. */
export function negations(
  { left, right, operatorToken }: ts.BinaryExpression,
  source: ts.SourceFile,
): Alternative[] {
  const [one, sign, other] = [left, operatorToken, right].map((part) => part.getText(source));
  const isAsked = (node: ts.Expression) => ts.isCallExpression(node) || isPath(node);
  return [
    ...(isAsked(left) ? [{ text: `!(${one}) ${sign} ${other}`, at: left }] : []),
    ...(isAsked(right) ? [{ text: `${one} ${sign} !(${other})`, at: right }] : []),
  ].map((its) => ({ ...its, kind: "condition", rank: 0 }));
}
