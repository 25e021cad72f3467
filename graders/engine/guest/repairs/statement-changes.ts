/**
 * Changes of whole statements: one is left out, moved, added, or exchanged for another.
 *
 * @module
 */
import * as ts from "typescript";
import type { Around } from "./around.ts";
import { changeBranches, inOtherCase, leave, onlyAtFirst } from "./branches.ts";
import { declareBefore, waits } from "./declarations.ts";
import { exchangeResults, swap } from "./exchanges.ts";
import { guard } from "./guards.ts";
import type { Insertions } from "./insertions.ts";
import { leaveWithNone, putBack, takeAway, takeOut } from "./lookups.ts";
import { Moves } from "./moves.ts";
import { instead } from "./other-statements.ts";
import { afterRounds, printEmptyLine, printIn, printInRound } from "./prints.ts";
import { beginAgain, countAgain, declareInRound, giveBehind, goOn, goOnInRound } from "./rounds.ts";
import { blockOf, branchesOf, canMove, isRemovable, roundOf } from "./statements.ts";

export class StatementChanges {
  /** What prints in this file, if anything does. */
  private readonly print: string | undefined;
  private readonly moves: Moves;

  constructor(private readonly to: Insertions) {
    this.print = printIn(to.source);
    this.moves = new Moves(to);
  }

  /**
   * Changes of one statement of a list.
   *
   * @param visit - writes what is in it
   */
  write(all: readonly ts.Statement[], at: number, around: Around, visit: () => void): void {
    const { to, moves, print } = this;
    const node = all[at]!;
    const next = all[at + 1];
    const [earlier, later] = [all.slice(0, at), all.slice(at + 1)];
    if (isRemovable(node)) this.take(node, around);
    this.leaveOtherwise(node, around);
    if (ts.isVariableStatement(node)) {
      if (next && ts.isVariableStatement(next)) moves.exchange(node, next, around);
      putBack(node, later, to, around);
      takeAway(node, later, to, around);
      takeOut(node, later, to, around);
    }
    if (next && ts.isExpressionStatement(node) && ts.isVariableStatement(next))
      moves.moveBehind(node, next, around);
    if (!next && around.inFunction && ts.isExpressionStatement(node)) this.give(node, around);
    if (next && around.inFunction) leaveWithNone(node, next, to, around);
    moves.moveHere(node, later, around);
    const block = blockOf(node);
    const branches = ts.isIfStatement(node) ? branchesOf(node) : block ? [block] : [];
    const out = branches.flatMap(({ statements }) => moves.moveOut(statements.at(-1), around));
    if (next && canMove(next)) for (const one of branches) moves.moveIn(next, one, around);
    const nextBlock = next && !ts.isIfStatement(next) ? blockOf(next) : undefined;
    if (nextBlock && canMove(node)) moves.moveInFront(node, nextBlock, around);
    const isBranch = ts.isIfStatement(node);
    if (block && isBranch) leave(node, block, to, around);
    for (const one of branches) goOn(one, isBranch, to, around);
    if (block && !isBranch) {
      giveBehind(node, block, to, around);
      goOnInRound(block, to, around);
      printInRound(block, print, to, around);
      beginAgain(earlier, block, to, around);
      if (ts.isIterationStatement(node, false))
        declareBefore(node, block, to, around, () => countAgain(node, to));
    }
    const call = roundOf(node);
    if (call) {
      beginAgain(earlier, call, to, around);
      declareBefore(node, call, to, around, () => ({ begin: "", round: "" }));
    }
    const round = block && !isBranch ? block : call;
    const before = earlier.filter((one) => !call || !waits(one));
    const made = round ? declareInRound(before, round, to, around) : "";
    if (isBranch) changeBranches(node, to, around);
    if (next) swap(node, next, to, around);
    exchangeResults(node, next, to, around);
    if (ts.isExpressionStatement(node)) instead(node, print, to, around);
    if (ts.isExpressionStatement(node)) guard(node, to, around);
    printEmptyLine(node, all[at - 1], print, to, around);
    if (next && isBranch && !node.elseStatement && canMove(next))
      inOtherCase(node, next, to, around);
    const ids = to.leftOut(node);
    if (ids.length > 0) {
      const test = ids.map((id) => `!deckwork$on(${id})`).join(" && ");
      to.begin(node.getStart(to.source), `if (${test}) {`);
    }
    const once = isBranch ? onlyAtFirst(node, later, to, around) : undefined;
    visit();
    if (isBranch && once !== undefined) to.end(node.expression.end, once);
    if (round) to.end(round.end - 1, made);
    if (ids.length > 0) to.end(node.end, ";}");
    moves.writeBehind(node, out);
    if (round) afterRounds(node, round, print, to, around);
  }

  private take(node: ts.Statement, around: Around): void {
    // Without its values, an object may only seem to be right.
    const isMade = around.method === "constructor";
    const isEnd = ts.isReturnStatement(node) || ts.isThrowStatement(node);
    const rank = isMade ? 3 : isEnd ? 2 : 1;
    const id = this.to.add(node, "too much", rank, around);
    if (id !== undefined) this.to.leaveOut(node, id);
  }

  /** Another way out of a loop, or on to its next round. */
  private leaveOtherwise(node: ts.Statement, around: Around): void {
    const { to } = this;
    if (around.inLoop && ts.isContinueStatement(node)) to.before(node, "break", around, "name");
    if (around.inLoop && ts.isBreakStatement(node)) to.before(node, "continue", around, "name");
    const returned = (around.returned ?? []).map((text) => `return ${text}`);
    const nothing = around.inFunction ? ["return"] : [];
    if (ts.isBreakStatement(node))
      for (const text of returned.length > 0 ? returned : nothing)
        to.before(node, text, around, "name", 1);
    if (ts.isBreakOrContinueStatement(node))
      for (const text of around.leaves ?? []) to.before(node, text, around, "name", 1);
  }

  /** A result that is not returned. */
  private give(node: ts.ExpressionStatement, around: Around): void {
    const id = this.to.add(node, "missing", 1, around);
    const text = `if (deckwork$on(${id})) return ${this.to.textOf(node.expression)};`;
    if (id !== undefined) this.to.begin(node.getStart(this.to.source), text);
  }
}
