/**
 * What may have been meant by an expression with an operator: another one, or without one of its sides.
 *
 * @module
 */
import * as ts from "typescript";
import type { Difference } from "../switches/switched.ts";
import {
  type Alternative,
  type Context,
  isMember,
  MOST_LAST,
  MOST_NAMES,
  SIZE,
  textsOf,
} from "./alternative.ts";
import { ofCompared } from "./compared.ts";
import { negations } from "./conditions.ts";
import { isText, ofJoined } from "./literals.ts";
import { linksOf, type Names } from "./names.ts";
import { isConstantName, isTypeName } from "./spelling.ts";

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">", ">="],
  "<=": ["<", ">=", ">"],
  ">": [">=", "<", "<="],
  ">=": [">", "<=", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/", "+"],
  "/": ["%", "*"],
  "%": ["/"],
  "=": ["===", "+=", "-="],
  "+=": ["-=", "="],
  "-=": ["+=", "="],
  "|": ["&", "^"],
  "&": ["|", "^"],
  "^": ["|", "&"],
  "|=": ["&=", "^="],
  "&=": ["|=", "^="],
  "^=": ["|=", "&="],
};

/** The names of what is added up. */
const SUMS = /(?:total|sum|points|score|chips|money|balance)s?$/i;

/** Of a division by a fixed number, which may be the last place of a row, or the first one. */
function isRemainder(node: ts.Expression): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PercentToken &&
    (ts.isNumericLiteral(node.right) ||
      (ts.isIdentifier(node.right) && isConstantName(node.right.text)))
  );
}

export function ofBinary(node: ts.BinaryExpression, context: Context): Alternative[] {
  const { source, names, begins } = context;
  const { left, right, operatorToken } = node;
  const [one, sign, other] = textsOf(node, source);
  const kind = kindOf(sign);
  const rank = rankOf(sign, one, context);
  // Texts are joined: only their order can be another one.
  const endsInText = ts.isBinaryExpression(left) && isText(left.right);
  if (sign === "+" && (isText(left) || isText(right) || endsInText)) return ofJoined(node, source);
  const isFixed =
    ts.isNumericLiteral(right) || (ts.isIdentifier(right) && isConstantName(right.text));
  // Several places cannot get a sum.
  const isPattern = ts.isArrayLiteralExpression(left) || ts.isObjectLiteralExpression(left);
  const hasNone = isPattern || (sign === "%" && !isFixed);
  const others = hasNone ? [] : (OTHERS[sign] ?? []);
  const found = others.map(
    (by): Alternative => ({ text: `${one} ${by} (${other})`, kind, rank, at: operatorToken }),
  );
  if (sign === "===" && isFixed)
    for (const by of [">=", "<="])
      found.push({ text: `${one} ${by} (${other})`, kind, rank: 1, at: operatorToken });
  if (sign === "<" || sign === ">")
    found.push({ text: `${one} !== (${other})`, kind, rank: 1, at: operatorToken });
  // Texts are compared letter by letter: "3" is more than "10".
  if (/^[<>]=?$/.test(sign) && (isMadeText(left) || isMadeText(right)))
    found.push({
      text: `Number(${one}) ${sign} Number(${other})`,
      ...{ kind, rank: 0, at: operatorToken },
    });
  // What sorts asks for more than yes or no.
  if ((sign === "<" || sign === ">") && context.isResult)
    found.push({ text: `(${one}) - (${other})`, kind: "calculation", rank: 1, at: operatorToken });
  // Numbers with a fraction are not what a division of whole numbers gives.
  if (sign === "/")
    found.push({ text: `Math.floor(${one} / ${other})`, kind: "calculation", rank: 0 });
  if (sign === "===" && isFixed && ts.isIdentifier(left))
    for (const by of names.remainders)
      found.push({
        text: `${one} % ${by} ${sign} ${other}`,
        kind: "calculation",
        rank: 1,
        at: left,
      });
  if (/^[!=]==?$/.test(sign) && isRemainder(left) && ts.isNumericLiteral(right))
    for (const place of [`${left.right.getText(source)} - 1`, "0"])
      found.push({ text: `${one} ${sign} ${place}`, kind: "number", rank: 1, at: right });
  if (context.decides === "loop") found.push(...ofBound(node, context));
  // What a condition is made of is true or false.
  if (sign === "||" && !context.decides)
    found.push({ text: `(${one}) ?? (${other})`, kind: "nothing", rank: 1, at: operatorToken });
  if (sign === "??" && ts.isBinaryExpression(right)) {
    const [first, by, last] = [right.left, right.operatorToken, right.right].map((part) =>
      part.getText(source),
    );
    found.push({ text: `(${one} ?? ${first}) ${by} ${last}`, kind, rank: 1 });
  }
  if (sign === "&&" || sign === "||")
    found.push(
      { text: one, kind: "condition", rank: 1, at: operatorToken },
      { text: other, kind: "condition", rank: 1 },
      ...negations(node, source),
    );
  // Without a remainder, a number may be far beyond the end of an array.
  if (/^[-+*/]$/.test(sign))
    found.push({ text: one, kind: "too much", rank: 2, at: operatorToken });
  if (/^[-+*]$/.test(sign)) found.push({ text: other, kind: "too much", rank: 2 });
  found.push(...ofSigns(node, source));
  if (sign === "+" || sign === "-") found.push(...ofOrder(node, source));
  found.push(...ofCompared(node, context));
  if (begins && sign === "-" && /\.length$/.test(one))
    for (const text of names.variables.slice(0, MOST_NAMES))
      found.push({ text, kind: "name", rank: 3 });
  if (sign === "=") found.push(...ofStored(node, names, source));
  if (sign === "-" || sign === "%" || sign === "/")
    found.push({ text: `(${other}) ${sign} (${one})`, kind: "order", rank: 1 });
  return found;
}

/** Whether a text is made here of something else: `String(count)`. */
function isMadeText(node: ts.Expression): boolean {
  if (ts.isTemplateExpression(node)) return true;
  if (!ts.isCallExpression(node)) return false;
  const { expression: called } = node;
  return ts.isIdentifier(called)
    ? called.text === "String"
    : ts.isPropertyAccessExpression(called) && called.name.text === "toString";
}

/** How likely another sign is meant. */
function rankOf(sign: string, one: string, { isOfGreater }: Context): number {
  if (sign === "=") return SUMS.test(one) ? 1 : 2;
  // What the name of the function says is rather right.
  return sign === ">" && isOfGreater ? 2 : 0;
}

/** How long a loop goes on: as long as there is something, or to the end of something else. */
function ofBound(node: ts.BinaryExpression, { source, names }: Context): Alternative[] {
  const { right } = node;
  const [one, sign, other] = textsOf(node, source);
  if (/^>=?$/.test(sign) && other !== "0")
    return [{ text: `${one} > 0`, kind: "comparison", rank: 1, at: right }];
  if (!/^<=?$/.test(sign) || !(ts.isNumericLiteral(right) || ts.isIdentifier(right))) return [];
  const parts = names.variables.flatMap((name) =>
    isTypeName(name) ? [] : (names.members.get(name) ?? []).map((part) => `${name}.${part}`),
  );
  return [...names.variables.slice(-MOST_LAST), ...parts.slice(0, MOST_NAMES)]
    .filter((name) => name !== one && name !== other && !isConstantName(name))
    .map((name) => ({
      text: `${one} ${sign} ${SIZE(name, other)}`,
      ...{ kind: "number", rank: 2, at: right },
    }));
}

/** Of `a + b * c`, that the sum comes first. */
function ofOrder(node: ts.BinaryExpression, source: ts.SourceFile): Alternative[] {
  const { left, right } = node;
  const [one, sign, other] = textsOf(node, source);
  const found: string[] = [];
  if (isProduct(left, source)) {
    const [a, by, b] = textsOf(left, source);
    found.push(`${a} ${by} (${b} ${sign} ${other})`);
  }
  if (isProduct(right, source)) {
    const [a, by, b] = textsOf(right, source);
    found.push(`(${one} ${sign} ${a}) ${by} ${b}`);
  }
  return found.map((text) => ({ text, kind: "calculation", rank: 1 }));
}

function isProduct(node: ts.Expression, source: ts.SourceFile): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && /^[*/%]$/.test(node.operatorToken.getText(source));
}

/** Of `a + b * c`, the two signs in the other order. */
function ofSigns(
  { left, right, operatorToken }: ts.BinaryExpression,
  source: ts.SourceFile,
): Alternative[] {
  const sign = operatorToken.getText(source);
  if (sign !== "+" && sign !== "-") return [];
  const texts = (...all: ts.Expression[]) => all.map((one) => one.getText(source));
  const found: string[] = [];
  if (isProduct(left, source)) {
    const [a, b, c] = texts(left.left, left.right, right);
    found.push(`${a} ${sign} ${b} ${left.operatorToken.getText(source)} ${c}`);
  }
  if (isProduct(right, source)) {
    const [a, b, c] = texts(left, right.left, right.right);
    found.push(`${a} ${right.operatorToken.getText(source)} ${b} ${sign} ${c}`);
  }
  return found.map((text) => ({ text, kind: "calculation", rank: 2, at: operatorToken }));
}

/** What is stored in a member: the whole object may be meant, or the other way round. */
function ofStored(
  { left, right, operatorToken: at }: ts.BinaryExpression,
  names: Names,
  source: ts.SourceFile,
): Alternative[] {
  // What a parameter gets from a field, and the field should get from it.
  if (ts.isIdentifier(left) && isMember(right) && names.fields.includes(right.getText(source))) {
    const text = `${right.getText(source)} = ${left.text}`;
    return [{ text, kind: "order", rank: 1, at }];
  }
  if (!isMember(left) || left.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  const [object, other] = [left.expression, right].map((one) => one.getText(source));
  if (ts.isIdentifier(right) && right.text !== "undefined")
    return [{ text: `${other}.${left.name.text} = ${object}`, kind: "order", rank: 2, at }];
  if (!isMember(right)) return [];
  // What comes behind something else: `queue.front = first.next`.
  const behind = names.variables
    .slice(-MOST_LAST)
    .flatMap((name) => linksOf(names).map((link) => `${left.getText(source)} = ${name}.${link}`));
  const found = behind.map((text): Alternative => ({ text, kind: "name", rank: 2, at: right }));
  // The bundler refuses a new value for a constant, and for what is imported.
  return names.lets.includes(object!) && right.name.text === left.name.text
    ? [{ text: `${object} = ${right.expression.getText(source)}`, kind: "part", rank: 2 }, ...found]
    : found;
}

function kindOf(sign: string): Difference["kind"] {
  if (/^[<>]|^[!=]==?$/.test(sign)) return "comparison";
  return sign === "&&" || sign === "||" ? "condition" : "calculation";
}
