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
  ofNames,
} from "./alternative.ts";
import { ofCall } from "./calls.ts";
import { withOther } from "./conditions.ts";
import { ofNumber, ofTruth, sizes } from "./fixed-values.ts";
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
import { ofElement, ofFirst, ofMember } from "./members.ts";
import { linksOf } from "./names.ts";
import { ofError, ofMade, ofMadeOnce, ofNamedTwice, ofRegExp, ofReset } from "./new-objects.ts";
import { ofBinary } from "./operators.ts";
import { argumentsExchanged, elementsExchanged } from "./orders.ts";
import { ofPostfix, ofPrefix } from "./signs.ts";
import { isConstantName } from "./spelling.ts";
import { changes } from "./steps.ts";

export function alternativesOf(node: ts.Expression, context: Context): Alternative[] {
  const { source, decides, answers, counts, numbered, divides, begins, keeps, passed, property } =
    context;
  const text = node.getText(source);
  const found: Alternative[] = ownAlternatives(node, text, context);
  if (decides) {
    found.push({ text: `!(${text})`, kind: "condition", rank: 0 });
  }
  if (decides || answers) found.push(...withOther(node, text, context));
  if (answers && !ts.isBinaryExpression(node) && !ts.isPrefixUnaryExpression(node))
    found.push({ text: `!(${text})`, kind: "condition", rank: 1 });
  if (numbered || (counts && !ts.isNumericLiteral(node) && !isText(node)))
    for (const step of ["+ 1", "- 1"])
      found.push({ text: `(${text}) ${step}`, kind: "number", rank: 1 });
  if (counts && isPath(node)) found.push({ text: `-${text}`, kind: "calculation", rank: 2 });
  // What is the greatest, or comes first, by this is the least, or last, by its opposite.
  if (context.isResult && !context.given && isPath(node))
    found.push({ text: `-${text}`, kind: "calculation", rank: 1 });
  if (begins && isPath(node))
    for (const other of ["0", `${text} + 1`, `${text} - 1`])
      found.push({ text: other, kind: "number", rank: 2 });
  if (decides && ts.isIdentifier(node))
    found.push({ text: `(${text}) !== -1`, kind: "condition", rank: 2 });
  if (divides && ts.isIdentifier(node))
    for (const size of sizes(context.names, text))
      found.push({ text: size, kind: "name", rank: 3 });
  // One of those that are left, and not of all.
  if (divides && isMember(node) && node.name.text === "length")
    for (const name of context.names.lets.slice(-MOST_LAST))
      for (const left of [name, `(${name} + 1)`])
        found.push({
          text: left,
          ...{ kind: "number", rank: context.names.indices.includes(name) ? 1 : 2 },
        });
  if ((counts || passed) && ts.isIdentifier(node) && context.names.counters.has(text))
    if (context.names.lets.includes(text)) {
      const isStill = !changes(source.text, text, true);
      found.push({ text: `${text}++`, kind: "missing", rank: isStill ? 1 : 2 });
    }
  if (property !== undefined && property !== text && context.names.variables.includes(property))
    found.push({ text: property, kind: "name", rank: 1 });
  found.push(...additionsTo(node, text, context), ...ofMadeOnce(node, text, context));
  if (keeps && isPath(node))
    found.push({ text: `deckwork$copy(${text})`, kind: "second name", rank: 2 });
  if (begins && ts.isIdentifier(node) && node.text !== "undefined")
    found.push({ text: "[]", kind: "second name", rank: 1 });
  return found;
}

function ownAlternatives(node: ts.Expression, text: string, context: Context): Alternative[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, context);
  if (ts.isNumericLiteral(node)) return ofNumber(node, context);
  if (ts.isStringLiteral(node)) return ofText(node, context);
  if (ts.isRegularExpressionLiteral(node)) return ofPattern(node);
  if (ts.isTemplateExpression(node)) return ofTemplate(node, context);
  if (ts.isObjectLiteralExpression(node))
    return [...ofObject(node, context), ...ofReset(node, context), ...ofNamedTwice(node, context)];
  if (ts.isArrayLiteralExpression(node))
    return [
      ...ofCopy(node, context),
      ...ofTable(node, context),
      ...ofEmpty(node, context),
      ...ofFirst(node, context),
      ...elementsExchanged(node, context),
      ...ofNamedTwice(node, context),
    ];
  if (ts.isAwaitExpression(node)) return [...withoutCase(text), ...ofAnswer(text, context)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ofTruth("false", context);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ofTruth("true", context);
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, context);
  if (ts.isPostfixUnaryExpression(node)) return ofPostfix(node, context);
  if (ts.isConditionalExpression(node)) return ofConditional(node, context);
  if (ts.isCallExpression(node)) return [...ofCall(node, context), ...ofTrimmed(node, text)];
  if (ts.isPropertyAccessExpression(node)) return ofMember(node, context);
  if (ts.isElementAccessExpression(node)) return ofElement(node, context);
  if (ts.isNewExpression(node))
    return [
      ...ofError(node, context),
      ...ofMade(node, context),
      ...ofRegExp(node, context),
      ...argumentsExchanged(node, node.expression.getText(context.source), context, "new "),
    ];
  if (ts.isIdentifier(node))
    return [...namesFor(text, context), ...ofLinks(text, context), ...ofSums(text, context)];
  return [];
}

/** An answer without the spaces around it may also have to be made small. */
function ofTrimmed({ expression }: ts.CallExpression, text: string): Alternative[] {
  const isTrimmed = ts.isPropertyAccessExpression(expression) && expression.name.text === "trim";
  return isTrimmed ? [{ text: `${text}.toLowerCase()`, kind: "missing", rank: 1 }] : [];
}

/** The place in a list that somebody chooses counts from 1, and an index from 0. */
function ofAnswer(text: string, { passed = false }: Context): Alternative[] {
  const steps = passed ? ["- 1", "+ 1"] : [];
  return steps.map((step) => ({ text: `(${text}) ${step}`, kind: "number", rank: 0 }));
}

/**
 * Some names are likelier than others: of the array beside this one, which is easily filled or emptied instead; of the other
 * parameter of the same type; of what is made of this variable; and of another place in the same array.
 */
function namesFor(text: string, { names, changed, indexes }: Context): Alternative[] {
  // `Array` of `Array.from` is no variable.
  if (!names.variables.includes(text)) return [];
  const all = ofNames(names.variables, text, names);
  const beside = changed ? all.find(({ rank }) => rank === 2)?.text : undefined;
  const twins = names.twins.get(text) ?? [];
  const isOneOfTwo = twins.length === 2;
  const likely = new Set([
    ...twins,
    ...(beside === undefined ? [] : [beside]),
    ...(names.derived.get(text) ?? []),
    ...((indexes !== undefined && names.indexing.get(indexes)) || []),
  ]);
  likely.delete(text);
  return [
    ...[...likely].map(
      (one): Alternative => ({
        text: one,
        kind: "name",
        rank: isOneOfTwo && twins.includes(one) ? 0 : 1,
      }),
    ),
    ...all.filter((one) => !likely.has(one.text)),
  ];
}

/** The two cases the other way round. */
function ofConditional(
  { condition, whenTrue, whenFalse }: ts.ConditionalExpression,
  { source, stored }: Context,
): Alternative[] {
  const [test, one, other] = [condition, whenTrue, whenFalse].map((part) => part.getText(source));
  // It keeps what it has in one of the two cases.
  const kept = stored === undefined ? [] : [`${one} : ${stored}`, `${stored} : ${other}`];
  return [
    { text: `(${test}) ? ${other} : ${one}`, kind: "condition", rank: 0 },
    ...kept.map(
      (both): Alternative => ({ text: `(${test}) ? ${both}`, kind: "condition", rank: 1 }),
    ),
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
