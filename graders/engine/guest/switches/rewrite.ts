/**
 * Writes a program in which both versions of every slot are behind a switch.
 *
 * The reference's version of a function calls the student's other functions, as the student's version does. So one
 * replaced function shows whether the fault is in it.
 *
 * @module
 */
import * as ts from "typescript";
import { isConstant } from "../facts/declared.ts";
import { isLoose } from "../facts/loose.ts";
import type { Ended } from "./endings.ts";
import type { PartlyWritten } from "./method-slots.ts";
import {
  type Declaration,
  holdsFunction,
  importedBy,
  type Module,
  resolveExport,
  specifierOf,
} from "./modules.ts";
import { MAIN, PART, START, STUDENT, SWITCH, TAKE_ON } from "./names.ts";
import type { Loose, Pair, Programs } from "./slots.ts";
import type { Files } from "./switched.ts";
import { targetOf } from "./targets.ts";

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What is written differently. */
interface Places {
  readonly pairs: readonly Pair[];
  readonly loose: readonly Loose[];
  readonly endings: readonly Ended[];
  readonly inPart: readonly PartlyWritten[];
}

/**
 * @param own - the student's files, for the data among them
 * @returns the parts of the program, by the names that imports have for them
 */
export function rewrite(
  programs: Programs,
  { pairs, loose, endings, inPart }: Places,
  main: string,
  own: Files,
): Files {
  const data = Object.entries(own).filter(([path]) => path.endsWith(".json"));
  const files: Record<string, string> = {
    [SWITCH]: SWITCHES,
    ...Object.fromEntries(data.map(([path, text]) => [STUDENT + path, text])),
    [START]: [SWITCH, STUDENT + main].map((one) => `import ${JSON.stringify(one)};`).join("\n"),
  };
  for (const module of programs.student.values())
    files[STUDENT + module.path] = ofStudent(module, {
      pairs: pairs.filter(({ own }) => own.module === module),
      loose: loose.filter(({ file }) => file === module.path),
      endings: endings.filter(({ file }) => file === module.path),
      inPart: inPart.filter((one) => one.module === module),
    });
  for (const module of programs.reference.values()) {
    const own = pairs.filter(({ wanted }) => wanted.module === module);
    // In place of all that there is, it would say nothing.
    if (module.path === main && reachesOthers(programs, main))
      files[MAIN] =
        `import ${JSON.stringify(SWITCH)};\n${ofReference(programs, module, [], false)}`;
    // The loose statements of the main program would play a whole game.
    files[PART + module.path] = ofReference(programs, module, own, module.path === main);
  }
  return files;
}

/** It is loaded before anything of the student's. What a program replaces later cannot be seen here. */
const SWITCHES = `const apply = Reflect.apply;
const all = Object.create(null);
let watch;
for (const one of ${TAKE_ON}) if (typeof one === "object") watch = one; else all[one] = true;
export const deckwork$on = (id) => {
  if (watch?.ask) watch.ask(id);
  return all[id] === true;
};
export const deckwork$call = (id, other, own, self, args) =>
  watch ? watch.call(id, other, own, self, args, all) : apply(all[id] === true ? other : own, self, args);
export const deckwork$choose = (id, other, own) =>
  watch ? function (...args) { return deckwork$call(id, other, own, this, args); } : all[id] === true ? other : own;
export const deckwork$class = (id, other, own) =>
  watch?.make ? watch.make(id, other, own) : deckwork$on(id) ? other() : own;
export const deckwork$end = (id, value) => {
  if (watch) watch.at(id, value);
  return value;
};
`;

const NAMES = ["deckwork$on", "deckwork$call", "deckwork$choose", "deckwork$class", "deckwork$end"];

function reachesOthers({ student }: Programs, main: string): boolean {
  const has = (one: string) => student.has(one);
  return student.get(main)?.names.some((name) => targetOf(has, main, name)) ?? false;
}

/** The student's file: each slot is the student's own or the reference's, and everything can be imported. */
function ofStudent(
  { source, declarations }: Module,
  { pairs, loose, endings, inPart }: Places,
): string {
  const edits: Edit[] = [];
  const end = [""];
  if (pairs.length + loose.length + endings.length > 0)
    end.push(`import { ${NAMES.join(", ")} } from ${JSON.stringify(SWITCH)};`);
  for (const { id, told } of endings) {
    const insert = (at: number, text: string) => edits.push({ from: at, to: at, text });
    if ("value" in told) {
      insert(told.value.getStart(source), `deckwork$end(${id}, (`);
      insert(told.value.end, "))");
    } else if ("returnEnd" in told) insert(told.returnEnd, ` deckwork$end(${id})`);
    else insert(told.bodyEnd, `;deckwork$end(${id});`);
  }
  for (const { methods, helpers } of inPart) {
    for (const { id, at, statements } of methods)
      edits.push({ from: at, to: at, text: `if (deckwork$on(${id})) {${statements}\nreturn; }` });
    edits.push({ from: helpers.at, to: helpers.at, text: helpers.text });
  }
  for (const { id, node } of loose) {
    const from = node.getStart(source);
    edits.push({ from, to: from, text: `if (!deckwork$on(${id})) {` });
    edits.push({ from: node.end, to: node.end, text: "}" });
  }
  for (const { id, own, wanted } of pairs) {
    const { declaration } = own;
    const { name, node } = declaration;
    const other = `deckwork$ref${id}`;
    const part = JSON.stringify(PART + wanted.module.path);
    end.push(`import { ${refOf(wanted.declaration.name)} as ${other} } from ${part};`);
    if (!declaration.exported || declaration.isDefault)
      end.push(`export { ${name} as ${slotOf(declaration)} };`);
    if (ts.isVariableDeclaration(node)) {
      const { initializer } = node;
      const from = initializer!.getStart(source);
      edits.push({
        ...{ from, to: from },
        text: holdsFunction(declaration)
          ? `deckwork$choose(${id}, ${other}, `
          : `deckwork$on(${id}) ? ${other} : (`,
      });
      edits.push({ from: initializer!.end, to: initializer!.end, text: ")" });
    } else if (ts.isFunctionDeclaration(node)) {
      edits.push(...withoutExport(node, source));
      edits.push({ from: node.name!.getStart(source), to: node.name!.end, text: `${name}$own` });
      end.push(
        `${exportOf(declaration)}function ${name}(...args) { return deckwork$call(${id}, ${other}, ${name}$own, this, args); }`,
      );
    } else if (ts.isClassDeclaration(node)) {
      edits.push(...withoutExport(node, source));
      const modifiers = node.modifiers?.filter(
        ({ kind }) => kind === ts.SyntaxKind.AbstractKeyword,
      );
      for (const one of modifiers ?? [])
        edits.push({ from: one.getStart(source), to: one.end, text: "" });
      const from = node.getStart(source);
      const exported = declaration.exported && !declaration.isDefault ? "export " : "";
      edits.push({
        from,
        to: from,
        text: `${exported}const ${name} = deckwork$class(${id}, () => ${other}, `,
      });
      edits.push({ from: node.end, to: node.end, text: ");" });
      if (declaration.isDefault) end.push(`export default ${name};`);
    }
  }
  // What the reference's parts import although it cannot be replaced.
  for (const one of declarations.values())
    if ((!one.exported || one.isDefault) && !pairs.some(({ own }) => own.declaration === one))
      end.push(`export { ${one.name} as ${slotOf(one)} };`);
  return apply(source.text, edits) + end.join("\n");
}

function exportOf({ exported, isDefault }: { exported: boolean; isDefault: boolean }): string {
  return exported ? `export ${isDefault ? "default " : ""}` : "";
}

function withoutExport(
  node: ts.FunctionDeclaration | ts.ClassDeclaration,
  source: ts.SourceFile,
): Edit[] {
  const words = (node.modifiers ?? []).filter(
    ({ kind }) => kind === ts.SyntaxKind.ExportKeyword || kind === ts.SyntaxKind.DefaultKeyword,
  );
  return words.map((one) => ({ from: one.getStart(source), to: one.end, text: "" }));
}

/**
 * The reference's file: what is in a slot gets another name, and whatever it uses is the student's.
 *
 * @param declaresOnly - whether its loose statements are left out
 */
function ofReference(
  programs: Programs,
  module: Module,
  pairs: readonly Pair[],
  declaresOnly: boolean,
): string {
  const { source } = module;
  const edits: Edit[] = [];
  const end = [""];
  for (const { wanted, own } of pairs) {
    const { name, node } = wanted.declaration;
    const from = JSON.stringify(STUDENT + own.module.path);
    if (ts.isVariableDeclaration(node) && !holdsFunction(wanted.declaration)) {
      // Other constants may be made from it while the modules are loaded.
      end.push(`export { ${name} as ${refOf(name)} };`);
      continue;
    }
    const at = node.name!;
    edits.push({ from: at.getStart(source), to: at.end, text: `${name}$reference` });
    end.push(`export { ${name}$reference as ${refOf(name)} };`);
    end.push(`import { ${slotOf(own.declaration)} as ${name} } from ${from};`);
  }
  for (const node of source.statements) {
    const name = specifierOf(node);
    if (name !== undefined && /^\.\.?\//.test(name))
      edits.push({
        from: node.getStart(source),
        to: node.end,
        text: importsOf(programs, module, node),
      });
    else if (name === undefined && declaresOnly && isLoose(node) && !isSafe(node))
      edits.push({ from: node.getStart(source), to: node.end, text: "" });
  }
  return apply(source.text, edits) + end.join("\n");
}

/** A constant of a library module, whatever its value is; a main program would ask and print. */
function isSafe(node: ts.Statement): boolean {
  if (!ts.isVariableStatement(node) || !isConstant(node)) return false;
  let calls = false;
  const look = (one: ts.Node): void => {
    if (ts.isCallExpression(one) || ts.isNewExpression(one) || ts.isAwaitExpression(one))
      calls = true;
    else ts.forEachChild(one, look);
  };
  look(node);
  return !calls;
}

/** The imports of one of the reference's statements: from the student's module where it has the name. */
function importsOf(programs: Programs, { path }: Module, node: ts.Statement): string {
  const has = (one: string) => programs.reference.has(one);
  const target = targetOf(has, path, specifierOf(node)!);
  if (target === undefined) return "";
  const from = (name: string): string => {
    const found = resolveExport(programs.student, target, name);
    return found
      ? `{ ${slotOf(found.declaration)} as NAME } from ${JSON.stringify(STUDENT + found.module.path)};`
      : `{ ${name} as NAME } from ${JSON.stringify(PART + target)};`;
  };
  if (ts.isImportDeclaration(node))
    return importedBy(node)
      .map(([local, name]) => `import ${from(name).replace("NAME", local)}`)
      .join(" ");
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly && !node.isTypeOnly)
      .map(
        ({ name, propertyName = name }) =>
          `export ${from(propertyName.text).replace("NAME", name.text)}`,
      )
      .join(" ");
  return "";
}

/** The reference's version of a slot, as the student's module imports it. */
function refOf(name: string): string {
  return `${name}$ref`;
}

/** A declaration of the student's, as the reference's module imports it. */
function slotOf({ name, exported, isDefault }: Declaration): string {
  return exported && !isDefault ? name : `${name}$slot`;
}

function apply(text: string, edits: readonly Edit[]): string {
  // In one place, what was asked for last stands first.
  const sorted = [...edits].reverse().sort((a, b) => a.from - b.from || a.to - b.to);
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text: by } of sorted) {
    parts.push(text.slice(at, from), by);
    at = to;
  }
  return parts.join("") + text.slice(at);
}
