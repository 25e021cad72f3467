/**
 * What the spelling of an expression tells of its value.
 *
 * @module
 */
import * as ts from "typescript";

/** The name of a constant: `DECK_SIZE`. */
export function isConstantName(name: string): boolean {
  return /^[A-Z][A-Z_\d]+$/.test(name);
}

/** The name of an enum or a class. */
export function isTypeName(object: string): boolean {
  return /^[A-Z]\w*$/.test(object);
}

/** A number, a text, a truth value, or an empty array. */
export function isPlain(value: ts.Expression | undefined): value is ts.Expression {
  if (!value) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  const isTruth =
    value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword;
  // `Infinity`, or the name of a constant.
  const isConstant =
    ts.isIdentifier(value) && (isConstantName(value.text) || value.text === "Infinity");
  return isTruth || isConstant || ts.isNumericLiteral(value) || ts.isStringLiteral(value);
}
