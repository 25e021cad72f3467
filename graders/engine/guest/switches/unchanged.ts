/**
 * Finds what may change and never does: a line that gives it a new value may be missing.
 *
 * @module
 */
import * as ts from "typescript";
import { changedBy, hasModifier, isStatic } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import { PLAIN, type Seen } from "./seen.ts";

/** Variables that may change, by their own word, and never do. */
export function unchangedIn(nodes: readonly ts.Node[], source: ts.SourceFile): Seen[] {
  const changes = new Set<string>();
  for (const node of nodes) {
    const changed = changedBy(node);
    if (changed) changes.add(changed.getText(source));
  }
  return nodes.filter(ts.isVariableStatement).flatMap((node): Seen[] => {
    const { flags, declarations } = node.declarationList;
    if (!(flags & ts.NodeFlags.Let)) return [];
    return declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && !changes.has(name.text)
        ? [{ kind: "unchanged" as const, name: name.text, node: name }]
        : [],
    );
  });
}

/** The names of members. */
interface Fields {
  /** Those that are changed somewhere. */
  readonly changed: ReadonlySet<string>;
  /** Those to which a constructor gives a plain value. */
  readonly begun: ReadonlySet<string>;
  /** Whether those that keep their value mostly say so. */
  readonly isDisciplined: boolean;
}

/** So many fields that say that they keep their value are no chance. */
const DISCIPLINE = 3;

export function changedFields(nodes: readonly ts.Node[]): Fields {
  const beginnings = new Map(
    nodes.flatMap((node) =>
      ts.isConstructorDeclaration(node) ? (node.body?.statements ?? []).flatMap(begunBy) : [],
    ),
  );
  const changed = nodes.flatMap((node) => {
    const its = beginnings.has(node) ? undefined : changedBy(node);
    if (its === undefined) return [];
    // Several at once: `[this.#first, this.#second] = pair`.
    return nodesOf(its).flatMap((one) =>
      ts.isPropertyAccessExpression(one) ? [one.name.text] : [],
    );
  });
  const kept = nodes.filter(
    (node) =>
      ts.isPropertyDeclaration(node) &&
      !isStatic(node) &&
      hasModifier(node, ts.SyntaxKind.ReadonlyKeyword),
  );
  return {
    changed: new Set(changed),
    begun: new Set(beginnings.values()),
    isDisciplined: kept.length >= DISCIPLINE,
  };
}

/** Of `this.#tries = 0;`, the assignment, and the name of the field. */
function begunBy(node: ts.Statement): (readonly [ts.Node, string])[] {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return [];
  const { left, right, operatorToken } = node.expression;
  const isField =
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(left) &&
    left.expression.kind === ts.SyntaxKind.ThisKeyword;
  return isField && isPlain(right) ? [[node.expression, left.name.text]] : [];
}

/** A field that begins with a plain value and keeps it; or with any value, where others say that they keep theirs. */
export function unchangedField(
  node: ts.PropertyDeclaration,
  { changed, begun, isDisciplined }: Fields,
): Seen[] {
  if (hasModifier(node, ts.SyntaxKind.ReadonlyKeyword)) return [];
  const { name, initializer } = node;
  const isName = ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
  if (!isName || isStatic(node) || changed.has(name.text) || CONSTANT.test(name.text)) return [];
  const isBegun = initializer
    ? isPlain(initializer) || (isDisciplined && isTaken(initializer))
    : begun.has(name.text);
  return isBegun ? [{ kind: "unchanged", name: name.text, node: name }] : [];
}

/** The names of members that get a first value: by =, as a part of an object, or by a text that names them. */
export function setFields(nodes: readonly ts.Node[]): ReadonlySet<string> {
  const names = nodes.flatMap((node): string[] => {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      return "text" in node.name ? [node.name.text] : [];
    const isStored =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    const its = isStored ? nodesOf(node.left) : [];
    return its.flatMap((one) => (ts.isPropertyAccessExpression(one) ? [one.name.text] : []));
  });
  return new Set(names);
}

/** A field without a first value, although its ! says that it has one. */
export function unsetField(node: ts.PropertyDeclaration, set: ReadonlySet<string>): Seen[] {
  const { name, initializer, exclamationToken } = node;
  const isName = ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
  if (!exclamationToken || initializer || !isName || set.has(name.text)) return [];
  return [{ kind: "unset", name: name.text, node: name }];
}

/** It comes from elsewhere: what is made here may be changed by its methods. */
function isTaken(value: ts.Expression): boolean {
  return ts.isCallExpression(value) || ts.isPropertyAccessExpression(value);
}

/** A text rather names its object, and another number is rather a size. */
function isPlain(value: ts.Expression): boolean {
  return ts.isNumericLiteral(value) ? /^[01]$/.test(value.text) : PLAIN.has(value.kind);
}

const CONSTANT = /^#?[A-Z][A-Z_\d]*$/;
