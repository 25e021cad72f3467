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

/** Whether a name is another one with a letter more or less: `trick` and `tricks`. */
export function isAlmost(name: string, other: string): boolean {
  const [long, short] = name.length > other.length ? [name, other] : [other, name];
  if (short.length < LEAST_LETTERS || long.length !== short.length + 1) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

/** Shorter names are alike by chance. */
const LEAST_LETTERS = 3;

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
