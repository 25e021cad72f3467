/**
 * What may have been meant by a new object: one that is there already, or another error.
 *
 * @module
 */
import type * as ts from "typescript";
import { type Alternative, type Context, MOST_LAST } from "./alternative.ts";

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

export function ofError(
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

const ERRORS = ["Error", "RangeError", "TypeError"];
