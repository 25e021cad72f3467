/**
 * Where a student's functions end: each `return` and each `throw` gets a number, by which a run can tell which was the
 * last. So does the end of a function that should have come to a `return`.
 *
 * @module
 */
import * as ts from "typescript";
import type { Declaration, Module } from "./modules.ts";
import type { Ending } from "./switched.ts";

/** One, with the place in its file, in UTF-16 units, where its number is told: with a value, or with a `return`, or alone. */
export interface Ended extends Ending {
  readonly told:
    | { readonly value: ts.Expression }
    | { readonly returnEnd: number }
    | { readonly bodyEnd: number };
}

/**
 * Those of the functions at the top of files, without the functions inside, and those of methods.
 *
 * @param isWatched - whether the methods of a class are wanted
 */
export function endingsIn(
  modules: Iterable<Module>,
  isWatched: (declaration: Declaration) => boolean = () => false,
): readonly Ended[] {
  const all: Ended[] = [];
  for (const { path, source, declarations } of modules)
    for (const { name, body } of [...declarations.values()].flatMap((one) =>
      bodiesOf(one, isWatched),
    )) {
      const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1;
      const add = (place: number, told: Ended["told"]) =>
        all.push({ id: all.length, name, file: path, line: lineAt(place), told });
      if (!ts.isBlock(body)) {
        add(body.getStart(source), { value: body });
        continue;
      }
      let gives = false;
      for (const one of statementsIn(body)) {
        if (!ts.isReturnStatement(one) && !ts.isThrowStatement(one)) continue;
        const place = one.getStart(source);
        const { expression: value } = one;
        if (value) add(place, { value });
        else add(place, { returnEnd: place + "return".length });
        if (ts.isReturnStatement(one) && value) gives = true;
      }
      const last = body.statements.at(-1);
      if (gives && last && !ts.isReturnStatement(last) && !ts.isThrowStatement(last))
        add(body.end - 1, { bodyEnd: body.end - 1 });
    }
  return all;
}

interface Body {
  readonly name: string;
  readonly body: ts.ConciseBody;
}

function bodiesOf(
  declaration: Declaration,
  isWatched: (declaration: Declaration) => boolean,
): readonly Body[] {
  const { name, node } = declaration;
  const bodies = !ts.isClassDeclaration(node)
    ? [bodyOf(node)]
    : isWatched(declaration)
      ? methodsIn(node).map(({ body }) => body)
      : [];
  return bodies.flatMap((body) => (body ? [{ name, body }] : []));
}

/** What is called of a class: its methods, what is read and set like a field, and its constructor. */
export function methodsIn({ members }: ts.ClassDeclaration): readonly Callable[] {
  return members.filter(
    (one): one is Callable =>
      (ts.isMethodDeclaration(one) && !one.asteriskToken) ||
      ts.isAccessor(one) ||
      ts.isConstructorDeclaration(one),
  );
}

type Callable = ts.MethodDeclaration | ts.AccessorDeclaration | ts.ConstructorDeclaration;

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  if (ts.isFunctionDeclaration(node)) return node.asteriskToken ? undefined : node.body;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (!value || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return undefined;
  return value.asteriskToken ? undefined : value.body;
}

/** From a stack, and not by recursion. */
function statementsIn(body: ts.Block): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const stack: ts.Node[] = [body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isExpression(node)) continue;
    found.push(node);
    ts.forEachChild(node, (child) => void stack.push(child));
  }
  return found;
}
