/**
 * The names that a changed program may use instead of others.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames, hasModifier, isStatic, mayChange, unwrap } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import { Groups, originOf } from "./alike.ts";
import { isPlain, isTypeName } from "./spelling.ts";

export interface Names {
  readonly variables: readonly string[];
  /** What the file imports, and uses as a value. */
  readonly imports: readonly string[];
  /** Those of them that may get another value. */
  readonly lets: readonly string[];
  /** Those of them that begin with an element of an array, by that: `top`, by `plays[0]`. They keep the best so far. */
  readonly best: ReadonlyMap<string, string>;
  /** Those of them that count places: the variables of loops, and the second parameters of what goes through an array. */
  readonly indices: readonly string[];
  /** By each name of a variable or a field: it and the others with the same type, or that begin in the same way. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  /** By the name of a parameter: it and the others of its function with the same type, if few things are of that type. */
  readonly twins: ReadonlyMap<string, readonly string[]>;
  /** By the name of a variable, those that begin with what is made of it alone: `letter`, by `line` of `line.trim()`. */
  readonly derived: ReadonlyMap<string, readonly string[]>;
  /** By the text of an array, the variables that are its indexes somewhere. */
  readonly indexing: ReadonlyMap<string, readonly string[]>;
  /** Those of the class: `this.#cards`. */
  readonly fields: readonly string[];
  /** Fields of the class, or variables, that begin as empty arrays, and always are the same. */
  readonly lists: readonly string[];
  /** Variables and fields that begin with a new object or array, and how: `new Hand()`. */
  readonly made: ReadonlyMap<string, ts.Expression>;
  /** Variables and fields that get new values, and the plain value that each begins with. */
  readonly counters: ReadonlyMap<string, string>;
  /** The numbers of the file that are greater than one. */
  readonly numbers: readonly string[];
  readonly functions: readonly string[];
  /** Those and the methods that may give a promise. */
  readonly promises: ReadonlySet<string>;
  /** By the object in front of the dot; under "" those of all objects. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** By the names of members, those that have the same type beside them. */
  readonly sameType: ReadonlyMap<string, readonly string[]>;
  /** What stands behind the signs for a remainder. */
  readonly remainders: readonly string[];
  /** With what the functions and methods of the program are called, by their names. */
  readonly calls: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The parameters of the functions and methods of the program, by the names of these: of two, of the one that has more. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  /** Of functions of the program, by their names: the places of parameters whose neighbour has the same type, of which few are. */
  readonly twinPlaces: ReadonlyMap<string, ReadonlySet<number>>;
  /** What the methods of the class give that need nothing for it: `this.sorted()`. */
  readonly results: readonly string[];
  /** What else the class is asked for: `this.best`. */
  readonly getters: readonly string[];
  /** What the class is asked for yes or no: `this.isComplete`. */
  readonly questions: readonly string[];
  /** The objects that are written out in the program: the values of their members, if these are plain. */
  readonly objects: readonly ReadonlyMap<string, string | undefined>[];
  /** Whether objects say with a method `equals` that they are equal. */
  readonly equals: boolean;
}

/** With the variables of a function, or of a file. */
export function withVariables(names: Names, root: ts.Node, source: ts.SourceFile): Names {
  const variables = new Set(names.variables);
  const counters = new Map(names.counters);
  const lets = new Set(names.lets);
  const best = new Map(names.best);
  const indices = new Set(names.indices);
  const lists = new Set(names.lists);
  const made = new Map(names.made);
  const constants = new Set<string>();
  const alike = new Groups(names.alike);
  const twins = new Groups(names.twins);
  const derived = new Map(names.derived);
  const indexing = new Map(names.indexing);
  const add = (to: Map<string, readonly string[]>, of: string, name: string) =>
    to.set(of, [...new Set([...(to.get(of) ?? []), name])]);
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node))
      for (const { name, type } of node.parameters) {
        const text = type?.getText(source) ?? "";
        if (ts.isIdentifier(name) && FEW_ARE.test(text))
          twins.add(`${node.pos} ${text}`, name.text);
      }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const from = madeOf(node.initializer);
      if (from !== undefined) add(derived, from, node.name.text);
    }
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.argumentExpression))
      add(indexing, node.expression.getText(source), node.argumentExpression.text);
    if (ts.isVariableDeclaration(node) && isMadeAnew(node.initializer))
      made.set(node.name.getText(source), node.initializer);
    if (ts.isVariableDeclaration(node) || ts.isParameter(node))
      for (const name of boundNames(node.name)) {
        variables.add(name);
        alike.add(originOf(node, source), name);
        if (ts.isParameter(node)) lets.add(name);
      }
    for (const name of indicesOf(node)) indices.add(name);
    if (ts.isVariableDeclarationList(node) && !mayChange(node))
      for (const { name, initializer } of node.declarations) {
        for (const one of boundNames(name)) constants.add(one);
        if (ts.isIdentifier(name) && isEmptyList(initializer)) lists.add(name.text);
      }
    if (ts.isVariableDeclarationList(node) && mayChange(node))
      for (const { name, initializer } of node.declarations) {
        for (const one of boundNames(name)) lets.add(one);
        const first = unwrap(initializer);
        if (first && ts.isElementAccessExpression(first))
          best.set(first.getText(source), name.getText(source));
        if (ts.isIdentifier(name) && isPlain(initializer))
          counters.set(name.text, initializer.getText(source));
      }
    if (node === root || !ts.isFunctionDeclaration(node)) ts.forEachChild(node, look);
  };
  look(root);
  for (const path of countingPaths(root)) counters.set(path.getText(source), "0");
  // Another variable has the same name.
  for (const name of constants) {
    counters.delete(name);
    lets.delete(name);
  }
  return {
    ...names,
    ...{ variables: [...variables], lets: [...lets], indices: [...indices], counters },
    ...{ best, lists: [...lists], made, derived, indexing },
    ...{ alike: alike.byName(), twins: twins.byName() },
  };
}

/** A type of which few things are: a class, or an array. */
export const FEW_ARE = /^[A-Z]|\]$/;

/** The one variable that a value is made of: `line` of `line.trim()` and of `Number(line)`. */
function madeOf(node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  if (ts.isIdentifier(expression)) {
    const [one, ...others] = given;
    return one && others.length === 0 ? rootOf(one) : undefined;
  }
  return ts.isPropertyAccessExpression(expression) ? rootOf(expression.expression) : undefined;
}

function rootOf(node: ts.Expression): string | undefined {
  return ts.isIdentifier(node) ? node.text : madeOf(node);
}

function isEmptyList(value: ts.Expression | undefined): boolean {
  return value !== undefined && ts.isArrayLiteralExpression(value) && isPlain(value);
}

/** Whether it can be made anew anywhere. */
function isMadeAnew(value: ts.Expression | undefined): value is ts.Expression {
  if (!value) return false;
  return ts.isNewExpression(value) ? (value.arguments ?? []).every(isPlain) : isEmptyList(value);
}

/** What counts places in a loop, or in a function that is called for each element. */
function indicesOf(node: ts.Node): readonly string[] {
  if (ts.isForStatement(node) && node.initializer && ts.isVariableDeclarationList(node.initializer))
    return node.initializer.declarations.flatMap(({ name }) => boundNames(name));
  const index = ts.isArrowFunction(node) ? node.parameters[1] : undefined;
  return index ? boundNames(index.name) : [];
}

/** Members that count places, or how often something was done: `deck.index`. */
export function countingPaths(root: ts.Node): readonly ts.PropertyAccessExpression[] {
  return nodesOf(root).flatMap((node) => {
    const counts = ts.isElementAccessExpression(node)
      ? node.argumentExpression
      : ts.isPostfixUnaryExpression(node)
        ? node.operand
        : undefined;
    if (!counts || !ts.isPropertyAccessExpression(counts) || counts.name.text === "length")
      return [];
    // `Suit.Hearts` counts nothing, and `Symbol.iterator` is no place.
    return ts.isIdentifier(counts.expression) && !isTypeName(counts.expression.text)
      ? [counts]
      : [];
  });
}

/** With the fields of a class. */
export function withFields(
  names: Names,
  { members }: ts.ClassLikeDeclaration,
  source: ts.SourceFile,
): Names {
  const fields: string[] = [];
  const lists: string[] = [];
  const results: string[] = [];
  const questions: string[] = [];
  const getters: string[] = [];
  const counters = new Map(names.counters);
  const made = new Map(names.made);
  const alike = new Groups(names.alike);
  for (const one of members) {
    if (ts.isMethodDeclaration(one) && !isStatic(one) && isNamed(one.name))
      if (one.parameters.length === 0) results.push(`this.${one.name.text}()`);
    if (ts.isGetAccessor(one) && !isStatic(one) && isNamed(one.name))
      (QUESTION.test(one.name.text) ? questions : getters).push(`this.${one.name.text}`);
    if (!ts.isPropertyDeclaration(one) || isStatic(one)) continue;
    if (!isNamed(one.name)) continue;
    const name = `this.${one.name.text}`;
    fields.push(name);
    alike.add(originOf(one, source), name);
    const isFixed = hasModifier(one, ts.SyntaxKind.ReadonlyKeyword);
    const { initializer } = one;
    if (isMadeAnew(initializer)) made.set(name, initializer);
    if (isFixed && isEmptyList(initializer)) lists.push(name);
    if (!isFixed && isPlain(one.initializer)) counters.set(name, one.initializer.getText(source));
  }
  const values = { fields, lists, made, results, getters, questions, counters };
  return { ...names, ...values, alike: alike.byName() };
}

/** How the name of a function begins that answers yes or no. */
export const QUESTION = /^#?(?:is|has|can)[A-Z]/;
/** A function whose name says that its object, or what it gets first, is the greater one. */
export const GREATER = /^#?(?:beats|outranks|exceeds|is(?:Higher|Greater|Better|Larger|Stronger))/;

function isNamed(name: ts.PropertyName): name is ts.Identifier | ts.PrivateIdentifier {
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name);
}

/** The other names, those first that are declared near this one: they are easily taken for each other. */
export function nearest(names: readonly string[], own: string): readonly string[] {
  return byDistance(names, own, (steps) => steps);
}

/** The same where the first follows the last, as an ace follows a king. */
export function nearestInRound(names: readonly string[], own: string): readonly string[] {
  return byDistance(names, own, (steps) => Math.min(steps, names.length - steps));
}

function byDistance(
  names: readonly string[],
  own: string,
  distanceOf: (steps: number) => number,
): readonly string[] {
  const place = names.indexOf(own);
  const distance = (name: string) => distanceOf(Math.abs(names.indexOf(name) - place));
  return names
    .filter((name) => name !== own)
    .toSorted((one, other) => distance(one) - distance(other));
}

/** Those that are read of the same object, and then others. */
export function membersOf({ members }: Names, object: string): readonly string[] {
  const own = members.get(object) ?? [];
  return isTypeName(object) ? own : [...new Set([...own, ...(members.get("") ?? [])])];
}

/** What leads from one thing to the next, as in a list. */
export const LINK = /^(?:next|prev|previous|link|tail|rest)$/;

/** The members that do so. */
export function linksOf({ members }: Pick<Names, "members">): readonly string[] {
  return [...new Set([...members.values()].flat())].filter((name) => LINK.test(name));
}
