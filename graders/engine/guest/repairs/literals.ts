/**
 * What else a text, an array or an object may be: in another order, with another space, and not a copy.
 *
 * @module
 */
import * as ts from "typescript";
import { type Alternative, type Context, MOST_LAST, MOST_VALUES } from "./alternative.ts";
import { membersOf } from "./names.ts";

/** A text of so few letters may be meant in small or capital ones. */
const MOST_LETTERS = 3;

export function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Spaces are easily forgotten, or too many, and letters small instead of capital. */
export function ofText({ text }: ts.StringLiteral, { names, keeps }: Context): Alternative[] {
  const isWord = /[\p{L}\p{N}]/u.test(text);
  const signs = isWord ? [] : [" ", ", ", ""];
  const letters =
    isWord && text.length <= MOST_LETTERS ? [text.toUpperCase(), text.toLowerCase()] : [];
  const others = new Set([
    ...[text.trim(), `${text} `, ` ${text}`, ...signs, ...letters],
    ...(isWord ? withoutSigns(text) : []),
    ...(/^\d$/.test(text) ? [`${Number(text) + 1}`, `${Number(text) - 1}`] : []),
  ]);
  others.delete(text);
  const variables = keeps ? names.variables.slice(-MOST_LAST) : [];
  return [
    // An empty line behind what is printed.
    ...(text.endsWith("\n")
      ? [{ text: JSON.stringify(`${text}\n`), kind: "text", rank: 1 } as const]
      : []),
    ...[...others].map(
      (one): Alternative => ({
        text: JSON.stringify(one),
        ...{ kind: "text", rank: one === `${text} ` && PROMPT.test(text) ? 1 : 2 },
      }),
    ),
    ...variables.map((name): Alternative => ({ text: name, kind: "fixed", rank: 2 })),
  ];
}

/** How a question ends: what is typed comes behind a space. */
const PROMPT = /[\])?:]$/;

/** A pattern for the whole text, or for a part of it; once, or several times. */
export function ofPattern({ text }: ts.RegularExpressionLiteral): Alternative[] {
  const end = text.lastIndexOf("/");
  const [own, flags] = [text.slice(1, end), text.slice(end + 1)];
  const inside = own.replace(/^\^/, "").replace(/(?<!\\)\$$/, "");
  const others = new Set([
    ...[`^(?:${inside})$`, `^(?:${inside})`, `(?:${inside})$`, inside],
    ...(own.includes("+") ? [own.replaceAll("+", "*")] : []),
    ...(own.includes("*") ? [own.replaceAll("*", "+")] : []),
    ...(/\\[dw](?![+*{?])/.test(own) ? [own.replaceAll(/(\\[dw])(?![+*{?])/g, "$1+")] : []),
  ]);
  others.delete(own);
  // Two slashes begin a comment.
  others.delete("");
  const all = [...others].filter((one) => isPattern(one, flags)).map((one) => `/${one}/${flags}`);
  const found = all.map((one): Alternative => ({ text: one, kind: "pattern", rank: 2 }));
  return flags.includes("i") ? found : [...found, { text: `${text}i`, kind: "pattern", rank: 1 }];
}

/** One that is none would break the whole program. */
function isPattern(own: string, flags: string): boolean {
  try {
    new RegExp(own, flags);
    return true;
  } catch {
    return false;
  }
}

/** A text without one of its signs. */
function withoutSigns(text: string): readonly string[] {
  const signs = [...text.matchAll(/[.,:;!?](?=\s|$)/g)].slice(0, MOST_SIGNS);
  return signs.map(({ index }) => text.slice(0, index) + text.slice(index + 1));
}

const MOST_SIGNS = 3;

/** A space between two values, or none, or two values in the other order. */
export function ofTemplate(node: ts.TemplateExpression, { source }: Context): Alternative[] {
  const start = node.getStart(source);
  const text = node.getText(source);
  const spaced = node.templateSpans.slice(0, -1).flatMap(({ literal }): Alternative[] => {
    if (literal.text.trim() !== "") return [];
    const at = literal.getStart(source) + 1 - start;
    const other = literal.text === "" ? " " : "";
    const rest = text.slice(at + literal.text.length);
    return [{ text: `${text.slice(0, at)}${other}${rest}`, kind: "text", rank: 2 }];
  });
  const last = node.templateSpans.at(-1)?.literal;
  if (last && PROMPT.test(last.text))
    spaced.push({ text: `${text.slice(0, -1)} \``, kind: "text", rank: 1, at: last });
  if (last && /^(?:.*\w)?$/s.test(last.text))
    spaced.push({ text: `${text.slice(0, -1)}.\``, kind: "text", rank: 2, at: last });
  const values = node.templateSpans.map(({ expression }) => expression);
  const others = exchanged(values, node, source).map(
    (one): Alternative => ({ ...one, kind: "order", rank: 1 }),
  );
  return [...spaced, ...others];
}

/** Of `a + ":" + b`, the two values in the other order. */
export function ofJoined(
  { left, right }: ts.BinaryExpression,
  source: ts.SourceFile,
): Alternative[] {
  if (isText(right) || !ts.isBinaryExpression(left) || !isText(left.right)) return [];
  const [first, between, last] = [left.left, left.right, right].map((one) => one.getText(source));
  const isSum = ts.isBinaryExpression(left.left);
  return isSum ? [] : [{ text: `${last} + ${between} + ${first}`, kind: "order", rank: 1 }];
}

/** What is typed may have spaces around it, and be in small or capital letters. */
export function withoutCase(text: string): Alternative[] {
  return ["trim", "toUpperCase", "toLowerCase"].map((name) => ({
    text: `((one) => typeof one === "string" ? one.${name}() : one)(${text})`,
    kind: "missing",
    rank: 2,
  }));
}

/** Two neighbouring properties with each other's values. */
export function ofObject(
  { properties }: ts.ObjectLiteralExpression,
  { source }: Context,
): Alternative[] {
  const parts = properties.flatMap((one) => {
    if (!ts.isPropertyAssignment(one) && !ts.isShorthandPropertyAssignment(one)) return [];
    const value = ts.isPropertyAssignment(one) ? one.initializer : one.name;
    return [{ name: one.name.getText(source), value: value.getText(source) }];
  });
  if (parts.length < properties.length) return [];
  return parts.slice(1).map((one, at) => {
    const other = parts[at]!;
    const changed = parts
      .with(at, { ...other, value: one.value })
      .with(at + 1, { ...one, value: other.value });
    const text = changed.map(({ name, value }) => `${name}: ${value}`).join(", ");
    return { text: `({ ${text} })`, kind: "order", rank: 1 };
  });
}

/** The array itself instead of a copy. */
export function ofCopy(
  { elements }: ts.ArrayLiteralExpression,
  { source }: Context,
): Alternative[] {
  const [one, ...more] = elements;
  if (!one || !ts.isSpreadElement(one) || more.length > 0) return [];
  return [{ text: one.expression.getText(source), kind: "copy", rank: 1 }];
}

/** Of each object. */
const MOST_MEMBERS = 3;

/** A variable begins with an empty array that should hold something; or a function gives one, and not what it has filled. */
export function ofEmpty(
  { elements }: ts.ArrayLiteralExpression,
  { names, begins, isResult }: Context,
): Alternative[] {
  if (elements.length > 0) return [];
  if (isResult)
    return names.lists.slice(-MOST_LAST).map((text) => ({ text, kind: "name", rank: 1 }));
  if (!begins) return [];
  const others = names.variables.slice(-MOST_VALUES);
  const members = others.flatMap((name) =>
    membersOf(names, name)
      .slice(0, MOST_MEMBERS)
      .map((one) => `${name}.${one}`),
  );
  return [...others, ...members].map((name) => ({
    text: `[${name}]`,
    ...{ kind: "missing", rank: 3 },
  }));
}

/** A longer array is written in another way. */
const MOST_REVERSED = 13;

/** In a table, two neighbouring texts: which of them belongs to which number? */
export function ofTable(node: ts.ArrayLiteralExpression, { source }: Context): Alternative[] {
  const rows = node.elements.filter(ts.isArrayLiteralExpression);
  const texts = (rows.length > 0 ? rows : [node]).flatMap(({ elements }) =>
    elements.filter(ts.isStringLiteral),
  );
  const all = node.elements.map((one) => one.getText(source));
  // What all others are followed by may have to come before them.
  const rank = node.elements.some(ts.isSpreadElement) ? 0 : 1;
  const reversed: Alternative = { text: `[${all.reverse().join(", ")}]`, kind: "order", rank };
  return [
    ...exchanged(texts, node, source).map(
      (one): Alternative => ({ ...one, kind: "order", rank: 2 }),
    ),
    ...(all.length > 1 && all.length <= MOST_REVERSED ? [reversed] : []),
  ];
}

/** Two neighbours that are exchanged. */
function exchanged(
  parts: readonly ts.Node[],
  node: ts.Node,
  source: ts.SourceFile,
): Pick<Required<Alternative>, "text" | "at">[] {
  const start = node.getStart(source);
  const text = node.getText(source);
  return parts.slice(1).map((one, at) => {
    const other = parts[at]!;
    const [from, to] = [other.getStart(source) - start, one.getStart(source) - start];
    const [own, its] = [other.getText(source), one.getText(source)];
    const between = text.slice(from + own.length, to);
    return {
      text: text.slice(0, from) + its + between + own + text.slice(to + its.length),
      at: other,
    };
  });
}
