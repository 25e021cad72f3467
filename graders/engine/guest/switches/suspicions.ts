/**
 * Finds what TypeScript allows and hardly anybody means: a statement that only compares, a condition that only stores, a
 * result that is thrown away, a variable that gets its own value, a loop whose condition cannot change, a variable that
 * hides another, a parameter that gets another array, what is never filled or set, and what is never used.
 *
 * @module
 */
import * as ts from "typescript";
import { taskNumbersIn } from "../../workbook/todo.ts";
import { boundNames, changedBy, functionAround, unwrap } from "../facts/nodes.ts";
import { nodesOf, nodesWithin, ofKinds } from "../facts/walk.ts";
import type { Module } from "./modules.ts";
import { neverFilled } from "./never-filled.ts";
import { PLAIN, type Seen } from "./seen.ts";
import type { Suspicion } from "./switched.ts";
import { changedFields, setFields, unchangedField, unchangedIn, unsetField } from "./unchanged.ts";
import { unusedIn } from "./unused.ts";

/** No program that is meant to be read has more in a file: for each, all functions are looked through. */
const MOST_LOOKED = 100;

export function suspicionsIn(modules: Iterable<Module>): Suspicion[] {
  const read = [...modules].map(({ path, source }) => ({ path, source, nodes: nodesOf(source) }));
  const fields = changedFields(read.flatMap(({ nodes }) => nodes));
  const set = setFields(read.flatMap(({ nodes }) => nodes));
  const empty = neverFilled(read.map(({ nodes }) => nodes));
  const all = read.flatMap(({ path, source, nodes }, file) => {
    const at = ({ node, ...one }: Seen, count: number): Suspicion => {
      const place = source.getLineAndCharacterOfPosition(node.getStart(source));
      const nearest = count < MOST_LOOKED ? functionAround(node, functions) : undefined;
      // A function is not in itself: what will use it may not be written yet.
      const around = nearest?.name === node ? functionAround(nearest, functions) : nearest;
      return {
        ...{ ...one, file: path, line: place.line + 1, column: place.character + 1 },
        ...(around && taskNumbersIn(around.getText(source)).length === 0
          ? { isOfWritten: true }
          : {}),
      };
    };
    const statements = nodes.filter(ts.isExpressionStatement);
    const loops = nodes.filter((node) => ts.isIterationStatement(node, false));
    const functions = nodes.filter(ts.isFunctionLike);
    const properties = nodes.filter(ts.isPropertyDeclaration);
    const exchanges = nodes.filter(isReplacing);
    return [
      ...statements.flatMap((node) => ofStatement(node, source)),
      ...ofKinds(nodes, CONDITIONAL).flatMap((node) => ofCondition(node, source)),
      ...loops.flatMap((node) => ofLoop(node, nodes, source)),
      ...functions.flatMap((node) => [...ofFunction(node), ...ofParameters(node, exchanges)]),
      ...empty[file]!.map((one): Seen => ({ kind: "empty", ...one })),
      ...unusedIn(nodes),
      ...unchangedIn(nodes, source),
      ...properties.flatMap((node) => [...unchangedField(node, fields), ...unsetField(node, set)]),
    ].map(at);
  });
  // Who writes let everywhere, or readonly nowhere, means nothing by it.
  const [, second] = all.filter(({ kind }) => kind === "unchanged");
  return second ? all.filter(({ kind }) => kind !== "unchanged") : all;
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
    const [left, right] = [expression.left, expression.right].map((one) => one.getText(source));
    if (sign === "=" && left === right) return [{ kind: "kept", name: left!, node }];
    return CALCULATES.test(sign) ? [{ kind: "thrown away", name: sign, node }] : [];
  }
  const isCall =
    ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression);
  const name = isCall ? expression.expression.name.text : "";
  return PURE.has(name) ? [{ kind: "thrown away", name, node }] : [];
}

const CONDITIONAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ConditionalExpression,
]);

/** The name of a constant, or of a member of an enum. */
const CONSTANT = /^(?:[A-Z][A-Z\d_]*|[A-Z]\w*\.[A-Z]\w*)$/;

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
  const isFixed =
    value &&
    (ts.isLiteralExpression(value) ||
      PLAIN.has(value.kind) ||
      CONSTANT.test(value.getText(source)));
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

/** `cards = …`, and not `cards[0] = …`. */
type Replacing = ts.BinaryExpression & { readonly left: ts.Identifier };

function isReplacing(node: ts.Node): node is Replacing {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isIdentifier(node.left)
  );
}

/**
 * Parameters that get another array, which is then filled and changed but never read: the caller's array stays as it is.
 *
 * @param exchanges - those of the file
 */
function ofParameters(node: ts.SignatureDeclaration, exchanges: readonly Replacing[]): Seen[] {
  const { body } = node as { readonly body?: ts.ConciseBody };
  const names = new Set(node.parameters.flatMap(({ name }) => boundNames(name)));
  if (!body || names.size === 0) return [];
  const arrays = new Set(
    node.parameters.flatMap(({ name, type }) =>
      type && isArrayType(type) && ts.isIdentifier(name) ? [name.text] : [],
    ),
  );
  const own = exchanges.filter(
    ({ pos, end, left, right }) =>
      names.has(left.text) &&
      (isArray(right) || arrays.has(left.text)) &&
      body.pos <= pos &&
      end <= body.end,
  );
  if (own.length === 0) return [];
  const nodes = nodesWithin(body);
  const kept = new Set(
    nodes.flatMap((one) => {
      const changed = ts.isExpressionStatement(one) ? changedIn(one.expression) : undefined;
      return changed ? [changed] : [];
    }),
  );
  return own.flatMap((one): Seen[] => {
    const to = one.left;
    // In a loop, what is written above it may also run after it.
    const again = nodes.find((its) => isAgain(its) && its.pos <= one.pos && one.end <= its.end);
    const from = again ? again.pos : one.end;
    const isRead = nodes.some(
      (use) => ts.isIdentifier(use) && use.text === to.text && use.pos >= from && !kept.has(use),
    );
    return isRead ? [] : [{ kind: "replaced", name: to.text, node: one }];
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
