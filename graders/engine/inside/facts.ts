/**
 * Facts about a source file, read off its syntax tree; what they mean is decided outside the box.
 *
 * @module
 */
import type TypeScript from "typescript";

export interface FileFacts {
  /** Why the file could not be parsed, if it could not; everything else is then empty. */
  readonly unreadable?: string;
  /** Interfaces, object types and classes, with the names of their fields (not of their methods). */
  readonly types: readonly {
    readonly name: string;
    readonly line: number;
    readonly fields: readonly string[];
  }[];
  /** Enumerations, and constant objects, with the names of their members. */
  readonly enums: readonly { readonly name: string; readonly members: readonly string[] }[];
  /** Names of the constants at the top level. */
  readonly constants: readonly string[];
  /** Functions and methods, whatever way they are written, if they have a name. */
  readonly functions: readonly FunctionFacts[];
  /** Module names as they are written, with what is taken from each: `default`, and `*` for all of it. */
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Whether a comment stands before the first statement. */
  readonly headerComment: boolean;
  /** Numbers of the lines over 100 characters, from 1. */
  readonly longLines: readonly number[];
  readonly lines: number;
  /** How many statements stand at the top level outside of functions and declarations. */
  readonly looseStatements: number;
  /** How many lines these take: a game in one `while` is a single statement. */
  readonly looseLines: number;
}

export interface FunctionFacts {
  /** `shuffleDeck`, or `Deck.draw` for a method. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** From 1. */
  readonly line: number;
  /** How many lines it takes, from its first to its last. */
  readonly lines: number;
  readonly exported: boolean;
  readonly async: boolean;
  /** Whether a comment stands directly before it. */
  readonly documented: boolean;
}

type FunctionNode =
  | TypeScript.FunctionDeclaration
  | TypeScript.FunctionExpression
  | TypeScript.ArrowFunction
  | TypeScript.MethodDeclaration;

/** What a name stands for: a function, or the object or class that owns functions. */
interface Owner {
  readonly name: string;
  readonly exported: boolean;
}

/** What is declared under one name; declarations of the same name add up, as they do in TypeScript. */
interface Shape {
  readonly line: number;
  /** Whether it says by itself that it is an object; an alias of another type may not. */
  isObject: boolean;
  readonly fields: Set<string>;
  readonly bases: Set<string>;
}

// What comes out is bounded, whatever a hostile file holds; no honest one comes near.
const MAX_ENTRIES = 500;
const MAX_FIELDS_OF_ALL = 5000;
const MAX_BASES = 20;
const MAX_NAME = 200;
const LONG_LINE = 100;

const WORDS = /[\p{L}\p{N}]/u;
const EMPTY_LINE = /\n[ \t\r]*\n/;
/** Types that change a struct without changing the names of its fields. */
const WRAPPERS = new Set(["Readonly", "Partial", "Required"]);

const NOTHING: FileFacts = {
  types: [],
  enums: [],
  constants: [],
  functions: [],
  imports: [],
  headerComment: false,
  longLines: [],
  lines: 0,
  looseStatements: 0,
  looseLines: 0,
};

// Loaded on first use: it takes longer to load than most submissions to grade.
let ts: typeof TypeScript;

/**
 * Reads the facts of a TypeScript file. A syntax error costs only the facts that it hides.
 *
 * Safe for hostile files: deep nesting makes a file unreadable, every list has at most 500 entries, and names hold no
 * control characters.
 */
export function readFacts(text: string): FileFacts {
  // Told by path, because inside the box no package is where packages are.
  ts ??= require(process.env.DECKWORK_TYPESCRIPT ?? "typescript") as typeof TypeScript;
  try {
    return factsOf(parse(text));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // A parser that was thrown out of its work keeps what it remembered; a parse that ends clears it.
    parse("");
    return { ...NOTHING, unreadable: "it is nested too deeply" };
  }
}

function parse(text: string): TypeScript.SourceFile {
  // Comments are read by their place, so the parser need not look into them.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode };
  return ts.createSourceFile("file.ts", text, options, false, ts.ScriptKind.TS);
}

function factsOf(source: TypeScript.SourceFile): FileFacts {
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
  if (source.statements.length === 0 && parseDiagnostics.length > 0) {
    return { ...NOTHING, unreadable: "there is no statement in it that TypeScript understands" };
  }
  const { functions, dynamicImports } = walk(source);
  return {
    types: readTypes(source),
    enums: readEnums(source),
    constants: constantsOf(source)
      .flatMap(({ name }) => boundNames(name))
      .slice(0, MAX_ENTRIES),
    functions,
    imports: [...source.statements.flatMap(importOf), ...dynamicImports].slice(0, MAX_ENTRIES),
    headerComment: commentsAt(source, 0).length > 0,
    ...readLines(source),
    ...readLoose(source),
  };
}

// Types

function readTypes(source: TypeScript.SourceFile): FileFacts["types"] {
  const shapes = new Map<string, Shape>();
  for (const node of source.statements) {
    const isType =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node);
    if (!isType || !node.name) continue;
    const name = written(node.name.text);
    if (!shapes.has(name) && shapes.size === MAX_ENTRIES) continue;
    const shape = shapes.get(name) ?? {
      line: lineAt(source, startOf(source, node)),
      isObject: false,
      fields: new Set(),
      bases: new Set(),
    };
    shapes.set(name, shape);
    if (ts.isTypeAliasDeclaration(node)) addAlias(shape, node.type);
    else addDeclaration(shape, node);
  }
  let left = MAX_FIELDS_OF_ALL;
  return [...shapes].flatMap(([name, { line }]) => {
    const reached = reach(shapes, name);
    if (!reached.some(({ isObject }) => isObject)) return [];
    const fields = fieldsOfAll(reached, Math.min(MAX_ENTRIES, left));
    left -= fields.length;
    return [{ name, line, fields }];
  });
}

function fieldsOfAll(shapes: readonly Shape[], limit: number): string[] {
  const all = new Set<string>();
  for (const { fields } of shapes) {
    if (all.size >= limit) break;
    for (const field of fields) add(all, field, limit);
  }
  return [...all];
}

/** A type and all that it is made of in this file, the inherited first. */
function reach(shapes: ReadonlyMap<string, Shape>, name: string): Shape[] {
  const seen = new Set([name]);
  // A set goes on over what is added on the way.
  for (const next of seen) for (const base of shapes.get(next)?.bases ?? []) seen.add(base);
  return [...seen].flatMap((found) => shapes.get(found) ?? []).reverse();
}

function addDeclaration(
  shape: Shape,
  node: TypeScript.InterfaceDeclaration | TypeScript.ClassDeclaration,
): void {
  shape.isObject = true;
  for (const member of node.members) for (const field of fieldsOf(member)) add(shape.fields, field);
  for (const { token, types } of node.heritageClauses ?? []) {
    // What a class implements it has to declare by itself.
    if (token !== ts.SyntaxKind.ExtendsKeyword) continue;
    for (const { expression } of types)
      if (ts.isIdentifier(expression)) add(shape.bases, written(expression.text), MAX_BASES);
  }
}

function addAlias(shape: Shape, type: TypeScript.TypeNode): void {
  const parts = [type];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (ts.isTypeLiteralNode(part)) {
      shape.isObject = true;
      for (const member of part.members)
        for (const field of fieldsOf(member)) add(shape.fields, field);
    } else if (ts.isIntersectionTypeNode(part)) {
      parts.push(...[...part.types].slice(0, MAX_ENTRIES).reverse());
    } else if (ts.isParenthesizedTypeNode(part)) {
      parts.push(part.type);
    } else if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) {
      const { typeName, typeArguments } = part;
      if (WRAPPERS.has(typeName.text) && typeArguments?.[0]) parts.push(typeArguments[0]);
      else add(shape.bases, written(typeName.text), MAX_BASES);
    }
  }
}

function fieldsOf(member: TypeScript.TypeElement | TypeScript.ClassElement): string[] {
  if (ts.isConstructorDeclaration(member))
    return member.parameters.filter(isParameterProperty).flatMap(({ name }) => boundNames(name));
  if (isStatic(member)) return [];
  const isField =
    ts.isPropertySignature(member) ||
    (ts.isPropertyDeclaration(member) && !functionIn(member.initializer)) ||
    ts.isAccessor(member);
  return isField ? propertyName(member.name) : [];
}

function isParameterProperty({ modifiers }: TypeScript.ParameterDeclaration): boolean {
  return modifiers?.some(ts.isModifier) ?? false;
}

function isStatic(member: TypeScript.TypeElement | TypeScript.ClassElement): boolean {
  return hasModifier(member, ts.SyntaxKind.StaticKeyword);
}

// Enumerations and constants

function readEnums(source: TypeScript.SourceFile): FileFacts["enums"] {
  const enums = new Map<string, Set<string>>();
  const declare = (name: string, members: readonly (TypeScript.PropertyName | undefined)[]) => {
    if (!enums.has(written(name)) && enums.size === MAX_ENTRIES) return;
    const known = enums.get(written(name)) ?? new Set();
    enums.set(written(name), known);
    for (const member of members) for (const property of propertyName(member)) add(known, property);
  };
  for (const node of source.statements) {
    if (ts.isEnumDeclaration(node))
      declare(
        node.name.text,
        node.members.map(({ name }) => name),
      );
    if (ts.isClassDeclaration(node) && node.name) {
      // Static fields are used as an enumeration's members are: `Suit.Clubs`.
      const fields = node.members.filter(
        (member) => ts.isPropertyDeclaration(member) && isStatic(member),
      );
      if (fields.length > 0)
        declare(
          node.name.text,
          fields.map(({ name }) => name),
        );
    }
  }
  for (const { name, initializer } of constantsOf(source)) {
    const object = objectIn(initializer);
    if (object && ts.isIdentifier(name))
      declare(
        name.text,
        object.properties.filter(isValue).map((property) => property.name),
      );
  }
  return [...enums].map(([name, members]) => ({ name, members: [...members] }));
}

function isValue(property: TypeScript.ObjectLiteralElementLike): boolean {
  if (ts.isPropertyAssignment(property)) return !functionIn(property.initializer);
  return ts.isShorthandPropertyAssignment(property);
}

function constantsOf(source: TypeScript.SourceFile): TypeScript.VariableDeclaration[] {
  return source.statements.flatMap((node) =>
    ts.isVariableStatement(node) && isConstant(node) ? [...node.declarationList.declarations] : [],
  );
}

function isConstant({ declarationList }: TypeScript.VariableStatement): boolean {
  return (declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const;
}

// Functions

/** What is found at any depth, and what has to be known on the way. */
interface Walk {
  readonly source: TypeScript.SourceFile;
  readonly functions: FunctionFacts[];
  readonly dynamicImports: { from: string; names: string[] }[];
  /** Objects and classes that a variable holds. */
  readonly owners: Map<TypeScript.Node, Owner>;
  /** Function expressions that have been recorded by the name of what holds them. */
  readonly recorded: Set<TypeScript.Node>;
  /** Names that are exported apart from their declaration. */
  readonly exportedNames: ReadonlySet<string>;
  /** The statement of the top level that the walk is in. */
  statement?: TypeScript.Statement;
  /** The function whose overloads have a comment, until it comes itself. */
  commented?: string;
}

/** Walks with a stack of its own, since a long sum is as deep as it is long. */
function walk(source: TypeScript.SourceFile): Walk {
  const exportedNames = new Set(source.statements.flatMap(exportsOf));
  const found: Walk = {
    source,
    functions: [],
    dynamicImports: [],
    owners: new Map(),
    recorded: new Set(),
    exportedNames,
  };
  for (const statement of source.statements) {
    found.statement = statement;
    const stack: TypeScript.Node[] = [statement];
    for (let node = stack.pop(); node; node = stack.pop()) {
      visit(found, node);
      const first = stack.length;
      ts.forEachChild(node, (child) => void stack.push(child));
      reverseFrom(stack, first);
    }
  }
  return found;
}

function visit(found: Walk, node: TypeScript.Node): void {
  if (ts.isFunctionDeclaration(node)) {
    if (node.name) record(found, node, node, ownerOf(found, node, node.name.text));
  } else if (ts.isFunctionExpression(node)) {
    if (node.name && !found.recorded.has(node))
      record(found, node, node, { name: node.name.text, exported: false });
  } else if (ts.isVariableStatement(node)) {
    visitVariables(found, node);
  } else if (ts.isClassLike(node)) {
    const owner = found.owners.get(node) ?? (node.name && ownerOf(found, node, node.name.text));
    for (const member of node.members) visitMember(found, member, owner, true);
  } else if (ts.isObjectLiteralExpression(node)) {
    // The functions among the properties of an object without a name are mostly callbacks.
    const owner = found.owners.get(node);
    for (const member of node.properties) visitMember(found, member, owner, owner !== undefined);
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    if (!from || !ts.isStringLiteralLike(from) || found.dynamicImports.length === MAX_ENTRIES)
      return;
    found.dynamicImports.push({ from: written(from.text), names: ["*"] });
  }
}

function visitVariables(found: Walk, node: TypeScript.VariableStatement): void {
  for (const declaration of node.declarationList.declarations) {
    const value = unwrap(declaration.initializer);
    if (!value || !ts.isIdentifier(declaration.name)) continue;
    const owner = ownerOf(found, node, declaration.name.text);
    const made = functionIn(value);
    if (made) record(found, declaration, made, owner, node);
    else found.owners.set(value, owner);
  }
}

function visitMember(
  found: Walk,
  member: TypeScript.ClassElement | TypeScript.ObjectLiteralElementLike,
  owner: Owner | undefined,
  evenProperties: boolean,
): void {
  const isProperty = ts.isPropertyDeclaration(member) || ts.isPropertyAssignment(member);
  const value = isProperty && evenProperties ? functionIn(member.initializer) : undefined;
  const made = ts.isMethodDeclaration(member) ? member : value;
  if (!made) return;
  const [name] = propertyName(member.name as TypeScript.PropertyName);
  if (name === undefined) return;
  record(found, member, made, {
    name: owner ? `${owner.name}.${name}` : name,
    exported: owner?.exported ?? false,
  });
}

function ownerOf({ statement, exportedNames }: Walk, node: TypeScript.Node, name: string): Owner {
  const exported = hasModifier(node, ts.SyntaxKind.ExportKeyword) || exportedNames.has(name);
  return { name, exported: exported && node === statement };
}

/**
 * @param node - all of it, from its name on
 * @param made - the function itself
 * @param commentedAt - where its comment stands, if not before the node
 */
function record(
  found: Walk,
  node: TypeScript.Node,
  made: FunctionNode,
  { name, exported }: Owner,
  commentedAt = node,
): void {
  const { source, functions, recorded } = found;
  recorded.add(made);
  if (functions.length === MAX_ENTRIES) return;
  const documented = isDocumented(source, commentedAt);
  if (!made.body) {
    if (documented) found.commented = name;
    return;
  }
  const line = lineAt(source, startOf(source, node));
  const parameters = made.parameters
    .slice(0, MAX_ENTRIES)
    .map((parameter) => parameterName(parameter.name));
  functions.push({
    name: written(name),
    // TypeScript's `this` is a type, not a parameter.
    parameters: parameters.filter((parameter) => parameter !== "this"),
    line,
    lines: lineAt(source, node.end) - line + 1,
    exported,
    async: hasModifier(made, ts.SyntaxKind.AsyncKeyword),
    documented: documented || found.commented === name,
  });
  found.commented = undefined;
}

/** What is pushed in reading order comes off the stack in reading order. */
function reverseFrom(stack: TypeScript.Node[], first: number): void {
  for (let low = first, high = stack.length - 1; low < high; low++, high--) {
    [stack[low], stack[high]] = [stack[high]!, stack[low]!];
  }
}

function parameterName(name: TypeScript.BindingName): string {
  if (ts.isIdentifier(name)) return written(name.text);
  const names = boundNames(name).join(", ");
  return written(ts.isObjectBindingPattern(name) ? `{ ${names} }` : `[${names}]`);
}

/**
 * Whether a comment belongs to a node. In front of the first statement a comment with an empty line after it belongs to
 * the file.
 */
function isDocumented(source: TypeScript.SourceFile, node: TypeScript.Node): boolean {
  const last = commentsAt(source, node.pos).at(-1);
  if (!last) return false;
  return node.pos > 0 || !EMPTY_LINE.test(source.text.slice(last.end, startOf(source, node)));
}

/** The comments that stand before a place and have a word in them. */
function commentsAt({ text }: TypeScript.SourceFile, pos: number): TypeScript.CommentRange[] {
  const ranges = ts.getLeadingCommentRanges(text, pos) ?? [];
  return ranges.filter((range) => WORDS.test(text.slice(range.pos, range.end)));
}

// Imports and exports

function importOf(node: TypeScript.Statement): { from: string; names: string[] }[] {
  if (ts.isImportEqualsDeclaration(node)) {
    const { moduleReference } = node;
    if (!ts.isExternalModuleReference(moduleReference)) return [];
    const { expression } = moduleReference;
    return ts.isStringLiteralLike(expression)
      ? [{ from: written(expression.text), names: ["*"] }]
      : [];
  }
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const names = ts.isImportDeclaration(node)
    ? importedNames(node.importClause)
    : reexportedNames(node.exportClause);
  return [
    { from: written(node.moduleSpecifier.text), names: names.slice(0, MAX_ENTRIES).map(written) },
  ];
}

function importedNames(clause: TypeScript.ImportClause | undefined): string[] {
  if (!clause) return [];
  const { name, namedBindings } = clause;
  return [...(name ? ["default"] : []), ...(namedBindings ? takenNames(namedBindings) : [])];
}

function reexportedNames(clause: TypeScript.NamedExportBindings | undefined): string[] {
  return clause ? takenNames(clause) : ["*"];
}

function takenNames(
  bindings: TypeScript.NamedImportBindings | TypeScript.NamedExportBindings,
): string[] {
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return ["*"];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** Names that are exported apart from their declaration. */
function exportsOf(node: TypeScript.Statement): string[] {
  if (ts.isExportAssignment(node))
    return ts.isIdentifier(node.expression) ? [node.expression.text] : [];
  if (!ts.isExportDeclaration(node) || node.moduleSpecifier || !node.exportClause) return [];
  return takenNames(node.exportClause);
}

// Lines and statements

function readLines(source: TypeScript.SourceFile): Pick<FileFacts, "lines" | "longLines"> {
  const starts = source.getLineStarts();
  const { text } = source;
  const longLines: number[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    if (end - start <= LONG_LINE || longLines.length === MAX_ENTRIES) continue;
    // By code points: a playing card of Unicode is one character.
    const length = [...text.slice(start, end).replace(/[\r\n]+$/, "")].length;
    if (length > LONG_LINE) longLines.push(index + 1);
  }
  return { lines: starts.length - (starts.at(-1) === text.length ? 1 : 0), longLines };
}

function readLoose(
  source: TypeScript.SourceFile,
): Pick<FileFacts, "looseStatements" | "looseLines"> {
  const loose = source.statements.filter(isLoose);
  let looseLines = 0;
  let counted = 0;
  for (const node of loose) {
    const last = lineAt(source, node.end);
    looseLines += last - Math.max(lineAt(source, startOf(source, node)) - 1, counted);
    counted = last;
  }
  return { looseStatements: loose.length, looseLines };
}

function isLoose(node: TypeScript.Statement): boolean {
  switch (node.kind) {
    case ts.SyntaxKind.ImportDeclaration:
    case ts.SyntaxKind.ImportEqualsDeclaration:
    case ts.SyntaxKind.ExportDeclaration:
    case ts.SyntaxKind.NamespaceExportDeclaration:
    case ts.SyntaxKind.FunctionDeclaration:
    case ts.SyntaxKind.ClassDeclaration:
    case ts.SyntaxKind.InterfaceDeclaration:
    case ts.SyntaxKind.TypeAliasDeclaration:
    case ts.SyntaxKind.EnumDeclaration:
    case ts.SyntaxKind.ModuleDeclaration:
    case ts.SyntaxKind.EmptyStatement:
      return false;
    case ts.SyntaxKind.ExportAssignment: {
      const { expression } = node as TypeScript.ExportAssignment;
      return !ts.isIdentifier(expression) && !declaresOnly(expression);
    }
    case ts.SyntaxKind.VariableStatement: {
      const variables = node as TypeScript.VariableStatement;
      return (
        !isConstant(variables) ||
        variables.declarationList.declarations.some(({ initializer }) => !declaresOnly(initializer))
      );
    }
    default:
      return true;
  }
}

/** A value that only names something: a function, a class, an object, a number or a text. */
function declaresOnly(value: TypeScript.Expression | undefined): boolean {
  const inner = unwrap(value);
  if (!inner) return true;
  if (functionIn(inner) || objectIn(inner) || ts.isClassExpression(inner)) return true;
  const literal = ts.isPrefixUnaryExpression(inner) ? inner.operand : inner;
  return (
    ts.isLiteralExpression(literal) ||
    literal.kind === ts.SyntaxKind.TrueKeyword ||
    literal.kind === ts.SyntaxKind.FalseKeyword
  );
}

// Nodes

function functionIn(value: TypeScript.Expression | undefined): FunctionNode | undefined {
  const inner = unwrap(value);
  return inner && (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) ? inner : undefined;
}

function objectIn(
  value: TypeScript.Expression | undefined,
): TypeScript.ObjectLiteralExpression | undefined {
  const inner = unwrap(value);
  return inner && ts.isObjectLiteralExpression(inner) ? inner : undefined;
}

/** The value itself, without parentheses, casts and `Object.freeze`. */
function unwrap(value: TypeScript.Expression | undefined): TypeScript.Expression | undefined {
  let inner = value;
  while (inner) {
    if (
      ts.isParenthesizedExpression(inner) ||
      ts.isAssertionExpression(inner) ||
      ts.isSatisfiesExpression(inner)
    )
      inner = inner.expression;
    else if (isFreeze(inner)) inner = inner.arguments[0];
    else return inner;
  }
  return undefined;
}

function isFreeze(node: TypeScript.Expression): node is TypeScript.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  return ts.isIdentifier(expression) && expression.text === "Object" && name.text === "freeze";
}

/** The names that a declaration binds; several where it takes a value apart. */
function boundNames(name: TypeScript.BindingName): string[] {
  const names: string[] = [];
  const stack: TypeScript.BindingName[] = [name];
  for (let next = stack.pop(); next && names.length < MAX_ENTRIES; next = stack.pop()) {
    if (ts.isIdentifier(next)) names.push(written(next.text));
    else
      for (const element of [...next.elements].reverse())
        if (ts.isBindingElement(element)) stack.push(element.name);
  }
  return names;
}

/** A property's name in a list, which is empty when the name is computed. */
function propertyName(name: TypeScript.PropertyName | undefined): string[] {
  if (!name) return [];
  if (!ts.isComputedPropertyName(name)) return [written(name.text)];
  return ts.isStringLiteralLike(name.expression) ? [written(name.expression.text)] : [];
}

function hasModifier(node: TypeScript.Node, kind: TypeScript.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (node.modifiers?.some((modifier) => modifier.kind === kind) ?? false)
  );
}

/** A name as the student wrote it, but of bearable length and fit for any terminal. */
function written(name: string): string {
  return name.slice(0, MAX_NAME).replace(/\p{C}/gu, "\uFFFD");
}

function add(set: Set<string>, entry: string, limit = MAX_ENTRIES): void {
  if (set.size < limit) set.add(entry);
}

function startOf(source: TypeScript.SourceFile, node: TypeScript.Node): number {
  return node.getStart(source);
}

function lineAt(source: TypeScript.SourceFile, pos: number): number {
  return source.getLineAndCharacterOfPosition(pos).line + 1;
}
