/**
 * The parts of an expression that may be changed, and what matters of each of them.
 *
 * @module
 */
import * as ts from "typescript";
import { isAssignment } from "../facts/nodes.ts";
import { type Context, isPath } from "./alternative.ts";
import { isEquality, loadsModule, mayCount } from "./expressions.ts";
import { isText } from "./literals.ts";
import type { Names } from "./names.ts";
import { isConstantName } from "./spelling.ts";

/** What the parts of a node are to it. */
export type Role =
  /** Its value is used, so another value may stand there. */
  | "value"
  /** Something is stored there, or it is called, or it is a name. */
  | "place";

export type Flags = Pick<
  Context,
  | "decides"
  | "answers"
  | "flags"
  | "counts"
  | "indexes"
  | "numbered"
  | "divides"
  | "scales"
  | "begins"
  | "keeps"
  | "passed"
  | "given"
  | "stored"
  | "property"
  | "isResult"
  | "unused"
  | "changed"
  | "waits"
>;

/** Methods that go through an array. */
const ROUNDS = /^(?:every|filter|find|findIndex|flatMap|forEach|map|reduce|some)$/;

/** Methods that put something into an array, or take it away. */
const CHANGES = /^(?:push|pop|shift|splice|unshift)$/;

/** What is in an expression, in the order of the text. */
type Part =
  | { readonly node: ts.Expression; readonly role: Role; readonly flags?: Flags }
  | { readonly node: ts.SignatureDeclaration | ts.ClassExpression; readonly role: "declared" };

/**
 * The parts of an expression.
 *
 * @param role - what the expression itself is to what is around it
 */
export function partsOf(
  node: ts.Expression,
  role: Role,
  { indices }: Pick<Names, "indices">,
  source: ts.SourceFile,
): readonly Part[] {
  const parts: Part[] = [];
  const value = (one: ts.Expression, flags?: Flags) =>
    parts.push({ node: one, role: "value", ...(flags ? { flags } : {}) });
  const place = (one: ts.Expression) => parts.push({ node: one, role: "place" });
  const inText = (one: ts.Expression): Flags =>
    ts.isIdentifier(one) && indices.includes(one.text) ? { numbered: true } : {};
  if (ts.isBinaryExpression(node)) {
    const stores = isAssignment(node);
    if (stores) place(node.left);
    else value(node.left, isText(node.right) ? inText(node.left) : {});
    value(node.right, {
      ...(stores ? { keeps: true } : {}),
      ...(isText(node.left) ? inText(node.right) : {}),
      ...(node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isPath(node.left)
        ? { stored: node.left.getText(source) }
        : {}),
      ...(isEquality(node) && ts.isStringLiteral(node.right) ? { keeps: true } : {}),
      ...(isEquality(node) && ts.isIdentifier(node.right) && isConstantName(node.right.text)
        ? { counts: true }
        : {}),
      ...(node.operatorToken.kind === ts.SyntaxKind.PercentToken
        ? { counts: true, divides: true }
        : {}),
      ...(SCALING.has(node.operatorToken.kind) ? { scales: true } : {}),
    });
  } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const { operator, operand } = node;
    const stores =
      operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
    if (stores) place(operand);
    else value(operand);
  } else if (loadsModule(node)) {
    // Its name has to be there when the program is built.
  } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    place(node.expression);
    for (const one of node.arguments ?? [])
      value(one, { keeps: true, passed: true, ...(mayCount(one) ? { counts: true } : {}) });
  } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    // The parts of a chain with a question mark belong together.
    const goesOn = node.flags & ts.NodeFlags.OptionalChain && !node.questionDotToken;
    const isRound = ts.isPropertyAccessExpression(node) && ROUNDS.test(node.name.text);
    if (goesOn) place(node.expression);
    else
      value(node.expression, {
        ...(isRound ? { passed: true } : {}),
        ...(ts.isPropertyAccessExpression(node) && CHANGES.test(node.name.text)
          ? { changed: true }
          : {}),
      });
    if (ts.isElementAccessExpression(node))
      value(node.argumentExpression, { counts: true, indexes: node.expression.getText(source) });
  } else if (ts.isConditionalExpression(node)) {
    value(node.condition, { answers: true });
    value(node.whenTrue, { keeps: true });
    value(node.whenFalse, { keeps: true });
  } else if (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassExpression(node)
  )
    parts.push({ node, role: "declared" });
  else if (ts.isArrayLiteralExpression(node))
    for (const one of node.elements) parts.push({ node: one, role });
  else if (ts.isObjectLiteralExpression(node)) {
    for (const one of node.properties)
      if (ts.isPropertyAssignment(one))
        value(one.initializer, {
          keeps: true,
          ...(mayCount(one.initializer) ? { counts: true } : {}),
          ...(ts.isIdentifier(one.name) ? { property: one.name.text } : {}),
        });
      else if (ts.isSpreadAssignment(one)) value(one.expression);
      else if (!ts.isShorthandPropertyAssignment(one)) parts.push({ node: one, role: "declared" });
  } else if (ts.isAwaitExpression(node)) value(node.expression, { waits: false });
  else if (ts.isSpreadElement(node)) value(node.expression);
  else if (ts.isTemplateExpression(node))
    for (const { expression } of node.templateSpans) value(expression, inText(expression));
  return parts;
}

const SCALING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
]);
