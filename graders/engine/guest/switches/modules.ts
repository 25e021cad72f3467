/**
 * What the files of a program declare, import and export, as far as values are concerned.
 *
 * @module
 */
import * as ts from "typescript";
import { hasModifier, isDefault, isExported } from "../facts/nodes.ts";
import { parse } from "../facts/parse.ts";
import type { Files } from "./switched.ts";
import { targetOf } from "./targets.ts";

/** A function, class or variable at the top level of a file. */
export interface Declaration {
  readonly name: string;
  /** An enum cannot be replaced, because its members are written into the code that uses them. */
  readonly kind: "function" | "class" | "value" | "enum";
  /** The whole statement, or the part of it that declares this variable. */
  readonly node:
    | ts.FunctionDeclaration
    | ts.ClassDeclaration
    | ts.VariableDeclaration
    | ts.EnumDeclaration;
  readonly exported: boolean;
  readonly isDefault: boolean;
}

/** A name in another file. */
export interface Elsewhere {
  readonly module: string;
  readonly name: string;
}

export interface Module {
  readonly path: string;
  readonly source: ts.SourceFile;
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By the names in this file. */
  readonly imports: ReadonlyMap<string, Elsewhere>;
  /** By the names that others import: a name in this file, or in another. */
  readonly exports: ReadonlyMap<string, string | Elsewhere>;
  /** The modules of `export *`. */
  readonly stars: readonly string[];
  /** Every relative module that it names. */
  readonly names: readonly string[];
}

/** A part of a module's text. */
export interface Part {
  readonly module: Pick<Module, "source">;
  readonly declaration: { readonly node: ts.Node };
}

/** Where a name is declared. */
export interface Found {
  readonly module: Module;
  readonly declaration: Declaration;
}

/** These modules and all that they reach, by path. */
export function modulesFrom(
  files: Files,
  roots: readonly string[],
  read = readModule,
): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path) || !Object.hasOwn(files, path) || path.endsWith(".json")) continue;
    const module = read(path, files[path]!);
    modules.set(path, module);
    for (const name of module.names) {
      const target = targetOf((one) => Object.hasOwn(files, one), path, name);
      if (target !== undefined) waiting.push(target);
    }
  }
  return modules;
}

/** Those of the modules that one of them reaches. */
export function reachedFrom(
  modules: ReadonlyMap<string, Module>,
  main: string,
): ReadonlyMap<string, Module> {
  const has = (one: string) => modules.has(one);
  const reached = new Map<string, Module>();
  const waiting = [main];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = modules.get(path);
    if (!module || reached.has(path)) continue;
    reached.set(path, module);
    waiting.push(...module.names.flatMap((name) => targetOf(has, path!, name) ?? []));
  }
  return reached;
}

/** Follows exports and imports to the declaration of a name. */
export function resolveExport(
  modules: ReadonlyMap<string, Module>,
  path: string,
  name: string,
  seen = new Set<string>(),
): Found | undefined {
  const module = modules.get(path);
  const key = `${path} ${name}`;
  if (!module || seen.has(key)) return undefined;
  seen.add(key);
  const follow = (other: Elsewhere): Found | undefined => {
    const target = targetOf((one) => modules.has(one), path, other.module);
    return target === undefined ? undefined : resolveExport(modules, target, other.name, seen);
  };
  const exported = module.exports.get(name);
  if (typeof exported === "object") return follow(exported);
  if (exported !== undefined) {
    const declaration = module.declarations.get(exported);
    if (declaration) return { module, declaration };
    const imported = module.imports.get(exported);
    return imported && follow(imported);
  }
  for (const star of module.stars) {
    const found = name === "default" ? undefined : follow({ module: star, name });
    if (found) return found;
  }
  return undefined;
}

/** The declaration that a name in a file means: the file's own, or what it imports. */
export function resolveName(
  modules: ReadonlyMap<string, Module>,
  module: Module,
  name: string,
): Found | undefined {
  const declaration = module.declarations.get(name);
  if (declaration) return { module, declaration };
  const imported = module.imports.get(name);
  if (!imported) return undefined;
  const target = targetOf((one) => modules.has(one), module.path, imported.module);
  return target === undefined ? undefined : resolveExport(modules, target, imported.name);
}

/** The reference's, which are asked for with each student. What a student has written in the same words is another. */
export function modulesOfReference(
  files: Files,
  roots: readonly string[],
): ReadonlyMap<string, Module> {
  return modulesFrom(files, roots, (path, text) => {
    const source = parse(text);
    const before = known.get(source);
    const module = before?.path === path ? before : readModule(path, text);
    known.set(source, module);
    return module;
  });
}

const known = new WeakMap<ts.SourceFile, Module>();

export function readModule(path: string, text: string): Module {
  const source = parse(text);
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, Elsewhere>();
  const exports = new Map<string, string | Elsewhere>();
  const stars: string[] = [];
  const names: string[] = [];
  const twice = new Set<string>();
  const declare = (name: string, rest: Omit<Declaration, "name">) => {
    if (declarations.has(name)) twice.add(name);
    declarations.set(name, { name, ...rest });
    if (rest.exported) exports.set(rest.isDefault ? "default" : name, name);
  };
  for (const node of source.statements) {
    const module = specifierOf(node);
    if (module !== undefined) names.push(module);
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
      const isBare = ts.isFunctionDeclaration(node) ? !node.body : isAmbient(node);
      const kind = ts.isFunctionDeclaration(node) ? "function" : "class";
      const exported = isExported(node);
      // A signature without a body, beside others.
      if (node.name && isBare) twice.add(node.name.text);
      else if (node.name)
        declare(node.name.text, { kind, node, exported, isDefault: isDefault(node) });
    } else if (ts.isVariableStatement(node)) {
      const exported = isExported(node);
      for (const one of node.declarationList.declarations)
        if (ts.isIdentifier(one.name) && one.initializer)
          declare(one.name.text, { kind: "value", node: one, exported, isDefault: false });
    } else if (ts.isEnumDeclaration(node)) {
      const exported = isExported(node);
      declare(node.name.text, { kind: "enum", node, exported, isDefault: false });
    } else if (ts.isImportDeclaration(node) && module !== undefined) {
      for (const [local, name] of importedBy(node)) imports.set(local, { module, name });
    } else if (ts.isExportDeclaration(node)) {
      if (!node.exportClause && module !== undefined) stars.push(module);
      else if (node.exportClause && ts.isNamedExports(node.exportClause))
        for (const { name, propertyName = name, isTypeOnly } of node.exportClause.elements)
          if (!isTypeOnly && !node.isTypeOnly)
            exports.set(
              name.text,
              module === undefined ? propertyName.text : { module, name: propertyName.text },
            );
    } else if (ts.isExportAssignment(node) && ts.isIdentifier(node.expression))
      exports.set("default", node.expression.text);
  }
  for (const name of twice) declarations.delete(name);
  return { path, source, declarations, imports, exports, stars, names };
}

function isAmbient(node: ts.ClassDeclaration): boolean {
  return hasModifier(node, ts.SyntaxKind.DeclareKeyword);
}

/** Whether it is a function in a variable. */
export function holdsFunction({ node }: Declaration): boolean {
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

export function specifierOf(node: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  const { moduleSpecifier } = node;
  return moduleSpecifier && ts.isStringLiteralLike(moduleSpecifier)
    ? moduleSpecifier.text
    : undefined;
}

/** Each name in the file, and the name that it has there, `*` for all together. */
export function importedBy({ importClause }: ts.ImportDeclaration): [string, string][] {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const names: [string, string][] = name ? [[name.text, "default"]] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    names.push([namedBindings.name.text, "*"]);
  if (namedBindings && ts.isNamedImports(namedBindings))
    for (const one of namedBindings.elements)
      if (!one.isTypeOnly) names.push([one.name.text, (one.propertyName ?? one.name).text]);
  return names;
}

/** Which of some names the declaration of each has in its text, by its own name. */
export function usesAmong(
  declarations: ReadonlyMap<string, Part>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...declarations].map(([name, one]) => {
      const words = [...wordsOf(one)];
      return [name, words.filter((word) => declarations.has(word))] as const;
    }),
  );
}

const knownWords = new WeakMap<ts.Node, ReadonlySet<string>>();

/** All words in the text of a declaration. */
export function wordsOf(part: Part): ReadonlySet<string> {
  const { node } = part.declaration;
  const words = knownWords.get(node) ?? new Set(textOf(part).match(/[\w$]+/g));
  knownWords.set(node, words);
  return words;
}

/**
 * The names that a declaration uses, and those that these use.
 *
 * @param isLast - whether what one of these uses is left out
 */
export function namesFrom(
  name: string,
  uses: ReadonlyMap<string, readonly string[]>,
  isLast: (name: string) => boolean = () => false,
): ReadonlySet<string> {
  const names = new Set([name]);
  for (const one of names) {
    if (one !== name && isLast(one)) continue;
    for (const used of uses.get(one) ?? []) names.add(used);
  }
  return names;
}

export function textOf({ module, declaration }: Part): string {
  return declaration.node.getText(module.source);
}
