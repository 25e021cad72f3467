/**
 * What may have been meant by a member of an object or an element of an array: another one, or what it belongs to.
 *
 * @module
 */
import * as ts from "typescript";
import {
  type Alternative,
  type Context,
  isMember,
  isPath,
  MOST_LAST,
  MOST_NAMES,
  ofNames,
} from "./alternative.ts";
import { LINK, membersOf, type Names, nearestInRound } from "./names.ts";
import { isTypeName } from "./spelling.ts";

export function ofMember(
  { expression, name, questionDotToken }: ts.PropertyAccessExpression,
  { source, names }: Context,
): Alternative[] {
  const object = expression.getText(source);
  const isLink = LINK.test(name.text) && isPath(expression);
  const before: Alternative[] = isLink
    ? [{ text: object, kind: "too much", rank: 1, at: name }]
    : [];
  if (questionDotToken) return before;
  // A function instead of what it gives.
  if (names.parameters.get(name.text)?.length === 0)
    before.push({ text: `${object}.${name.text}()`, kind: "missing", rank: 1, at: name });
  const field = `${object}.${name.text}`;
  if (names.fields.includes(field))
    return [
      ...ofNames(names.fields, field, names),
      ...names.results
        .slice(0, MOST_LAST)
        .map((text): Alternative => ({ text, kind: "name", rank: 3 })),
    ];
  if (!ts.isIdentifier(name)) return [];
  const members = besideIn(names, object, name.text);
  if (!members.includes(name.text) && name.text !== "length") return before;
  // An enum has few members, and an object few that are read.
  const rank = isTypeName(object) ? 1 : names.members.has(object) ? 2 : 3;
  const same = (names.sameType.get(name.text) ?? []).filter((one) => members.includes(one));
  const others = (
    isTypeName(object)
      ? nearestInRound(members, name.text)
      : [...new Set([...same, ...members])].filter((one) => one !== name.text)
  )
    .slice(0, MOST_NAMES)
    .map(
      (one): Alternative => ({
        text: `${object}.${one}`,
        ...{ kind: "name", rank: same.includes(one) ? 1 : rank, at: name },
      }),
    );
  return [...before, ...others];
}

/** The members of an object, and those first that other objects have beside this one. */
function besideIn(names: Names, object: string, member: string): readonly string[] {
  const members = membersOf(names, object);
  if (isTypeName(object)) return members;
  const own = names.members.get(object) ?? [];
  const beside = [...names.members].flatMap(([other, all]) =>
    other !== "" && !isTypeName(other) && all.includes(member) ? all : [],
  );
  return [...new Set([...own, ...beside, ...members])];
}

/** The first or last element, and what takes it away. */
export function ofElement(
  node: ts.ElementAccessExpression,
  { source, names, begins = false }: Context,
): Alternative[] {
  const { expression, argumentExpression: index, questionDotToken } = node;
  if (questionDotToken) return [];
  const best = begins ? undefined : names.best.get(node.getText(source));
  const object = expression.getText(source);
  const method = index.getText(source) === "0" ? "shift" : "pop";
  const isEnd = method === "shift" || /\.length - 1$/.test(index.getText(source));
  const other = method === "shift" ? `${object}.length - 1` : "0";
  const ends = isEnd ? [`${object}.${method}()`, `${object}[${other}]`] : [];
  // Something else that the same object has, instead of one of many: `trick.cards()[0]`.
  const call = ts.isCallExpression(expression) ? expression.expression : undefined;
  const of = call && isMember(call) ? call.expression.getText(source) : "";
  const beside = (names.members.get(of) ?? []).slice(0, of === "" ? 0 : MOST_NAMES);
  // Always the same element of a field, and not what the class itself keeps or tells.
  const isFixed = ts.isNumericLiteral(index) && object.startsWith("this.");
  const told = isFixed ? [...names.getters, ...names.fields.filter((one) => one !== object)] : [];
  return [
    ...(best === undefined ? [] : [{ text: best, kind: "name", rank: 0 } as const]),
    ...told.slice(0, MOST_NAMES).map((text): Alternative => ({ text, kind: "fixed", rank: 2 })),
    ...ends.map((text): Alternative => ({ text, kind: "part", rank: 2 })),
    ...beside.map((name): Alternative => ({ text: `${of}.${name}`, kind: "name", rank: 2 })),
  ];
}

/** All, instead of an array with the first of them. */
export function ofFirst(
  { elements }: ts.ArrayLiteralExpression,
  { source }: Context,
): Alternative[] {
  const [one, ...more] = elements.map((its) =>
    ts.isNonNullExpression(its) ? its.expression : its,
  );
  if (!one || more.length > 0 || !ts.isElementAccessExpression(one)) return [];
  return [{ text: one.expression.getText(source), kind: "part", rank: 1 }];
}
