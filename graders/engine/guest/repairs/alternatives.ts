/**
 * What may have been meant by an expression: the same with one sign, number or name changed.
 *
 * @module
 */
import * as ts from "typescript";
import type { Difference } from "../switches/switched.ts";
import type { Names } from "./names.ts";

export interface Alternative {
  readonly text: string;
  readonly kind: Difference["kind"];
  /** The most likely have 0. */
  readonly rank: number;
  /** What is changed, if that is less than the whole expression. */
  readonly at?: ts.Node;
}

/** What matters of the code around an expression. */
export interface Context {
  readonly source: ts.SourceFile;
  /** The variables of the function, the functions of the file, and the members that are written in it. */
  readonly names: Names;
  /** It decides whether a statement runs, and how often. */
  readonly decides?: "if" | "loop";
  /** A number that counts places: an index, or where a loop begins. */
  readonly counts?: boolean;
  /** Its object goes elsewhere: into a variable, out of the function. */
  readonly keeps?: boolean;
}

/** More names than these are not tried in one place. */
const MOST_NAMES = 5;

export function alternativesOf(node: ts.Expression, context: Context): Alternative[] {
  const { source, decides, counts, keeps } = context;
  const text = node.getText(source);
  const found: Alternative[] = ownAlternatives(node, text, context);
  if (decides) {
    found.push({ text: `!(${text})`, kind: "condition", rank: 0 });
    if (decides === "if")
      for (const value of ["true", "false"])
        found.push({ text: `((${text}), ${value})`, kind: "condition", rank: 2 });
  }
  if (counts && !ts.isNumericLiteral(node) && !isText(node))
    for (const step of ["+ 1", "- 1"])
      found.push({ text: `(${text}) ${step}`, kind: "number", rank: 1 });
  if (keeps && isPath(node)) found.push({ text: COPY(text), kind: "second name", rank: 2 });
  return found;
}

const COPY = (text: string) =>
  `((one) => Array.isArray(one) ? [...one] : one && Object.getPrototypeOf(one) === Object.prototype ? { ...one } : one)(${text})`;

function ownAlternatives(node: ts.Expression, text: string, context: Context): Alternative[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, context);
  if (ts.isNumericLiteral(node)) return ofNumber(node, context);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ text: "false", kind: "part", rank: 1 }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ text: "true", kind: "part", rank: 1 }];
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, context);
  if (ts.isPostfixUnaryExpression(node)) {
    const { operator, operand } = node;
    const text = operand.getText(context.source);
    const [own, other] = operator === ts.SyntaxKind.PlusPlusToken ? ["++", "--"] : ["--", "++"];
    return [text + other, own + text].map((one) => ({ text: one, kind: "calculation", rank: 1 }));
  }
  if (ts.isConditionalExpression(node)) {
    const [condition, one, other] = [node.condition, node.whenTrue, node.whenFalse].map((part) =>
      part.getText(context.source),
    );
    return [{ text: `(${condition}) ? ${other} : ${one}`, kind: "condition", rank: 0 }];
  }
  if (ts.isCallExpression(node)) return ofCall(node, context);
  if (ts.isPropertyAccessExpression(node)) return ofMember(node, context);
  if (ts.isIdentifier(node)) return ofNames(context.names.variables, text);
  return [];
}

function ofNames(names: readonly string[], own: string): Alternative[] {
  if (!names.includes(own)) return [];
  return names
    .filter((name) => name !== own)
    .slice(0, MOST_NAMES)
    .map((text) => ({ text, kind: "name", rank: 3 }));
}

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
  "*": ["/"],
  "/": ["*"],
  "=": ["===", "+=", "-="],
  "+=": ["-=", "="],
  "-=": ["+=", "="],
};

function ofBinary(node: ts.BinaryExpression, { source }: Context): Alternative[] {
  const { left, right, operatorToken } = node;
  const [one, sign, other] = [left, operatorToken, right].map((part) => part.getText(source)) as [
    string,
    string,
    string,
  ];
  const kind = kindOf(sign);
  const rank = sign === "=" ? 2 : 0;
  // Texts are joined, and nothing else can be done with them.
  if (sign === "+" && (isText(left) || isText(right))) return [];
  const found = (OTHERS[sign] ?? []).map(
    (by): Alternative => ({ text: `${one} ${by} (${other})`, kind, rank, at: operatorToken }),
  );
  if (sign === "&&" || sign === "||")
    for (const text of [one, other]) found.push({ text, kind: "condition", rank: 1 });
  if (sign === "-" || sign === "%" || sign === "/")
    found.push({ text: `(${other}) ${sign} (${one})`, kind: "order", rank: 1 });
  return found;
}

function kindOf(sign: string): Difference["kind"] {
  if (/^[<>]|^[!=]==?$/.test(sign)) return "comparison";
  return sign === "&&" || sign === "||" ? "condition" : "calculation";
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function ofNumber({ text }: ts.NumericLiteral, { names }: Context): Alternative[] {
  const value = Number(text);
  const others = names.variables.slice(0, MOST_NAMES);
  return [
    ...[value + 1, value - 1].map(
      (one) => ({ text: `(${one})`, kind: "number", rank: 0 }) as const,
    ),
    ...others.map((name) => ({ text: name, kind: "fixed", rank: 3 }) as const),
  ];
}

function ofPrefix(
  { operator, operand }: ts.PrefixUnaryExpression,
  { source }: Context,
): Alternative[] {
  const text = operand.getText(source);
  switch (operator) {
    case ts.SyntaxKind.ExclamationToken:
      return [{ text, kind: "condition", rank: 0 }];
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

/** Methods that are easily taken for each other. */
const METHODS: Readonly<Record<string, string>> = {
  push: "unshift",
  unshift: "push",
  pop: "shift",
  shift: "pop",
  indexOf: "lastIndexOf",
  lastIndexOf: "indexOf",
  find: "findLast",
  findLast: "find",
  findIndex: "findLastIndex",
  findLastIndex: "findIndex",
  some: "every",
  every: "some",
  max: "min",
  min: "max",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  slice: "splice",
  splice: "slice",
  toUpperCase: "toLowerCase",
  toLowerCase: "toUpperCase",
  padStart: "padEnd",
  padEnd: "padStart",
};

/** Methods that change their array. */
const CHANGING: ReadonlySet<string> = new Set(["sort", "reverse", "splice"]);

function ofCall(node: ts.CallExpression, context: Context): Alternative[] {
  const { source, names } = context;
  const { expression, arguments: given } = node;
  const texts = given.map((one) => one.getText(source));
  const callee = expression.getText(source);
  const found: Alternative[] = [];
  for (let at = 1; at < texts.length; at++) {
    const swapped = [...texts];
    [swapped[at - 1], swapped[at]] = [swapped[at]!, swapped[at - 1]!];
    found.push({ text: `${callee}(${swapped.join(", ")})`, kind: "order", rank: 1 });
  }
  if (ts.isIdentifier(expression))
    for (const { text, ...rest } of ofNames(names.functions, callee))
      found.push({ text: `${text}(${texts.join(", ")})`, ...rest });
  if (!ts.isPropertyAccessExpression(expression) || expression.questionDotToken) return found;
  const { name } = expression;
  const object = expression.expression.getText(source);
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
  if (other)
    found.push({
      text: `${object}.${other}(${texts.join(", ")})`,
      kind: "name",
      rank: 1,
      at: name,
    });
  if (name.text === "splice" && texts.length === 1)
    found.push({ text: `${object}.splice(${texts[0]}, 1)`, kind: "missing", rank: 1, at: name });
  if (CHANGING.has(name.text) && isPath(expression.expression))
    found.push({
      text: `[...${object}].${name.text}(${texts.join(", ")})`,
      kind: "second name",
      rank: 2,
    });
  return found;
}

function ofMember(
  { expression, name, questionDotToken }: ts.PropertyAccessExpression,
  { source, names }: Context,
): Alternative[] {
  if (questionDotToken || !ts.isIdentifier(name)) return [];
  const object = expression.getText(source);
  const members = names.members.get(object) ?? names.members.get("") ?? [];
  if (!members.includes(name.text)) return [];
  return members
    .filter((one) => one !== name.text)
    .slice(0, MOST_NAMES)
    .map((one) => ({ text: `${object}.${one}`, kind: "name", rank: 3, at: name }));
}

/** A name, or a name in a name: nothing that happens twice if it is written twice. */
function isPath(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return !node.questionDotToken && isPath(node.expression);
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
}
