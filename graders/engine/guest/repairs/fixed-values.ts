/**
 * What may have been meant by a fixed value, which is a number or an answer: another one, or a variable.
 *
 * @module
 */
import type * as ts from "typescript";
import {
  type Alternative,
  type Context,
  MOST_LAST,
  MOST_NAMES,
  MOST_VALUES,
  SIZE,
} from "./alternative.ts";
import type { Names } from "./names.ts";

export function ofNumber(
  { text }: ts.NumericLiteral,
  { names, begins, counts, divides, scales }: Context,
): Alternative[] {
  const value = Number(text);
  const others = names.variables.slice(0, MOST_NAMES);
  const isFirst = value === 0 && begins;
  const isPlace = counts && !begins && !divides;
  return [
    ...[value + 1, value - 1].map(
      (one) => ({ text: `(${one})`, kind: "number", rank: 0 }) as const,
    ),
    ...(isFirst ? ["Infinity", "(-Infinity)"] : []).map(
      (one) => ({ text: one, kind: "number", rank: 1 }) as const,
    ),
    // The same place in each round of a loop.
    ...(isPlace ? names.variables.slice(-MOST_LAST) : []).map(
      (name) => ({ text: name, kind: "fixed", rank: 1 }) as const,
    ),
    ...(isPlace && value > 0 ? names.lets.slice(-MOST_LAST) : []).map(
      (name) => ({ text: `${name} + ${text}`, kind: "fixed", rank: 2 }) as const,
    ),
    ...(value > 1 ? [`${value * 10}`, `${value / 10}`] : []).map(
      (one) => ({ text: one, kind: "number", rank: divides || scales ? 1 : 3 }) as const,
    ),
    ...[...others, ...(value > 1 ? sizes(names, text) : [])].map(
      (name) => ({ text: name, kind: "fixed", rank: 3 }) as const,
    ),
  ];
}

export function ofTruth(other: string, { names, begins }: Context): Alternative[] {
  const variables = names.variables.slice(-MOST_VALUES);
  return [
    { text: other, kind: "part", rank: begins ? 0 : 1 },
    ...variables.map((text) => ({ text, kind: "fixed", rank: 2 }) as const),
  ];
}

export function sizes({ variables, fields }: Names, other: string): string[] {
  return [...variables.slice(0, MOST_NAMES), ...fields.slice(0, MOST_NAMES)].map((name) =>
    SIZE(name, other),
  );
}
