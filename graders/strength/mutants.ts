/**
 * First-order mutants of the solutions: each differs from its solution in one small place.
 *
 * Most come from StrykerJS's instrumenter. It has no mutators for numbers, statements and `await`, so these are made here.
 *
 * @module
 */
import { createInstrumenter } from "@stryker-mutator/instrumenter";
import * as injection from "typed-inject";
import * as ts from "typescript";

/** A change of one file. */
export interface Mutant {
  /** `<track>/<stage>/<file>`. */
  readonly path: string;
  /** What kind of change it is, as StrykerJS calls it: `EqualityOperator`. */
  readonly mutator: string;
  /** The place that is replaced, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Makes the mutants of some files, in the order of the text. */
export async function mutantsOf(files: Readonly<Record<string, string>>): Promise<Mutant[]> {
  const strykers = await strykersMutants(files);
  const seen = new Set<string>();
  return Object.entries(files)
    .flatMap(([path, text]) => withOwnMutants(path, text, strykers))
    .filter((one) => {
      const text = mutate(files[one.path]!, one);
      const isNew = text !== files[one.path] && !seen.has(`${one.path}\n${text}`);
      seen.add(`${one.path}\n${text}`);
      return isNew;
    })
    .sort((a, b) => a.path.localeCompare(b.path) || a.start - b.start || a.end - b.end);
}

/** The file with the change. */
export function mutate(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** A line before and after. */
export interface Diff {
  readonly from: string;
  readonly to: string;
}

/**
 * The change on one line, by which it is known: the line before and after, without the spaces around it. A change of
 * several lines is shown by its first.
 */
export function diffOf(text: string, mutant: Mutant): Diff {
  return { from: lineAt(text, mutant.start), to: lineAt(mutate(text, mutant), mutant.start) };
}

/** The line around a place, without the spaces around it. */
function lineAt(text: string, place: number): string {
  const end = text.indexOf("\n", place);
  return text.slice(text.lastIndexOf("\n", place - 1) + 1, end === -1 ? text.length : end).trim();
}

/** StrykerJS wants a logger. */
const SILENT: Readonly<Record<string, () => boolean>> = Object.fromEntries(
  ["trace", "debug", "info", "warn", "error", "fatal"].flatMap((level) =>
    [level, `is${level.charAt(0).toUpperCase()}${level.slice(1)}Enabled`].map((name) => [
      name,
      () => false,
    ]),
  ),
);

async function strykersMutants(files: Readonly<Record<string, string>>): Promise<Mutant[]> {
  const injector = injection.createInjector().provideValue("logger", SILENT as never);
  const instrumenter = injector.injectFunction(createInstrumenter as never) as {
    instrument: ReturnType<typeof createInstrumenter>["instrument"];
  };
  const { mutants } = await instrumenter.instrument(
    Object.entries(files).map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], noHeader: true, ignorers: [] },
  );
  const starts = new Map(Object.entries(files).map(([path, text]) => [path, lineStarts(text)]));
  return mutants.map(({ fileName, mutatorName, replacement, location }) => {
    const at = ({ line, column }: { line: number; column: number }) =>
      starts.get(fileName)![line]! + column;
    return {
      path: fileName,
      mutator: mutatorName,
      start: at(location.start),
      end: at(location.end),
      replacement,
    };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}

/** Array methods that are easily taken for each other. */
const SWAPPED: Readonly<Record<string, string>> = {
  push: "unshift",
  unshift: "push",
  pop: "shift",
  shift: "pop",
  indexOf: "lastIndexOf",
  find: "findLast",
  findIndex: "findLastIndex",
  slice: "splice",
};

function withOwnMutants(path: string, text: string, strykers: readonly Mutant[]): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  let found = strykers.filter((one) => one.path === path);
  const add = (mutator: string, node: ts.Node, replacement: string) =>
    found.push({ path, mutator, start: node.getStart(source), end: node.end, replacement });
  const visit = (node: ts.Node): void => {
    // Nobody promises the words of an error.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(source))) {
      found = found.filter(({ start, end }) => start < node.getStart(source) || end > node.end);
      return;
    }
    if (ts.isNumericLiteral(node)) {
      add("NumericLiteral", node, String(Number(node.text) + 1));
      add("NumericLiteral", node, `(${Number(node.text) - 1})`);
    }
    if (ts.isAwaitExpression(node)) add("AwaitRemoval", node, node.expression.getText(source));
    if (isRemovable(node)) add("StatementRemoval", node, ";");
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const swapped = SWAPPED[node.name.text];
      if (swapped && Object.hasOwn(SWAPPED, node.name.text)) add("ArrayMethod", node.name, swapped);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function isRemovable(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node) ||
    (ts.isReturnStatement(node) && node.expression === undefined)
  );
}
