/**
 * What can be done with a statement: to leave it out, or to move it.
 *
 * @module
 */
import * as ts from "typescript";

/** Words that mean something else, or nothing, behind a loop. */
export const LEAVES_LOOP = /\b(?:break|continue)\b/;

export function isRemovable(node: ts.Statement): boolean {
  if (ts.isExpressionStatement(node)) {
    const { expression } = node;
    const isSuper =
      ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;
    return !isSuper && !ts.isStringLiteral(expression);
  }
  return isLeaving(node);
}

export function isLeaving(node: ts.Statement): boolean {
  return (
    ts.isReturnStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isThrowStatement(node)
  );
}

/** Whether it declares nothing that others may need. */
export function canMove(node: ts.Statement): boolean {
  return (
    isRemovable(node) ||
    ts.isIfStatement(node) ||
    ts.isForStatement(node) ||
    ts.isForOfStatement(node)
  );
}

/** The block of a loop or branch. */
export function blockOf(node: ts.Statement): ts.Block | undefined {
  const isLoop = ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node);
  const inner =
    isLoop || ts.isWhileStatement(node)
      ? node.statement
      : ts.isIfStatement(node) && !node.elseStatement
        ? node.thenStatement
        : undefined;
  return inner && ts.isBlock(inner) && inner.statements.length > 0 ? inner : undefined;
}
