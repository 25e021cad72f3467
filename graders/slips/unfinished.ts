/**
 * A program as it is while one of its tasks is being written: the later tasks are still as the starter gives them.
 *
 * @module
 */
import * as ts from "typescript";
import { taskNumbersIn } from "../engine/workbook/todo.ts";
import type { Stage } from "../engine/workbook/workbook.ts";
import type { Slip } from "./slip.ts";

type Files = Readonly<Record<string, string>>;

/**
 * The program without a slip, as far as the task in which it can be made.
 *
 * @returns `undefined` if that is the last task
 */
export function unfinishedFor(
  slip: Slip,
  base: Files,
  starters: Files,
  stage: Stage,
): Files | undefined {
  for (const task of tasksOf(stage, starters).slice(0, -1)) {
    const cut = asFarAs(task, base, stage, starters);
    if (isIn(cut, slip, stage)) return cut;
  }
  return undefined;
}

/** The numbers of a stage's tasks, in their order. */
export function tasksOf(stage: Stage, starters: Files): readonly number[] {
  const texts = filesIn(stage, starters).map(([, text]) => text);
  return [...new Set(texts.flatMap(taskNumbersIn))].sort((a, b) => a - b);
}

function filesIn({ path }: Stage, all: Files): readonly (readonly [path: string, text: string])[] {
  return Object.entries(all).filter(([one]) => one.startsWith(`${path}/`));
}

/** Whether what it changes is written, and a constant that it changes is used. */
function isIn(cut: Files, { edits, in: names }: Slip, { path }: Stage): boolean {
  return edits.every(({ file, find }) => {
    const text = cut[`${path}/${file}`] ?? "";
    const isUsed = (name: string) =>
      !new RegExp(`^const ${name}\\b`, "m").test(text) || timesOf(name, text) > 1;
    return text.split(find).length === 2 && names.every(isUsed);
  });
}

/** Every function whose tasks are later is the starter's, and what only those use is gone. */
export function asFarAs(task: number, files: Files, stage: Stage, starters: Files): Files {
  const cut = { ...files };
  for (const [path, starter] of filesIn(stage, starters)) {
    const text = files[path];
    if (text !== undefined) cut[path] = withoutUnused(cutFile(task, text, starter), starter);
  }
  return cut;
}

function cutFile(task: number, text: string, starter: string): string {
  const open = functionsIn(starter).filter(({ body }) => isLater(body, task));
  const within = (at: number) => functionsIn(starter).some(({ from, to }) => from <= at && at < to);
  // A main program without functions is written as a whole.
  const outside = [...starter.matchAll(/throw new Error\("TODO (\d+)/g)].filter(
    ({ index, 1: number }) => Number(number) > task && !within(index),
  );
  if (outside.length > 0) return starter;
  let cut = text;
  for (const { name, body } of open) {
    const own = functionsIn(cut).find((one) => one.name === name);
    if (own) cut = cut.slice(0, own.from) + body + cut.slice(own.to);
  }
  return cut;
}

function isLater(body: string, task: number): boolean {
  return body.includes("throw new Error(") && taskNumbersIn(body).some((number) => number > task);
}

interface Body {
  /** Of a method, with its class before it. */
  readonly name: string;
  readonly body: string;
  readonly from: number;
  readonly to: number;
}

function functionsIn(text: string): readonly Body[] {
  const source = ts.createSourceFile("program.ts", text, ts.ScriptTarget.Latest, true);
  const found: Body[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const { name, body } = node as ts.MethodDeclaration;
      const [from, to] = [body!.getStart(source), body!.end];
      const kind = ts.isAccessor(node) || ts.isConstructorDeclaration(node) ? node.kind : "";
      const own = `${owner}${kind}${name?.getText(source) ?? ""}`;
      found.push({ name: own, body: text.slice(from, to), from, to });
      return;
    }
    const inside = ts.isClassDeclaration(node) ? `${node.name?.text}.` : owner;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, "");
  return found;
}

/** Functions and private methods that the starter has not, and whose name is nowhere else in the file. */
function withoutUnused(text: string, starter: string): string {
  const source = ts.createSourceFile("program.ts", text, ts.ScriptTarget.Latest, true);
  const members = source.statements.flatMap((one): readonly ts.Node[] =>
    ts.isClassDeclaration(one) ? one.members : [one],
  );
  const unused = members.find((one) => {
    if (!ts.isFunctionDeclaration(one) && !ts.isMethodDeclaration(one)) return false;
    const isExported = one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const name = one.name?.getText(source) ?? "";
    const isPublic = ts.isMethodDeclaration(one) && !ts.isPrivateIdentifier(one.name);
    return !isExported && !isPublic && timesOf(name, starter) === 0 && timesOf(name, text) === 1;
  });
  if (!unused) return text;
  return withoutUnused(text.slice(0, unused.pos) + text.slice(unused.end), starter);
}

function timesOf(name: string, text: string): number {
  // Its documentation may name it.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return code.split(new RegExp(`(?<![\\w$#])${name}(?![\\w$])`)).length - 1;
}
