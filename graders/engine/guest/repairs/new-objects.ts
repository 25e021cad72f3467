/**
 * What may have been meant by a new object: one that is there already, or another error.
 *
 * @module
 */
import * as ts from "typescript";
import { type Alternative, type Context, isPath, MOST_LAST } from "./alternative.ts";
import { valuesIn } from "./written-objects.ts";

/** One that is there already, instead of a new one; first `trick` instead of `new Trick()`. */
export function ofMade(
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

/** What was made once, and may have to be made anew in each round or call. */
export function ofMadeOnce(
  node: ts.Expression,
  text: string,
  { names: { made }, source, isSingle = false, begins = false }: Context,
): Alternative[] {
  const its = made.get(text);
  // A variable can be declared in a block, which is tried elsewhere.
  if (!its || !(ts.isIdentifier(node) ? isSingle : begins || isSingle)) return [];
  return [{ text: its.getText(source), kind: "declared", rank: 1 }];
}

/** An object that sets members of another one back to what they begin with may lack one of these. */
export function ofReset(
  node: ts.ObjectLiteralExpression,
  { names: { objects }, source }: Context,
): Alternative[] {
  const own = valuesIn(node, source);
  const isSame = (name: string, value: string | undefined) =>
    value !== undefined && own.get(name) === value;
  const others = objects.filter(
    (one) =>
      one.size > own.size &&
      [...own.keys()].every((name) => one.has(name)) &&
      [...one].some(([name, value]) => isSame(name, value)),
  );
  const lacking = others.flatMap((one) =>
    [...one].filter(([name, value]) => value !== undefined && !own.has(name)),
  );
  return [...new Map(lacking)].slice(0, MOST_LAST).map(([name, value]) => ({
    text: `{ ...(${node.getText(source)}), ${name}: ${value} }`,
    ...{ kind: "reset", rank: 1 },
  }));
}

/** What stands in an array or an object twice is one object with two names: the second place may need one of its own. */
export function ofNamedTwice(
  node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  { source }: Context,
): Alternative[] {
  const values = ts.isArrayLiteralExpression(node)
    ? node.elements
    : node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []));
  const texts = values.map((one) => one.getText(source));
  const start = node.getStart(source);
  const whole = node.getText(source);
  const repeated = values.filter((one, at) => isPath(one) && texts.indexOf(texts[at]!) < at);
  return repeated.slice(0, MOST_LAST).map((one) => {
    const [from, to] = [one.getStart(source) - start, one.end - start];
    const text = `${whole.slice(0, from)}deckwork$copy(${whole.slice(from, to)})${whole.slice(to)}`;
    return { text: `(${text})`, kind: "second name", rank: 0, at: one };
  });
}

/** A pattern that makes no difference between small letters and capitals. */
export function ofRegExp(
  { expression, arguments: given }: ts.NewExpression,
  { source }: Context,
): Alternative[] {
  const [pattern, ...more] = given ?? [];
  if (!pattern || more.length > 0 || expression.getText(source) !== "RegExp") return [];
  return [{ text: `new RegExp(${pattern.getText(source)}, "i")`, kind: "pattern", rank: 1 }];
}

export function ofError(
  { expression, arguments: given }: ts.NewExpression,
  { source }: Context,
): Alternative[] {
  const name = expression.getText(source);
  if (!ERRORS.includes(name)) return [];
  const texts = (given ?? []).map((one) => one.getText(source)).join(", ");
  return ERRORS.filter((one) => one !== name).map((one) => ({
    text: `new ${one}(${texts})`,
    ...{ kind: "name", rank: 2, at: expression },
  }));
}

const ERRORS = ["Error", "RangeError", "TypeError"];
