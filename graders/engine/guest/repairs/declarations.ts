/**
 * Variables that are made in the wrong place: before a loop or a function instead of in it, or the other way round.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames, mayChange } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import { changes } from "./steps.ts";

/** A longer one is written in another way, and would be there twice. */
const MOST_CHARACTERS = 2000;
/** Of so many variables it is tried in one place. */
const MOST_VARIABLES = 3;

/** A variable, and the node that a report names. */
interface Declared {
  readonly at: ts.Node;
  /** `const deck = newDeck();` */
  readonly text: string;
  /** See {@link Repair.rank}; by default, 2. */
  readonly rank?: number;
  /** What is not done then, because doing it twice may be something else. */
  readonly instead?: ts.Expression;
}

/**
 * A second version of a block, in which some variables are made at its beginning.
 *
 * @returns what ends the first version; it comes after everything else in the block
 */
export function declareInside(
  block: ts.Block,
  declared: readonly Declared[],
  to: Insertions,
  around: Around,
): string {
  const [first] = block.statements;
  const inner = to.textOf(block).slice(1, -1);
  if (!first || inner.length > MOST_CHARACTERS) return "";
  let ends = 0;
  for (const { at, text, instead, rank = 2 } of declared.slice(0, MOST_VARIABLES)) {
    const id = to.add(at, "declared", rank, around);
    if (id === undefined) break;
    if (instead) to.around(instead, `(deckwork$on(${id}) ? undefined : `, ")");
    to.begin(first.getStart(to.source), `if (deckwork$on(${id})) {${text}${inner}} else {`);
    ends++;
  }
  return "}".repeat(ends);
}

/**
 * The constants in front of a loop that it uses, and that may be something else if they are made again.
 *
 * @param round - a loop, or a block of it
 */
export function madeBefore(
  before: readonly ts.Statement[],
  round: ts.Node,
  source: ts.SourceFile,
): readonly Declared[] {
  const used = wordsIn(round);
  return before.flatMap((at) => {
    const one = variableIn(at);
    if (!one || one.isLet || !isMade(one.initializer) || !used.has(one.name)) return [];
    return [{ at, text: textOf(one, source), instead: one.initializer }];
  });
}

/**
 * Variables that a function uses, and that change, or are made by a call.
 *
 * @param makers - statements outside of it that may make some
 */
export function madeOutside(
  body: ts.Block,
  makers: readonly ts.Statement[],
  source: ts.SourceFile,
): readonly Declared[] {
  const used = wordsIn(body);
  return makers.flatMap((at) => {
    const one = variableIn(at);
    if (!one || !used.has(one.name)) return [];
    const { initializer, isLet } = one;
    const isList = ts.isArrayLiteralExpression(initializer) && initializer.elements.length === 0;
    const isFresh = isList || ts.isCallExpression(initializer) || ts.isNewExpression(initializer);
    if (!(isFresh || isLet) || waits(initializer)) return [];
    // Each call goes on with what the one before has left.
    const rank = isLet && changes(body.getText(source), one.name) ? 1 : 2;
    return [{ at, text: textOf(one, source), rank }];
  });
}

/** Only some functions can do so. */
export function waits(node: ts.Node): boolean {
  return nodesOf(node).some(ts.isAwaitExpression);
}

/**
 * A second version of a loop, in front of which a variable is made that is made anew in each round.
 *
 * @param loop - or a call that does something for each element
 * @param block - a round of it
 * @param count - what counts a round of it
 */
export function declareBefore(
  loop: ts.Statement,
  block: ts.Block,
  to: Insertions,
  around: Around,
  count: () => { readonly begin: string; readonly round: string },
): void {
  const text = to.textOf(loop);
  if (text.length > MOST_CHARACTERS) return;
  const start = loop.getStart(to.source);
  const header = text.slice(0, block.getStart(to.source) - start);
  const inside = new Set(boundIn(loop, block));
  let tried = 0;
  for (const one of block.statements) {
    const variable = variableIn(one);
    const isFree = variable && ![...wordsIn(variable.initializer)].some((name) => inside.has(name));
    if (variable) inside.add(variable.name);
    if (!isFree || tried++ >= MOST_VARIABLES) continue;
    const id = to.add(one, "once", 2, around);
    if (id === undefined) return;
    to.leaveOut(loop, id);
    const { begin, round } = count();
    const before = text.slice(header.length + 1, one.getStart(to.source) - start);
    const after = text.slice(one.end - start);
    const again = `${header}{${round}${before}${after}`;
    to.begin(start, `if (deckwork$on(${id})) {${to.textOf(one)}${begin}${again}}`);
  }
}

interface Variable {
  readonly name: string;
  readonly initializer: ts.Expression;
  readonly isLet: boolean;
}

/** The only one of a statement. */
function variableIn(node: ts.Statement): Variable | undefined {
  if (!ts.isVariableStatement(node)) return undefined;
  const { declarations } = node.declarationList;
  const [one, ...more] = declarations;
  if (!one?.initializer || more.length > 0 || !ts.isIdentifier(one.name)) return undefined;
  const isLet = mayChange(node.declarationList);
  return { name: one.name.text, initializer: one.initializer, isLet };
}

/** Whether it may be something else the next time, or a new object. */
export function isMade(node: ts.Expression): boolean {
  return nodesOf(node).some(
    (one) =>
      ts.isCallExpression(one) ||
      ts.isNewExpression(one) ||
      ts.isArrayLiteralExpression(one) ||
      ts.isObjectLiteralExpression(one) ||
      ts.isElementAccessExpression(one),
  );
}

function textOf({ name, initializer }: Variable, source: ts.SourceFile): string {
  return `let ${name} = ${initializer.getText(source)};`;
}

/** What a loop declares in its header, or the parameters of what is called in each round. */
function boundIn(loop: ts.Node, block: ts.Node): readonly string[] {
  return nodesOf(loop).flatMap((node) =>
    (ts.isVariableDeclaration(node) || ts.isParameter(node)) && node.pos < block.pos
      ? boundNames(node.name)
      : [],
  );
}

function wordsIn(node: ts.Node): ReadonlySet<string> {
  return new Set(nodesOf(node).flatMap((one) => (ts.isIdentifier(one) ? [one.text] : [])));
}
