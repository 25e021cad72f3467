/**
 * What beginners write when they mean something else, in a declaration that is known to have a fault.
 *
 * @module
 */
import * as ts from "typescript";
import { hasModifier } from "../facts/nodes.ts";
import { nodesOf, nodesWithin } from "../facts/walk.ts";
import type { Part } from "./modules.ts";
import type { Difference } from "./switched.ts";

type Kind = Difference["kind"];

/** The first such place that the reference does not have in the same way. */
export function patternIn(own: Part, wanted: Part): Difference | undefined {
  const right = new Set(patternsIn(wanted).map(({ kind }) => kind));
  const found = patternsIn(own).find(({ kind }) => !right.has(kind));
  if (!found) return undefined;
  const { source } = own.module;
  const { line, character } = source.getLineAndCharacterOfPosition(found.node.getStart(source));
  return { line: line + 1, column: character + 1, kind: found.kind };
}

function patternsIn({ module: { source }, declaration }: Part): { node: ts.Node; kind: Kind }[] {
  const textOf = (node: ts.Node) => node.getText(source).replace(/\s+/g, "");
  const nodes = nodesOf(declaration.node);
  const written = new Set(
    nodes.map((node) => (ts.isBinaryExpression(node) ? assignment(node)?.left : undefined)),
  );
  return nodes.flatMap((node): { node: ts.Node; kind: Kind }[] => {
    if (ts.isBlock(node)) {
      const second = overwrittenIn(node, textOf);
      return second ? [{ node: second, kind: "overwritten" }] : [];
    }
    if (ts.isElementAccessExpression(node))
      return isAtLength(node, textOf) && !written.has(node) ? [{ node, kind: "length" }] : [];
    const kind = kindOf(node);
    return kind ? [{ node, kind }] : [];
  });
}

function kindOf(node: ts.Node): Kind | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
    return assignment(plain(node.expression)) ? "assignment" : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const method = node.expression.name.text;
  const [first] = node.arguments;
  if (!first) return SORTING.has(method) ? "sort" : undefined;
  const given = plain(first);
  if (method === "fill") return isNew(given) ? "shared" : undefined;
  if (BY_IDENTITY.has(method)) return isNew(given) ? "identity" : undefined;
  if (!ts.isArrowFunction(given) && !ts.isFunctionExpression(given)) return undefined;
  if (method === "forEach")
    return hasModifier(given, ts.SyntaxKind.AsyncKeyword) ? "for each" : undefined;
  return ASKING.has(method) && givesNothing(given) ? "no result" : undefined;
}

const SORTING: ReadonlySet<string> = new Set(["sort", "toSorted"]);
const BY_IDENTITY: ReadonlySet<string> = new Set(["includes", "indexOf", "lastIndexOf"]);
/** Methods of arrays that use what the function returns. */
const ASKING: ReadonlySet<string> = new Set([
  ...SORTING,
  "map",
  "flatMap",
  "filter",
  "find",
  "findIndex",
  "findLast",
  "findLastIndex",
  "some",
  "every",
  "reduce",
]);

type TextOf = (node: ts.Node) => string;

/** `a = b; b = a;`: the second of two such statements. */
function overwrittenIn({ statements }: ts.Block, textOf: TextOf): ts.Statement | undefined {
  const sidesOf = (node: ts.Statement | undefined) => {
    const made = node && ts.isExpressionStatement(node) ? assignment(node.expression) : undefined;
    return made && [textOf(made.left), textOf(plain(made.right))];
  };
  return statements.find((one, at) => {
    const [before, after] = [sidesOf(statements[at - 1]), sidesOf(one)];
    return before && after && before[0] === after[1] && before[1] === after[0];
  });
}

function assignment(node: ts.Expression): ts.BinaryExpression | undefined {
  const isMade =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isMade ? node : undefined;
}

/** `cards[cards.length]`. */
function isAtLength(
  { expression, argumentExpression: at }: ts.ElementAccessExpression,
  textOf: TextOf,
): boolean {
  const isLength = ts.isPropertyAccessExpression(at) && at.name.text === "length";
  return isLength && textOf(at.expression) === textOf(expression);
}

/** An object that is made once. */
function isNew(node: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isNewExpression(node)
  );
}

/** A function with braces and no `return` of its own. */
function givesNothing({ body }: ts.ArrowFunction | ts.FunctionExpression): boolean {
  if (!ts.isBlock(body)) return false;
  return !nodesWithin(body).some(
    (node) =>
      ts.isReturnStatement(node) ||
      ts.isThrowStatement(node) ||
      node.kind === ts.SyntaxKind.YieldExpression,
  );
}

/** Without parentheses and assertions. */
function plain(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isNonNullExpression(inner) ||
    ts.isAsExpression(inner)
  )
    inner = inner.expression;
  return inner;
}
