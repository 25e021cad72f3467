/**
 * Functions at any depth, in any form, by the name of what holds them.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import { authorIn, isDocumented } from "./comments.ts";
import { type Effects, readEffects } from "./effects.ts";
import type { FunctionFacts } from "./file-facts.ts";
import {
  boundNames,
  type FunctionNode,
  firstLine,
  functionIn,
  lastLine,
  propertyName,
  unwrap,
} from "./nodes.ts";
import { typeText } from "./types.ts";

/** The functions found, and the state of the search. */
interface Search {
  readonly source: ts.SourceFile;
  readonly functions: FunctionFacts[];
  readonly effects: ReadonlyMap<ts.Node, Readonly<Effects>>;
  /** The names of the variables that hold objects and classes. */
  readonly owners: Map<ts.Node, string>;
  /** Function expressions that have been recorded under the name of what holds them. */
  readonly recorded: Set<ts.Node>;
  /** The function whose overloads have a comment, until the function itself comes. */
  commented?: string;
}

/** @param nodes - the whole tree of the file, in reading order */
export function readFunctions(
  source: ts.SourceFile,
  nodes: readonly ts.Node[],
): readonly FunctionFacts[] {
  const search: Search = {
    source,
    functions: [],
    effects: readEffects(nodes),
    owners: new Map(),
    recorded: new Set(),
  };
  for (const node of nodes) visit(search, node);
  return search.functions;
}

function visit(search: Search, node: ts.Node): void {
  if (ts.isFunctionDeclaration(node)) {
    if (node.name) record(search, node, node, node.name.text);
  } else if (ts.isFunctionExpression(node)) {
    if (node.name && !search.recorded.has(node)) record(search, node, node, node.name.text);
  } else if (ts.isVariableStatement(node)) {
    visitVariables(search, node);
  } else if (ts.isClassLike(node)) {
    const owner = search.owners.get(node) ?? node.name?.text;
    for (const member of node.members) visitMember(search, member, owner, true);
  } else if (ts.isObjectLiteralExpression(node)) {
    // Functions in the properties of an object without a name are mostly callbacks.
    const owner = search.owners.get(node);
    for (const member of node.properties) visitMember(search, member, owner, owner !== undefined);
  }
}

function visitVariables(search: Search, node: ts.VariableStatement): void {
  for (const declaration of node.declarationList.declarations) {
    const value = unwrap(declaration.initializer);
    if (!value || !ts.isIdentifier(declaration.name)) continue;
    const made = functionIn(value);
    if (made) record(search, declaration, made, declaration.name.text, node);
    else search.owners.set(value, declaration.name.text);
  }
}

function visitMember(
  search: Search,
  member: ts.ClassElement | ts.ObjectLiteralElementLike,
  owner: string | undefined,
  evenProperties: boolean,
): void {
  const isProperty = ts.isPropertyDeclaration(member) || ts.isPropertyAssignment(member);
  const value = isProperty && evenProperties ? functionIn(member.initializer) : undefined;
  const made = ts.isMethodDeclaration(member) ? member : value;
  if (!made) return;
  const [name] = propertyName(member.name as ts.PropertyName);
  if (name === undefined) return;
  record(search, member, made, owner === undefined ? name : `${owner}.${name}`);
}

/**
 * @param node - all of it, from its name on
 * @param made - the function itself
 * @param commentedAt - where its comment is, if not before the node
 */
function record(
  search: Search,
  node: ts.Node,
  made: FunctionNode,
  name: string,
  commentedAt = node,
): void {
  const { source, functions, recorded } = search;
  recorded.add(made);
  if (functions.length === MAX_ENTRIES) return;
  const documented = isDocumented(source, commentedAt);
  if (!made.body) {
    if (documented) search.commented = name;
    return;
  }
  const line = firstLine(source, node);
  const author = authorIn(source, commentedAt);
  functions.push({
    name: written(name),
    ...parametersOf(source, made),
    ...(search.effects.get(made) ?? { asks: false, prints: false, computes: false }),
    line,
    lines: lastLine(source, node) - line + 1,
    documented: documented || search.commented === name,
    ...(author === undefined ? {} : { author }),
  });
  search.commented = undefined;
}

function parametersOf(
  source: ts.SourceFile,
  { parameters, type: result }: FunctionNode,
): Pick<FunctionFacts, "parameters" | "parameterTypes" | "result"> {
  // TypeScript's `this` is a type, not a parameter.
  const own = parameters
    .slice(0, MAX_ENTRIES)
    .filter(({ name }) => !ts.isIdentifier(name) || name.text !== "this");
  return {
    parameters: own.map(({ name }) => parameterName(name)),
    parameterTypes: own.map(({ type }) => typeText(source, type)),
    result: typeText(source, result),
  };
}

function parameterName(name: ts.BindingName): string {
  if (ts.isIdentifier(name)) return written(name.text);
  const names = boundNames(name).join(", ");
  return written(ts.isObjectBindingPattern(name) ? `{ ${names} }` : `[${names}]`);
}
