/**
 * Questions about one node: its place, its name, and its real value.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";

/** A function by itself, or one in a variable or property. */
export type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

/** The line that a node begins on, after its comments; from 1. */
export function firstLine(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The line that a node ends on; from 1. */
export function lastLine(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.end).line + 1;
}

export function functionIn(
  value: ts.Expression | undefined,
): ts.FunctionExpression | ts.ArrowFunction | undefined {
  const inner = unwrap(value);
  return inner && (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) ? inner : undefined;
}

export function objectIn(value: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  const inner = unwrap(value);
  return inner && ts.isObjectLiteralExpression(inner) ? inner : undefined;
}

/** The value itself, without parentheses, casts and `Object.freeze`. */
export function unwrap(value: ts.Expression | undefined): ts.Expression | undefined {
  let inner = value;
  while (inner) {
    if (
      ts.isParenthesizedExpression(inner) ||
      ts.isAssertionExpression(inner) ||
      ts.isNonNullExpression(inner) ||
      ts.isSatisfiesExpression(inner)
    )
      inner = inner.expression;
    else if (isFreeze(inner)) inner = inner.arguments[0];
    else return inner;
  }
  return undefined;
}

function isFreeze(node: ts.Expression): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  return ts.isIdentifier(expression) && expression.text === "Object" && name.text === "freeze";
}

/** Whether it is neither undefined nor null for sure, whatever a cast calls it. */
export function hasValue(value: ts.Expression | undefined): boolean {
  const inner = unwrap(value);
  if (!inner) return false;
  if (ts.isBinaryExpression(inner)) return !PASSING.has(inner.operatorToken.kind);
  return VALUES.has(inner.kind) || ts.isLiteralExpression(inner);
}

/** Operators that may give one of their operands as it is. */
const PASSING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

const VALUES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.PostfixUnaryExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ClassExpression,
  ts.SyntaxKind.NewExpression,
]);

/** The names that a declaration binds; several if it destructures a value. */
export function boundNames(name: ts.BindingName): string[] {
  const names: string[] = [];
  const stack: ts.BindingName[] = [name];
  for (let next = stack.pop(); next && names.length < MAX_ENTRIES; next = stack.pop()) {
    if (ts.isIdentifier(next)) names.push(written(next.text));
    else
      for (const element of [...next.elements].reverse())
        if (ts.isBindingElement(element)) stack.push(element.name);
  }
  return names;
}

/** A list with a property's name; empty if the name is computed. */
export function propertyName(name: ts.PropertyName | undefined): string[] {
  if (!name) return [];
  if (!ts.isComputedPropertyName(name)) return [written(name.text)];
  return ts.isStringLiteralLike(name.expression) ? [written(name.expression.text)] : [];
}

export function isExported(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword);
}

export function isDefault(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.DefaultKeyword);
}

export function isStatic(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.StaticKeyword);
}

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (node.modifiers?.some((modifier) => modifier.kind === kind) ?? false)
  );
}

/** Whether it gives a new value to its left side. */
export function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** What gets a new value in this node itself: by an assignment, or by counting. */
export function changedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isPrefixUnaryExpression(node)) {
    const { operator, operand } = node;
    const counts =
      operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
    return counts ? operand : undefined;
  }
  return ts.isBinaryExpression(node) && isAssignment(node) ? node.left : undefined;
}

/**
 * The innermost function around a node.
 *
 * @param all - the nodes of its file in reading order, where the innermost comes last
 */
export function functionAround(
  node: ts.Node,
  all: readonly ts.Node[],
): ts.SignatureDeclaration | undefined {
  return all.findLast(
    (one): one is ts.SignatureDeclaration =>
      one !== node && ts.isFunctionLike(one) && one.pos <= node.pos && node.end <= one.end,
  );
}

/** Whether its variables may get other values: those of `let` and `var`. */
export function mayChange({ flags }: ts.VariableDeclarationList): boolean {
  return (flags & ts.NodeFlags.Constant) === 0;
}
