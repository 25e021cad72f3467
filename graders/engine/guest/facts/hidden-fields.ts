/**
 * Fields that a class gives its objects without declaring them: `(this as any).cards = []`.
 *
 * @module
 */
import * as ts from "typescript";
import { written } from "./bounds.ts";
import { boundNames, functionIn, isStatic, propertyName, unwrap } from "./nodes.ts";

/** A field that gets a value. */
interface Given {
  readonly name: string;
  /** The compiler was told that `this` is something else. */
  readonly cast: boolean;
}

/** @returns the names of such fields, by class; methods are none */
export function readHidden(
  source: ts.SourceFile,
  classes: readonly ts.ClassLikeDeclaration[],
): ReadonlyMap<ts.Node, readonly string[]> {
  const named = new Map<string, Declaring[]>();
  for (const one of [...classes, ...source.statements.filter(ts.isInterfaceDeclaration)]) {
    if (!one.name) continue;
    const same = named.get(one.name.text) ?? [];
    named.set(one.name.text, same);
    same.push(one);
  }
  const hidden = new Map<ts.Node, readonly string[]>();
  // Those of the same name declare the same.
  const known = new Map<string | ts.Node, Declared>();
  for (const one of classes) {
    const given = givenIn(one);
    if (given.length === 0) continue;
    const key = one.name?.text ?? one;
    const { declared, isAll } = known.get(key) ?? declaredIn(one, named);
    known.set(key, { declared, isAll });
    // What a class of another file declares is not known here; but then nobody needs a cast.
    const own = given.filter(({ name, cast }) => !declared.has(name) && (isAll || cast));
    hidden.set(
      one,
      own.map(({ name }) => name),
    );
  }
  return hidden;
}

/** An interface adds to the class of its name. */
type Declaring = ts.ClassLikeDeclaration | ts.InterfaceDeclaration;

/** What a class and those that it extends declare. */
interface Declared {
  readonly declared: ReadonlySet<string>;
  /** All of them are in this file. */
  readonly isAll: boolean;
}

function declaredIn(
  node: ts.ClassLikeDeclaration,
  named: ReadonlyMap<string, readonly Declaring[]>,
): Declared {
  const declared = new Set<string>();
  const same = node.name ? named.get(node.name.text) : undefined;
  // A loop over a set also visits elements that are added during the loop.
  const line = new Set<Declaring>([node, ...(same ?? [])]);
  let isAll = true;
  for (const { members, heritageClauses = [] } of line) {
    for (const member of members) for (const name of namesOf(member)) declared.add(name);
    for (const { token, types } of heritageClauses) {
      if (token !== ts.SyntaxKind.ExtendsKeyword) continue;
      for (const { expression } of types) {
        const known = ts.isIdentifier(expression) ? named.get(expression.text) : undefined;
        for (const one of known ?? []) line.add(one);
        if (!known) isAll = false;
      }
    }
  }
  return { declared, isAll };
}

/** A constructor declares fields by its parameters. */
function namesOf(member: ts.ClassElement | ts.TypeElement): string[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters
      .filter(({ modifiers }) => modifiers)
      .flatMap(({ name }) => boundNames(name));
  return propertyName(member.name);
}

function givenIn(node: ts.ClassLikeDeclaration): Given[] {
  const given: Given[] = [];
  const holders = new Map<string, boolean>();
  const stack: ts.Node[] = node.members.filter((member) => !isStatic(member)).reverse();
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (ts.isVariableDeclaration(next) && ts.isIdentifier(next.name)) {
      const cast = castOfThis(next.initializer, holders);
      if (cast !== undefined) holders.set(next.name.text, cast || next.type !== undefined);
    }
    given.push(...givenBy(next, holders));
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => {
      if (!hasOwnThis(child)) children.push(child);
    });
    stack.push(...children.reverse());
  }
  return given;
}

/**
 * Whether `this`, or a variable that holds it, is cast.
 *
 * @returns `undefined` if it is neither
 */
function castOfThis(
  value: ts.Expression | undefined,
  holders: ReadonlyMap<string, boolean>,
): boolean | undefined {
  const inner = unwrap(value);
  let bare = value;
  while (bare && ts.isParenthesizedExpression(bare)) bare = bare.expression;
  const isCast = bare !== inner;
  if (inner?.kind === ts.SyntaxKind.ThisKeyword) return isCast;
  const held = inner && ts.isIdentifier(inner) ? holders.get(inner.text) : undefined;
  return held === undefined ? undefined : held || isCast;
}

/** In these, `this` is something else; the members of the class itself are not asked. */
function hasOwnThis(node: ts.Node): boolean {
  return (
    ts.isClassLike(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isClassStaticBlockDeclaration(node)
  );
}

/** @param holders - variables that hold `this`, and whether it was cast */
function givenBy(node: ts.Node, holders: ReadonlyMap<string, boolean>): Given[] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left, right } = node;
    const isField = ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left);
    if (!isField || functionIn(right)) return [];
    const cast = castOfThis(left.expression, holders);
    return cast === undefined ? [] : nameIn(left).map((name) => ({ name, cast }));
  }
  if (!ts.isCallExpression(node) || !isAssign(node.expression)) return [];
  const [to, from] = node.arguments;
  const cast = castOfThis(to, holders);
  const fields = unwrap(from);
  if (cast === undefined || !fields || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties
    .filter((one) => !ts.isMethodDeclaration(one))
    .flatMap((one) => propertyName(one.name))
    .map((name) => ({ name, cast }));
}

/** `Object.assign`. */
function isAssign(called: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(called) &&
    ts.isIdentifier(called.expression) &&
    called.expression.text === "Object" &&
    called.name.text === "assign"
  );
}

/** The name of the field; none if it is private in JavaScript, too, or computed. */
function nameIn(field: ts.PropertyAccessExpression | ts.ElementAccessExpression): string[] {
  if (ts.isPropertyAccessExpression(field))
    return ts.isPrivateIdentifier(field.name) ? [] : [written(field.name.text)];
  const { argumentExpression: key } = field;
  return ts.isStringLiteralLike(key) ? [written(key.text)] : [];
}
