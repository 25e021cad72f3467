/**
 * What a statement is, and what is in it: whether it can be left out or moved, its blocks, and what it declares or returns.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames, isAssignment } from "../facts/nodes.ts";

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
  if (ts.isLabeledStatement(node)) return blockOf(node.statement);
  const isLoop = ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node);
  const inner =
    isLoop || ts.isWhileStatement(node)
      ? node.statement
      : ts.isIfStatement(node) && !node.elseStatement
        ? node.thenStatement
        : undefined;
  return inner && ts.isBlock(inner) && inner.statements.length > 0 ? inner : undefined;
}

/** The blocks of an `if` and its `else`. */
export function branchesOf({ thenStatement, elseStatement }: ts.IfStatement): readonly ts.Block[] {
  return [thenStatement, elseStatement].filter(
    (one): one is ts.Block => one !== undefined && ts.isBlock(one),
  );
}

/** What a call like `cards.forEach((card) => { … })` does for each element. */
export function roundOf(node: ts.Statement): ts.Block | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  const [work] = given;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== "forEach")
    return undefined;
  // What stands outside of it may wait, and it may not, or the other way round.
  if (!work || !ts.isArrowFunction(work) || work.modifiers) return undefined;
  return ts.isBlock(work.body) && work.body.statements.length > 0 ? work.body : undefined;
}

export function isCall(node: ts.Expression): boolean {
  return ts.isCallExpression(ts.isAwaitExpression(node) ? node.expression : node);
}

export function calls(node: ts.Statement | undefined): boolean {
  if (!node || !ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  const stores = ts.isBinaryExpression(expression) && isAssignment(expression);
  return isCall(stores ? expression.right : expression);
}

/** The `return`s of a loop, without those of functions in it. */
export function returnsIn(root: ts.Block): readonly ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node);
    else if (!ts.isFunctionLike(node) && !ts.isExpression(node)) ts.forEachChild(node, look);
  };
  look(root);
  return found;
}

/** What a function returns: a value without parts. */
export function resultsIn(root: ts.Block, source: ts.SourceFile): readonly string[] {
  const texts = returnsIn(root).flatMap(({ expression }) => expression?.getText(source) ?? []);
  const truths = texts.some((text) => /^(?:true|false)$/.test(text)) ? ["true", "false"] : [];
  return [...new Set([...truths, ...texts])]
    .filter((text) => /^\w+$/.test(text))
    .slice(0, MOST_RESULTS);
}

const MOST_RESULTS = 3;

/** The variables that a block declares itself. */
export function declaredIn(statements: readonly ts.Statement[]): readonly string[] {
  return statements.flatMap((one) =>
    ts.isVariableStatement(one)
      ? one.declarationList.declarations.flatMap(({ name }) => boundNames(name))
      : [],
  );
}
