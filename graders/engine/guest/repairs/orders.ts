/**
 * What may be meant in another order: two arguments, two elements, an object and what it is asked about.
 *
 * @module
 */
import * as ts from "typescript";
import { type Alternative, type Context, isPath } from "./alternative.ts";
import { EVIDENT } from "./repairs.ts";

/** Of a longer array, no elements are exchanged: it is a table. */
const MOST_ELEMENTS = 8;

/** Two neighbours among the arguments of a call, or of a class for a new object. */
export function argumentsExchanged(
  {
    expression,
    arguments: given = ts.factory.createNodeArray(),
  }: ts.CallExpression | ts.NewExpression,
  name: string,
  { source, names }: Context,
  before = "",
): Alternative[] {
  // What gets the others' members stands in front of them.
  if (expression.getText(source) === "Object.assign") return [];
  const texts = given.map((one) => one.getText(source));
  const parameters = names.parameters.get(name) ?? [];
  return texts.slice(1).map((own, place): Alternative => {
    const swapped = [...texts];
    [swapped[place], swapped[place + 1]] = [own, texts[place]!];
    const areNamed = (all: readonly string[]) =>
      [place, place + 1].every((at) => isNamedAs(all[at]!, parameters[at]));
    return {
      text: `${before}${expression.getText(source)}(${swapped.join(", ")})`,
      kind: "order",
      rank: areNamed(swapped)
        ? EVIDENT
        : areNamed(texts)
          ? 3
          : areAlike(own, texts[place]!) || names.twinPlaces.get(name)?.has(place)
            ? 0
            : 1,
      at: given[place]!,
    };
  });
}

/** Whether an argument has a parameter's name: `player`, `hands.player`, `this.#player`. */
function isNamedAs(text: string, parameter: string | undefined): boolean {
  const own = /^(?:[\w$]+\.)*#?([\w$]+)$/.exec(text)?.[1];
  return own !== undefined && own === parameter;
}

/** Whether it is the same member of two objects: `seat.name` and `dealer.name`. */
function areAlike(...texts: readonly string[]): boolean {
  const [one, other] = texts.map((text) => /^[\w$.#]+(\.#?[\w$]+)$/.exec(text)?.[1]);
  return one !== undefined && one === other;
}

/** `play.beats(best)` instead of `best.beats(play)`, of a method of the program's own; and which of two arrays comes first. */
export function objectExchanged(
  { expression, arguments: given }: ts.CallExpression,
  { source, names }: Context,
): Alternative[] {
  const [one, ...more] = given;
  if (!one || more.length > 0) return [];
  if (!ts.isPropertyAccessExpression(expression) || expression.questionDotToken) return [];
  const { expression: object, name } = expression;
  if (name.text === "concat" && [one, object].every(isList)) {
    const text = `(${one.getText(source)}).concat(${object.getText(source)})`;
    return [{ text, kind: "order", rank: 0 }];
  }
  if (!isPath(one) || !isPath(object) || !names.parameters.has(name.text)) return [];
  const text = `${one.getText(source)}.${name.text}(${object.getText(source)})`;
  return [{ text, kind: "order", rank: 1 }];
}

/** A name, or an array that is written out: of a chain of calls, each would repeat all of those before it. */
function isList(node: ts.Expression): boolean {
  return isPath(node) || ts.isArrayLiteralExpression(node);
}

/** Two neighbours in a short array. */
export function elementsExchanged(
  { elements }: ts.ArrayLiteralExpression,
  { source }: Context,
): Alternative[] {
  const texts = elements.map((one) => one.getText(source));
  if (texts.length < 3 || texts.length > MOST_ELEMENTS) return [];
  return texts.slice(1).flatMap((own, place): Alternative[] => {
    const other = texts[place]!;
    if (own === other) return [];
    const swapped = texts.with(place, own).with(place + 1, other);
    return [{ text: `[${swapped.join(", ")}]`, kind: "order", rank: 1, at: elements[place]! }];
  });
}
