/**
 * What a file imports from other files, and what it exports by name.
 *
 * @module
 */
import * as ts from "typescript";
import { MAX_ENTRIES, written } from "./bounds.ts";
import { namesOf } from "./declared.ts";
import type { FileFacts } from "./file-facts.ts";
import { hasModifier, isDefault, isExported, unwrap } from "./nodes.ts";

/**
 * The imports and re-exports at the top level, then dynamic imports at any depth.
 *
 * @param nodes - the whole tree of the file, in reading order
 * @returns all of them; `computed`: the name of a module is not a plain text, but the bundler may understand it
 */
export function readImports(
  source: ts.SourceFile,
  nodes: readonly ts.Node[],
): { readonly modules: FileFacts["imports"]; readonly computed: boolean } {
  // A function of the file's own imports nothing.
  const ownRequire = source.statements.some((node) => gives(node, "require"));
  const onTheWay = nodes
    .filter(ts.isCallExpression)
    .filter((node) => isImport(node) || (!ownRequire && isRequire(node)))
    .flatMap(({ arguments: [module] }) => unwrap(module) ?? []);
  const modules = [...source.statements.map(moduleOf), ...onTheWay].flatMap((module) =>
    module && ts.isStringLiteralLike(module) ? [written(module.text)] : [],
  );
  return { modules, computed: !onTheWay.every(ts.isStringLiteralLike) };
}

function isImport({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword;
}

function isRequire({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === "require";
}

/** Whether a statement gives the name a value, so that it means nothing else in this file. */
function gives(node: ts.Statement, wanted: string): boolean {
  if (ts.isImportDeclaration(node)) {
    const { name, namedBindings, isTypeOnly } = node.importClause ?? {};
    const named =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings];
    const values = named.filter((one) => !(one && ts.isImportSpecifier(one) && one.isTypeOnly));
    return !isTypeOnly && [{ name }, ...values].some((one) => one?.name?.text === wanted);
  }
  const isValue = ts.isVariableStatement(node) || (ts.isFunctionDeclaration(node) && node.body);
  return (
    Boolean(isValue) &&
    !hasModifier(node, ts.SyntaxKind.DeclareKeyword) &&
    namesOf(node).includes(wanted)
  );
}

function moduleOf(node: ts.Statement): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  return ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)
    ? node.moduleReference.expression
    : undefined;
}

/** The names that a file exports, as others import them. */
export function readExports(source: ts.SourceFile): FileFacts["exports"] {
  const names = source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node))
      return node.exportClause && ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.map(({ name }) => written(name.text))
        : [];
    if (!isExported(node)) return [];
    return isDefault(node) ? ["default"] : namesOf(node);
  });
  return names.slice(0, MAX_ENTRIES);
}

/** The names that it exports, but that nothing in the program gives a value; and modules that it only declares. */
export function readAmbient(source: ts.SourceFile): Pick<FileFacts, "ambient" | "modules"> {
  const declared = source.statements.filter(isAmbientValue).flatMap(namesOf);
  const exported = new Set(declared.length > 0 ? source.statements.flatMap(exportedHere) : []);
  const ambient = declared.filter((name) => exported.has(name)).slice(0, MAX_ENTRIES);
  const modules = source.statements
    .flatMap((node) =>
      ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)
        ? [written(node.name.text)]
        : [],
    )
    .slice(0, MAX_ENTRIES);
  return {
    ...(ambient.length > 0 ? { ambient } : {}),
    ...(modules.length > 0 ? { modules } : {}),
  };
}

/** A class may also be meant as a type, which needs no value. */
function isAmbientValue(node: ts.Statement): boolean {
  return (
    hasModifier(node, ts.SyntaxKind.DeclareKeyword) &&
    (ts.isVariableStatement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isModuleDeclaration(node))
  );
}

/** By their names in this file. */
function exportedHere(node: ts.Statement): string[] {
  if (!ts.isExportDeclaration(node)) return isExported(node) ? namesOf(node) : [];
  if (node.moduleSpecifier || !node.exportClause || !ts.isNamedExports(node.exportClause))
    return [];
  return node.exportClause.elements.map(({ name, propertyName = name }) =>
    written(propertyName.text),
  );
}
