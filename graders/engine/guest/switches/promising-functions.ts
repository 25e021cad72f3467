/**
 * The functions and methods of a program that give a promise: by their own words, by their types, or by what they call.
 *
 * @module
 */
import * as ts from "typescript";
import { functionIn, hasModifier, unwrap } from "../facts/nodes.ts";
import { nodesOf, ofKinds } from "../facts/walk.ts";
import type { Module } from "./modules.ts";

/** What the toolkit offers, and Node. */
const ASYNCHRONOUS = ["ask", "askSeed", "pause", "question"];

/** The names of functions and methods that give a promise, and of those that do not, and lists of some. */
export function functionsIn(
  all: readonly ts.Node[],
): Record<"promise" | "value", ReadonlySet<string>> & { readonly lists: Lists } {
  const nodes = ofKinds(all, NAMING);
  const givers = { makers: nodes.flatMap(makerAt), types: nodes.flatMap(typeAt) };
  const functions = nodes.flatMap((node) => functionAt(node, givers));
  const lists = new Map(nodes.flatMap(listAt));
  const held = nodes.flatMap((node) => functionsHeld(node, lists));
  const namesOf = (isOne: boolean) =>
    functions.flatMap(({ name, isAsync }) => (isAsync === isOne ? [name] : []));
  for (let round = 0; round < ROUNDS; round++) {
    const values = new Set(namesOf(false));
    const names = new Set([...ASYNCHRONOUS, ...namesOf(true)].filter((one) => !values.has(one)));
    for (const one of functions)
      one.isAsync ||= one.gives.length > 0 && one.gives.every((name) => names.has(name));
  }
  const known = new Set(namesOf(true));
  // A call that may give a promise has to be waited for.
  for (const { name, gives } of held)
    if (gives.some((one) => known.has(one))) functions.push({ name, isAsync: true, gives });
  const value = new Set(namesOf(false));
  const given = ASYNCHRONOUS.filter((name) => !value.has(name));
  return { promise: new Set([...given, ...namesOf(true)]), value, lists };
}

/** So often a function only gives what another one gives. */
const ROUNDS = 3;

/** The names of functions and methods of which at least one gives a promise. */
export function namesOfPromises(modules: Iterable<Module>): ReadonlySet<string> {
  return functionsIn([...modules].flatMap(({ source }) => nodesOf(source))).promise;
}

/** What may give a name to a function, or to what has functions. */
const NAMING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ForOfStatement,
]);

/** A function with a name. */
interface Named {
  readonly name: string;
  /** By its own words: `async`, or a promise as its result. */
  isAsync: boolean;
  /** What is called for its results, if it says no type of them and all of them are such calls. */
  readonly gives: readonly string[];
}

/** The names of functions that give asynchronous functions, and of the types of these. */
interface Known {
  readonly makers: readonly string[];
  readonly types: readonly string[];
}

function functionAt(node: ts.Node, { makers, types }: Known): Named[] {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node))
    return node.name
      ? [{ name: textOf(node.name), isAsync: isAsynchronous(node), gives: givenBy(node) }]
      : [];
  if (!canHoldFunction(node)) return [];
  const value = ts.isPropertySignature(node) ? undefined : node.initializer;
  const called = value && ts.isCallExpression(value) ? calledName(value) : undefined;
  const [own, its] = [functionIn(value), typeIn(node.type)];
  const name = textOf(node.name);
  if (isTypeOfPromises(node.type, types)) return [{ name, isAsync: true, gives: [] }];
  const one = own ?? its;
  if (one) {
    const gives = own && !node.type ? givenBy(own) : [];
    return [{ name, isAsync: isAsynchronous(one), gives }];
  }
  const isMade = called !== undefined && makers.includes(called);
  return isMade ? [{ name, isAsync: true, gives: [] }] : [];
}

/** Of `TurnOf<Promise<void>>`, or the name of a type such as `() => Promise<void>`. */
function isTypeOfPromises(type: ts.TypeNode | undefined, types: readonly string[]): boolean {
  if (!type || !ts.isTypeReferenceNode(type) || isPromise(type)) return false;
  return types.includes(textOf(type.typeName)) || (type.typeArguments ?? []).some(isPromise);
}

function typeAt(node: ts.Node): string[] {
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const its = typeIn(node.type);
  return its && isAsynchronous(its) ? [node.name.text] : [];
}

/** See {@link Named.gives}. */
function givenBy(node: ts.SignatureDeclaration): readonly string[] {
  const { body } = node as { readonly body?: ts.ConciseBody };
  if (node.type || !body) return [];
  const results = ts.isBlock(body) ? returnedIn(body) : [body];
  const names = results.map((one) => {
    const value = unwrap(one);
    return value && ts.isCallExpression(value) ? calledName(value) : undefined;
  });
  return names.every((name) => name !== undefined) ? names : [];
}

/** What a function returns, but not the functions in it. */
function returnedIn(body: ts.Block): readonly (ts.Expression | undefined)[] {
  const found: (ts.Expression | undefined)[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(body, look);
  return found;
}

/** The names in a list, by that of the list: `turns` of `const turns = [yours, its]`. */
function listAt(node: ts.Node): [string, readonly string[]][] {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyDeclaration(node)) return [];
  const [name, value] = [textOf(node.name), unwrap(node.initializer)];
  return name && value && ts.isArrayLiteralExpression(value) ? [[name, namesIn(value)]] : [];
}

type Lists = ReadonlyMap<string, readonly string[]>;

/** What a variable takes from a list of functions, in a loop or by itself, or what it holds of two of them. */
function functionsHeld(node: ts.Node, lists: Lists): Pick<Named, "name" | "gives">[] {
  if (ts.isForOfStatement(node)) {
    if (!ts.isVariableDeclarationList(node.initializer)) return [];
    return held(node.initializer.declarations[0]?.name, listed(node.expression, lists));
  }
  const value = ts.isVariableDeclaration(node) ? unwrap(node.initializer) : undefined;
  if (!value) return [];
  const { name } = node as ts.VariableDeclaration;
  if (ts.isConditionalExpression(value))
    return held(name, [value.whenTrue, value.whenFalse].map(lastName));
  if (ts.isElementAccessExpression(value)) return held(name, listed(value.expression, lists));
  const isTaken = ts.isCallExpression(value) && TAKES.has(calledName(value) ?? "");
  const from = isTaken ? (value.expression as ts.PropertyAccessExpression).expression : undefined;
  return held(name, listed(from, lists));
}

const TAKES: ReadonlySet<string> = new Set(["shift", "pop", "at"]);

function held(name: ts.BindingName | undefined, gives: readonly string[]) {
  return name && ts.isIdentifier(name) && gives.length > 0 ? [{ name: name.text, gives }] : [];
}

function listed(expression: ts.Expression | undefined, lists: Lists): readonly string[] {
  const list = unwrap(expression);
  if (!list) return [];
  return ts.isArrayLiteralExpression(list) ? namesIn(list) : (lists.get(lastName(list)) ?? []);
}

function namesIn({ elements }: ts.ArrayLiteralExpression): readonly string[] {
  return elements.map(lastName);
}

/** Of `playersTurn`, and of `this.#turns` or `Game.turns`. */
function lastName(expression: ts.Expression): string {
  return textOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
}

function canHoldFunction(node: ts.Node) {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node)
  );
}

/** Of a type such as `() => Promise<void>`. */
function typeIn(type: ts.TypeNode | undefined): ts.FunctionTypeNode | undefined {
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

/** The name of a function whose result is an asynchronous function. */
function makerAt(node: ts.Node): string[] {
  if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return [];
  const returned = (node.body?.statements ?? []).map((one) =>
    ts.isReturnStatement(one) ? functionIn(one.expression) : undefined,
  );
  const isMaker = [typeIn(node.type), ...returned].some((its) => its && isAsynchronous(its));
  return isMaker && node.name ? [textOf(node.name)] : [];
}

function isAsynchronous(node: ts.SignatureDeclaration): boolean {
  const isAsync = hasModifier(node, ts.SyntaxKind.AsyncKeyword);
  return isAsync || (node.type !== undefined && isPromise(node.type));
}

function isPromise(type: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(type) && textOf(type.typeName) === "Promise";
}

function textOf(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name.text : "";
}

/** The name of the function or method that is called. */
export function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Those of which one is called: also in `(isYours ? yourTurn : itsTurn)()`, and in `turns[at]()`. */
export function calledNames(call: ts.CallExpression, lists: Lists): readonly string[] {
  const callee = unwrap(call.expression);
  if (callee && ts.isConditionalExpression(callee))
    return [callee.whenTrue, callee.whenFalse].map(lastName);
  if (callee && ts.isElementAccessExpression(callee)) return listed(callee.expression, lists);
  return [calledName(call) ?? ""];
}
