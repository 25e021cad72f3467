/**
 * What may be meant instead of an expression.
 *
 * @module
 */
import * as ts from "typescript";
import type { Difference } from "../switches/switched.ts";
import { type Names, nearest } from "./names.ts";
import { isAlmost } from "./spelling.ts";

export interface Alternative {
  readonly text: string;
  readonly kind: Difference["kind"];
  /** See {@link Repair.rank}. */
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
  /** What is done if it is true also says that it was not done before. */
  readonly flags?: readonly string[];
  /** A function returns it. */
  readonly answers?: boolean;
  /** A number that counts places: an index, or where a loop begins. */
  readonly counts?: boolean;
  /** The array that it is an index of. */
  readonly indexes?: string;
  /** A number that counts places, and is put into a text: there, the first is often 1. */
  readonly numbered?: boolean;
  /** It stands behind the sign for a remainder. */
  readonly divides?: boolean;
  /** It stands behind the sign for a product or a quotient. */
  readonly scales?: boolean;
  /** A variable begins with it. */
  readonly begins?: boolean;
  /** Its object goes elsewhere: into a variable, out of the function. */
  readonly keeps?: boolean;
  /** In a function whose name says that something is greater. */
  readonly isOfGreater?: boolean;
  /** A function gets it, or a loop goes through it. */
  readonly passed?: boolean;
  /** A function gives it back. */
  readonly given?: boolean;
  /** Where it is stored: something that has a value already. */
  readonly stored?: string;
  /** A method of it changes it. */
  readonly changed?: boolean;
  /** In a round or a function without a block. */
  readonly isSingle?: boolean;
  /** It could be waited for, and is not. */
  readonly waits?: boolean;
  /** A function gives it, whether or not the word is there. */
  readonly isResult?: boolean;
  /** What that function is given, and does not use. */
  readonly unused?: readonly string[];
  /** The property that it is the value of: a variable may have the same name. */
  readonly property?: string;
}

/** More names than these are not tried in one place. */
export const MOST_NAMES = 5;
/** Nor more than these instead of a fixed value, which is rare. */
export const MOST_VALUES = 8;
/** Of the variables, those that are declared last are tried where many others are possible. */
export const MOST_LAST = 4;

/** A name, or a name in a name: nothing that happens twice if it is written twice. */
export function isPath(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return !node.questionDotToken && isPath(node.expression);
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
}

export function isMember(node: ts.Expression): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && !node.questionDotToken;
}

/** What is on both sides of a sign, and the sign between them. */
export function textsOf(
  { left, operatorToken, right }: ts.BinaryExpression,
  source: ts.SourceFile,
): readonly [one: string, sign: string, other: string] {
  return [left.getText(source), operatorToken.getText(source), right.getText(source)];
}

/** A size, if it has one. */
export const SIZE = (name: string, other: string) =>
  `(${name}?.length ?? ${name}?.size ?? ${other})`;

/** One of the other names: those first that are declared in the same way. */
export function ofNames(
  names: readonly string[],
  own: string,
  { alike, imports }: Pick<Names, "alike" | "imports">,
): Alternative[] {
  if (!names.includes(own)) return [];
  const spelt = [...names, ...imports].filter((name) => isAlmost(name, own));
  const likely = [...spelt, ...nearest(alike.get(own) ?? [], own)].slice(0, MOST_ALIKE);
  return [...new Set([...likely, ...nearest(names, own)])].slice(0, MOST_NAMES).map((text) => ({
    ...{ text, kind: "name" },
    rank: spelt.includes(text) ? 1 : likely.includes(text) ? 2 : 3,
  }));
}

const MOST_ALIKE = 2;
