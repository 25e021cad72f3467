/**
 * Statements that may be meant in another place: further up or down, in a loop or branch, or behind it.
 *
 * @module
 */
import * as ts from "typescript";
import { isAssignment, unwrap } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import { calls, canMove, declaredIn, isRemovable, LEAVES_LOOP } from "./statements.ts";

/** So far is a statement moved. */
const MOST_STEPS = 4;

/** A statement, and the change with which it is somewhere else. */
interface Moved {
  readonly id: number;
  readonly moved: ts.Statement;
}

export class Moves {
  constructor(private readonly to: Insertions) {}

  /** A statement that comes later, in front of this one. */
  moveHere(node: ts.Statement, later: readonly ts.Statement[], around: Around): void {
    const between = [node];
    for (const [at, one] of later.slice(0, MOST_STEPS).entries()) {
      const words = new Set(this.to.textOf(one).match(/[\w$]+/g));
      const goesFar = at === 0 ? canMove(one) : ts.isExpressionStatement(one) && isRemovable(one);
      // What is declared between is not known before it.
      const isFree = between.every((its) => canMove(its) || ts.isVariableStatement(its));
      if (goesFar && isFree && !declaredIn(between).some((name) => words.has(name))) {
        const isLikely = at === 0 && this.share(node, one, around);
        const id = this.to.add(one, "order", isLikely ? 0 : at === 0 ? 1 : 2, around);
        if (id === undefined) return;
        this.to.leaveOut(one, id);
        this.to.begin(node.getStart(this.to.source), this.to.only(id, one).slice(1));
      }
      between.push(one);
    }
  }

  /** Whether two calls have an object in common: what one does to it, the other may need. */
  private share(one: ts.Statement, other: ts.Statement, { names }: Around): boolean {
    if (!calls(one) || !calls(other)) return false;
    const words = new Set(this.to.textOf(one).match(/[\w$]+/g));
    const both = (this.to.textOf(other).match(/[\w$]+/g) ?? []).filter((word) => words.has(word));
    return both.some((word) => names.variables.includes(word));
  }

  /** A statement behind the declaration that follows it. */
  moveBehind(node: ts.ExpressionStatement, next: ts.VariableStatement, around: Around): void {
    const rank = this.isOverwritten(node, next) ? 0 : 1;
    const id = this.to.add(node, "order", rank, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    this.to.end(next.end, this.to.only(id, node));
  }

  /** Whether the declaration would keep what the statement has just overwritten. */
  private isOverwritten(
    { expression }: ts.ExpressionStatement,
    { declarationList }: ts.VariableStatement,
  ): boolean {
    const kept = declarationList.declarations.map(({ initializer }) => unwrap(initializer));
    if (!ts.isBinaryExpression(expression) || !isAssignment(expression)) return false;
    const place = this.to.textOf(expression.left);
    return kept.some((one) => one && this.to.textOf(one) === place);
  }

  /**
   * Two declarations in the other order, if what the first one does to an object changes what the second one gets of it.
   *
   * @param next - needs nothing of the first
   */
  exchange(node: ts.VariableStatement, next: ts.VariableStatement, around: Around): void {
    const [one, other, ...more] = [node, next].flatMap((its) => its.declarationList.declarations);
    const [first, second] = [unwrap(one?.initializer), unwrap(other?.initializer)];
    if (!first || !second || more.length > 0) return;
    const words = new Set(this.to.textOf(first).match(/[\w$]+/g));
    const used: readonly string[] = this.to.textOf(second).match(/[\w$]+/g) ?? [];
    const isFree = !declaredIn([node]).some((name) => used.includes(name));
    const areCalls = [first, second].every((its) => nodesOf(its).some(ts.isCallExpression));
    if (
      !isFree ||
      !areCalls ||
      !used.some((word) => around.names.variables.includes(word) && words.has(word))
    )
      return;
    const id = this.to.add(node, "order", 1, around);
    if (id === undefined) return;
    const kept = `deckwork$kept${id}`;
    this.to.begin(
      node.getStart(this.to.source),
      `const ${kept} = deckwork$on(${id}) ? [${this.to.textOf(second)}] : [];`,
    );
    this.to.begin(second.getStart(this.to.source), `(deckwork$on(${id}) ? ${kept}[0] : `);
    this.to.end(second.end, ")");
  }

  /** The statement behind a loop or branch at its end instead. */
  moveIn(next: ts.Statement, block: ts.Block, around: Around): void {
    const id = this.to.add(next, "order", 2, around);
    if (id === undefined) return;
    this.to.leaveOut(next, id);
    this.to.end(block.end - 1, this.to.only(id, next));
  }

  /** The statement in front of a loop at its beginning instead. */
  moveInFront(node: ts.Statement, block: ts.Block, around: Around): void {
    const id = this.to.add(node, "order", 2, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    const start = block.statements[0]!.getStart(this.to.source);
    this.to.begin(start, this.to.only(id, node).slice(1));
  }

  /** The last statement of a loop or branch behind it instead. */
  moveOut(last: ts.Statement | undefined, around: Around): Moved[] {
    if (!last || !canMove(last) || LEAVES_LOOP.test(this.to.textOf(last))) return [];
    const id = this.to.add(last, "order", 2, around);
    if (id === undefined) return [];
    this.to.leaveOut(last, id);
    return [{ id, moved: last }];
  }

  /**
   * Writes what may have moved behind a statement.
   *
   * @param out - what may have moved out of it
   */
  writeBehind(node: ts.Statement, out: readonly Moved[]): void {
    for (const { id, moved } of out) this.to.end(node.end, this.to.only(id, moved));
  }
}
