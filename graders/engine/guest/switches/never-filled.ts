/**
 * Finds arrays, sets and maps that begin empty and are read, although nothing is ever put into them.
 *
 * @module
 */
import * as ts from "typescript";
import { addTo } from "../facts/groups.ts";
import { changedBy, isExported } from "../facts/nodes.ts";

/** The declaration of such an array, set or map, and its name: `#seen` of a field. */
export interface NeverFilled {
  readonly name: string;
  readonly node: ts.Node;
}

/**
 * @param files - the nodes of each file
 * @returns by file, in this order
 */
export function neverFilled(
  files: readonly (readonly ts.Node[])[],
): readonly (readonly NeverFilled[])[] {
  const empty = files.map((nodes) => nodes.filter(isEmptyHolder));
  if (empty.every((one) => one.length === 0)) return empty.map(() => []);
  const read = new Set<ts.Node>();
  for (const node of files.flat()) for (const its of readIn(node)) read.add(its);
  for (const node of files.flat()) for (const its of storedIn(node)) read.delete(its);
  const members = usesBy(files.flat(), memberIn);
  return files.map((nodes, file) => {
    const its = empty[file]!;
    if (its.length === 0) return [];
    const words = usesBy(nodes, (node) => (ts.isIdentifier(node) ? node.text : undefined));
    // Other files may fill it.
    const shared = new Set<ts.Node>(
      nodes.flatMap((node) =>
        ts.isVariableStatement(node) && isExported(node) ? node.declarationList.declarations : [],
      ),
    );
    return its.flatMap((node): NeverFilled[] => {
      const isField = ts.isPropertyDeclaration(node);
      const { name } = node;
      const isName = ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
      if (!isName || shared.has(node)) return [];
      const uses = (isField ? members : words).get(name.text) ?? [];
      const isRead = uses.every((one) => one === name || read.has(one));
      const isUsed = uses.some((one) => one !== name);
      return isUsed && isRead ? [{ name: name.text, node: name }] : [];
    });
  });
}

function usesBy(
  nodes: readonly ts.Node[],
  nameOf: (node: ts.Node) => string | undefined,
): ReadonlyMap<string, readonly ts.Node[]> {
  const uses = new Map<string, ts.Node[]>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (name !== undefined) addTo(uses, name, node);
  }
  return uses;
}

function isEmptyHolder(node: ts.Node): node is ts.PropertyDeclaration | ts.VariableDeclaration {
  const isHolder = ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node);
  return isHolder && node.initializer !== undefined && isEmpty(node.initializer);
}

function isEmpty(value: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  return (
    ts.isNewExpression(value) &&
    ts.isIdentifier(value.expression) &&
    /^(?:Array|Map|Set)$/.test(value.expression.text) &&
    (value.arguments ?? []).length === 0
  );
}

/** The name of the member that is used here, in any way. */
function memberIn(node: ts.Node): string | undefined {
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteral(node.argumentExpression) ? node.argumentExpression.text : undefined;
  const name = ts.isBindingElement(node)
    ? (node.propertyName ?? node.name)
    : ts.isPropertyAccessExpression(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node)
      ? node.name
      : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : undefined;
}

/** Members that put nothing into what has them, and do not give it to anybody. */
const READS = new Set(
  `at clear delete entries every filter find findIndex flat flatMap forEach get has includes indexOf join keys
  lastIndexOf length map pop reduce shift size slice some toReversed toSorted values`.split(/\s+/),
);

/** What is only read here, by what is in the node itself. */
function readIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isPropertyAccessExpression(node))
    return READS.has(node.name.text) ? [node.expression] : [];
  if (ts.isElementAccessExpression(node) || ts.isForOfStatement(node)) return [node.expression];
  if (ts.isBlock(node)) return givenAfterLoop(node);
  if (!ts.isArrayLiteralExpression(node)) return [];
  return node.elements.flatMap((one) => (ts.isSpreadElement(one) ? [one.expression] : []));
}

/** What a function gives after a loop, which should have filled it: without one, its caller may fill it. */
function givenAfterLoop({ statements }: ts.Block): readonly ts.Node[] {
  const last = statements.at(-1);
  const given = last && ts.isReturnStatement(last) ? last.expression : undefined;
  const isMade = statements.some((one) => ts.isIterationStatement(one, false));
  return given && isMade ? [given] : [];
}

/** That in which something is stored here: `names` of `names[0] = "Ada"`. */
function storedIn(node: ts.Node): readonly ts.Node[] {
  const changed = changedBy(node);
  const place = changed && ts.isNonNullExpression(changed) ? changed.expression : changed;
  const isPart =
    place && (ts.isElementAccessExpression(place) || ts.isPropertyAccessExpression(place));
  return isPart ? [place.expression] : [];
}
