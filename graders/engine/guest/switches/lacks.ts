/**
 * What the reference's version of a declaration does, and the student's never does: what is forgotten has no line that
 * could be shown. Only names are told that are in the student's own files.
 *
 * @module
 */
import * as ts from "typescript";
import { addTo } from "../facts/groups.ts";
import { boundNames, changedBy } from "../facts/nodes.ts";
import { nodesOf, nodesWithin } from "../facts/walk.ts";
import type { Declaration, Module } from "./modules.ts";
import { calledName } from "./promising-functions.ts";
import type { Lack } from "./switched.ts";

/** A declaration, or a whole file, and the others of its program that it may use. */
export interface Doer {
  readonly node: ts.Node;
  /** By their names: what it uses does the same for it. */
  readonly helpers: ReadonlyMap<string, ts.Node>;
  /** Whether it uses what only its types name: an object that it gets may do everything for it. */
  readonly byTypes?: true;
}

/** More would be a description of the solution. */
const MOST = 2;

/**
 * @param own - the student's
 * @param wanted - the reference's
 * @param words - of the student's files
 * @param shared - the functions that both programs have: the student's, by their names
 * @param ownNames - those of the student's declarations that have another name inside than the reference's, by that
 */
export function lacksOf(
  own: Doer,
  wanted: Doer,
  words: ReadonlySet<string>,
  shared: ReadonlyMap<string, ts.Node>,
  ownNames: ReadonlyMap<string, string> = new Map(),
): readonly Lack[] {
  const done = withOwnNames(doneBy({ ...own, byTypes: true }), ownNames);
  const needed = inOwnNames(doneBy(wanted), ownNames);
  const isTold = (name: string) =>
    (!BUILT_IN.has(name) || shared.has(name)) && !wanted.helpers.has(name);
  const calls = [...needed.calls.keys()].filter(
    (name) =>
      !done.words.has(name) &&
      isTold(name) &&
      !(name === "print" && PRINTS.some((one) => done.words.has(one))) &&
      !doesItself(own.node, shared.get(name)) &&
      !isDoneOtherwise(shared.get(name), done),
  );
  const changes = [...needed.changes].filter(
    (name) =>
      !done.changes.has(name) &&
      !done.touches.has(name) &&
      // What the reference does both, to make something and to change it, may be forgotten beside the one.
      (!done.makes.has(name) || needed.makes.has(name)),
  );
  // The errors of the language are named in the task.
  const throws = done.throws.size > 0 ? [] : [...needed.throws].filter((name) => ERRORS.has(name));
  const uses = [...needed.uses].filter((name) => done.calls.has(name) && !done.gives.has(name));
  const lacks = [
    ...calls.map((name): Lack => ({ does: "calls", name })),
    ...changes.map((name): Lack => ({ does: "changes", name })),
    ...uses.map((name): Lack => ({ does: "uses", name })),
    ...throws.map((name): Lack => ({ does: "throws", name })),
  ].filter(({ does, name }) => does === "throws" || words.has(name));
  if (lacks.length > 0) return lacks.slice(0, MOST);
  return [...needed.calls]
    .flatMap(([name, times]): Lack[] => {
      const own = done.calls.get(name) ?? 0;
      const isTold = shared.has(name) && !done.repeats.has(name);
      return own > 0 && own < times && isTold ? [{ does: "calls less", name, own, times }] : [];
    })
    .slice(0, MOST);
}

/** What a file imports has the name there that it has outside. */
function withOwnNames(done: Done, ownNames: ReadonlyMap<string, string>): Done {
  const both = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => [name, ownNames.get(name) ?? name]));
  const calls = new Map(done.calls);
  for (const [name, times] of done.calls) {
    const own = ownNames.get(name);
    if (own !== undefined) calls.set(own, (calls.get(own) ?? 0) + times);
  }
  return {
    ...{ ...done, calls },
    words: both(done.words),
    repeats: both(done.repeats),
    uses: both(done.uses),
    gives: both(done.gives),
  };
}

function inOwnNames(done: Done, ownNames: ReadonlyMap<string, string>): Done {
  const nameOf = (name: string) => ownNames.get(name) ?? name;
  return {
    ...done,
    calls: new Map([...done.calls].map(([name, times]) => [nameOf(name), times])),
    uses: new Set([...done.uses].map(nameOf)),
  };
}

/** Whether everything is called that a function would call: it may be there only because the assignment names it. */
function isDoneOtherwise(node: ts.Node | undefined, done: Done): boolean {
  const called = node
    ? nodesOf(node)
        .filter(ts.isCallExpression)
        .flatMap((one) => calledName(one) ?? [])
    : [];
  const told = called.filter((name) => !BUILT_IN.has(name) && !TOOLKIT.has(name));
  return told.length > 0 && told.every((name) => done.calls.has(name));
}

/** What every program calls. */
const TOOLKIT: ReadonlySet<string> = new Set(["ask", "askSeed", "pause", "print", "rand", "srand"]);

/** What prints without the toolkit. */
const PRINTS = ["console", "process"];

/** Whether a loop goes the same way as one of another function: `seat = seat.next`. */
function doesItself(node: ts.Node, other: ts.Node | undefined): boolean {
  const [own, its] = [node, other].map((one) => new Set(one ? stepsIn(one) : []));
  return [...own!].some((name) => its!.has(name));
}

/** The properties through which loops go from one thing to the next. */
function stepsIn(node: ts.Node): readonly string[] {
  const loops = nodesOf(node).filter((one) => ts.isIterationStatement(one, false));
  return loops.flatMap(nodesWithin).flatMap((one) => {
    if (!ts.isBinaryExpression(one) || one.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
      return [];
    const { left, right } = one;
    const isStep =
      ts.isIdentifier(left) &&
      ts.isPropertyAccessExpression(right) &&
      ts.isIdentifier(right.expression);
    return isStep && right.expression.text === left.text ? [right.name.text] : [];
  });
}

/** Those that are not exchanged by themselves: they belong to what uses them. */
export function helpersIn(
  modules: Iterable<Module>,
  exchanged: ReadonlySet<Declaration>,
): ReadonlyMap<string, ts.Node> {
  const all = [...modules].flatMap(({ declarations }) => [...declarations.values()]);
  return new Map(all.filter((one) => !exchanged.has(one)).map(({ name, node }) => [name, node]));
}

interface Done {
  readonly words: ReadonlySet<string>;
  /** With the number of places. */
  readonly calls: ReadonlyMap<string, number>;
  /** The functions that are called in a loop, or for each element. */
  readonly repeats: ReadonlySet<string>;
  /** The functions with a call whose result is surely used. */
  readonly uses: ReadonlySet<string>;
  /** Those, and the functions with a call whose result is the result of another function. */
  readonly gives: ReadonlySet<string>;
  /** The errors that are made to be thrown. */
  readonly throws: ReadonlySet<string>;
  /** The properties that get a value. */
  readonly changes: ReadonlySet<string>;
  /** Those on which a method is called; and variables, which may be those. */
  readonly touches: ReadonlySet<string>;
  /** Those with which an object is made. */
  readonly makes: ReadonlySet<string>;
}

function doneBy({ node, helpers, byTypes }: Doer): Done {
  const done = nothingDone();
  const nodes = new Set([node]);
  /** Of classes that it uses, by their names: only those that are called belong to it. */
  const methods = new Map<string, ts.Node[]>();
  const addClass = ({ members }: ts.ClassDeclaration): void => {
    for (const one of members) {
      const name = ts.isMethodDeclaration(one) || ts.isAccessor(one) ? one.name : undefined;
      const text = name && ts.isIdentifier(name) ? name.text : undefined;
      if (text === undefined || done.words.has(text)) nodes.add(one);
      else addTo(methods, text, one);
    }
  };
  for (const one of nodes) {
    const own = doneIn(one, byTypes === true);
    for (const { text, isOuter } of own.names) {
      done.words.add(text);
      const helper = isOuter ? helpers.get(text) : undefined;
      if (helper && ts.isClassDeclaration(helper)) addClass(helper);
      else if (helper) nodes.add(helper);
      for (const method of methods.get(text) ?? []) nodes.add(method);
    }
    for (const [name, times] of own.calls)
      done.calls.set(name, (done.calls.get(name) ?? 0) + times);
    for (const kind of SETS) for (const name of own[kind]) done[kind].add(name);
  }
  return done;
}

const SETS = ["repeats", "uses", "gives", "throws", "changes", "touches", "makes"] as const;

function nothingDone() {
  return {
    words: new Set<string>(),
    calls: new Map<string, number>(),
    repeats: new Set<string>(),
    uses: new Set<string>(),
    gives: new Set<string>(),
    throws: new Set<string>(),
    changes: new Set<string>(),
    touches: new Set<string>(),
    makes: new Set<string>(),
  } satisfies Done;
}

/** What a part does by itself. */
interface DoneHere extends Omit<Done, "words"> {
  /** Each name once, in reading order, and whether it may mean what is declared outside. */
  readonly names: readonly { readonly text: string; readonly isOuter: boolean }[];
}

/** By the node, for its types or not: helpers belong to many, and the reference's to those of one student after another. */
const known = {
  withTypes: new WeakMap<ts.Node, DoneHere>(),
  alone: new WeakMap<ts.Node, DoneHere>(),
};

function doneIn(node: ts.Node, byTypes: boolean): DoneHere {
  const before = known[byTypes ? "withTypes" : "alone"];
  const done = before.get(node) ?? readDone(node, byTypes);
  before.set(node, done);
  return done;
}

function readDone(node: ts.Node, byTypes: boolean): DoneHere {
  const names = new Map<string, { readonly text: string; readonly isOuter: boolean }>();
  const { words: _, ...done } = nothingDone();
  const { calls, repeats, uses, gives, throws, changes, touches, makes } = done;
  const addCall = (name: string) => calls.set(name, (calls.get(name) ?? 0) + 1);
  const unused = new Set<ts.Node>();
  const given = new Set<ts.Node>();
  /** What is in a constructor. */
  const making = new Set<ts.Node>();
  /** To import something, or to have a method, is not to use it. */
  const introduced = new Set<ts.Node>();
  const members = new Set<ts.Node>();
  const parts = nodesOf(node);
  const bound = new Set(parts.flatMap(namesBoundBy));
  const inTypes = new Set(byTypes ? [] : parts.filter(ts.isTypeNode).flatMap(nodesWithin));
  for (const part of parts) {
    if (ts.isImportSpecifier(part)) introduced.add(part.name).add(part.propertyName ?? part.name);
    if (ts.isPropertyAccessExpression(part)) members.add(part.name);
    if (ts.isMethodDeclaration(part) || ts.isAccessor(part)) introduced.add(part.name);
    if (ts.isPropertyDeclaration(part) || ts.isPropertyAssignment(part)) members.add(part.name);
    if (ts.isIdentifier(part) && !introduced.has(part)) {
      const { text } = part;
      const isOuter = !bound.has(text) && !members.has(part) && !inTypes.has(part);
      if (!names.has(`${isOuter} ${text}`)) names.set(`${isOuter} ${text}`, { text, isOuter });
    }
    for (const one of repeatedIn(part)) for (const name of callsIn(one)) repeats.add(name);
    if (ts.isExpressionStatement(part)) unused.add(withoutAwait(part.expression));
    const result =
      ts.isReturnStatement(part) || ts.isArrowFunction(part) ? resultOf(part) : undefined;
    if (result) given.add(withoutAwait(result));
    const thrown = ts.isThrowStatement(part) ? part.expression : undefined;
    if (thrown && ts.isNewExpression(thrown) && ts.isIdentifier(thrown.expression))
      throws.add(thrown.expression.text);
    if (ts.isCallExpression(part)) {
      const called = part.expression;
      // A function may change what it is given.
      for (const one of part.arguments) for (const name of namesOf(one)) touches.add(name);
      if (ts.isIdentifier(called)) {
        addCall(called.text);
        if (!unused.has(part)) gives.add(called.text);
        if (!unused.has(part) && !given.has(part)) uses.add(called.text);
      } else if (ts.isPropertyAccessExpression(called)) {
        addCall(called.name.text);
        // A method may change what is in the property.
        for (const name of namesOf(called.expression)) touches.add(name);
        const [owner] = propertiesOf(called.expression);
        if (owner !== undefined && CHANGE.has(called.name.text)) changes.add(owner);
      }
    }
    // Of `winner.player.tricks`, that is `tricks` alone.
    if (ts.isConstructorDeclaration(part)) for (const one of nodesWithin(part)) making.add(one);
    const changed = changedBy(part);
    const [last, owner] = propertiesOf(changed);
    const name = last === "length" ? (owner ?? last) : last;
    if (name !== undefined) (making.has(part) ? makes : changes).add(name);
    else if (changed && !ts.isIdentifier(changed))
      for (const one of namesOf(changed)) touches.add(one);
    if (ts.isPropertyAssignment(part) || ts.isShorthandPropertyAssignment(part))
      if (ts.isIdentifier(part.name)) makes.add(part.name.text);
  }
  return { ...done, names: [...names.values()] };
}

/** What runs several times: a loop, or what is called for each element. */
function repeatedIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isIterationStatement(node, false)) return [node];
  return ts.isCallExpression(node) ? node.arguments.filter(ts.isFunctionLike) : [];
}

function callsIn(node: ts.Node): readonly string[] {
  return nodesOf(node).flatMap((one) =>
    ts.isCallExpression(one) && ts.isIdentifier(one.expression) ? [one.expression.text] : [],
  );
}

function resultOf(node: ts.ReturnStatement | ts.ArrowFunction): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  return ts.isBlock(node.body) ? undefined : node.body;
}

function withoutAwait(node: ts.Expression): ts.Expression {
  return ts.isAwaitExpression(node) ? node.expression : node;
}

/** The methods that change an array. */
const CHANGE: ReadonlySet<string> = new Set(
  "fill pop push reverse shift sort splice unshift".split(" "),
);

const ERRORS: ReadonlySet<string> = new Set(["Error", "RangeError", "TypeError"]);

/** A parameter or variable hides what has its name outside. */
function namesBoundBy(node: ts.Node): readonly string[] {
  return ts.isParameter(node) || ts.isVariableDeclaration(node) ? boundNames(node.name) : [];
}

/** The names of a path's properties: of `deck.cards[0]`, it is `cards`. */
function propertiesOf(node: ts.Expression | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isElementAccessExpression(node) || ts.isNonNullExpression(node))
    return propertiesOf(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return [];
  return [node.name.text, ...propertiesOf(node.expression)];
}

/** With the variable that a path begins with: `const { hand } = player` makes one of a property. */
function namesOf(node: ts.Expression): readonly string[] {
  const root = rootOf(node);
  return [...propertiesOf(node), ...(ts.isIdentifier(root) ? [root.text] : [])];
}

function rootOf(node: ts.Expression): ts.Expression {
  return ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isPropertyAccessExpression(node)
    ? rootOf(node.expression)
    : node;
}

/** What everything has. */
const BUILT_IN: ReadonlySet<string> = new Set(
  [Array, String, Number, Math, Object, JSON, Promise, RegExp, Map, Set, Date]
    .flatMap((one) => [one, (one as { readonly prototype?: object }).prototype ?? {}])
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .concat("String", "Number", "Boolean", "Array", "Symbol")
    // Objects are compared in many ways.
    .concat("equals"),
);
