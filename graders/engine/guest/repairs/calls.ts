/**
 * What may have been meant by a call: another method, other arguments, or none.
 *
 * @module
 */
import * as ts from "typescript";
import { calledName } from "../switches/promising-functions.ts";
import { type Alternative, type Context, isPath, MOST_VALUES, ofNames } from "./alternative.ts";
import { withoutCase } from "./literals.ts";
import { linksOf, type Names } from "./names.ts";
import { argumentsExchanged, objectExchanged } from "./orders.ts";

/** Methods that are easily taken for each other. */
const METHODS: Readonly<Record<string, string>> = {
  concat: "push",
  push: "unshift",
  unshift: "push",
  pop: "shift",
  shift: "pop",
  indexOf: "lastIndexOf",
  lastIndexOf: "indexOf",
  find: "findLast",
  findLast: "find",
  findIndex: "findLastIndex",
  findLastIndex: "findIndex",
  some: "every",
  every: "some",
  max: "min",
  min: "max",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  slice: "splice",
  splice: "slice",
  toUpperCase: "toLowerCase",
  toLowerCase: "toUpperCase",
  padStart: "padEnd",
  padEnd: "padStart",
};

/** Methods that give a part of a text. */
const PARTS: ReadonlySet<string> = new Set(["charAt", "at", "substring", "substr", "slice"]);

/** Methods that change their array. */
const CHANGING: ReadonlySet<string> = new Set(["sort", "reverse", "splice"]);

/** What a call may need besides: a variable that is named like its parameter, others, and what is read of them. */
function argumentsFrom({ variables, members }: Names, parameter: string): readonly string[] {
  const same = variables.includes(parameter) ? [parameter] : [];
  const near = [...new Set([...same, ...variables.slice(-MOST_VALUES)])];
  const read = near.flatMap((name) =>
    (members.get(name) ?? []).slice(0, MOST_MEMBERS).map((one) => `${name}.${one}`),
  );
  return [...near, ...read];
}

const MOST_MEMBERS = 3;

/** What makes a number of a text. */
const CONVERSIONS: readonly string[] = ["Number", "parseInt", "parseFloat"];

/** With what a function or method is called elsewhere, if all of that is known here. */
function namesOfCalls({ calls, variables }: Names, name: string): readonly (readonly string[])[] {
  const known = new Set(variables);
  return (calls.get(name) ?? []).filter((texts) =>
    texts.every((text) => known.has(text.replace(/[.[!].*/s, ""))),
  );
}

export function ofCall(node: ts.CallExpression, context: Context): Alternative[] {
  const { source, names, waits, given } = context;
  const { expression, arguments: all } = node;
  const texts = all.map((one) => one.getText(source));
  const callee = expression.getText(source);
  const found: Alternative[] =
    waits && names.promises.has(calledName(node) ?? "")
      ? [{ text: `await ${node.getText(source)}`, kind: "await", rank: 0 }]
      : [];
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : callee;
  const parameters = names.parameters.get(name) ?? [];
  found.push(...argumentsExchanged(node, name, context), ...objectExchanged(node, context));
  const missing = parameters[texts.length];
  if (missing !== undefined)
    for (const one of argumentsFrom(names, missing))
      found.push({
        text: `${callee}(${[...texts, one].join(", ")})`,
        ...{ kind: "missing", rank: one.toLowerCase().includes(missing.toLowerCase()) ? 1 : 2 },
      });
  for (const others of namesOfCalls(names, name))
    if (others.length > texts.length && texts.every((text, at) => text === others[at]))
      found.push({ text: `${callee}(${others.join(", ")})`, kind: "missing", rank: 1 });
  for (const other of CONVERSIONS.includes(callee) ? CONVERSIONS : [])
    if (other !== callee)
      found.push({ text: `${other}(${texts[0] ?? ""})`, kind: "name", rank: 1, at: expression });
  if (ts.isIdentifier(expression))
    for (const { text, ...rest } of ofNames(
      [...new Set([...names.functions, callee])],
      callee,
      names,
    ))
      found.push({ text: `${text}(${texts.join(", ")})`, ...rest });
  if (given)
    for (const link of linksOf(names))
      found.push({ text: `${node.getText(source)}.${link}`, kind: "missing", rank: 1 });
  if (!ts.isPropertyAccessExpression(expression) || expression.questionDotToken) return found;
  const method = expression.name;
  const object = expression.expression.getText(source);
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other)
    found.push({
      text: `${object}.${other}(${texts.join(", ")})`,
      kind: "name",
      rank: 1,
      at: method,
    });
  if (/^(?:startsWith|endsWith|includes)$/.test(name) && texts.length === 1)
    found.push({ text: `${object} === ${texts[0]}`, kind: "comparison", rank: 1, at: method });
  // In `slice`, the second number is a place, and not how many.
  if (/^(?:slice|substring)$/.test(name) && texts.length === 2)
    found.push({
      text: `${object}.${name}(${texts[0]}, (${texts[0]}) + (${texts[1]}))`,
      ...{ kind: "number", rank: 1, at: all[1]! },
    });
  if (/^(?:trim|to(?:Upper|Lower)Case)$/.test(name))
    found.push(...withoutCase(node.getText(source)));
  if (names.equals && name === "includes" && texts.length === 1)
    found.push({
      text: `${object}.some((one) => one.equals(${texts[0]}))`,
      kind: "identity",
      rank: 1,
    });
  if (name === "includes" && texts.length === 1)
    found.push({
      text: `${object}.some((one) => JSON.stringify(one) === JSON.stringify(${texts[0]}))`,
      ...{ kind: "identity", rank: 2 },
    });
  // To look at the end of a list, or to take what is there.
  const taking = name === "at" ? { "0": "shift", "-1": "pop" }[texts.join()] : undefined;
  if (taking) found.push({ text: `${object}.${taking}()`, kind: "name", rank: 1, at: method });
  if (PARTS.has(name)) found.push({ text: object, kind: "too much", rank: 2, at: method });
  if (name === "slice" && texts.length <= 2) {
    const other = { "1": "0, -1", "0, -1": "1" }[texts.join(", ")];
    if (other)
      found.push({ text: `${object}.slice(${other})`, kind: "number", rank: 1, at: all[0]! });
  }
  if (name === "slice" && texts.length === 0) found.push({ text: object, kind: "copy", rank: 1 });
  if (name === "join")
    for (const by of ['" "', '""', '", "'].filter((one) => one !== texts[0]))
      found.push({ text: `${object}.join(${by})`, kind: "text", rank: 1, at: method });
  if (name === "splice" && texts.length === 1)
    found.push({ text: `${object}.splice(${texts[0]}, 1)`, kind: "missing", rank: 1, at: method });
  if (CHANGING.has(name) && isPath(expression.expression))
    found.push({
      text: `[...${object}].${name}(${texts.join(", ")})`,
      kind: "second name",
      rank: 2,
    });
  return found;
}
