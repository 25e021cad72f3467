/**
 * The student's own functions, classes and constants that a declaration uses: where the reference has none like them, the
 * fault may be in one of them.
 *
 * @module
 */
import * as ts from "typescript";
import { addTo } from "../facts/groups.ts";
import { boundNames } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import { MADE, membersIn, methodsOf, nameOf } from "./class-methods.ts";
import {
  type Declaration,
  type Found,
  holdsFunction,
  type Module,
  resolveName,
  textOf,
  wordsOf,
} from "./modules.ts";
import type { Helper } from "./switched.ts";

/** A declaration, or a part of a class. */
interface Used {
  readonly module: Module;
  readonly node: ts.Node;
  /** Its name, if it may use itself. */
  readonly name?: string;
}

/**
 * Those that the student's version uses and the reference's does not, and those that these use: of a class, only the
 * methods that are called by their names. The longest first, because a short one hardly has a fault.
 *
 * @param used - the student's modules
 * @param helpers - all that there are
 * @param theirs - the texts and the names of the reference's declarations
 */
export function helpersOf(
  { own, wanted }: { readonly own: Found; readonly wanted: Found },
  used: ReadonlyMap<string, Module>,
  helpers: ReadonlyMap<Declaration, Helper>,
  theirs: { readonly texts: ReadonlySet<string>; readonly names: ReadonlySet<string> },
): readonly Helper[] {
  // Most declarations have none of these words in their text.
  const words = wordsOf(own);
  if (![...helpers.values()].some(({ name }) => words.has(name))) return [];
  const same = namesIn(partOf(wanted));
  const isShared = (one: Found): boolean => {
    const { declaration } = one;
    const { name, kind } = declaration;
    // A type of the reference may be a class with methods here.
    if (!same.has(name) || !theirs.names.has(name)) return false;
    // A constant of the same name may have another value.
    return kind !== "value" || holdsFunction(declaration) || theirs.texts.has(textOf(one));
  };
  const found = new Map<Declaration, Found>();
  const parts: Used[] = [partOf(own)];
  const called = new Set<string>();
  /** The methods that nobody calls so far, by their names. */
  const open = new Map<string, Used[]>();
  const addClass = (module: Module, one: ts.ClassDeclaration): void => {
    parts.push(...(one.heritageClauses ?? []).map((node) => ({ module, node })));
    for (const node of one.members) {
      const name = nameOf(node, module.source);
      const isMethod = ts.isMethodDeclaration(node) || ts.isAccessor(node);
      if (!isMethod || UNNAMED.test(name) || called.has(name)) parts.push({ module, node });
      else addTo(open, name, { module, node });
    }
  };
  for (const part of parts) {
    for (const name of namesIn(part)) {
      const its = resolveName(used, part.module, name);
      if (!its || !helpers.has(its.declaration) || found.has(its.declaration)) continue;
      if (isShared(its)) continue;
      found.set(its.declaration, its);
      const { node } = its.declaration;
      if (ts.isClassDeclaration(node)) addClass(its.module, node);
      else parts.push(partOf(its));
    }
    for (const name of membersIn(part.node, "", false)) {
      called.add(name);
      parts.push(...(open.get(name) ?? []));
      open.delete(name);
    }
  }
  const made = new Set(parts.flatMap(({ node }) => nodesOf(node).flatMap(madeIn)));
  const lengthOf = ({ declaration: { node } }: Found) => node.getFullWidth();
  return [...found.values()]
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .map((one) => {
      const helper = helpers.get(one.declaration)!;
      const { methods = [] } = methodsOf(one);
      const its = methods.filter(({ name }) =>
        name === MADE ? made.has(one.declaration.name) : called.has(name),
      );
      return its.length > 0 ? { ...helper, methods: its } : helper;
    });
}

function partOf({ module, declaration: { name, node } }: Found): Used {
  return { module, node, name };
}

/** The names of methods that are called where nothing names them: by a loop, or to make a text. */
const UNNAMED = /^(?:\[.*|toString|toJSON|valueOf)$/;

/** The name of a class of which an object is made here, or of another class. */
function madeIn(node: ts.Node): readonly string[] {
  const isMade = ts.isNewExpression(node) || ts.isExpressionWithTypeArguments(node);
  const made = isMade ? node.expression : undefined;
  return made && ts.isIdentifier(made) ? [made.text] : [];
}

/**
 * The names that a part uses and does not declare itself. What the reference's version uses, too, is the same function.
 */
function namesIn({ node: root, name: itself }: Used): ReadonlySet<string> {
  const names = new Set<string>();
  const own = new Set<string>();
  const members = new Set<ts.Node>();
  for (const node of nodesOf(root)) {
    if (ts.isPropertyAccessExpression(node)) members.add(node.name);
    if (ts.isVariableDeclaration(node) || ts.isParameter(node))
      for (const name of boundNames(node.name)) own.add(name);
    if (ts.isIdentifier(node) && !members.has(node)) names.add(node.text);
  }
  return new Set([...names].filter((name) => !own.has(name) || name === itself));
}
