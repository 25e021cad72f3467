/**
 * Finds what TypeScript allows and hardly anybody means: a statement that only compares, a condition that only stores, a
 * result that is thrown away, a loop whose condition cannot change, a variable that hides another, a parameter that gets
 * another array, what is never filled, and what is never used.
 *
 * @module
 */
import * as ts from "typescript";
import {
  boundNames,
  changedBy,
  functionAround,
  hasModifier,
  isExported,
  isStatic,
  unwrap,
} from "../facts/nodes.ts";
import { nodesOf, nodesWithin } from "../facts/walk.ts";
import type { Module } from "./modules.ts";
import { neverFilled } from "./never-filled.ts";
import type { Suspicion } from "./switched.ts";

export function suspicionsIn(modules: Iterable<Module>): Suspicion[] {
  const read = [...modules].map(({ path, source }) => ({ path, source, nodes: nodesOf(source) }));
  const fields = changedFields(read.flatMap(({ nodes }) => nodes));
  const empty = neverFilled(read.map(({ nodes }) => nodes));
  const all = read.flatMap(({ path, source, nodes }, file) => {
    const at = ({ node, ...one }: Seen): Suspicion => {
      const place = source.getLineAndCharacterOfPosition(node.getStart(source));
      return { ...one, file: path, line: place.line + 1, column: place.character + 1 };
    };
    const statements = nodes.filter(ts.isExpressionStatement);
    const loops = nodes.filter((node) => ts.isIterationStatement(node, false));
    const functions = nodes.filter(ts.isFunctionLike);
    const properties = nodes.filter(ts.isPropertyDeclaration);
    return [
      ...statements.flatMap((node) => ofStatement(node, source)),
      ...nodes.flatMap((node) => ofCondition(node, source)),
      ...loops.flatMap((node) => ofLoop(node, nodes, source)),
      ...functions.flatMap((node) => [...ofFunction(node), ...ofParameters(node)]),
      ...empty[file]!.map((one): Seen => ({ kind: "empty", ...one })),
      ...unusedIn(nodes),
      ...unchangedIn(nodes, source),
      ...properties.flatMap((node) => unchangedField(node, fields)),
    ].map(at);
  });
  // Who writes let everywhere, or readonly nowhere, means nothing by it.
  const [, second] = all.filter(({ kind }) => kind === "unchanged");
  return second ? all.filter(({ kind }) => kind !== "unchanged") : all;
}

interface Seen extends Pick<Suspicion, "kind" | "name"> {
  readonly node: ts.Node;
}

const COMPARES = /^[!=]==?$/;
const CALCULATES = /^[-+*/%]$/;
/** Methods that only give a result, whatever has them. */
const PURE = new Set(
  `at charAt concat filter flat includes indexOf join map padEnd padStart repeat replace replaceAll slice split startsWith
  endsWith substring toLowerCase toReversed toSorted toString toUpperCase trim trimEnd trimStart`.split(
    /\s+/,
  ),
);

function ofStatement({ expression }: ts.ExpressionStatement, source: ts.SourceFile): Seen[] {
  const node = expression;
  if (ts.isBinaryExpression(expression)) {
    const sign = expression.operatorToken.getText(source);
    if (COMPARES.test(sign)) return [{ kind: "compared", name: sign, node }];
    return CALCULATES.test(sign) ? [{ kind: "thrown away", name: sign, node }] : [];
  }
  const isCall =
    ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression);
  const name = isCall ? expression.expression.name.text : "";
  return PURE.has(name) ? [{ kind: "thrown away", name, node }] : [];
}

/** A fixed value is stored where something is asked: the answer is always the same. */
function ofCondition(node: ts.Node, source: ts.SourceFile): Seen[] {
  const isLoop = ts.isWhileStatement(node) || ts.isDoStatement(node);
  const isFor = ts.isForStatement(node) || ts.isConditionalExpression(node);
  const asked =
    isLoop || ts.isIfStatement(node) ? node.expression : isFor ? node.condition : undefined;
  const inner = unwrap(asked);
  const stores =
    inner && ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const value = stores && unwrap(inner.right);
  const isFixed = value && (ts.isLiteralExpression(value) || PLAIN.has(value.kind));
  return isFixed ? [{ kind: "stored", name: inner.left.getText(source), node: inner }] : [];
}

/** A loop that ends only by its condition, if nothing in it changes what the condition looks at. */
function ofLoop(node: ts.Node, all: readonly ts.Node[], source: ts.SourceFile): Seen[] {
  const isFor = ts.isForStatement(node);
  if (!isFor && !ts.isWhileStatement(node) && !ts.isDoStatement(node)) return [];
  const condition = isFor ? node.condition : node.expression;
  if (!condition) return [];
  const looked = nodesWithin(condition);
  const names = [...new Set(looked.flatMap((one) => (ts.isIdentifier(one) ? [one.text] : [])))];
  const isPlain = looked.every(
    (one) =>
      ts.isBinaryExpression(one) ||
      ts.isIdentifier(one) ||
      ts.isNumericLiteral(one) ||
      ts.isToken(one),
  );
  const [first] = names;
  if (!isPlain || first === undefined) return [];
  const inside = [
    ...nodesWithin(node.statement),
    ...(isFor && node.incrementor ? nodesWithin(node.incrementor) : []),
  ];
  const leaves = inside.some(
    (one) => ts.isBreakStatement(one) || ts.isReturnStatement(one) || ts.isThrowStatement(one),
  );
  const changes = (one: ts.Node) => names.includes(changedBy(one)?.getText(source) ?? "");
  if (leaves || inside.some(changes)) return [];
  // Another function may do it, which the loop calls.
  const own = functionAround(node, all);
  const isElsewhere = all.some((one) => changes(one) && functionAround(one, all) !== own);
  return isElsewhere ? [] : [{ kind: "unchanging", name: first, node }];
}

/**
 * Variables that take a value in place of another one of their name: that may change, begins before them in the same
 * function, and is used after their block.
 */
function ofFunction(node: ts.SignatureDeclaration): Seen[] {
  const { body } = node as { readonly body?: ts.ConciseBody };
  if (!body) return [];
  const found: Seen[] = [];
  const look = (one: ts.Node, around: ReadonlyMap<string, number>): void => {
    if (ts.isFunctionLike(one)) return;
    const known = new Map(around);
    const own = ts.isBlock(one) || ts.isCaseBlock(one) || ts.isIterationStatement(one, false);
    for (const { name, node, isLet } of own ? declaredIn(one) : []) {
      if ((around.get(name) ?? node.pos) < node.pos && isUsedAfter(one.end, name, body))
        found.push({ kind: "hiding", name, node });
      if (isLet) known.set(name, node.pos);
      else known.delete(name);
    }
    ts.forEachChild(one, (child) => look(child, known));
  };
  look(body, new Map());
  return found;
}

/**
 * Parameters that get another array, which is then filled and changed but never read: the caller's array stays as it is.
 */
function ofParameters(node: ts.SignatureDeclaration): Seen[] {
  const { body } = node as { readonly body?: ts.ConciseBody };
  const names = new Set(node.parameters.flatMap(({ name }) => boundNames(name)));
  if (!body || names.size === 0) return [];
  const arrays = new Set(
    node.parameters.flatMap(({ name, type }) =>
      type && isArrayType(type) && ts.isIdentifier(name) ? [name.text] : [],
    ),
  );
  const nodes = nodesWithin(body);
  const kept = new Set(
    nodes.flatMap((one) => {
      const changed = ts.isExpressionStatement(one) ? changedIn(one.expression) : undefined;
      return changed ? [changed] : [];
    }),
  );
  return nodes.flatMap((one): Seen[] => {
    const to = changedBy(one);
    if (!to || !ts.isIdentifier(to) || !names.has(to.text) || !ts.isBinaryExpression(one))
      return [];
    // In a loop, what is written above it may also run after it.
    const again = nodes.find((its) => isAgain(its) && its.pos <= one.pos && one.end <= its.end);
    const from = again ? again.pos : one.end;
    const isRead = nodes.some(
      (use) => ts.isIdentifier(use) && use.text === to.text && use.pos >= from && !kept.has(use),
    );
    const isSet = one.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isSet && (isArray(one.right) || arrays.has(to.text)) && !isRead
      ? [{ kind: "replaced", name: to.text, node: one }]
      : [];
  });
}

function isArrayType(type: ts.TypeNode): boolean {
  if (ts.isTypeOperatorNode(type)) return isArrayType(type.type);
  if (ts.isArrayTypeNode(type)) return true;
  const name = ts.isTypeReferenceNode(type) ? type.typeName : undefined;
  return name !== undefined && ts.isIdentifier(name) && /^(?:Readonly)?Array$/.test(name.text);
}

function isAgain(node: ts.Node): boolean {
  return ts.isIterationStatement(node, false) || ts.isFunctionLike(node);
}

/** What a statement changes, and does not read otherwise: `cards` of `cards.push(card)` and of `cards = []`. */
function changedIn(node: ts.Expression): ts.Node | undefined {
  if (ts.isBinaryExpression(node)) return changedBy(node);
  const called = ts.isCallExpression(node) ? node.expression : undefined;
  const isChange =
    called && ts.isPropertyAccessExpression(called) && CHANGES.test(called.name.text);
  return isChange ? called.expression : undefined;
}

const CHANGES = /^(?:fill|pop|push|reverse|shift|sort|splice|unshift)$/;
/** Methods that give a new array. */
const GIVES_ARRAY = /^(?:concat|filter|flat|flatMap|map|slice|toReversed|toSorted|toSpliced)$/;

function isArray(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return true;
  const called = ts.isCallExpression(node) ? node.expression : undefined;
  return (
    called !== undefined &&
    ts.isPropertyAccessExpression(called) &&
    GIVES_ARRAY.test(called.name.text)
  );
}

function isUsedAfter(end: number, name: string, body: ts.Node): boolean {
  return nodesWithin(body).some(
    (one) => ts.isIdentifier(one) && one.text === name && one.pos >= end,
  );
}

interface Declared {
  readonly name: string;
  readonly node: ts.Node;
  readonly isLet: boolean;
}

/** What a block declares itself, but not in a loop's head: there, a name is often used again. */
function declaredIn(node: ts.Node): Declared[] {
  const found: Declared[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isVariableStatement(child)) return;
    const isLet = (child.declarationList.flags & ts.NodeFlags.Let) !== 0;
    for (const one of child.declarationList.declarations)
      for (const name of boundNames(one.name)) found.push({ name, node: one, isLet });
  });
  return found;
}

/** Imports, functions, parameters and variables that nothing uses where they are known. */
function unusedIn(nodes: readonly ts.Node[]): Seen[] {
  // Another class may ask for a parameter.
  const asked = new Set<ts.Node>(
    nodes.flatMap((node) =>
      ts.isClassDeclaration(node) && node.heritageClauses ? node.members : [],
    ),
  );
  return nodes.flatMap((node): Seen[] => {
    const names = asked.has(node) ? [] : introducedBy(node);
    if (names.length === 0) return [];
    const uses = usesIn(ts.isSourceFile(node) ? nodes : nodesWithin(node));
    // Where it is declared, the name is there once; `{ a as b }` has two.
    return names
      .filter(({ text }) => uses.get(text) === 1 && !text.startsWith("_"))
      .map((name) => ({ kind: "unused", name: name.text, node: name }));
  });
}

/** The names that are known only within a file, a block or a function. */
function introducedBy(node: ts.Node): readonly ts.Identifier[] {
  if (ts.isSourceFile(node) || ts.isBlock(node)) return node.statements.flatMap(declaredBy);
  // What one case declares, the others know.
  if (ts.isCaseBlock(node))
    return node.clauses.flatMap(({ statements }) => statements.flatMap(declaredBy));
  const isCalled = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  if (!isCalled && !ts.isConstructorDeclaration(node)) return [];
  // A parameter with a word in front becomes a field.
  return node.body
    ? node.parameters.flatMap(({ name, modifiers }) =>
        ts.isIdentifier(name) && !modifiers ? [name] : [],
      )
    : [];
}

function declaredBy(node: ts.Statement): readonly ts.Identifier[] {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name) : [];
  }
  if (ts.isFunctionDeclaration(node)) return node.name && !isExported(node) ? [node.name] : [];
  if (!ts.isVariableStatement(node) || isExported(node)) return [];
  const { flags, declarations } = node.declarationList;
  // With var, a name is also known around its block.
  if (!(flags & ts.NodeFlags.BlockScoped)) return [];
  return declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []));
}

/** How often each name is there that is not a property's. */
function usesIn(nodes: readonly ts.Node[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const properties = new Set<ts.Node>();
  for (const node of nodes)
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node))
      properties.add(node.name);
  for (const node of nodes)
    if (ts.isIdentifier(node) && !properties.has(node))
      uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
  return uses;
}

/** Variables that may change, by their own word, and never do. */
function unchangedIn(nodes: readonly ts.Node[], source: ts.SourceFile): Seen[] {
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

function changedFields(nodes: readonly ts.Node[]): Fields {
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
function unchangedField(
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

/** It comes from elsewhere: what is made here may be changed by its methods. */
function isTaken(value: ts.Expression): boolean {
  return ts.isCallExpression(value) || ts.isPropertyAccessExpression(value);
}

/** A text rather names its object, and another number is rather a size. */
function isPlain(value: ts.Expression): boolean {
  return ts.isNumericLiteral(value) ? /^[01]$/.test(value.text) : PLAIN.has(value.kind);
}

const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);
const CONSTANT = /^#?[A-Z][A-Z_\d]*$/;
