/**
 * What a condition may lack, a second one besides or a negation.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import { type Alternative, type Context, isPath, MOST_NAMES } from "./alternative.ts";
import { membersOf, type Names, nearest } from "./names.ts";

/** The same condition, and that of another member besides: `isOver(you.total) || isOver(computer.total)`. */
export function withOther(
  node: ts.Expression,
  text: string,
  { source, names, flags = [] }: Context,
): Alternative[] {
  const start = node.getStart(source);
  const called = new Set(nodesOf(node).map((one) => ts.isCallExpression(one) && one.expression));
  const paths = nodesOf(node).filter(
    (one): one is ts.PropertyAccessExpression =>
      ts.isPropertyAccessExpression(one) && !one.questionDotToken && !called.has(one),
  );
  const others = paths.flatMap((path) => {
    const own = names.members.get(path.expression.getText(source)) ?? [];
    const [from, to] = [path.name.getStart(source) - start, path.name.end - start];
    return own
      .filter((name) => name !== path.name.text)
      .map((name) => text.slice(0, from) + name + text.slice(to));
  });
  return [
    ...flags.map(
      (flag): Alternative => ({ text: `(${text}) && ${flag}`, ...{ kind: "missing", rank: 1 } }),
    ),
    ...others.slice(0, MOST_NAMES).flatMap((other) =>
      ["||", "&&"].map(
        (sign): Alternative => ({
          text: `(${text}) ${sign} (${other})`,
          ...{ kind: "missing", rank: 2 },
        }),
      ),
    ),
    ...boundsIn(node, names).map((other) => both(text, other, 3)),
    ...secondsOf(paths, names, source).map((other) => both(text, other, 2)),
  ];
}

function both(text: string, other: string, rank: number): Alternative {
  return { text: `(${text}) && ${other}`, kind: "missing", rank };
}

/** What is set to `true` or `false` in these statements, if it has the other value before. */
export function flagsIn(statement: ts.Statement, source: ts.SourceFile): readonly string[] {
  const statements = ts.isBlock(statement) ? statement.statements : [statement];
  return statements.flatMap((one) => {
    if (!ts.isExpressionStatement(one) || !ts.isBinaryExpression(one.expression)) return [];
    const { left, right, operatorToken } = one.expression;
    if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
    if (right.kind === ts.SyntaxKind.TrueKeyword) return [`!${left.getText(source)}`];
    return right.kind === ts.SyntaxKind.FalseKeyword ? [left.getText(source)] : [];
  });
}

/** Of something that is compared, its other bound: one of the other variables. */
function boundsIn(node: ts.Expression, { variables }: Names): readonly string[] {
  const compared = nodesOf(node).flatMap((one) =>
    ts.isBinaryExpression(one) &&
    ts.isIdentifier(one.left) &&
    one.operatorToken.kind >= ts.SyntaxKind.LessThanToken &&
    one.operatorToken.kind <= ts.SyntaxKind.GreaterThanEqualsToken
      ? [one.left.text]
      : [],
  );
  return [...new Set(compared)].flatMap((name) =>
    nearest(variables, name)
      .slice(0, MOST_BOUNDS)
      .flatMap((other) => ["<", "<=", ">="].map((sign) => `${name} ${sign} ${other}`)),
  );
}

const MOST_BOUNDS = 3;

/**
 * Of an object that is asked for one of its members, another one: whether it is that of the other object, a variable of
 * its name, or what it is compared with elsewhere. `card.rank === QUEEN && card.suit === Suit.Spades`.
 */
function secondsOf(
  paths: readonly ts.PropertyAccessExpression[],
  names: Names,
  source: ts.SourceFile,
): readonly string[] {
  const asked = new Map<string, Set<string>>();
  for (const { expression, name } of paths) {
    const object = expression.getText(source);
    asked.set(object, (asked.get(object) ?? new Set()).add(name.text));
  }
  const seconds = [...asked].flatMap(([object, own]) => {
    const others = [...asked].flatMap(([other, its]) =>
      other !== object && [...own].some((name) => its.has(name)) ? [other] : [],
    );
    const isPrivate = [...own].some((name) => name.startsWith("#"));
    const members = isPrivate
      ? names.fields.map((name) => name.slice("this.".length))
      : membersOf(names, object);
    const open = members.filter((name) => !own.has(name));
    return [
      ...open.flatMap((name) => others.map((other) => `${object}.${name} === ${other}.${name}`)),
      ...open.flatMap((name) =>
        valuesOf(name, names).map((value) => `${object}.${name} === ${value}`),
      ),
    ];
  });
  return [...new Set(seconds)].slice(0, MOST_SECONDS);
}

const MOST_SECONDS = 16;

/** What may be compared with a member: variables and fields of its name, and constants. */
function valuesOf(member: string, { variables, fields, compared }: Names): readonly string[] {
  const ending = new RegExp(`(?:^|[.#])${member}$|${member[0]?.toUpperCase()}${member.slice(1)}$`);
  const named = [...variables, ...fields].filter((name) => ending.test(name));
  return [...named, ...(compared.get(member) ?? [])];
}

/** One of two questions is asked the other way round. Of a comparison, the sign is changed. */
export function negations(
  { left, right, operatorToken }: ts.BinaryExpression,
  source: ts.SourceFile,
): Alternative[] {
  const [one, sign, other] = [left, operatorToken, right].map((part) => part.getText(source));
  const isAsked = (node: ts.Expression) => ts.isCallExpression(node) || isPath(node);
  return [
    ...(isAsked(left) ? [{ text: `!(${one}) ${sign} ${other}`, at: left }] : []),
    ...(isAsked(right) ? [{ text: `${one} ${sign} !(${other})`, at: right }] : []),
  ].map((its) => ({ ...its, kind: "condition", rank: 0 }));
}
