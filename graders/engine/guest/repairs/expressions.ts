/**
 * What an expression shows by itself: whether it may count, asks something, or loads a module.
 *
 * @module
 */
import * as ts from "typescript";

export function isEquality({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** Whether it is true or false. */
export function isCondition(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    /^(?:[<>]=?|[!=]==?|&&|\|\|)$/.test(ts.tokenToString(node.operatorToken.kind) ?? "")
  );
}

export function isSize(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && /^(?:length|size)$/.test(node.name.text);
}

/** Whether it may be a number. */
export function mayCount(node: ts.Expression): boolean {
  return isSize(node) || ts.isIdentifier(node) || ts.isBinaryExpression(node);
}

/** Without the exclamation mark. */
export function withoutMark(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) ? node.expression : node;
}

/** `require("node:fs")`, or `import` as a call. */
export function loadsModule(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === "require")
  );
}

/** Of the parameters of a function, those that its result does not depend on. */
export function unusedIn(
  { parameters }: ts.SignatureDeclaration,
  body: ts.Expression,
  source: ts.SourceFile,
): readonly string[] {
  const words = new Set(body.getText(source).match(/[\w$]+/g));
  return parameters.flatMap(({ name }) =>
    ts.isIdentifier(name) && !words.has(name.text) ? [name.text] : [],
  );
}
