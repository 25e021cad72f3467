/**
 * What may have been meant by an expression: the same with one sign, number or name changed.
 *
 * @module
 */
import * as ts from "typescript";
import type { Difference } from "../switches/switched.ts";
import { calledName } from "../switches/unawaited.ts";
import { type Alternative, type Context, MOST_NAMES, MOST_VALUES } from "./alternative.ts";
import { withOther } from "./conditions.ts";
import {
  isText,
  ofCopy,
  ofEmpty,
  ofJoined,
  ofObject,
  ofPattern,
  ofTable,
  ofTemplate,
  ofText,
  withoutCase,
} from "./literals.ts";
import { isConstantName, isTypeName, membersOf, type Names, nearest } from "./names.ts";

export function alternativesOf(node: ts.Expression, context: Context): Alternative[] {
  const { source, decides, answers, counts, numbered, divides, begins, keeps, property } = context;
  const text = node.getText(source);
  const found: Alternative[] = ownAlternatives(node, text, context);
  if (decides) {
    found.push({ text: `!(${text})`, kind: "condition", rank: 0 });
    if (decides === "if")
      for (const value of ["true", "false"])
        found.push({ text: `((${text}), ${value})`, kind: "condition", rank: 2 });
  }
  if (decides || answers) found.push(...withOther(node, text, context));
  if (numbered || (counts && !ts.isNumericLiteral(node) && !isText(node)))
    for (const step of ["+ 1", "- 1"])
      found.push({ text: `(${text}) ${step}`, kind: "number", rank: 1 });
  if (counts && isPath(node)) found.push({ text: `-${text}`, kind: "calculation", rank: 2 });
  if (begins && isPath(node))
    for (const other of ["0", `${text} + 1`, `${text} - 1`])
      found.push({ text: other, kind: "number", rank: 2 });
  if (decides && ts.isIdentifier(node))
    found.push({ text: `(${text}) !== -1`, kind: "condition", rank: 2 });
  if (counts && ts.isIdentifier(node))
    for (const number of context.names.numbers.slice(0, MOST_NAMES))
      for (const sign of ["+", "-"])
        found.push({ text: `${text} ${sign} ${number}`, kind: "number", rank: 3 });
  if (divides && ts.isIdentifier(node))
    for (const size of sizes(context.names, text))
      found.push({ text: size, kind: "name", rank: 3 });
  if (property !== undefined && property !== text && context.names.variables.includes(property))
    found.push({ text: property, kind: "name", rank: 1 });
  if (mayBeVariable(node, context))
    for (const name of context.names.variables.slice(-MOST_LAST))
      if (!isConstantName(name)) found.push({ text: name, kind: "name", rank: 3 });
  if (keeps && isPath(node))
    found.push({ text: `deckwork$copy(${text})`, kind: "second name", rank: 2 });
  if (begins && ts.isIdentifier(node) && node.text !== "undefined")
    found.push({ text: "[]", kind: "second name", rank: 1 });
  return found;
}

/** Of the variables, those that are declared last are tried where many others are possible. */
const MOST_LAST = 4;

/** Whether a variable may be meant instead of something longer. */
function mayBeVariable(
  node: ts.Expression,
  { passed = false, given = false, fills = false }: Context,
): boolean {
  if (ts.isElementAccessExpression(node))
    return fills || ts.isNumericLiteral(node.argumentExpression);
  return (passed || given) && (isMember(node) || ts.isCallExpression(node));
}

function ownAlternatives(node: ts.Expression, text: string, context: Context): Alternative[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, context);
  if (ts.isNumericLiteral(node)) return ofNumber(node, context);
  if (ts.isStringLiteral(node)) return ofText(node, context);
  if (ts.isRegularExpressionLiteral(node)) return ofPattern(node);
  if (ts.isTemplateExpression(node)) return ofTemplate(node, context);
  if (ts.isObjectLiteralExpression(node)) return ofObject(node, context);
  if (ts.isArrayLiteralExpression(node))
    return [
      ...ofCopy(node, context),
      ...ofTable(node, context),
      ...ofEmpty(node, context),
      ...ofFirst(node, context),
    ];
  if (ts.isAwaitExpression(node)) return withoutCase(text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ofTruth("false", context);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ofTruth("true", context);
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, context);
  if (ts.isPostfixUnaryExpression(node)) {
    const { operator, operand } = node;
    const text = operand.getText(context.source);
    const [own, other] = operator === ts.SyntaxKind.PlusPlusToken ? ["++", "--"] : ["--", "++"];
    return [
      ...[text + other, own + text].map(
        (one): Alternative => ({ text: one, kind: "calculation", rank: 1 }),
      ),
      ...stepsOf(context.names).map(
        (step): Alternative => ({ text: `${text} ${own[0]}= ${step}`, kind: "number", rank: 2 }),
      ),
    ];
  }
  if (ts.isConditionalExpression(node)) {
    const [condition, one, other] = [node.condition, node.whenTrue, node.whenFalse].map((part) =>
      part.getText(context.source),
    );
    const { stored } = context;
    // It keeps what it has in one of the two cases.
    const kept = stored === undefined ? [] : [`${one} : ${stored}`, `${stored} : ${other}`];
    return [
      { text: `(${condition}) ? ${other} : ${one}`, kind: "condition", rank: 0 },
      ...kept.map(
        (both): Alternative => ({ text: `(${condition}) ? ${both}`, kind: "condition", rank: 1 }),
      ),
    ];
  }
  if (ts.isCallExpression(node)) return ofCall(node, context);
  if (ts.isPropertyAccessExpression(node)) return ofMember(node, context);
  if (ts.isElementAccessExpression(node)) return ofElement(node, context);
  if (ts.isNewExpression(node)) return [...ofError(node, context), ...ofMade(node, context)];
  if (ts.isIdentifier(node))
    return [
      ...ofNames(context.names.variables, text),
      ...ofLinks(text, context),
      ...ofSums(text, context),
    ];
  return [];
}

/** All, instead of an array with the first of them. */
function ofFirst({ elements }: ts.ArrayLiteralExpression, { source }: Context): Alternative[] {
  const [one, ...more] = elements.map((its) =>
    ts.isNonNullExpression(its) ? its.expression : its,
  );
  if (!one || more.length > 0 || !ts.isElementAccessExpression(one)) return [];
  return [{ text: one.expression.getText(source), kind: "part", rank: 1 }];
}

/** How far a loop may go in one step. */
function stepsOf({ numbers, variables }: Names): readonly string[] {
  return [...numbers, ...variables.filter(isConstantName)].slice(0, MOST_NAMES);
}

function ofTruth(other: string, { names }: Context): Alternative[] {
  const variables = names.variables.slice(-MOST_VALUES);
  return [
    { text: other, kind: "part", rank: 1 },
    ...variables.map((text) => ({ text, kind: "fixed", rank: 2 }) as const),
  ];
}

/** A constant of which another one is a part. */
function ofSums(text: string, { names }: Context): Alternative[] {
  if (!isConstantName(text)) return [];
  return names.variables
    .filter((name) => isConstantName(name))
    .slice(0, MOST_NAMES)
    .map((name) => ({ text: `(${text} + ${name})`, kind: "missing", rank: 3 }));
}

/** What leads from one thing to the next, as in a list. */
const LINK = /^(?:next|prev|previous|link|tail|rest)$/;

/** One step further. */
function ofLinks(text: string, { names }: Context): Alternative[] {
  if (!names.variables.includes(text)) return [];
  return linksOf(names).map((name) => ({ text: `${text}.${name}`, kind: "name", rank: 1 }));
}

export function linksOf({ members }: Pick<Names, "members">): readonly string[] {
  return [...new Set([...members.values()].flat())].filter((name) => LINK.test(name));
}

/** A size, if it has one. */
const SIZE = (name: string, other: string) => `(${name}?.length ?? ${name}?.size ?? ${other})`;

function sizes({ variables, fields }: Names, other: string): string[] {
  return [...variables.slice(0, MOST_NAMES), ...fields.slice(0, MOST_NAMES)].map((name) =>
    SIZE(name, other),
  );
}

function ofNames(names: readonly string[], own: string): Alternative[] {
  if (!names.includes(own)) return [];
  return nearest(names, own)
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
  "*": ["/", "+"],
  "/": ["%", "*"],
  "%": ["/"],
  "=": ["===", "+=", "-="],
  "+=": ["-=", "="],
  "-=": ["+=", "="],
};

/** Of a division by a fixed number, which may be the last place of a row, or the first one. */
function isRemainder(node: ts.Expression): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PercentToken &&
    (ts.isNumericLiteral(node.right) ||
      (ts.isIdentifier(node.right) && isConstantName(node.right.text)))
  );
}

function ofBinary(node: ts.BinaryExpression, context: Context): Alternative[] {
  const { source, names, begins } = context;
  const { left, right, operatorToken } = node;
  const [one, sign, other] = [left, operatorToken, right].map((part) => part.getText(source)) as [
    string,
    string,
    string,
  ];
  const kind = kindOf(sign);
  const rank = sign === "=" ? 2 : 0;
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
    );
  // Without a remainder, a number may be far beyond the end of an array.
  if (/^[-+*/]$/.test(sign))
    found.push({ text: one, kind: "too much", rank: 2, at: operatorToken });
  if (/^[-+*]$/.test(sign)) found.push({ text: other, kind: "too much", rank: 2 });
  found.push(...ofSigns(node, source));
  if ((sign === "+" || sign === "-") && ts.isBinaryExpression(left)) {
    const [first, by, second] = [left.left, left.operatorToken, left.right].map((part) =>
      part.getText(source),
    );
    if (by === "%" || by === "*" || by === "/")
      found.push({ text: `${first} ${by} (${second} ${sign} ${other})`, kind, rank: 1 });
  }
  if (names.equals && (sign === "===" || sign === "!==") && mayBeObject(left) && mayBeObject(right))
    found.push({
      text: `${sign === "===" ? "" : "!"}(${one}).equals(${other})`,
      kind: "identity",
      rank: 1,
    });
  if (
    kind === "comparison" &&
    isMember(left) &&
    isMember(right) &&
    left.name.text === right.name.text
  )
    for (const name of membersOf(names, left.expression.getText(source)).slice(0, MOST_NAMES))
      if (name !== left.name.text)
        found.push({
          text: `${left.expression.getText(source)}.${name} ${sign} ${right.expression.getText(source)}.${name}`,
          ...{ kind: "name", rank: 0, at: left.name },
        });
  // The object and what it is compared with: `play.card === card`.
  if (isMember(left) && ts.isIdentifier(right) && left.name.text === right.text)
    for (const name of membersOf(names, left.expression.getText(source)))
      if (name !== right.text && names.variables.includes(name))
        found.push({
          text: `${left.expression.getText(source)}.${name} ${sign} ${name}`,
          ...{ kind: "name", rank: 1, at: left.name },
        });
  if (begins && sign === "-" && /\.length$/.test(one))
    for (const text of names.variables.slice(0, MOST_NAMES))
      found.push({ text, kind: "name", rank: 3 });
  if (sign === "=") found.push(...ofStored(node, names, source));
  if (sign === "-" || sign === "%" || sign === "/")
    found.push({ text: `(${other}) ${sign} (${one})`, kind: "order", rank: 1 });
  return found;
}

/** How long a loop goes on: as long as there is something, or to the end of something else. */
function ofBound(
  { left, right, operatorToken }: ts.BinaryExpression,
  { source, names }: Context,
): Alternative[] {
  const [one, sign, other] = [left, operatorToken, right].map((part) => part.getText(source)) as [
    string,
    string,
    string,
  ];
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

/** Of `a + b * c`, the two signs in the other order. */
function ofSigns(
  { left, right, operatorToken }: ts.BinaryExpression,
  source: ts.SourceFile,
): Alternative[] {
  const sign = operatorToken.getText(source);
  const isOther = (node: ts.Expression): node is ts.BinaryExpression =>
    ts.isBinaryExpression(node) && /^[*/%]$/.test(node.operatorToken.getText(source));
  if (sign !== "+" && sign !== "-") return [];
  const texts = (...all: ts.Expression[]) => all.map((one) => one.getText(source));
  const found: string[] = [];
  if (isOther(left)) {
    const [a, b, c] = texts(left.left, left.right, right);
    found.push(`${a} ${sign} ${b} ${left.operatorToken.getText(source)} ${c}`);
  }
  if (isOther(right)) {
    const [a, b, c] = texts(left, right.left, right.right);
    found.push(`${a} ${right.operatorToken.getText(source)} ${b} ${sign} ${c}`);
  }
  return found.map((text) => ({ text, kind: "calculation", rank: 2, at: operatorToken }));
}

function isMember(node: ts.Expression): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && !node.questionDotToken;
}

/** What is stored in a member: the whole object may be meant, or the other way round. */
function ofStored(
  { left, right }: ts.BinaryExpression,
  names: Names,
  source: ts.SourceFile,
): Alternative[] {
  if (!isMember(left) || left.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  const [object, other] = [left.expression, right].map((one) => one.getText(source));
  if (ts.isIdentifier(right) && right.text !== "undefined")
    return [{ text: `${other}.${left.name.text} = ${object}`, kind: "order", rank: 2 }];
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

function mayBeObject(node: ts.Expression): boolean {
  const own = ts.isNonNullExpression(node) ? node.expression : node;
  if (ts.isIdentifier(own)) return own.text !== "undefined";
  return (
    ts.isElementAccessExpression(own) ||
    ts.isCallExpression(own) ||
    own.kind === ts.SyntaxKind.ThisKeyword
  );
}

function kindOf(sign: string): Difference["kind"] {
  if (/^[<>]|^[!=]==?$/.test(sign)) return "comparison";
  return sign === "&&" || sign === "||" ? "condition" : "calculation";
}

function ofNumber(
  { text }: ts.NumericLiteral,
  { names, begins, counts, divides }: Context,
): Alternative[] {
  const value = Number(text);
  const others = names.variables.slice(0, MOST_NAMES);
  const numbers = names.numbers.filter((one) => one !== text).slice(0, MOST_NAMES);
  const isFirst = value === 0 && begins;
  // Of two loops, the inner one may begin behind the outer one.
  const behind = isFirst ? names.variables.slice(-MOST_LAST) : [];
  return [
    ...[value + 1, value - 1].map(
      (one) => ({ text: `(${one})`, kind: "number", rank: 0 }) as const,
    ),
    ...(isFirst ? ["Infinity", "(-Infinity)"] : []).map(
      (one) => ({ text: one, kind: "number", rank: 1 }) as const,
    ),
    ...behind.map((name) => ({ text: `${name} + 1`, kind: "fixed", rank: 3 }) as const),
    // The same place in each round of a loop.
    ...(counts && !begins && !divides ? names.variables.slice(-MOST_LAST) : []).map(
      (name) => ({ text: name, kind: "fixed", rank: 1 }) as const,
    ),
    ...(value > 1 ? [`${value * 10}`, `${value / 10}`] : []).map(
      (one) => ({ text: one, kind: "number", rank: divides ? 1 : 3 }) as const,
    ),
    ...(value > 1 ? ["0", ...numbers] : []).map(
      (one) => ({ text: one, kind: "number", rank: 3 }) as const,
    ),
    ...[...others, ...(value > 1 ? sizes(names, text) : [])].map(
      (name) => ({ text: name, kind: "fixed", rank: 3 }) as const,
    ),
  ];
}

function ofPrefix(
  { operator, operand }: ts.PrefixUnaryExpression,
  { source }: Context,
): Alternative[] {
  const text = operand.getText(source);
  switch (operator) {
    case ts.SyntaxKind.ExclamationToken:
      return [
        { text, kind: "condition", rank: 0 },
        // A place that is none is -1, and the first one is 0.
        ...(ts.isIdentifier(operand) ? ["-1", "undefined"] : []).map(
          (none): Alternative => ({ text: `${text} === ${none}`, kind: "condition", rank: 2 }),
        ),
      ];
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
  concat: "push",
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

/** Methods that give a part of a text. */
const PARTS: ReadonlySet<string> = new Set(["charAt", "at", "substring", "substr", "slice"]);

/** Methods that change their array. */
const CHANGING: ReadonlySet<string> = new Set(["sort", "reverse", "splice"]);

/** What a call may need besides: variables, and what is read of them. */
function argumentsFrom({ variables, members }: Names): readonly string[] {
  const near = variables.slice(-MOST_VALUES);
  const read = near.flatMap((name) =>
    (members.get(name) ?? []).slice(0, MOST_MEMBERS).map((one) => `${name}.${one}`),
  );
  return [...near, ...read];
}

const MOST_MEMBERS = 3;

/** What makes a number of a text. */
const CONVERSIONS: readonly string[] = ["Number", "parseInt", "parseFloat"];

/** With what a function or method is called elsewhere, if all of that is known here. */
function namesOfCalls({ calls, variables }: Names, name: string): readonly (readonly string[])[] {
  const known = new Set(variables);
  return (calls.get(name) ?? []).filter((texts) =>
    texts.every((text) => known.has(text.replace(/[.[!].*/s, ""))),
  );
}

function ofCall(node: ts.CallExpression, context: Context): Alternative[] {
  const { source, names, waits } = context;
  const { expression, arguments: given } = node;
  const texts = given.map((one) => one.getText(source));
  const callee = expression.getText(source);
  const found: Alternative[] =
    waits && names.promises.has(calledName(node) ?? "")
      ? [{ text: `await ${node.getText(source)}`, kind: "await", rank: 0 }]
      : [];
  for (let at = 1; at < texts.length; at++) {
    const swapped = [...texts];
    [swapped[at - 1], swapped[at]] = [swapped[at]!, swapped[at - 1]!];
    found.push({ text: `${callee}(${swapped.join(", ")})`, kind: "order", rank: 1 });
  }
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : callee;
  const missing = names.parameters.get(name)?.[texts.length];
  if (missing !== undefined)
    for (const one of argumentsFrom(names))
      found.push({
        text: `${callee}(${[...texts, one].join(", ")})`,
        ...{ kind: "missing", rank: one.toLowerCase().includes(missing.toLowerCase()) ? 1 : 2 },
      });
  for (const given of namesOfCalls(names, name))
    if (given.length > texts.length && texts.every((text, at) => text === given[at]))
      found.push({ text: `${callee}(${given.join(", ")})`, kind: "missing", rank: 1 });
  for (const other of CONVERSIONS.includes(callee) ? CONVERSIONS : [])
    if (other !== callee)
      found.push({ text: `${other}(${texts[0] ?? ""})`, kind: "name", rank: 1, at: expression });
  if (ts.isIdentifier(expression))
    for (const { text, ...rest } of ofNames([...new Set([...names.functions, callee])], callee))
      found.push({ text: `${text}(${texts.join(", ")})`, ...rest });
  if (!ts.isPropertyAccessExpression(expression) || expression.questionDotToken) return found;
  const method = expression.name;
  const object = expression.expression.getText(source);
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other)
    found.push({
      text: `${object}.${other}(${texts.join(", ")})`,
      kind: "name",
      rank: 1,
      at: method,
    });
  if (/^(?:startsWith|endsWith|includes)$/.test(name) && texts.length === 1)
    found.push({ text: `${object} === ${texts[0]}`, kind: "comparison", rank: 1, at: method });
  // In `slice`, the second number is a place, and not how many.
  if (/^(?:slice|substring)$/.test(name) && texts.length === 2)
    found.push({
      text: `${object}.${name}(${texts[0]}, (${texts[0]}) + (${texts[1]}))`,
      ...{ kind: "number", rank: 1, at: given[1]! },
    });
  if (/^(?:trim|to(?:Upper|Lower)Case)$/.test(name))
    found.push(...withoutCase(node.getText(source)));
  if (names.equals && name === "includes" && texts.length === 1)
    found.push({
      text: `${object}.some((one) => one.equals(${texts[0]}))`,
      kind: "identity",
      rank: 1,
    });
  if (PARTS.has(name)) found.push({ text: object, kind: "too much", rank: 2, at: method });
  if (name === "slice" && texts.length === 0) found.push({ text: object, kind: "copy", rank: 1 });
  if (name === "join")
    for (const by of ['" "', '""', '", "'].filter((one) => one !== texts[0]))
      found.push({ text: `${object}.join(${by})`, kind: "text", rank: 2, at: method });
  if (name === "splice" && texts.length === 1)
    found.push({ text: `${object}.splice(${texts[0]}, 1)`, kind: "missing", rank: 1, at: method });
  if (CHANGING.has(name) && isPath(expression.expression))
    found.push({
      text: `[...${object}].${name}(${texts.join(", ")})`,
      kind: "second name",
      rank: 2,
    });
  return found;
}

function ofMember(
  { expression, name, questionDotToken }: ts.PropertyAccessExpression,
  { source, names }: Context,
): Alternative[] {
  const object = expression.getText(source);
  const isLink = LINK.test(name.text) && isPath(expression);
  const before: Alternative[] = isLink
    ? [{ text: object, kind: "too much", rank: 1, at: name }]
    : [];
  if (questionDotToken) return before;
  const field = `${object}.${name.text}`;
  if (names.fields.includes(field))
    return [
      ...ofNames(names.fields, field),
      ...names.results
        .slice(0, MOST_LAST)
        .map((text): Alternative => ({ text, kind: "name", rank: 3 })),
    ];
  if (!ts.isIdentifier(name)) return [];
  const members = besideIn(names, object, name.text);
  if (!members.includes(name.text) && name.text !== "length") return before;
  // An enum has few members, and an object few that are read.
  const rank = isTypeName(object) ? 1 : names.members.has(object) ? 2 : 3;
  const others = members
    .filter((one) => one !== name.text)
    .slice(0, MOST_NAMES)
    .map((one): Alternative => ({ text: `${object}.${one}`, kind: "name", rank, at: name }));
  const sizes: Alternative[] = [];
  if (name.text === "length" && isMember(expression))
    for (const one of membersOf(names, expression.expression.getText(source)).slice(0, MOST_NAMES))
      sizes.push({
        text: `${expression.expression.getText(source)}.${one}`,
        ...{ kind: "name", rank: 2, at: expression.name },
      });
  return [...before, ...others, ...sizes];
}

/** The members of an object, and those first that other objects have beside this one. */
function besideIn(names: Names, object: string, member: string): readonly string[] {
  const members = membersOf(names, object);
  if (isTypeName(object)) return members;
  const own = names.members.get(object) ?? [];
  const beside = [...names.members].flatMap(([other, all]) =>
    other !== "" && !isTypeName(other) && all.includes(member) ? all : [],
  );
  return [...new Set([...own, ...beside, ...members])];
}

/** The first or last element, and what takes it away. */
function ofElement(
  { expression, argumentExpression: index, questionDotToken }: ts.ElementAccessExpression,
  { source, names }: Context,
): Alternative[] {
  if (questionDotToken) return [];
  const object = expression.getText(source);
  const method = index.getText(source) === "0" ? "shift" : "pop";
  const isEnd = method === "shift" || /\.length - 1$/.test(index.getText(source));
  const other = method === "shift" ? `${object}.length - 1` : "0";
  const ends = isEnd ? [`${object}.${method}()`, `${object}[${other}]`] : [];
  // Something else that the same object has, instead of one of many: `trick.cards()[0]`.
  const call = ts.isCallExpression(expression) ? expression.expression : undefined;
  const of = call && isMember(call) ? call.expression.getText(source) : "";
  const beside = (names.members.get(of) ?? []).slice(0, of === "" ? 0 : MOST_NAMES);
  return [
    ...ends.map((text): Alternative => ({ text, kind: "part", rank: 2 })),
    ...beside.map((name): Alternative => ({ text: `${of}.${name}`, kind: "name", rank: 2 })),
  ];
}

/** One that is there already, instead of a new one; first `trick` instead of `new Trick()`. */
function ofMade(
  { expression }: ts.NewExpression,
  { names: { variables }, source, passed = false }: Context,
): Alternative[] {
  if (!passed) return [];
  const same = expression.getText(source).replace(/^./, (letter) => letter.toLowerCase());
  const others = variables.filter((name) => name !== same).slice(-MOST_LAST);
  return [
    ...(variables.includes(same) ? [{ text: same, kind: "second name", rank: 1 } as const] : []),
    ...others.map((text): Alternative => ({ text, kind: "second name", rank: 2 })),
  ];
}

const ERRORS = ["Error", "RangeError", "TypeError"];

function ofError(
  { expression, arguments: given }: ts.NewExpression,
  { source }: Context,
): Alternative[] {
  const name = expression.getText(source);
  if (!ERRORS.includes(name)) return [];
  const texts = (given ?? []).map((one) => one.getText(source)).join(", ");
  return ERRORS.filter((one) => one !== name).map((one) => ({
    text: `new ${one}(${texts})`,
    kind: "name",
    rank: 2,
  }));
}

/** A name, or a name in a name: nothing that happens twice if it is written twice. */
export function isPath(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return !node.questionDotToken && isPath(node.expression);
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
}
