/**
 * The methods of a student's class, and what they use of each other.
 *
 * @module
 */
import * as ts from "typescript";
import { firstLine } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import { methodsIn } from "./endings.ts";
import type { Found } from "./modules.ts";
import type { Method, Slot } from "./switched.ts";

/** Of a class; nothing of anything else. */
export function methodsOf({
  module,
  declaration: { name: className, node },
}: Found): Pick<Slot, "methods"> {
  if (!ts.isClassDeclaration(node)) return {};
  const used = usesIn(node, className, module.source);
  const lines = new Map(
    methodsIn(node).map((one) => [nameOf(one, module.source), firstLine(module.source, one)]),
  );
  const methods = methodsIn(node).map((one): Method => {
    const name = nameOf(one, module.source);
    const reached = new Set(used.get(name));
    // A chain of thousands would give each of them thousands.
    for (const its of reached)
      if (reached.size < MOST_REACHED) for (const next of used.get(its) ?? []) reached.add(next);
    const uses = [...reached].flatMap((its) => {
      const line = lines.get(its);
      return line === undefined || its === name || its === MADE ? [] : [{ name: its, line }];
    });
    return {
      ...{ name, line: firstLine(module.source, one) },
      ...(uses.length > 0 ? { uses: uses.slice(0, MOST_USED) } : {}),
    };
  });
  return { methods };
}

/** The name of what makes an object. */
export const MADE = "constructor";

/** Of the members that a method uses, fields among them, so many are followed, and so many methods are told. */
const MOST_REACHED = 50;
const MOST_USED = 6;

export function nameOf({ name }: ts.ClassElement, source: ts.SourceFile): string {
  return name?.getText(source) ?? MADE;
}

/** What the methods of a class use of their own object or of the class, by their names. */
function usesIn(
  node: ts.ClassDeclaration,
  className: string,
  source: ts.SourceFile,
): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const one of methodsIn(node)) {
    const name = nameOf(one, source);
    const own = uses.get(name) ?? new Set();
    for (const its of membersIn(one, className, true)) own.add(its);
    uses.set(name, own);
  }
  return uses;
}

/**
 * The names of members that are read or called, and the constructor if an object of the class is made.
 *
 * @param isOwn - whether only those of `this` and of the class count
 */
export function membersIn(root: ts.Node, className: string, isOwn: boolean): readonly string[] {
  const isClass = (one: ts.Expression) => ts.isIdentifier(one) && one.text === className;
  return nodesOf(root).flatMap((node) => {
    if (ts.isNewExpression(node)) return isClass(node.expression) ? [MADE] : [];
    if (!ts.isPropertyAccessExpression(node)) return [];
    const { expression, name } = node;
    const isIts = expression.kind === ts.SyntaxKind.ThisKeyword || isClass(expression);
    return isOwn && !isIts ? [] : [name.text];
  });
}
