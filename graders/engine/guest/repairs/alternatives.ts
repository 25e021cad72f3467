/**
 * What may have been meant by an expression: the same with one sign, number or name changed.
 *
 * @module
 */
import * as ts from "typescript";
import { additionsTo } from "./additions.ts";
import {
  type Alternative,
  type Context,
  isMember,
  isPath,
  MOST_LAST,
  MOST_NAMES,
  MOST_VALUES,
  ofNames,
  SIZE,
} from "./alternative.ts";
import { ofCall } from "./calls.ts";
import { withOther } from "./conditions.ts";
import {
  isText,
  ofCopy,
  ofEmpty,
  ofObject,
  ofPattern,
  ofTable,
  ofTemplate,
  ofText,
  withoutCase,
} from "./literals.ts";
import { LINK, linksOf, membersOf, type Names, nearestInRound } from "./names.ts";
import { ofBinary } from "./operators.ts";
import { argumentsExchanged, elementsExchanged } from "./orders.ts";
import { isConstantName, isTypeName } from "./spelling.ts";
import { changes } from "./statements.ts";

export function alternativesOf(node: ts.Expression, context: Context): Alternative[] {
  const { source, decides, answers, counts, numbered, divides, begins, keeps, passed, property } =
    context;
  const text = node.getText(source);
  const found: Alternative[] = ownAlternatives(node, text, context);
  if (decides) {
    found.push({ text: `!(${text})`, kind: "condition", rank: 0 });
    if (decides === "if")
      for (const value of ["true", "false"])
        found.push({ text: `((${text}), ${value})`, kind: "condition", rank: 2 });
  }
  if (decides || answers) found.push(...withOther(node, text, context));
  if (answers && !ts.isBinaryExpression(node) && !ts.isPrefixUnaryExpression(node))
    found.push({ text: `!(${text})`, kind: "condition", rank: 1 });
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
  // One of those that are left, and not of all.
  if (divides && isMember(node) && node.name.text === "length")
    for (const name of context.names.lets.slice(-MOST_LAST))
      for (const left of [name, `(${name} + 1)`])
        found.push({ text: left, kind: "number", rank: 2 });
  if ((counts || passed) && ts.isIdentifier(node) && context.names.counters.has(text))
    if (context.names.lets.includes(text)) {
      const isStill = !changes(source.text, text, true);
      found.push({ text: `${text}++`, kind: "missing", rank: isStill ? 1 : 2 });
    }
  if (property !== undefined && property !== text && context.names.variables.includes(property))
    found.push({ text: property, kind: "name", rank: 1 });
  if (mayBeVariable(node, context))
    for (const name of context.names.variables.slice(-MOST_LAST))
      if (!isConstantName(name)) found.push({ text: name, kind: "name", rank: 3 });
  found.push(...additionsTo(node, text, context));
  if (keeps && isPath(node))
    found.push({ text: `deckwork$copy(${text})`, kind: "second name", rank: 2 });
  if (begins && ts.isIdentifier(node) && node.text !== "undefined")
    found.push({ text: "[]", kind: "second name", rank: 1 });
  return found;
}

/** Whether a variable may be meant instead of something longer. */
function mayBeVariable(
  node: ts.Expression,
  { passed = false, given = false, fills = false, property }: Context,
): boolean {
  if (ts.isElementAccessExpression(node))
    return fills || passed || ts.isNumericLiteral(node.argumentExpression);
  if (property !== undefined && isMember(node)) return true;
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
      ...elementsExchanged(node, context),
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
  if (ts.isNewExpression(node))
    return [
      ...ofError(node, context),
      ...ofMade(node, context),
      ...argumentsExchanged(node, node.expression.getText(context.source), context, "new "),
    ];
  if (ts.isIdentifier(node))
    return [
      ...ofNames(context.names.variables, text, context.names),
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

/** One step further. */
function ofLinks(text: string, { names }: Context): Alternative[] {
  if (!names.variables.includes(text)) return [];
  return linksOf(names).map((name) => ({ text: `${text}.${name}`, kind: "name", rank: 1 }));
}

function sizes({ variables, fields }: Names, other: string): string[] {
  return [...variables.slice(0, MOST_NAMES), ...fields.slice(0, MOST_NAMES)].map((name) =>
    SIZE(name, other),
  );
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
  // A function instead of what it gives.
  if (names.parameters.get(name.text)?.length === 0)
    before.push({ text: `${object}.${name.text}()`, kind: "missing", rank: 1, at: name });
  const field = `${object}.${name.text}`;
  if (names.fields.includes(field))
    return [
      ...ofNames(names.fields, field, names),
      ...names.results
        .slice(0, MOST_LAST)
        .map((text): Alternative => ({ text, kind: "name", rank: 3 })),
    ];
  if (!ts.isIdentifier(name)) return [];
  const members = besideIn(names, object, name.text);
  if (!members.includes(name.text) && name.text !== "length") return before;
  // An enum has few members, and an object few that are read.
  const rank = isTypeName(object) ? 1 : names.members.has(object) ? 2 : 3;
  const others = (
    isTypeName(object)
      ? nearestInRound(members, name.text)
      : members.filter((one) => one !== name.text)
  )
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
  // Always the same element of a field, and not what the class itself keeps or tells.
  const isFixed = ts.isNumericLiteral(index) && object.startsWith("this.");
  const told = isFixed ? [...names.getters, ...names.fields.filter((one) => one !== object)] : [];
  return [
    ...told.slice(0, MOST_NAMES).map((text): Alternative => ({ text, kind: "fixed", rank: 2 })),
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
