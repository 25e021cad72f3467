/**
 * Changes of whole statements: one is left out, moved, added, or exchanged for another.
 *
 * @module
 */
import * as ts from "typescript";
import { isAssignment, mayChange } from "../facts/nodes.ts";
import {
  declareBefore,
  declareInside,
  isMade,
  madeBefore,
  madeOutside,
  waits,
} from "./declarations.ts";
import type { Around, Insertions } from "./insertions.ts";
import { countingPaths } from "./names.ts";
import {
  assignmentIn,
  blockOf,
  canMove,
  changes,
  declaredIn,
  guardsOf,
  isCall,
  isLeaving,
  isRemovable,
  keptEquals,
  keptResults,
  LEAVES_LOOP,
  lastPrinted,
  linkStepsIn,
  nextValues,
  otherStatements,
  placeIn,
  printedResult,
  putBack,
  resultOf,
  returnsIn,
  roundOf,
  sameOfOthers,
  stepsIn,
  takenAway,
  takenValues,
} from "./statements.ts";

/** A field of the object gets a value. */
const STORES = /\bthis\.[\w$#.]+\s*[-+*]?=(?!=)/;
/** Of so many variables it is tried that they count, or begin again. */
const MOST_COUNTERS = 4;
/** Nor is it of more members. */
const MOST_PATHS = 2;
/** Nor is one of more fields what is given. */
const MOST_FIELDS = 3;
/** So far is a statement moved. */
const MOST_STEPS = 4;
/** The names of members that count. */
const COUNTS = /^(?:count|index|next|number|size|tricks)$/;
/** How programs print. */
const PRINTS = [
  [/\bprint\b/, "print"],
  [/\bconsole\.log\b/, "console.log"],
] as const;

/** A statement, and the change with which it is somewhere else. */
interface Moved {
  readonly id: number;
  readonly moved: ts.Statement;
}

export class StatementChanges {
  /** What prints in this file, if anything does. */
  private readonly print: string | undefined;
  /** What may move behind a statement. */
  private readonly behind = new Map<ts.Statement, readonly Moved[]>();

  constructor(private readonly to: Insertions) {
    this.print = PRINTS.find(([name]) => name.test(to.source.text))?.[1];
  }

  /**
   * Changes of one statement of a list.
   *
   * @param visit - writes what is in it
   */
  write(all: readonly ts.Statement[], at: number, around: Around, visit: () => void): void {
    const node = all[at]!;
    const next = all[at + 1];
    if (isRemovable(node)) this.take(node, around);
    if (around.inLoop && ts.isContinueStatement(node)) this.before(node, "break", around, "name");
    if (around.inLoop && ts.isBreakStatement(node)) this.before(node, "continue", around, "name");
    if (ts.isBreakStatement(node))
      for (const text of around.returned ?? [])
        this.before(node, `return ${text}`, around, "name", 1);
    if (ts.isBreakOrContinueStatement(node))
      for (const text of around.leaves ?? []) this.before(node, text, around, "name", 1);
    if (ts.isVariableStatement(node)) {
      this.putBack(node, all.slice(at + 1), around);
      this.takeAway(node, all.slice(at + 1), around);
    }
    if (next && ts.isExpressionStatement(node) && ts.isVariableStatement(next))
      this.moveBehind(node, next, around);
    if (!next && around.inFunction && ts.isExpressionStatement(node)) this.give(node, around);
    if (next && around.inFunction) this.leaveWithNone(node, next, around);
    this.moveHere(node, all.slice(at + 1), around);
    if (ts.isExpressionStatement(node)) this.moveDown(node, all.slice(at + 1), around);
    const block = blockOf(node);
    const branches = ts.isIfStatement(node) ? branchesOf(node) : block ? [block] : [];
    const out = branches.flatMap(({ statements }) => this.moveOut(statements.at(-1), around));
    if (next && canMove(next)) for (const one of branches) this.moveIn(next, one, around);
    const nextBlock = next && !ts.isIfStatement(next) ? blockOf(next) : undefined;
    if (nextBlock && canMove(node)) this.moveInFront(node, nextBlock, around);
    const isBranch = ts.isIfStatement(node);
    if (block && isBranch) this.leave(node, block, around);
    if (block) this.goOn(block, around, isBranch);
    if (block && !isBranch) {
      this.giveBehind(node, block, around);
      this.round(block, around);
      this.beginAgain(all.slice(0, at), block, around);
      if (ts.isIterationStatement(node, false))
        declareBefore(node, block, this.to, around, () => this.countAgain(node));
    }
    const call = roundOf(node);
    if (call) {
      this.beginAgain(all.slice(0, at), call, around);
      declareBefore(node, call, this.to, around, () => ({ begin: "", round: "" }));
    }
    const round = block && !isBranch ? block : call;
    const before = all.slice(0, at).filter((one) => !call || !waits(one));
    const made = round ? this.declareInRound(before, round, around) : "";
    if (isBranch) {
      const { elseStatement } = node;
      const otherwise =
        elseStatement && ts.isIfStatement(elseStatement)
          ? elseStatement.thenStatement
          : elseStatement;
      this.exchangeResults(node.thenStatement, otherwise, around);
      this.takeValue(node, around);
      this.askBoth(node, around);
      this.withoutElse(node, around);
      if (!node.elseStatement) {
        this.keepEquals(node, around);
        this.repeat(node, around);
      }
    }
    if (next) this.swap(node, next, around);
    this.exchangeResults(node, next, around);
    if (ts.isExpressionStatement(node)) this.instead(node, around);
    if (ts.isExpressionStatement(node)) this.guard(node, around);
    const previous = all[at - 1];
    const isBesideCall = this.print !== undefined && [node, previous].some(calls);
    const printed = isBesideCall || givesCall(node) ? (this.print ?? "console.log") : undefined;
    if (printed !== undefined) this.before(node, `${printed}()`, around);
    if (next && isBranch && !node.elseStatement && canMove(next))
      this.otherwise(node, next, around);
    const ids = this.to.leftOut(node);
    if (ids.length > 0) {
      const test = ids.map((id) => `!deckwork$on(${id})`).join(" && ");
      this.to.begin(node.getStart(this.to.source), `if (${test}) {`);
    }
    visit();
    if (round) this.to.end(round.end - 1, made);
    if (ids.length > 0) this.to.end(node.end, ";}");
    for (const { id, moved } of [...out, ...(this.behind.get(node) ?? [])])
      this.to.end(node.end, this.to.only(id, moved));
    if (round) this.afterRounds(node, round, around);
  }

  private take(node: ts.Statement, around: Around): void {
    // Without its values, an object may only seem to be right.
    const isMade = around.method === "constructor";
    const isEnd = ts.isReturnStatement(node) || ts.isThrowStatement(node);
    const rank = isMade ? 3 : isEnd ? 2 : 1;
    const id = this.to.add(node, "too much", rank, around);
    if (id !== undefined) this.to.leaveOut(node, id);
  }

  /** Whether two calls have an object in common: what one does to it, the other may need. */
  private share(one: ts.Statement, other: ts.Statement, { names }: Around): boolean {
    if (!calls(one) || !calls(other)) return false;
    const words = new Set(this.to.textOf(one).match(/[\w$]+/g));
    const both = (this.to.textOf(other).match(/[\w$]+/g) ?? []).filter((word) => words.has(word));
    return both.some((word) => names.variables.includes(word));
  }

  /** A statement that comes later, in front of this one. */
  private moveHere(node: ts.Statement, later: readonly ts.Statement[], around: Around): void {
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

  /** A statement behind several that follow it. Behind the next one, it is that which moves. */
  private moveDown(
    node: ts.ExpressionStatement,
    later: readonly ts.Statement[],
    around: Around,
  ): void {
    const behind = later.slice(0, MOST_STEPS);
    const end = behind.findIndex((one) => !canMove(one) || isLeaving(one));
    for (const one of behind.slice(1, end < 0 ? MOST_STEPS : end)) {
      const id = this.to.add(node, "order", 2, around);
      if (id === undefined) return;
      this.to.leaveOut(node, id);
      this.behind.set(one, [...(this.behind.get(one) ?? []), { id, moved: node }]);
    }
  }

  /** A statement behind the declaration that follows it. */
  private moveBehind(node: ts.Statement, next: ts.Statement, around: Around): void {
    const id = this.to.add(node, "order", 1, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    this.to.end(next.end, this.to.only(id, node));
  }

  /** A new value of a variable, where its value was taken from. */
  private putBack(
    { declarationList }: ts.VariableStatement,
    later: readonly ts.Statement[],
    around: Around,
  ): void {
    const last = later.at(-1);
    if (!last || isLeaving(last) || !mayChange(declarationList)) return;
    for (const { name, initializer } of declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      const changed = later.find((one) =>
        [false, true].some((counts) => changes(this.to.textOf(one), name.text, counts)),
      );
      const text = changed && putBack(name.text, initializer, this.to.source);
      const id = text === undefined ? undefined : this.to.add(changed!, "missing", 1, around);
      if (id !== undefined) this.to.end(last.end, `;if (deckwork$on(${id})) ${text};`);
    }
  }

  /** What was found in a map that never gets smaller, taken away from it where that is used. */
  private takeAway(
    { declarationList }: ts.VariableStatement,
    later: readonly ts.Statement[],
    around: Around,
  ): void {
    for (const { initializer } of declarationList.declarations) {
      const text = initializer && takenAway(initializer, this.to.source);
      if (text === undefined) continue;
      for (const block of later.flatMap((one) => (ts.isIfStatement(one) ? branchesOf(one) : []))) {
        const last = block.statements.at(-1);
        if (!last || isLeaving(last)) continue;
        const id = this.to.add(last, "missing", 1, around);
        if (id !== undefined) this.to.end(block.end - 1, `;if (deckwork$on(${id})) ${text};`);
      }
    }
  }

  /** The statement behind a loop or branch at its end instead. */
  private moveIn(next: ts.Statement, block: ts.Block, around: Around): void {
    const id = this.to.add(next, "order", 2, around);
    if (id === undefined) return;
    this.to.leaveOut(next, id);
    this.to.end(block.end - 1, this.to.only(id, next));
  }

  /** The statement in front of a loop at its beginning instead. */
  private moveInFront(node: ts.Statement, block: ts.Block, around: Around): void {
    const id = this.to.add(node, "order", 2, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    const start = block.statements[0]!.getStart(this.to.source);
    this.to.begin(start, this.to.only(id, node).slice(1));
  }

  /** What is looked for and not found, behind the line that looks for it. */
  private leaveWithNone(node: ts.Statement, next: ts.Statement, around: Around): void {
    const name = placeIn(node);
    if (name === undefined) return;
    const results = ["return undefined", "return false", ...(around.inLoop ? ["continue"] : [])];
    for (const text of results) {
      const id = this.to.add(node, "missing", 2, around);
      const test = `if (deckwork$on(${id}) && ${name} < 0) ${text};`;
      if (id !== undefined) this.to.begin(next.getStart(this.to.source), test);
    }
  }

  /** The statement behind a branch only in the other case. */
  private otherwise(node: ts.IfStatement, next: ts.Statement, around: Around): void {
    const id = this.to.add(next, "missing", 1, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    this.to.leaveOut(next, id);
    const both = `${this.to.textOf(node)} else {${this.to.textOf(next)}}`;
    this.to.begin(node.getStart(this.to.source), `if (deckwork$on(${id})) {${both}}`);
  }

  /** What may be missing in a loop or branch: a variable goes on, or begins again. */
  private goOn(block: ts.Block, around: Around, goesOn: boolean): void {
    for (const [name, value] of countersOf(around))
      for (const text of [...(goesOn ? nextValues(name, value) : []), `${name} = ${value}`])
        this.atEnd(block, text, around);
  }

  /** A variable that does not go on in each round: of a loop, or of what is called for each element. */
  round(body: ts.Block, around: Around): void {
    const loop = this.to.textOf(body);
    const [first] = body.statements;
    for (const [name, value] of first ? countersOf(around) : [])
      if (changes(loop, name)) this.before(first!, `${name} = ${value}`, around, "declared");
    const steps = [...stepsIn(loop, countersOf(around)), ...linkStepsIn(loop, around.names)];
    for (const text of steps) {
      for (const one of body.statements) this.before(one, text, around);
      this.atEnd(body, text, around);
    }
  }

  /** What is set before a loop, and should be set in each of its rounds. */
  private beginAgain(before: readonly ts.Statement[], block: ts.Block, around: Around): void {
    for (const one of before.slice(-MOST_COUNTERS)) {
      if (!ts.isVariableStatement(one) || !mayChange(one.declarationList)) continue;
      for (const { name, initializer } of one.declarationList.declarations) {
        if (!initializer || !ts.isIdentifier(name)) continue;
        // A new object is mostly meant for each round.
        const [kind, rank] = isMade(initializer)
          ? (["declared", 1] as const)
          : (["order", 2] as const);
        const id = this.to.add(one, kind, rank, around);
        const text = `if (deckwork$on(${id})) ${name.text} = ${this.to.textOf(initializer)};`;
        if (id !== undefined) this.to.begin(block.statements[0]!.getStart(this.to.source), text);
      }
    }
  }

  private countAgain(loop: ts.IterationStatement): { begin: string; round: string } {
    const number = this.to.addLoop(loop);
    return { begin: `deckwork$begin(${number});`, round: `deckwork$loop(${number});` };
  }

  private declareInRound(before: readonly ts.Statement[], block: ts.Block, around: Around): string {
    const made = madeBefore(before.slice(-MOST_COUNTERS), block, this.to.source);
    return declareInside(block, made, this.to, around);
  }

  /** What a file makes once, and a function should make in each call. @returns what ends the body */
  declareInCall(body: ts.Block, around: Around): string {
    return declareInside(body, madeOutside(body, this.to.source), this.to, around);
  }

  /** A member that counts places, and does not go on in a function, or begins again. */
  goOnInCall(body: ts.Block, around: Around): void {
    const text = this.to.textOf(body);
    const paths = new Set(countingPaths(body).map((one) => this.to.textOf(one)));
    for (const path of [...paths].slice(0, MOST_PATHS)) {
      const rank = this.isStill(path) ? 1 : 2;
      for (const step of stepsIn(text, [[path, "0"]])) {
        for (const one of body.statements) this.before(one, step, around, "missing", rank);
        this.atEnd(body, step, around, rank);
      }
      this.atEnd(body, `${path} = 0`, around);
    }
  }

  /** Whether nothing in the file makes it more or less. */
  private isStill(name: string): boolean {
    return !changes(this.to.source.text, name, true);
  }

  /** What an object does not count, although something is put into one of its arrays. */
  countStored(
    body: ts.Block,
    parameters: readonly ts.ParameterDeclaration[],
    around: Around,
  ): void {
    const text = this.to.textOf(body);
    for (const { name } of parameters) {
      const object = this.to.textOf(name);
      const members = ts.isIdentifier(name) ? (around.names.members.get(object) ?? []) : [];
      if (!new RegExp(`\\b${object}\\.\\w+(?:\\[.*\\] = |\\.push\\()`).test(text)) continue;
      for (const path of members.filter((one) => COUNTS.test(one)).map((one) => `${object}.${one}`))
        if (this.isStill(path)) this.atEnd(body, `${path}++`, around, 1);
    }
  }

  private atEnd({ statements, end }: ts.Block, text: string, around: Around, rank = 2): void {
    const last = statements.at(-1);
    if (!last || isLeaving(last)) return;
    const id = this.to.add(last, "missing", rank, around, last.end - 1);
    if (id !== undefined) this.to.end(end - 1, `;if (deckwork$on(${id})) ${text};`);
  }

  /** A statement that may be missing in front of another. */
  before(
    node: ts.Statement,
    text: string,
    around: Around,
    kind: "missing" | "declared" | "name" | "reset" = "missing",
    rank = 2,
  ): void {
    const id = this.to.add(node, kind, rank, around);
    if (id !== undefined)
      this.to.begin(node.getStart(this.to.source), `if (deckwork$on(${id})) ${text};`);
  }

  /** Another statement instead of one, or an empty line in front of what it prints. */
  private instead(node: ts.ExpressionStatement, around: Around): void {
    const { expression } = node;
    const printed = printedResult(expression, this.print, this.to.source);
    for (const { text, kind } of [
      ...otherStatements(expression, around.names, this.to.source),
      ...keptResults(expression, around.names, this.to.source).map(
        (text) => ({ text, kind: "missing" }) as const,
      ),
      ...printed,
    ]) {
      const id = this.to.add(node, kind, 1, around);
      if (id === undefined) return;
      this.to.leaveOut(node, id);
      this.to.begin(node.getStart(this.to.source), `if (deckwork$on(${id})) {${text};}`);
    }
    for (const text of sameOfOthers(expression, around.names, this.to.source))
      this.before(node, text, around);
  }

  /** What is done in every case. */
  private guard(node: ts.ExpressionStatement, around: Around): void {
    for (const condition of guardsOf(node.expression, around.names, this.to.source)) {
      const id = this.to.add(node, "guard", 3, around);
      if (id === undefined) return;
      this.to.leaveOut(node, id);
      const text = `if (deckwork$on(${id}) && ${condition}) {${this.to.textOf(node)}}`;
      this.to.begin(node.getStart(this.to.source), text);
    }
  }

  /** What a loop prints, once more behind it. */
  private afterRounds(node: ts.Statement, round: ts.Block, around: Around): void {
    const { print } = this;
    const all = print === undefined ? [] : lastPrinted(round, print, around.names, this.to.source);
    for (const text of all) {
      const id = this.to.add(node, "missing", 2, around, node.end - 1);
      if (id !== undefined) this.to.end(node.end, `;if (deckwork$on(${id})) ${text};`);
    }
  }

  /** The last statement of a loop or branch behind it instead. */
  private moveOut(last: ts.Statement | undefined, around: Around): Moved[] {
    if (!last || !canMove(last) || LEAVES_LOOP.test(this.to.textOf(last))) return [];
    const id = this.to.add(last, "order", 2, around);
    if (id === undefined) return [];
    this.to.leaveOut(last, id);
    return [{ id, moved: last }];
  }

  /** What a loop returns in its first rounds, behind it instead, if there is something by then. */
  private giveBehind(node: ts.Statement, block: ts.Block, around: Around): void {
    for (const one of returnsIn(block)) {
      const name = one.expression && ts.isIdentifier(one.expression) && one.expression.text;
      const id = name ? this.to.add(one, "order", 2, around) : undefined;
      if (id === undefined) continue;
      this.to.leaveOut(one, id);
      this.to.end(
        node.end,
        `;if (deckwork$on(${id}) && (${name}?.length ?? ${name})) return ${name};`,
      );
    }
  }

  /** What a constructor is given, and does not keep in a field that has nothing yet. */
  keepGiven(body: ts.Block, parameters: readonly ts.ParameterDeclaration[], around: Around): void {
    const words = new Set(this.to.textOf(body).match(/[\w$]+/g));
    const fields = around.names.fields.filter((one) => !words.has(one.replace(/^this\.#?/, "")));
    for (const { name, modifiers } of parameters) {
      if (!ts.isIdentifier(name) || modifiers || words.has(name.text)) continue;
      for (const field of fields.slice(0, MOST_FIELDS)) {
        const id = this.to.add(name, "missing", 1, around);
        if (id === undefined) return;
        this.to.end(body.end - 1, `;if (deckwork$on(${id})) ${field} = ${name.text};`);
      }
    }
  }

  /** What an object does not refuse: a question of its class is not asked at the beginning of a method. */
  refuse(body: ts.Block, around: Around): void {
    const [first] = body.statements;
    for (const test of first ? around.names.questions : [])
      this.before(first!, `if (${test}) throw new RangeError()`, around, "missing", 3);
  }

  /** A list of the class that a method fills, and that is still full when the method is called again. */
  emptyLists(body: ts.Block, around: Around): void {
    const [first] = body.statements;
    const text = this.to.textOf(body);
    for (const list of first ? around.names.lists : [])
      if (text.includes(`${list}.push(`) || text.includes(`${list};`))
        this.before(first!, `${list}.length = 0`, around, "declared");
  }

  /** A field that counts, and goes on where it should begin again: in a method that stores something else. */
  countAnew(body: ts.Block, around: Around): void {
    const [first] = body.statements;
    const text = this.to.textOf(body);
    if (!first || !STORES.test(text)) return;
    for (const [name, value] of around.counts ?? [])
      if (!changes(text, name)) this.before(first, `${name} = ${value}`, around, "reset", 0);
  }

  /** The end of a case that goes on with the next one. */
  fallThrough(node: ts.CaseClause, around: Around): void {
    const last = node.statements.at(-1);
    if (!last || isLeaving(last)) return;
    for (const text of ["break", ...(around.leaves ?? [])]) {
      const id = this.to.add(last, "missing", 1, around);
      if (id !== undefined) this.to.end(node.end, `;if (deckwork$on(${id})) ${text};`);
    }
  }

  /** A result that is not returned. */
  private give(node: ts.ExpressionStatement, around: Around): void {
    const id = this.to.add(node, "missing", 1, around);
    const text = `if (deckwork$on(${id})) return ${this.to.textOf(node.expression)};`;
    if (id !== undefined) this.to.begin(node.getStart(this.to.source), text);
  }

  /** A variable that does not take what it is compared with. */
  private takeValue(node: ts.IfStatement, around: Around): void {
    const { thenStatement } = node;
    const first = ts.isBlock(thenStatement) && thenStatement.statements[0];
    if (!first) return;
    for (const text of takenValues(node, around.names.counters, this.to.source))
      this.before(first, text, around);
  }

  /** What is done in the other case, although nothing should be. */
  private withoutElse({ elseStatement }: ts.IfStatement, around: Around): void {
    if (!elseStatement || ts.isIfStatement(elseStatement)) return;
    const id = this.to.add(elseStatement, "too much", 2, around);
    if (id !== undefined)
      this.to.begin(elseStatement.getStart(this.to.source), `if (!deckwork$on(${id})) `);
  }

  /** What is asked after `else`, although both may be true. */
  private askBoth({ thenStatement, elseStatement }: ts.IfStatement, around: Around): void {
    if (!elseStatement || !ts.isIfStatement(elseStatement)) return;
    const id = this.to.add(elseStatement, "condition", 2, around);
    const at = ts.isBlock(thenStatement) ? thenStatement.end - 1 : thenStatement.end;
    if (id !== undefined) this.to.end(at, this.to.only(id, elseStatement));
  }

  /** Of the best so far, only the first is kept, and not those that are as good. */
  private keepEquals(node: ts.IfStatement, around: Around): void {
    const text = keptEquals(node, this.to.source);
    const id =
      text === undefined ? undefined : this.to.add(node, "missing", 2, around, node.end - 1);
    if (id !== undefined) this.to.end(node.end, ` else if (deckwork$on(${id}) && ${text};`);
  }

  /** What is asked again after each round. */
  private repeat(node: ts.IfStatement, around: Around): void {
    const id = this.to.add(node, "repeat", 2, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    const [condition, work] = [node.expression, node.thenStatement].map((one) =>
      this.to.textOf(one),
    );
    const number = this.to.addLoop(node);
    const loop = `deckwork$begin(${number});while (${condition}) {deckwork$loop(${number});${work}}`;
    this.to.begin(node.getStart(this.to.source), `if (deckwork$on(${id})) {${loop}}`);
  }

  /** Two places whose values are exchanged, with a variable that keeps the first. */
  private swap(node: ts.Statement, next: ts.Statement, around: Around): void {
    const [one, other] = [node, next].map((its) => assignmentIn(its, this.to.source));
    if (!one || !other) return;
    const isSwap = one.to === other.from && one.from === other.to;
    const id = this.to.add(next, isSwap ? "overwritten" : "order", isSwap ? 1 : 2, around);
    if (id === undefined) return;
    this.to.leaveOut(node, id);
    this.to.leaveOut(next, id);
    const text = isSwap
      ? `const deckwork$kept = ${one.to}; ${one.to} = ${one.from}; ${one.from} = deckwork$kept;`
      : `${one.to} = ${other.from}; ${other.to} = ${one.from};`;
    this.to.begin(node.getStart(this.to.source), `if (deckwork$on(${id})) {${text}}`);
  }

  /** Two branches or cases, each with the result of the other. */
  exchangeResults(node: ts.Node, next: ts.Node | undefined, around: Around): void {
    // Of two assignments in a row, only the last one counts.
    const isBranch = !ts.isExpressionStatement(node);
    const [one, other] = [node, next].map((its) => its && isBranch && resultOf(its));
    if (!one || !other) return;
    const [to, otherTo] = [one, other].map((its) => its.to && this.to.textOf(its.to));
    if (to !== otherTo) return;
    const id = this.to.add(other.value, "order", 1, around);
    if (id === undefined) return;
    for (const [own, its] of [
      [one.value, other.value],
      [other.value, one.value],
    ] as const) {
      this.to.begin(
        own.getStart(this.to.source),
        `(deckwork$on(${id}) ? (${this.to.textOf(its)}) : `,
      );
      this.to.end(own.end, ")");
    }
  }

  /** A variable that is not returned. */
  giveVariable({ statements, end }: ts.Block, around: Around): void {
    const last = statements.at(-1);
    if (!last || isLeaving(last)) return;
    for (const name of declaredIn(statements).slice(-MOST_COUNTERS)) {
      const id = this.to.add(last, "return", 1, around, end - 1);
      if (id !== undefined) this.to.end(end - 1, `;if (deckwork$on(${id})) return ${name};`);
    }
  }

  /** A way out of a loop or function at the end of a branch. */
  private leave(node: ts.IfStatement, block: ts.Block, around: Around): void {
    const last = block.statements.at(-1);
    if (!last || isLeaving(last)) return;
    const words = around.inLoop ? ["break", "continue"] : around.inFunction ? ["return"] : [];
    for (const word of [...words, ...(around.leaves ?? [])]) {
      const id = this.to.add(node, "missing", 2, around);
      if (id !== undefined) this.to.end(block.end - 1, `;if (deckwork$on(${id})) ${word};`);
    }
  }
}

/** The blocks of an `if` and its `else`. */
function branchesOf({ thenStatement, elseStatement }: ts.IfStatement): readonly ts.Block[] {
  return [thenStatement, elseStatement].filter(
    (one): one is ts.Block => one !== undefined && ts.isBlock(one),
  );
}

function calls(node: ts.Statement | undefined): boolean {
  if (!node || !ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  const stores = ts.isBinaryExpression(expression) && isAssignment(expression);
  return isCall(stores ? expression.right : expression);
}

/** `return main();` */
function givesCall(node: ts.Statement): boolean {
  return ts.isReturnStatement(node) && node.expression !== undefined && isCall(node.expression);
}

function countersOf({ names }: Around): readonly (readonly [string, string])[] {
  return [...names.counters].slice(0, MOST_COUNTERS);
}
