/**
 * What is around a statement or an expression: the names that it can use, its function, its loop, and its class.
 *
 * @module
 */
import * as ts from "typescript";
import { hasModifier } from "../facts/nodes.ts";
import { GREATER, type Names, QUESTION, withFields, withVariables } from "./names.ts";
import { resultsIn } from "./statements.ts";
import { stepsIn } from "./steps.ts";

/** What is around a statement or an expression. */
export interface Around {
  readonly names: Names;
  readonly method?: string;
  /** What changes the fields that never change. */
  readonly still?: readonly string[];
  /** The fields that count, and what each begins with. */
  readonly counts?: readonly (readonly [name: string, first: string])[];
  readonly inFunction?: true;
  /** The statements of the functions around it. */
  readonly outer?: readonly ts.Statement[];
  /** Whether `await` may stand there. */
  readonly mayWait?: boolean;
  /** What the function returns, if that is short. */
  readonly returned?: readonly string[];
  readonly inLoop?: true;
  /** In a round or a function without a block, where nothing can be declared. */
  readonly isSingle?: boolean;
  /** How a statement can leave what has a label, or go on with its next round: `break game`. */
  readonly leaves?: readonly string[];
  /** The function answers yes or no. */
  readonly asks?: true;
  /** Its name says that something is greater. */
  readonly isOfGreater?: boolean;
}

/** Inside of a class. */
export function inClass(
  node: ts.ClassLikeDeclaration,
  around: Around,
  source: ts.SourceFile,
): Around {
  const names = withFields(around.names, node, source);
  const counters = [...names.counters].filter(([name]) => names.fields.includes(name));
  const text = node.getText(source);
  const still = stepsIn(text, counters);
  const counts = counters.filter(([name]) => text.includes(`${name}++`));
  return { ...around, names, still, counts, mayWait: false };
}

/** Inside of a member of a class. */
export function inMember(member: ts.ClassElement, around: Around, source: ts.SourceFile): Around {
  const method = ts.isConstructorDeclaration(member) ? "constructor" : member.name?.getText(source);
  return { ...around, ...(method === undefined ? {} : { method }) };
}

/** Inside of a function or method. */
export function inFunction(
  node: ts.SignatureDeclaration,
  around: Around,
  source: ts.SourceFile,
): Around {
  const { inLoop: _, leaves: __, asks: ___, isSingle: ____, ...outside } = around;
  const names = withVariables(around.names, node, source);
  const { body } = node as { readonly body?: ts.ConciseBody };
  const block = body && ts.isBlock(body) ? body : undefined;
  const returned = block ? resultsIn(block, source) : [];
  const outer = [...(around.outer ?? []), ...(block?.statements ?? [])];
  const mayWait = hasModifier(node, ts.SyntaxKind.AsyncKeyword);
  const name = node.name?.getText(source) ?? "";
  return {
    ...{ ...outside, names, inFunction: true, outer, mayWait, returned },
    ...(QUESTION.test(name) ? { asks: true } : {}),
    isOfGreater: GREATER.test(name),
  };
}

/** Inside of a statement with a label. */
export function withLabel(
  around: Around,
  { label }: ts.LabeledStatement,
  words: readonly string[],
): Around {
  return {
    ...around,
    leaves: [...words.map((word) => `${word} ${label.text}`), ...(around.leaves ?? [])],
  };
}
